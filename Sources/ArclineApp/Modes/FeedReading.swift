import Feeds
import Platform
import Synchronization

/// Reads sources for the mode `feed` and prints their events as they come.
nonisolated struct FeedReading: Sendable {
  /// How the reading ended.
  struct Outcome: Sendable {
    /// What failed, in one line.
    var failure: String?
    /// How a command has ended.
    var command: CommandEnd?
  }

  let stop: WakePipe?
  let holdsFallingValues: Bool
  /// Whether the stream is that of a command.
  var isOfCommand = false
  let makeFeed: @Sendable () -> any Feed

  /// Reads one stream to its end, on this thread.
  func read(_ source: OpenSource) throws(Failure) -> Outcome {
    var outcome = Outcome()
    guard let stream = source.makeStream(stop: stop) else { return outcome }
    var feed = makeFeed()
    var sink = MonotonicSink(
      downstream: EventPrinter(isOfCommand: isOfCommand), isEnabled: holdsFallingValues)
    var buffer: [UInt8] = []
    reading: while !sink.downstream.isReaderGone {
      switch stream.next(into: &buffer, quietAfter: nil) {
      case .bytes:
        feed.consume(buffer.span, into: &sink)
        // What a read brought is printed before the next one is waited for.
        try sink.downstream.print()
      case .quiet: continue
      case .writerGone, .beginsAgain:
        feed.finish(into: &sink)
        try sink.downstream.print()
        sink = MonotonicSink(downstream: sink.downstream, isEnabled: holdsFallingValues)
      case .end(let command):
        outcome.command = command
        break reading
      case .failed(let reason):
        outcome.failure = reason
        break reading
      }
    }
    feed.finish(into: &sink)
    sink.downstream.finish(format: feed.format, command: outcome.command)
    try sink.downstream.print()
    return outcome
  }

  /// Serves clients, until the bell rings or, without lasting, the last client has gone.
  ///
  /// Each client is a job named by its number.
  func serve(_ listener: LocalListener, isLasting: Bool) throws(Failure) -> Outcome {
    let shared = Shared()
    let end: WakePipe
    do throws(SystemError) {
      end = try WakePipe()
      let stop = stop
      // Two bells end it: the request to stop, and the end of the last client.
      try BackgroundThread.start(name: "stop") {
        _ = stop?.wait(until: nil)
        end.signal()
      }
    } catch {
      throw .runtime(error.description)
    }
    var outcome = Outcome()
    serving: while true {
      switch listener.next(stop: end) {
      case .client(let descriptor): start(descriptor, shared, isLasting ? nil : end)
      case .exhausted: _ = Stopwatch().wait(untilNanoseconds: 200_000_000, unless: end)
      case .cancelled: break serving
      case .failed(let reason):
        outcome.failure = "listening failed: \(reason)"
        break serving
      }
    }
    try shared.finish(format: makeFeed().format)
    return outcome
  }

  private func start(_ descriptor: Int32, _ shared: Shared, _ end: WakePipe?) {
    guard let number = shared.open() else {
      Descriptors.close(descriptor)
      if let notice = shared.refuse() { Messages.report(notice) }
      return
    }
    do throws(SystemError) {
      try BackgroundThread.start(name: "feed") {
        read(ClientStream(descriptor, stop: stop), number, shared)
        if shared.close() { end?.signal() }
      }
    } catch {
      Descriptors.close(descriptor)
      _ = shared.close()
      Messages.report("a client cannot be served: \(error.description)")
    }
  }

  private func read(_ stream: ClientStream, _ number: Int, _ shared: Shared) {
    var feed = makeFeed()
    var sink = MonotonicSink<[FeedEvent]>(downstream: [], isEnabled: holdsFallingValues)
    var buffer: [UInt8] = []
    while stream.next(into: &buffer, quietAfter: nil) == .bytes {
      feed.consume(buffer.span, into: &sink)
      shared.print(sink.downstream, of: number)
      sink.downstream.removeAll(keepingCapacity: true)
    }
    feed.finish(into: &sink)
    shared.print(sink.downstream, of: number)
  }
}

/// What the threads of several clients share.
private nonisolated final class Shared: Sendable {
  private struct State {
    var printer = EventPrinter()
    var opened = 0
    var count = 0
    var failure: SystemError?
    var refusals = RefusalNotice(most: InputThreads.mostClients)
  }

  private let state = Mutex(State())

  /// Counts a client that was turned away and returns what is to be said about it now.
  func refuse() -> String? { state.withLock { $0.refusals.refuse() } }

  /// Counts a client and gives it a number; nil when there are too many.
  func open() -> Int? {
    state.withLock { state in
      guard state.count < InputThreads.mostClients else { return nil }
      state.count += 1
      state.opened += 1
      return state.opened
    }
  }

  /// Counts a client that has gone; returns whether it was the last one.
  func close() -> Bool {
    state.withLock { state in
      state.count -= 1
      return state.count == 0
    }
  }

  /// Prints the events of a client at once, so that no line is torn.
  func print(_ events: [FeedEvent], of number: Int) {
    state.withLock { state in
      guard state.failure == nil else { return }
      state.printer.prefix = String(number)
      for event in events { state.printer.receive(event) }
      do throws(SystemError) {
        try state.printer.flush()
      } catch {
        state.failure = error
      }
    }
  }

  func finish(format: FeedFormat) throws(Failure) {
    let failure = state.withLock { state -> SystemError? in
      state.printer.finish(format: format)
      do throws(SystemError) {
        try state.printer.flush()
      } catch {
        state.failure = state.failure ?? error
      }
      return state.failure
    }
    if let failure { throw .runtime("cannot write to standard output: \(failure.reason)") }
  }
}
