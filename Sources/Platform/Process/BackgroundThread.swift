internal import Glibc

/// A thread of its own for work that waits, such as reading a pipe.
public struct BackgroundThread: Sendable {
  private let identity: pthread_t

  /// Starts a thread that runs `body` and ends with it; nobody waits for it.
  ///
  /// - Parameters:
  ///   - name: shown by tools such as `top -H`; the kernel keeps 15 bytes.
  ///   - body: the work. The process may exit while it runs.
  /// - Returns: the thread, which need not be kept.
  /// - Throws: the system's refusal, when the limit of threads is reached.
  @discardableResult
  public static func start(
    name: String, _ body: @escaping @Sendable () -> Void
  ) throws(SystemError) -> BackgroundThread {
    let identity = try System.startThread {
      // Only a convenience for people: without /proc the thread keeps the program's name.
      try? Files.overwrite("/proc/thread-self/comm", with: Array(name.utf8.prefix(15)))
      body()
    }
    return BackgroundThread(identity: identity)
  }

  /// Sends a signal to this thread alone.
  func send(_ signal: Signal) { System.send(signal.number, to: identity) }
}
