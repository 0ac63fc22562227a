import Feeds
import Testing

@Suite struct PercentFeedTests {
  @Test("A line of zero bytes is no empty line: it gives one warning")
  func zeroBytes() {
    let events = events(of: "10\n\0\0\n\n20\n")
    let warnings = events.compactMap { if case .warning(let warning) = $0 { warning } else { nil } }
    #expect(warnings.map(\.line) == [2])
    #expect(events.count == 3)
  }

  @Test("Carriage returns alone separate values")
  func carriageReturnsOnly() {
    let events = events(of: "10\r20\r30")
    #expect(events.fractions == [0.1, 0.2, 0.3])
    #expect(events.updates.map(\.line) == [1, 2, 3])
    #expect(events.warnings.isEmpty)
  }

  @Test("The values before an open record come at once")
  func valuesComeAtOnce() {
    var feed = PercentFeed()
    var events: [FeedEvent] = []
    feed.consume(Array("10\r".utf8).span, into: &events)
    #expect(events.fractions == [0.1])
    feed.consume(Array("20\r".utf8).span, into: &events)
    #expect(events.fractions == [0.1, 0.2])
    feed.consume(Array("30".utf8).span, into: &events)
    #expect(events.fractions == [0.1, 0.2])
    feed.finish(into: &events)
    #expect(events.fractions == [0.1, 0.2, 0.3])
  }

  @Test("CR LF makes no empty update, and a byte-order mark no warning")
  func carriageReturnLineFeed() {
    #expect(events(of: "10\r\n20\r\n").count == 2)
    let marked = events(of: "\u{FEFF}10\r\n20\r\n30")
    #expect(marked.fractions == [0.1, 0.2, 0.3])
    #expect(marked.warnings.isEmpty)
  }

  @Test("Numbers out of range are clamped, each with a warning that names the clamp")
  func outOfRange() {
    let events = events(of: "256\n299\n-5\n65586\n50\n")
    #expect(events.fractions == [1, 1, 0, 1, 0.5])
    #expect(events.updates.map(\.raw) == [256, 299, -5, 65_586, nil])
    let expected = [
      FeedWarning(line: 1, text: #""256" is outside 0 to 100; taken as 100"#),
      FeedWarning(line: 2, text: #""299" is outside 0 to 100; taken as 100"#),
      FeedWarning(line: 3, text: #""-5" is outside 0 to 100; taken as 0"#),
      FeedWarning(line: 4, text: #""65586" is outside 0 to 100; taken as 100"#),
    ]
    #expect(events.warnings == expected)
  }

  @Test("A stream past its promised size is followed up and down, clamped")
  func overrun() {
    let events = events(of: "10\n40\n90\n100\n90\n40\n10\n60\n100\n112\n130\n")
    #expect(events.fractions == [0.1, 0.4, 0.9, 1, 0.9, 0.4, 0.1, 0.6, 1, 1, 1])
    #expect(events.warnedLines == [10, 11])
  }

  @Test("Decimal commas are read as decimal points")
  func decimalComma() {
    let events = events(of: "12,5\n12.5\n99,9\n100,0\n")
    #expect(events.updates.map(\.number) == [12.5, 12.5, 99.9, 100])
    #expect(events.fractions == [0.125, 0.125, 99.9 / 100, 1])
    #expect(events.warnings.isEmpty)
  }

  @Test("An ambiguous comma is refused with its line and the reason")
  func ambiguousComma() throws {
    let events = events(of: "10\n1,234\n20\n")
    #expect(events.fractions == [0.1, 0.2])
    let warning = try #require(events.warnings.first)
    #expect(warning.line == 2)
    #expect(warning.text.hasPrefix(#""1,234" is ambiguous"#))
    #expect(events.warnings.count == 1)
  }

  @Test("Text among numbers gives one warning, and reading goes on")
  func textAmongNumbers() {
    let events = events(of: "10\nabc\n\n20\n35%\n  40  \n")
    #expect(events.fractions == [0.1, 0.2, 0.35, 0.4])
    #expect(events.updates.map(\.line) == [1, 4, 5, 6])
    #expect(events.warnedLines == [2])
    #expect(events.warnings.first?.text.hasPrefix(#""abc" is not a number"#) == true)
  }

  @Test("A whole number of percent is one percent each, whatever its size")
  func oneIsOnePercent() {
    #expect(events(of: "1\n0.5\n").fractions == [0.01, 0.005])
  }

  @Test(
    "A range gives the fraction",
    arguments: [
      (100, 200, "150", 0.5), (50, 100, "100", 1), (50, 100, "50", 0), (-20, 20, "10", 0.75),
      (10, 0, "5", 0.5),
    ] as [(Double, Double, String, Double)])
  func ranges(minimum: Double, maximum: Double, text: String, fraction: Double) throws {
    let range = try #require(ValueRange(minimum: minimum, maximum: maximum))
    let events = events(of: text, in: range)
    #expect(events.fractions == [fraction])
    #expect(events.warnings.isEmpty)
  }

  @Test("Equal ends of the range make the state unknown, without warnings", arguments: [0.0, 5])
  func equalEnds(end: Double) throws {
    let range = try #require(ValueRange(minimum: end, maximum: end))
    let events = events(of: "0\n5\n7\n", in: range)
    #expect(events.fractions == [nil, nil, nil])
    #expect(events.updates.map(\.state) == [.unknown, .unknown, .unknown])
    #expect(events.warnings.isEmpty)
  }

  @Test("A percent sign means a percentage in every range")
  func percentSignInAnyRange() throws {
    let range = try #require(ValueRange(minimum: 0, maximum: 200))
    let events = events(of: "50\n50%\n150%\n", in: range)
    #expect(events.fractions == [0.25, 0.5, 1])
    #expect(events.warnings.map(\.text) == [#""150%" is outside 0 to 100; taken as 100"#])
  }

  @Test("A job runs until the end of its range, and may run again")
  func states() {
    let events = events(of: "0\n99.999\n100\n90\n")
    #expect(events.updates.map(\.state) == [.running, .running, .done, .running])
  }

  @Test("Terminal sequences and control characters around a number are passed over")
  func terminalSequences() {
    let events = events(of: "\u{1B}[K50\r\u{1B}[1m60%\u{1B}[0m\n\u{08}\u{08}70\0\n\u{1B}[2K\n")
    #expect(events.fractions == [0.5, 0.6, 0.7])
    #expect(events.warnings.isEmpty)
  }

  @Test("A control character inside a number does not join its halves")
  func controlInsideNumber() {
    let events = events(of: "1\u{01}2\n")
    #expect(events.updates.isEmpty)
    #expect(events.warnings.first?.text.hasPrefix(#""1\x012" has text after"#) == true)
  }

  @Test(
    "No number that is none or infinite gets through",
    arguments: ["nan", "inf", "-inf", "1e400", "-1e400"])
  func noInfinities(text: String) {
    let events = events(of: text)
    #expect(events.updates.isEmpty)
    #expect(events.warnedLines == [1])
  }

  @Test("Huge finite numbers are clamped")
  func hugeNumbers() {
    let events = events(of: "1e308\n-1e308\n9223372036854775807\n")
    #expect(events.fractions == [1, 0, 1])
    #expect(events.warnedLines == [1, 2, 3])
  }
}
