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
  /// Whether the jobs of a stream are told apart.
  var tellsJobs = false

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

  /// Starts to read into a rack, in which every stream of the source has an inbox of its own; the
  /// updates and warnings of all are counted in one inbox.
  func start(into rack: InboxRack, counts: FeedInbox) throws(SystemError) {
    if case .listener(let listener) = source {
      return try start(listener, into: rack, source: settings.name, counts: counts)
    }
    let inbox = rack.open(source: settings.name)
    let reader = FeedReader(source: source, inbox: inbox, settings: settings, stop: stop)
    let (source, stop) = (source, stop)
    try reader.start(feed(for: inbox), counts: counts) { source.makeStream(stop: stop) }
  }

  /// The parser of a stream whose news goes to an inbox.
  private func feed(for inbox: FeedInbox) -> any Feed {
    tellsJobs ? JobsFeed(makeFeed(), inbox: inbox) : makeFeed()
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
    var refusals = RefusalNotice(most: Self.mostClients)
    var served = 0
    let prefix = name.isEmpty ? "" : "\(name): "
    while true {
      switch listener.next(stop: stop) {
      case .client(let descriptor):
        guard rack.count < Self.mostClients else {
          Descriptors.close(descriptor)
          if let notice = refusals.refuse() { Messages.report(prefix + notice) }
          continue
        }
        served += 1
        var settings = settings
        settings.name = (name.isEmpty ? "" : "\(name), ") + "client \(served)"
        let inbox = rack.open(source: name)
        let reader = FeedReader(
          source: .descriptor(descriptor, name: "a client"), inbox: inbox, settings: settings,
          stop: stop)
        do throws(SystemError) {
          try reader.start(feed(for: inbox), counts: counts) {
            ClientStream(descriptor, stop: stop)
          }
        } catch {
          Messages.report("\(settings.name) cannot be served: \(error.description)")
          Descriptors.close(descriptor)
          inbox.leave { delivery, _ in delivery.hasEnded = true }
        }
      case .exhausted:
        // The connection stays in the queue; without the rest this would spin.
        _ = Stopwatch().wait(untilNanoseconds: 200_000_000, unless: stop)
      case .cancelled: return
      case .failed(let reason):
        // Where there is only one source, that is the end of the program.
        let inbox = name.isEmpty ? counts : rack.open(source: name)
        return inbox.leave { delivery, _ in
          delivery.failure = "listening failed: \(reason)"
          delivery.hasEnded = true
        }
      }
    }
  }
}
