/// The clock of the program: CLOCK_MONOTONIC, in nanoseconds from an unspecified start.
///
/// It never goes backward, is corrected in rate by the network time service, and stands still while
/// the machine is suspended.
public enum MonotonicClock {
  /// The present reading in nanoseconds.
  public static func now() -> UInt64 { System.monotonicNanoseconds() }

  /// The nanoseconds that the machine was suspended since it started, to some microseconds.
  public static func suspended() -> UInt64 { System.suspendedNanoseconds() }

  /// Sleeps until the clock reads `deadline` nanoseconds or more; returns at once for the past.
  ///
  /// Signals do not shorten the sleep. To be woken early use `WakePipe.wait(until:)` instead.
  public static func sleep(until deadline: UInt64) {
    System.sleep(untilNanoseconds: min(deadline, UInt64(Int64.max)))
  }
}
