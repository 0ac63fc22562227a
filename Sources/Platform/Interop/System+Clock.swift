internal import Glibc

extension System {
  /// The reading of CLOCK_MONOTONIC in nanoseconds.
  static func monotonicNanoseconds() -> UInt64 {
    var time = timespec()
    // The clock exists on every kernel that can run this program; the call cannot fail.
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// How far CLOCK_BOOTTIME, which goes on while the machine sleeps, is ahead of CLOCK_MONOTONIC.
  static func suspendedNanoseconds() -> UInt64 {
    let monotonic = monotonicNanoseconds()
    var time = timespec()
    guard unsafe clock_gettime(CLOCK_BOOTTIME, &time) == 0 else { return 0 }
    let boot = UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    return boot > monotonic ? boot - monotonic : 0
  }

  /// Sleeps until an absolute reading of CLOCK_MONOTONIC.
  static func sleep(untilNanoseconds deadline: UInt64) {
    var time = timespec(nanoseconds: deadline)
    // This call returns its error instead of setting errno.
    while unsafe clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &time, nil) == EINTR {}
  }
}

extension timespec {
  init(nanoseconds: UInt64) {
    self.init(
      tv_sec: Int(nanoseconds / 1_000_000_000), tv_nsec: Int(nanoseconds % 1_000_000_000))
  }
}
