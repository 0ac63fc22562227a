internal import Glibc

extension System {
  /// The reading of CLOCK_MONOTONIC in nanoseconds.
  static func monotonicNanoseconds() -> UInt64 {
    var time = timespec()
    // The clock exists on every kernel that can run this program; the call cannot fail.
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
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
