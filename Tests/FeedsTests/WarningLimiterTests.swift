import Feeds
import Testing

@Suite struct WarningLimiterTests {
  @Test("Warnings pass up to the limit, updates always", arguments: [-1, 0, 2, 5])
  func limit(limit: Int) {
    var sink = WarningLimiter(downstream: [FeedEvent](), limit: limit)
    var feed = PercentFeed()
    feed.consume(Array("a\n1\nb\n2\nc\n3\n".utf8).span, into: &sink)
    #expect(sink.downstream.warnedLines == Array([1, 3, 5].prefix(max(0, limit))))
    #expect(sink.downstream.fractions == [0.01, 0.02, 0.03])
    #expect(sink.warnings == 3)
    #expect(sink.suppressed == max(0, 3 - max(0, limit)))
  }

  @Test("A feed by itself gives a warning for every bad line")
  func noLimitByItself() {
    let events = events(of: String(repeating: "x\n", count: 5000))
    #expect(events.warnedLines == Array(1...5000))
  }
}
