internal import Glibc

/// Ends the process when a step takes too long.
///
/// It is for calls that cannot be cancelled, such as connecting to a display server that does not
/// answer.
public struct Watchdog: Sendable {
  private let done: WakePipe

  /// Starts watching.
  /// - Parameters:
  ///   - milliseconds: the time until the process is ended; negative counts as 0.
  ///   - message: the line written to standard error then.
  ///   - exitStatus: the status of the process then.
  ///   - farewell: what is done before, on another thread; it must not wait for anything.
  /// - Returns: the watch, to be stopped when the step is done.
  /// - Throws: the system's refusal of a thread or a descriptor.
  public static func start(
    milliseconds: Int, message: String, exitStatus: Int32,
    farewell: @escaping @Sendable () -> Void = {}
  ) throws(SystemError) -> Watchdog {
    let done = try WakePipe()
    let deadline = MonotonicClock.now() + UInt64(max(0, min(milliseconds, 86_400_000))) * 1_000_000
    try BackgroundThread.start(name: "watchdog") {
      guard !done.wait(until: deadline) else { return }
      farewell()
      StandardError.write(line: message)
      // Other threads hang: nothing of theirs may run any more.
      _exit(exitStatus)
    }
    return Watchdog(done: done)
  }

  /// Ends the watch; the step was done in time.
  public func stop() { done.signal() }
}
