import Feeds
import Testing

@Suite struct MonotonicSinkTests {
  private func passed(_ text: String, isEnabled: Bool) -> [FeedEvent] {
    var sink = MonotonicSink(downstream: [FeedEvent](), isEnabled: isEnabled)
    var feed = PercentFeed()
    feed.consume(Array(text.utf8).span, into: &sink)
    feed.finish(into: &sink)
    return sink.downstream
  }

  @Test("Held back from falling, a stream past its promised size stays at its end")
  func overrun() {
    let stream = "10\n40\n90\n100\n90\n40\n10\n60\n100\n112\n130\n"
    let events = passed(stream, isEnabled: true)
    #expect(events.fractions == [0.1, 0.4, 0.9, 1, 1, 1, 1, 1, 1, 1, 1])
    #expect(events.updates.map(\.raw) == [nil, nil, nil, nil, 90, 40, 10, 60, nil, 112, 130])
    #expect(events.updates.dropFirst(3).allSatisfy { $0.state == .done })
    #expect(events.warnedLines == [10, 11])
  }

  @Test("Switched off, everything passes as it is")
  func switchedOff() {
    let stream = "50\n40\nabc\n299\n0\n"
    #expect(passed(stream, isEnabled: false) == events(of: stream))
  }

  @Test("Each job has its own highest fraction; messages and unknown states pass")
  func jobs() {
    var sink = MonotonicSink(downstream: [FeedEvent]())
    let updates = [
      FeedUpdate(line: 1, id: "a", fraction: 0.5), FeedUpdate(line: 2, id: "b", fraction: 0.2),
      FeedUpdate(line: 3, id: "a", fraction: 0.4, message: "m"),
      FeedUpdate(line: 4, id: "a", state: .unknown), FeedUpdate(line: 5, id: "a", message: "n"),
      FeedUpdate(line: 6, id: "b", fraction: 0.1), FeedUpdate(line: 7, id: "a", fraction: 0.6),
    ]
    for update in updates {
      sink.receive(.update(update))
    }
    #expect(sink.downstream.fractions == [0.5, 0.2, 0.5, nil, nil, 0.2, 0.6])
    #expect(sink.downstream.updates[2].message == "m")
    #expect(sink.downstream.updates[3] == updates[3])
    #expect(sink.downstream.updates[4] == updates[4])
  }
}
