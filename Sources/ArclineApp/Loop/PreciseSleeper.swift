import FrameTiming
import Platform

/// Ends a sleep at its moment: it wakes a little early and watches the clock for the rest.
///
/// That rest costs processor time, so it is for measurements and not for a display on a wall.
struct PreciseSleeper {
  private var early = SleepGuard()

  /// Sleeps until the monotonic clock reads `deadline`.
  mutating func sleep(until deadline: UInt64) {
    let wake = deadline - min(deadline, early.nanoseconds)
    var now = MonotonicClock.now()
    if wake > now {
      MonotonicClock.sleep(until: wake)
      now = MonotonicClock.now()
      early.record(wanted: wake, actual: now)
    }
    while now < deadline { now = MonotonicClock.now() }
  }
}
