import CommandLineOptions
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
      if let signal = state.signal { Self.send(signal, to: source) }
      return source
    }
  }

  /// Passes a request to stop on to a command.
  func send(_ signal: Signal) {
    state.withLock { state in
      state.signal = signal
      if let source = state.source { Self.send(signal, to: source) }
    }
  }

  /// Ends a command at once, because the process is about to end in the same way.
  func kill() {
    state.withLock { state in
      if case .command(let command) = state.source { command.kill() }
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

  /// The status of the process when the display ended with a status of its own: that of a command
  /// that has ended, unless the display ended for another reason.
  func status(after status: ExitStatus) -> Int32 {
    guard [.done, .endedEarly, .sourceFailed].contains(status),
      let command = state.withLock({ $0.signal == nil ? $0.source?.commandStatus : nil })
    else { return status.rawValue }
    return command
  }

  /// The request to stop, if one came.
  var stopRequest: Signal? { state.withLock { $0.signal } }

  private static func send(_ signal: Signal, to source: OpenSource) {
    guard case .command(let command) = source else { return }
    // The keyboard has sent its own signal to all in the terminal's foreground.
    if !(command.sharesTerminal && signal == .interrupt) { command.send(signal) }
  }
}
