import Feeds
import Testing

@Suite struct PercentFeedStreamTests {
  @Test(
    "Any division into reads gives the same events",
    arguments: [
      "10\r20\r30", "\u{FEFF}10\r\n20\r\n30", "10\r\n20\n\r30\r\r\n40",
      "10\nabc\n\n20\n35%\n  40  \n",
      "256\n299\n-5\n65586\n50\n", "12,5\n12.5\n99,9\n100,0\n1,234",
      "\u{1B}[K50\r\u{1B}]0;t\u{07}60\r",
      "é\n漢\r\n50", "\n\n\n", "",
    ])
  func divisionDoesNotMatter(stream: String) {
    let bytes = Array(stream.utf8)
    let whole = events(of: [bytes])
    for division in divisions(of: bytes) {
      #expect(events(of: division) == whole)
    }
  }

  @Test("Bytes that are not UTF-8 give one warning a line in any division")
  func invalidBytes() {
    let stream: [UInt8] = [0x31, 0x0A, 0xFF, 0xFE, 0x0A, 0xED, 0xA0, 0x80, 0x0D, 0x32]
    let whole = events(of: [stream])
    #expect(whole.fractions == [0.01, 0.02])
    #expect(whole.warnedLines == [2, 3])
    for division in divisions(of: stream) {
      #expect(events(of: division) == whole)
    }
  }

  @Test("A line over 64 KiB gives one warning, and the next line is read")
  func overlongLine() {
    let stream = "10\n" + String(repeating: "9", count: 65_537) + "\n20\n"
    let events = events(of: stream)
    #expect(events.fractions == [0.1, 0.2])
    #expect(events.updates.map(\.line) == [1, 3])
    #expect(events.warnedLines == [2])
    #expect(events.warnings.first?.text.contains("at most 65536 bytes") == true)
  }

  @Test("A number among 64 KiB of blanks is read")
  func longButAllowedLine() {
    let events = events(of: String(repeating: " ", count: 65_534) + "50\n")
    #expect(events.fractions == [0.5])
    #expect(events.warnings.isEmpty)
  }

  @Test("A flood of a million lines and one is counted to the last")
  func flood() {
    // 8192 lines a read, cut where the lines are not.
    let lines = Array(repeating: Array("50\n".utf8), count: 8192).flatMap { $0 }
    let total = 1_000_000
    var feed = PercentFeed()
    var counter = LastUpdate()
    for _ in 0..<(total / 8192) {
      feed.consume(lines.span, into: &counter)
    }
    let rest = Array(lines[..<(3 * (total % 8192))]) + Array("100\n".utf8)
    feed.consume(rest.span, into: &counter)
    feed.finish(into: &counter)
    #expect(counter.counter.updates == 1_000_001)
    #expect(counter.counter.warnings == 0)
    #expect(counter.last == 1)
    #expect(counter.line == 1_000_001)
    #expect(counter.counter.outcome == .done)
  }

  @Test(
    "The open record counts as provisional once it is complete by the grammar",
    arguments: [
      ("5", 0.05), ("50", 0.5), ("50%", 0.5), ("5.", nil), ("", nil), ("-", nil), ("abc", nil),
      ("1e", nil), ("1,234", nil), ("299", 1), ("\u{1B}[K50", 0.5), (" ", nil),
    ] as [(String, Double?)])
  func provisional(tail: String, fraction: Double?) {
    var feed = PercentFeed()
    var events: [FeedEvent] = []
    feed.consume(Array(("10\r" + tail).utf8).span, into: &events)
    #expect(feed.provisional()?.fraction == fraction)
    if fraction != nil {
      #expect(feed.provisional()?.line == 2)
    }
    #expect(events.fractions == [0.1])
    #expect(events.warnings.isEmpty)
  }

  @Test("Looking at the open record changes nothing")
  func provisionalIsPure() {
    var feed = PercentFeed()
    var events: [FeedEvent] = []
    for byte in "5.0%\r\n".utf8 {
      _ = feed.provisional()
      feed.consume([byte].span, into: &events)
    }
    #expect(feed.provisional() == nil)
    #expect(events.fractions == [0.05])
  }

  @Test("A second stream after the first starts at line 1")
  func secondStream() {
    var feed = PercentFeed()
    var events: [FeedEvent] = []
    feed.consume(Array("10\n20".utf8).span, into: &events)
    feed.finish(into: &events)
    feed.consume(Array("30".utf8).span, into: &events)
    feed.finish(into: &events)
    #expect(events.updates.map(\.line) == [1, 2, 1])
  }
}

/// Counts events and keeps the last update's value and line.
private struct LastUpdate: FeedSink {
  var counter = FeedCounter()
  var last: Double?
  var line = 0

  mutating func receive(_ event: FeedEvent) {
    counter.receive(event)
    guard case .update(let update) = event else { return }
    last = update.fraction
    line = update.line
  }
}
