internal import Glibc

/// The signals the program answers to.
///
/// They are blocked everywhere and taken by one thread, so that no code runs inside a signal handler.
/// The mask is inherited: a program started from here must be given an empty one.
public struct Signals: Hashable, Sendable {
  /// The signals that are blocked and can be watched.
  public let watched: [Signal]

  /// Blocks the signals in this thread and in all threads it starts from now on.
  ///
  /// Call it on the main thread before any thread exists. A signal that was ignored when the program
  /// started stays ignored, as background jobs and `nohup` expect. SIGQUIT is left alone, unless the
  /// handler of `watch` takes it and ends the process by `die(of:)`. SIGCONT is blocked too, for
  /// `takeContinuation()`; a stopped process goes on all the same.
  public static func block(takesQuit: Bool = false) -> Signals {
    let watched = Signal.allCases.filter {
      !System.isIgnored($0.number) && ($0 != .quit || takesQuit)
    }
    System.block(watched.map(\.number) + [SIGCONT])
    return Signals(watched: watched)
  }

  /// Lets the signals through again, with their usual effect; those that came meanwhile act now.
  public func release() { System.unblock(watched.map(\.number) + [SIGCONT]) }

  /// Whether the process was told to go on after a stop since this was last asked.
  ///
  /// True at most once for any number of stops, and from the moment on at which the process runs
  /// again. Never before `block`, and not for what stops a process without a signal: a debugger, a
  /// frozen control group.
  public static func takeContinuation() -> Bool { System.pendingSignal(of: [SIGCONT]) != nil }

  /// Ends the process by the usual effect of a signal, without any cleaning up.
  public static func die(of signal: Signal) -> Never {
    System.restoreDefault(signal.number)
    System.unblock([signal.number])
    System.kill(System.identifier, signal.number)
    // Nothing but an ignored signal comes here, and this one is not.
    _exit(signal.exitStatus)
  }

  /// Makes writing to a closed pipe and beyond a size limit an error instead of a death.
  public static func ignoreWriteSignals() {
    System.ignore(SIGPIPE)
    System.ignore(SIGXFSZ)
  }

  /// Lets SIGQUIT (Control-Backslash) end the program as it ends others.
  ///
  /// The language's runtime would take it for a crash, print a report and go on. Some launchers hand
  /// on a mask that blocks it; like a request to stop, it gets through all the same.
  public static func quitAsUsual() {
    guard !System.isIgnored(SIGQUIT) else { return }
    System.restoreDefault(SIGQUIT)
    System.unblock([SIGQUIT])
  }

  /// Starts the thread that takes the signals; call it once.
  ///
  /// A second request to stop, more than 0.1 s after the first, ends the process at once with the
  /// signal's exit status and without any cleaning up but `farewell`. The handler runs on the watching thread, once
  /// for all requests to stop, and must return soon, for example after noting the signal and waking
  /// the main loop. Throws the system's refusal of a thread.
  public func watch(
    farewell: @escaping @Sendable () -> Void = {},
    _ handler: @escaping @Sendable (Signal) -> Void
  ) throws(SystemError) {
    _ = try startWatching(farewell: farewell, handler)
  }

  /// Starts the watching thread and returns its identity.
  func startWatching(
    farewell: @escaping @Sendable () -> Void = {},
    _ handler: @escaping @Sendable (Signal) -> Void
  ) throws(SystemError) -> BackgroundThread {
    let watched = self.watched
    return try BackgroundThread.start(name: "signals") {
      let numbers = watched.map(\.number)
      // The thread may have been started by one that did not block them.
      System.block(numbers)
      var policy = StopPolicy()
      while !numbers.isEmpty {
        let number = System.nextSignal(of: numbers)
        guard let signal = watched.first(where: { $0.number == number }) else { continue }
        switch policy.decide(on: signal, at: MonotonicClock.now()) {
        case .deliver: handler(signal)
        case .ignore: break
        case .exit(let status):
          farewell()
          _exit(status)
        }
      }
    }
  }
}
