import Feeds

/// A feed that also leaves the newest news of each of its jobs in an inbox.
nonisolated struct JobsFeed: Feed {
  private var inner: any Feed
  private let inbox: FeedInbox

  init(_ inner: any Feed, inbox: FeedInbox) {
    self.inner = inner
    self.inbox = inbox
  }

  var format: FeedFormat { inner.format }

  mutating func consume(_ bytes: Span<UInt8>, into sink: inout some FeedSink) {
    var heard: [FeedEvent] = []
    inner.consume(bytes, into: &heard)
    pass(heard, to: &sink)
  }

  mutating func finish(into sink: inout some FeedSink) {
    var heard: [FeedEvent] = []
    inner.finish(into: &heard)
    pass(heard, to: &sink)
  }

  func provisional() -> FeedUpdate? { inner.provisional() }

  private mutating func pass(_ events: [FeedEvent], to sink: inout some FeedSink) {
    var jobs: [String: FeedUpdate] = [:]
    for event in events {
      sink.receive(event)
      guard case .update(let update) = event else { continue }
      jobs[update.id] = jobs[update.id]?.followed(by: update) ?? update
    }
    guard !jobs.isEmpty else { return }
    let news = jobs
    inbox.leave { delivery, _ in delivery.add(jobs: news) }
  }
}
