import CommandLineOptions
import Feeds
import Platform
import Synchronization

/// The source of a run, shared by the thread of the signals and the main thread.
nonisolated final class OwnedSource: Sendable {
  private struct State {
    var source: OpenSource?
    /// The request to stop that came before the command was started.
    var signal: Signal?
    var isClosed = false
  }

  private let state: Mutex<State>

  /// Takes over a source; nil for a command that is started later.
  init(_ source: OpenSource?) {
    state = Mutex(State(source: source))
  }

  /// Starts the command of the options unless there is a source already, and returns the source.
  func start(
    _ options: Options.Source, isOutputKeptFree: Bool
  ) throws(Failure) -> OpenSource {
    try state.withLock { (state) throws(Failure) in
      if let source = state.source { return source }
      let source = try OpenSource.run(options, isOutputKeptFree: isOutputKeptFree)
      state.source = source
      if let signal = state.signal { source.command?.pass(signal) }
      return source
    }
  }

  /// Passes a request to stop on to a command.
  func send(_ signal: Signal) {
    state.withLock { state in
      state.signal = signal
      state.source?.command?.pass(signal)
    }
  }

  /// Ends a command at once, because the process is about to end in the same way.
  func kill() {
    state.withLock { state in
      state.source?.command?.kill()
    }
  }

  /// Ends a command that still runs, and removes what was made for the source.
  ///
  /// The command has `ChildProcess.grace` to end by itself.
  func close() {
    let source = state.withLock { state -> OpenSource? in
      guard !state.isClosed else { return nil }
      state.isClosed = true
      return state.source
    }
    // Not under the lock: a second request to stop must not wait for the command.
    source?.close()
  }

  /// The status of the process when the reading or the display ended with a status of its own.
  ///
  /// That is the status of a command that has ended, or of the signal that asked to stop while it ran,
  /// unless the display ended for another reason.
  func status(after status: ExitStatus) -> Int32 {
    let (signal, command) = state.withLock { ($0.signal, $0.source?.command) }
    guard [.done, .endedEarly, .sourceFailed].contains(status), let command else {
      return status.rawValue
    }
    let end = command.end
    if let signal, end?.wasStopped != false { return signal.exitStatus }
    return end?.status ?? status.rawValue
  }

  /// The request to stop, if one came.
  var stopRequest: Signal? { state.withLock { $0.signal } }
}
