import Feeds
import Testing

@Suite struct PlainNumberTests {
  @Test(
    "The grammar takes these texts with these values",
    arguments: [
      ("0", 0), ("42", 42), ("100", 100), ("007", 7), ("+5", 5), ("-5", -5), ("  40  ", 40),
      ("\t40\t", 40), ("12.5", 12.5), ("12,5", 12.5), ("99,9", 99.9), ("100,0", 100),
      ("1,23", 1.23),
      ("1,2345", 1.2345), ("1.234", 1.234), (".5", 0.5), (",5", 0.5), ("-.5", -0.5), ("1e2", 100),
      ("1E2", 100), ("1e+2", 100), ("25e-1", 2.5), ("1,5e1", 15), ("0.1", 0.1), ("0.3", 0.3),
      ("65586", 65_586), ("9007199254740993", 9_007_199_254_740_992),
      ("9223372036854775807", 9_223_372_036_854_775_808), ("1e22", 1e22), ("1e23", 1e23),
      ("1e308", 1e308), ("1.7976931348623157e308", Double.greatestFiniteMagnitude),
      ("4.9406564584124654e-324", Double.leastNonzeroMagnitude), ("1e-400", 0),
      ("0e99999999999", 0),
      ("1e-99999999999999999999", 0),
      ("2.2250738585072011e-308", Double.leastNormalMagnitude.nextDown),
    ])
  func accepted(text: String, value: Double) throws {
    let number = try plainNumber(text)
    #expect(number.value == value)
    #expect(!number.hasPercentSign)
  }

  @Test(
    "A percent sign may follow, also after blanks", arguments: ["35%", "35 %", " 35\t% ", "3.5e1%"])
  func percentSign(text: String) throws {
    let number = try plainNumber(text)
    #expect(number.value == 35)
    #expect(number.hasPercentSign)
  }

  @Test(
    "The grammar refuses these texts for these reasons",
    arguments: [
      ("", PlainNumberError.empty), (" \t ", .empty), ("abc", .notANumber), ("nan", .notANumber),
      ("NaN", .notANumber), ("inf", .notANumber), ("-inf", .notANumber), ("Infinity", .notANumber),
      ("+", .notANumber), ("-", .notANumber), (".", .notANumber), (",", .notANumber),
      ("%", .notANumber), ("e5", .notANumber), ("+-5", .notANumber), ("- 5", .notANumber),
      ("..5", .notANumber), ("−5", .notANumber), ("٤٢", .notANumber), ("N/A", .notANumber),
      ("5.", .missingDigit), ("5,", .missingDigit), ("5.%", .missingDigit), ("1e", .missingDigit),
      ("1e+", .missingDigit), ("1.5e%", .missingDigit), ("1.2.3", .severalMarks),
      ("1.234,5", .severalMarks), ("1,234,567", .severalMarks), ("1,234.5", .severalMarks),
      ("1..5", .severalMarks), ("1.5.", .severalMarks), ("1,234", .ambiguousComma),
      ("0,125", .ambiguousComma), ("1,234%", .ambiguousComma), ("-1,234", .ambiguousComma),
      ("1,234e2", .ambiguousComma), (",123", .ambiguousComma), ("12abc", .textAfterNumber),
      ("0x10", .textAfterNumber), ("1_000", .textAfterNumber), ("10 of 20", .textAfterNumber),
      ("10 20", .textAfterNumber), ("1 000", .textAfterNumber), ("50%%", .textAfterNumber),
      ("50% x", .textAfterNumber), ("1e5.5", .textAfterNumber), ("0x1p4", .textAfterNumber),
      ("5-", .textAfterNumber), ("50\u{A0}%", .textAfterNumber), ("1e309", .tooLarge),
      ("-1e309", .tooLarge), ("1.7976931348623159e308", .tooLarge),
      ("1e99999999999999999999999", .tooLarge),
    ])
  func refused(text: String, reason: PlainNumberError) {
    #expect(throws: reason) { try plainNumber(text) }
  }

  @Test("Zero has no sign", arguments: ["-0", "-0.0", "-0e5", "-1e-400"])
  func zeroHasNoSign(text: String) throws {
    let value = try plainNumber(text).value
    #expect(value == 0)
    #expect(value.sign == .plus)
  }

  @Test("A mantissa has at most 1024 characters, zeros and mark included")
  func length() throws {
    #expect(try plainNumber(String(repeating: "0", count: 1023) + "7").value == 7)
    #expect(try plainNumber("0." + String(repeating: "3", count: 1022)).value == 1.0 / 3.0)
    #expect(throws: PlainNumberError.tooLong) {
      try plainNumber(String(repeating: "0", count: 1025))
    }
    #expect(throws: PlainNumberError.tooLarge) {
      try plainNumber(String(repeating: "9", count: 1024))
    }
  }

  @Test("A number reads back as itself from its shortest text")
  func roundTrip() throws {
    var state: UInt64 = 7
    for _ in 0..<5000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let value = Double(bitPattern: state ^ (state >> 29))
      guard value.isFinite else { continue }
      #expect(try plainNumber(value.description).value == value)
    }
  }

  @Test(
    "A number that is not whole is not taken as a whole one that is farther from zero",
    arguments: [
      ("99.99999999999999999", (100.0).nextDown), ("-0.99999999999999999999", -(1.0).nextDown),
      ("100.00000000000000001", 100), ("99.99999999999999", 99.99999999999999),
      ("0.1000000000000000055511151231257827", 0.1), ("9007199254740995", 9_007_199_254_740_996),
      ("100.00000000000000000000000000000000", 100), ("1e-30", 1e-30),
    ] as [(String, Double)])
  func wholeNumbers(text: String, value: Double) throws {
    #expect(try plainNumber(text).value == value)
  }

  @Test("Thousandths read as the nearest number, with point and with comma")
  func thousandths() throws {
    for thousandths in 0...100_000 where thousandths % 7 == 0 {
      let digits = String(thousandths % 1000 + 1000).dropFirst()
      let whole = thousandths / 1000
      let expected = Double(thousandths) / 1000
      #expect(try plainNumber("\(whole).\(digits)").value == expected)
      #expect(try plainNumber("\(whole),\(digits)0").value == expected)
    }
  }

  @Test("Each reason explains itself on one line", arguments: PlainNumberError.allCases)
  func explanations(reason: PlainNumberError) {
    #expect(!reason.explanation.isEmpty)
    #expect(!reason.explanation.contains("\n"))
    #expect(!reason.explanation.hasSuffix("."))
  }
}
