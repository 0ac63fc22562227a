import Feeds
import Platform
import Synchronization

/// Reads a source on threads of its own, up to its end.
nonisolated struct InputThreads: Sendable {
  /// More programs are not served at a time, so that a faulty one cannot take all descriptors.
  static let mostClients = 64

  let source: OpenSource
  let settings: FeedReader.Settings
  /// Makes the parser of a stream.
  let makeFeed: @Sendable () -> any Feed
  var stop: WakePipe?

  /// Starts to read into the inbox of a display with a single indicator.
  ///
  /// `isLasting` says whether a socket goes on after its last client.
  func start(into inbox: FeedInbox, isLasting: Bool) throws(SystemError) {
    guard case .listener(let listener) = source else {
      let reader = FeedReader(source: source, inbox: inbox, settings: settings, stop: stop)
      return try reader.start(makeFeed())
    }
    let rack = InboxRack()
    let blend = Mutex(ClientBlend())
    rack.setWake {
      // Under the lock, so that what was picked up first is also left first.
      blend.withLock { blend in
        let update = blend.take(rack.take())
        let isConnected = blend.isConnected
        inbox.leave { delivery, _ in
          if let update { delivery.update = update }
          delivery.isAway = !isConnected
          if !isConnected && !isLasting { delivery.hasEnded = true }
        }
      }
    }
    inbox.leave { delivery, _ in delivery.isAway = true }
    try start(listener, into: rack, source: "", counts: inbox)
  }

  /// Starts to serve clients, each with a stream of the rack; the updates and warnings of all are
  /// counted in one inbox.
  func start(
    _ listener: LocalListener, into rack: InboxRack, source name: String, counts: FeedInbox
  ) throws(SystemError) {
    let threads = self
    try BackgroundThread.start(name: "listen") {
      threads.serve(listener, into: rack, source: name, counts: counts)
    }
  }

  private func serve(
    _ listener: LocalListener, into rack: InboxRack, source name: String, counts: FeedInbox
  ) {
    var hasRefused = false
    while true {
      switch listener.next(stop: stop) {
      case .client(let descriptor):
        guard rack.count < Self.mostClients else {
          Descriptors.close(descriptor)
          if !hasRefused {
            Messages.report("only \(Self.mostClients) clients are served at a time")
          }
          hasRefused = true
          continue
        }
        let inbox = rack.open(source: name)
        let reader = FeedReader(
          source: .descriptor(descriptor, name: "a client"), inbox: inbox, settings: settings,
          stop: stop)
        do throws(SystemError) {
          try reader.start(makeFeed(), counts: counts) {
            ClientStream(descriptor, stop: stop)
          }
        } catch {
          Messages.report("a client cannot be served: \(error.description)")
          Descriptors.close(descriptor)
          inbox.leave { delivery, _ in delivery.hasEnded = true }
        }
      case .exhausted:
        // The connection stays in the queue; without the rest this would spin.
        _ = Stopwatch().wait(untilNanoseconds: 200_000_000, unless: stop)
      case .cancelled: return
      case .failed(let reason): return Messages.failListening(reason, counts)
      }
    }
  }
}

extension Messages {
  fileprivate nonisolated static func failListening(_ reason: String, _ inbox: FeedInbox) {
    inbox.leave { delivery, _ in
      delivery.failure = "listening failed: \(reason)"
      delivery.hasEnded = true
    }
  }
}
