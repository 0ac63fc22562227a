import Feeds

/// A feed that also leaves the newest news of each of its jobs in an inbox.
nonisolated struct JobsFeed: RelayFeed {
  var inner: any Feed
  private let inbox: FeedInbox

  init(_ inner: any Feed, inbox: FeedInbox) {
    self.inner = inner
    self.inbox = inbox
  }

  func provisional() -> FeedUpdate? { inner.provisional() }

  mutating func pass(_ events: [FeedEvent], to sink: inout some FeedSink) {
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
