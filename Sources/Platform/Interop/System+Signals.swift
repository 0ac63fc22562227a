internal import Glibc

extension System {
  /// Whether a signal is ignored, as programs started in the background often find SIGINT.
  static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard unsafe sigaction(number, nil, &action) == 0 else { return false }
    // SIG_IGN is the address 1, which cannot be compared as a function.
    let handler = unsafe action.__sigaction_handler.sa_handler
    return unsafe unsafeBitCast(handler, to: Int.self) == 1
  }

  /// Ignores a signal.
  static func ignore(_ number: Int32) {
    _ = signal(number, SIG_IGN)
  }

  /// Gives a signal its usual effect.
  static func restoreDefault(_ number: Int32) {
    _ = signal(number, SIG_DFL)
  }

  /// Blocks signals in this thread and in the threads it starts later.
  static func block(_ numbers: [Int32]) {
    var set = signalSet(numbers)
    _ = unsafe pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  /// Lets blocked signals through in this thread and in the threads it starts later.
  static func unblock(_ numbers: [Int32]) {
    var set = signalSet(numbers)
    _ = unsafe pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  /// Waits for one of several blocked signals, takes it, and returns its number.
  static func nextSignal(of numbers: [Int32]) -> Int32 {
    var set = signalSet(numbers)
    while true {
      let number = unsafe sigwaitinfo(&set, nil)
      if number > 0 { return number }
    }
  }

  /// Takes one of several blocked signals if it is waiting; returns nil at once if none is.
  static func pendingSignal(of numbers: [Int32]) -> Int32? {
    var set = signalSet(numbers)
    var none = timespec()
    let number = unsafe sigtimedwait(&set, nil, &none)
    return number > 0 ? number : nil
  }

  static func signalSet(_ numbers: [Int32]) -> sigset_t {
    var set = sigset_t()
    _ = unsafe sigemptyset(&set)
    for number in numbers { _ = unsafe sigaddset(&set, number) }
    return set
  }
}
