import Feeds
import Testing

@Suite struct JSONReaderTests {
  private func value(
    _ text: String, limits: JSONReader.Limits = JSONReader.Limits()
  ) throws(JSONError) -> JSONValue {
    let bytes = Array(text.utf8)
    return try JSONReader.value(of: bytes.span, limits: limits)
  }

  private func fault(_ text: String) -> JSONError? {
    do throws(JSONError) {
      _ = try value(text)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "Values of every kind are read",
    arguments: [
      ("null", .null), (" true\n", .bool(true)), ("false", .bool(false)), ("0", .number(0)),
      ("-0", .number(0)), ("-12.5e-1", .number(-1.25)), ("1E3", .number(1000)),
      ("123.456", .number(123.456)), (#""""#, .string("")), (#""a b""#, .string("a b")),
      ("[]", .array([])), ("[1, [2]]", .array([.number(1), .array([.number(2)])])),
      ("{}", .object([:])),
      (#"{"a":1,"b":{"c":null}}"#, .object(["a": .number(1), "b": .object(["c": .null])])),
    ] as [(String, JSONValue)])
  func values(text: String, expected: JSONValue) throws {
    #expect(try value(text) == expected)
  }

  @Test(
    "Escapes are resolved, surrogate pairs included",
    arguments: [
      (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{08}\u{0C}\n\r\t"), (#""\u00e9""#, "é"),
      (#""\uD83D\uDE00""#, "😀"), (#""\ud800\udc00""#, "\u{10000}"), ("\"漢😀\"", "漢😀"),
      (#""\u0000""#, "\0"),
    ])
  func escapes(text: String, expected: String) throws {
    #expect(try value(text) == .string(expected))
  }

  @Test(
    "A fault has its column and its reason",
    arguments: [
      ("", 1, .unexpectedEnd), ("  ", 3, .unexpectedEnd), ("{", 2, .unexpectedEnd),
      (#"{"a":1"#, 7, .unexpectedEnd), (#"{"a""#, 5, .unexpectedEnd), ("[1,", 4, .unexpectedEnd),
      (#""abc"#, 5, .unexpectedEnd), (#""\u12"#, 6, .unexpectedEnd), ("tru", 4, .unexpectedEnd),
      ("1 2", 3, .textAfterValue), ("{}x", 3, .textAfterValue), ("[1 2]", 4, .missingComma),
      ("[1,]", 4, .missingValue), (#"{"a":1,}"#, 8, .missingName), ("{a:1}", 2, .missingName),
      (#"{"a" 1}"#, 6, .missingColon), (#"{"a":}"#, 6, .missingValue), ("nan", 1, .unknownWord),
      ("Infinity", 1, .missingValue), ("01", 2, .badNumber), ("+1", 1, .badNumber),
      (".5", 1, .badNumber), ("1.x", 3, .badNumber), ("1e400", 1, .numberTooLarge),
      ("\"a\nb\"", 3, .rawControl), (#""\x""#, 2, .badEscape), (#""\u12g4""#, 2, .badEscape),
      (#""\ud83d""#, 2, .loneSurrogate), (#""\ude00""#, 2, .loneSurrogate),
      (#""\ud83d\u0041""#, 2, .loneSurrogate), ("'a'", 1, .missingValue),
    ] as [(String, Int, JSONError.Reason)])
  func faults(text: String, column: Int, reason: JSONError.Reason) {
    #expect(fault(text) == JSONError(column: column, reason: reason))
  }

  @Test("A text that breaks off anywhere is refused, and never read as another value")
  func prefixes() throws {
    let text = Array(#"{"a":[1,{"b":"\ud83d\ude00"}],"c":true,"d":-1.5e3}"#.utf8)
    for length in 0..<text.count {
      #expect(throws: JSONError.self) {
        try JSONReader.value(of: text.span.extracting(0..<length))
      }
    }
  }

  @Test("Depth is bounded, so that hostile nesting is an error and no crash")
  func depth() throws {
    let deep = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(throws: Never.self) { try value(deep) }
    #expect(fault("[\(deep)]")?.reason == .tooDeep)
    #expect(fault(String(repeating: "[{\"a\":", count: 100_000))?.reason == .tooDeep)
  }

  @Test("Length is bounded")
  func length() {
    let limits = JSONReader.Limits(bytes: 10)
    #expect(throws: Never.self) { try value("\"12345678\"", limits: limits) }
    #expect(throws: JSONError(column: 1, reason: .tooLong)) {
      try value("\"123456789\"", limits: limits)
    }
  }

  @Test("The last of several members with one name counts")
  func duplicates() throws {
    #expect(try value(#"{"a":1,"a":2}"#)["a"]?.number == 2)
  }

  @Test("Bytes in a string that are not UTF-8 do not stop the reading")
  func invalidBytes() throws {
    let bytes: [UInt8] = [0x22, 0x61, 0xFF, 0x62, 0x22]
    #expect(try JSONReader.value(of: bytes.span) == .string("a\u{FFFD}b"))
  }

  @Test("Every reason says in one line what is wrong", arguments: JSONError.Reason.allCases)
  func explanations(reason: JSONError.Reason) {
    let text = JSONError(column: 7, reason: reason).description
    #expect(text.hasSuffix("at column 7"))
    #expect(!text.contains("\n"))
    #expect(text.count > 20)
  }
}
