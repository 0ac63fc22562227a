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
    var farewell: (@Sendable () -> Void)?
    var thread = pthread_self()
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

  /// Sets what is done before such an end, after the line is written; nil for nothing.
  ///
  /// It is done only when the library ends the process from the thread that called this.
  public static func setFarewell(_ farewell: (@Sendable () -> Void)?) {
    state.withLock { state in (state.farewell, state.thread) = (farewell, pthread_self()) }
  }

  /// Disarms the guard: from now on the process ends as it is told.
  public static func disarm() {
    state.withLock { state in (state.ending, state.farewell) = (nil, nil) }
  }

  private static func end() {
    let (ending, farewell, thread) = state.withLock { state in
      (state.ending.take(), state.farewell.take(), state.thread)
    }
    guard let ending else { return }
    StandardError.write(line: ending.message)
    if pthread_equal(thread, pthread_self()) != 0 { farewell?() }
    _exit(ending.status)
  }
}
