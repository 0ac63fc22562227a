internal import Glibc
internal import Synchronization

/// Gives the process an honest end when a library ends it.
///
/// Xlib calls `exit(1)` when the display server goes away. While the guard is armed, such an end
/// writes a line and has a status of our own choice instead.
public enum ExitGuard {
  private struct Ending: Sendable {
    let message: String
    let status: Int32
  }

  private struct State: Sendable {
    var ending: Ending?
    var isRegistered = false
  }

  private static let state = Mutex(State())

  /// Arms the guard: an end of the process that is not ours gets this line on standard error and
  /// this status.
  public static func arm(message: String, status: Int32) {
    let isFirst = state.withLock { state in
      state.ending = Ending(message: message, status: status)
      defer { state.isRegistered = true }
      return !state.isRegistered
    }
    if isFirst { atexit { ExitGuard.end() } }
  }

  /// Disarms the guard: from now on the process ends as it is told.
  public static func disarm() {
    state.withLock { $0.ending = nil }
  }

  private static func end() {
    guard let ending = state.withLock({ $0.ending.take() }) else { return }
    StandardError.write(line: ending.message)
    _exit(ending.status)
  }
}
