import CommandLineOptions
import Platform
import Synchronization

/// Sees to it that the process ends although the display server hangs.
///
/// A call to the server cannot be given up. So a request to stop starts a watch, which ends the
/// process unless the display was left in time.
nonisolated final class StopGuard: Sendable {
  private enum State: Sendable {
    case idle
    case watching(Watchdog)
    case over
  }

  private let state = Mutex(State.idle)
  private let farewell: @Sendable () -> Void

  /// Makes a guard that calls `farewell` before it ends the process.
  init(farewell: @escaping @Sendable () -> Void = {}) {
    self.farewell = farewell
  }

  /// Starts the watch for a request to stop; later requests change nothing.
  func arm(for signal: Signal) {
    let status: ExitStatus = signal == .interrupt ? .interrupted : .done
    state.withLock { state in
      guard case .idle = state else { return }
      let watchdog = try? Watchdog.start(
        milliseconds: LoopSettings.patienceWhenStopping,
        message: Messages.line("stopped without the display, which does not answer"),
        exitStatus: status.rawValue, farewell: farewell)
      if let watchdog { state = .watching(watchdog) }
    }
  }

  /// Ends the watch for good: what is left to do needs no display and may take its time.
  func disarm() {
    state.withLock { state in
      if case .watching(let watchdog) = state { watchdog.stop() }
      state = .over
    }
  }
}
