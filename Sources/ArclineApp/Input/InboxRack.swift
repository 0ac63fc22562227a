import Synchronization

/// The inboxes of many streams, each with its name: one source may have one stream after another, or
/// many at once.
nonisolated final class InboxRack: Sendable {
  /// The name of a stream.
  struct StreamName: Hashable, Sendable {
    /// The name of the source; empty where there is only one.
    let source: String
    /// The number among the streams of all sources, from 1.
    let number: Int
  }

  /// What one stream has left.
  struct News: Sendable {
    let stream: StreamName
    let delivery: FeedInbox.Delivery
  }

  private struct State {
    var streams: [(name: StreamName, inbox: FeedInbox)] = []
    var opened = 0
    var wake: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  /// Sets what is called whenever a stream has left something.
  func setWake(_ wake: (@Sendable () -> Void)?) {
    state.withLock { state in
      state.wake = wake
      for stream in state.streams { stream.inbox.setWake(wake) }
    }
  }

  /// Adds a stream of a source and returns its inbox.
  func open(source: String) -> FeedInbox {
    let inbox = FeedInbox()
    state.withLock { state in
      state.opened += 1
      state.streams.append((StreamName(source: source, number: state.opened), inbox))
      inbox.setWake(state.wake)
    }
    return inbox
  }

  /// Picks up what the streams left, in the order in which they were opened.
  ///
  /// A stream whose end was picked up is forgotten, so streams that come and go take no room.
  func take() -> [News] {
    state.withLock { state in
      let news = state.streams.map { News(stream: $0.name, delivery: $0.inbox.take()) }
      let ended = Set(news.lazy.filter(\.delivery.hasEnded).map(\.stream))
      state.streams.removeAll { ended.contains($0.name) }
      return news
    }
  }

  /// The number of streams that have not ended.
  var count: Int { state.withLock { $0.streams.count } }
}
