internal import Glibc

extension System {
  /// Carries a thread's work through the C call that starts it.
  private final class ThreadBody {
    let work: @Sendable () -> Void

    init(_ work: @escaping @Sendable () -> Void) { self.work = work }
  }

  /// Starts a thread that nobody joins and returns its identity.
  static func startThread(
    _ work: @escaping @Sendable () -> Void
  ) throws(SystemError) -> pthread_t {
    let body = unsafe Unmanaged.passRetained(ThreadBody(work))
    var thread = pthread_t()
    let code = unsafe pthread_create(
      &thread, nil,
      { argument in
        guard let argument = unsafe argument else { return nil }
        let body = unsafe Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue()
        body.work()
        return nil
      }, body.toOpaque())
    guard code == 0 else {
      unsafe body.release()
      throw SystemError(operation: "start a thread", code: code)
    }
    _ = pthread_detach(thread)
    return thread
  }

  /// Sends a signal to one thread of this process.
  static func send(_ signal: Int32, to thread: pthread_t) {
    _ = pthread_kill(thread, signal)
  }
}
