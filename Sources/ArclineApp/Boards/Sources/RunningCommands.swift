import Platform
import Synchronization

/// The commands that a board has started, for the thread of the signals.
nonisolated final class RunningCommands: Sendable {
  private struct State {
    var commands: [ChildProcess] = []
    /// The request to stop, once there was one: what is started later is told at once.
    var signal: Signal?
  }

  private let state = Mutex(State())

  /// Takes in a command that has just been started, and forgets those that have ended.
  func add(_ command: ChildProcess) {
    let signal = state.withLock { state in
      state.commands.removeAll { $0.status != nil }
      state.commands.append(command)
      return state.signal
    }
    if let signal { command.pass(signal) }
  }

  /// Passes a request to stop on to all of them.
  func send(_ signal: Signal) {
    let commands = state.withLock { state in
      state.signal = signal
      return state.commands
    }
    for command in commands { command.pass(signal) }
  }

  /// Ends all of them at once, because the process is about to end in the same way.
  func kill() {
    for command in state.withLock({ $0.commands }) { command.kill() }
  }
}
