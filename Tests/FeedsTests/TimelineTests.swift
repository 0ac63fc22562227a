import Feeds
import Testing

@Suite struct TimelineTests {
  private func timeline(_ text: String) throws(TimelineError) -> Timeline {
    let bytes = Array(text.utf8)
    return try Timeline(parsing: bytes.span)
  }

  @Test("Thirty values ten milliseconds apart arrive when they are due")
  func burst() throws {
    let text = (0..<30).map { "\($0 * 10)\t\((($0 + 1) * 10 + 1) / 3)\\n\n" }.joined()
    let timeline = try timeline(text)
    #expect(timeline.arrivals.count == 30)
    #expect(timeline.arrivals.first == Timeline.Arrival(nanoseconds: 0, bytes: Array("3\n".utf8)))
    let last = Timeline.Arrival(nanoseconds: 290_000_000, bytes: Array("100\n".utf8))
    #expect(timeline.arrivals.last == last)
  }

  @Test("The same value twenty times is twenty arrivals, and a feed reads each")
  func repetition() throws {
    let timeline = try timeline((0..<20).map { "\($0 * 100)\t80\\n\n" }.joined())
    #expect(timeline.arrivals.map(\.nanoseconds) == (0..<20).map { $0 * 100_000_000 })
    let events = events(of: timeline.arrivals.map(\.bytes))
    #expect(events.fractions == Array(repeating: 0.8, count: 20))
  }

  @Test(
    "Times are exact to the nanosecond",
    arguments: [
      ("0", 0), ("1", 1_000_000), ("16.7", 16_700_000), ("0.000001", 1), ("0.0000019", 1),
      ("16.666667", 16_666_667), ("007", 7_000_000), ("0.0", 0),
      ("18446744073709.551615", UInt64.max),
    ] as [(String, UInt64)])
  func times(text: String, nanoseconds: UInt64) throws {
    #expect(try timeline(text + "\tx").arrivals.map(\.nanoseconds) == [nanoseconds])
  }

  @Test(
    "Escapes stand for single bytes and the rest for itself",
    arguments: [
      (#"\n\r\t\e\\"#, [0x0A, 0x0D, 0x09, 0x1B, 0x5C]), (#"\x00\xfF\x41"#, [0x00, 0xFF, 0x41]),
      ("a\tb", [0x61, 0x09, 0x62]), ("é", [0xC3, 0xA9]), ("", []), (#"\\n"#, [0x5C, 0x6E]),
    ] as [(String, [UInt8])])
  func escapes(text: String, bytes: [UInt8]) throws {
    #expect(try timeline("5\t" + text + "\n").arrivals.map(\.bytes) == [bytes])
  }

  @Test("Empty lines, any line ends and a byte-order mark are allowed")
  func lineEnds() throws {
    let timeline = try timeline("\u{FEFF}0\ta\r\n\r\n5\tb\r5\tc")
    #expect(timeline.arrivals.map(\.nanoseconds) == [0, 5_000_000, 5_000_000])
    #expect(timeline.arrivals.map(\.bytes) == [[0x61], [0x62], [0x63]])
    #expect(try self.timeline("").arrivals.isEmpty)
  }

  @Test(
    "The first line at fault is named with the reason",
    arguments: [
      ("5", .missingTab), ("5 a", .badTime), ("\ta", .badTime), ("-1\ta", .badTime),
      ("+1\ta", .badTime), ("1e3\ta", .badTime), ("1.2.3\ta", .badTime), ("1.\ta", .badTime),
      (".5\ta", .badTime), ("1,5\ta", .badTime), (" 5\ta", .badTime), ("abc\ta", .badTime),
      ("18446744073709.551616\ta", .timeTooLarge), ("99999999999999999999\ta", .timeTooLarge),
      ("2.999\ta", .timeDecreases), ("9\ta\\", .badEscape), ("9\t\\q", .badEscape),
      ("9\t\\x4", .badEscape), ("9\t\\xG0", .badEscape), ("9\t\\x", .badEscape),
    ] as [(String, TimelineError.Reason)])
  func faults(line: String, reason: TimelineError.Reason) {
    #expect(throws: TimelineError(line: 3, reason: reason)) {
      try timeline("1\ta\n3\tb\n\(line)\nalso bad\n")
    }
  }

  @Test("A line over 64 KiB is refused with its line")
  func overlongLine() {
    #expect(throws: TimelineError(line: 2, reason: .tooLong)) {
      try timeline("1\ta\n2\t" + String(repeating: "x", count: 65_536))
    }
  }

  @Test(
    "A fault describes itself on one line with its number", arguments: TimelineError.Reason.allCases
  )
  func descriptions(reason: TimelineError.Reason) {
    let text = TimelineError(line: 7, reason: reason).description
    #expect(text.hasPrefix("line 7: "))
    #expect(!text.contains("\n"))
    #expect(!text.hasSuffix("."))
  }
}
