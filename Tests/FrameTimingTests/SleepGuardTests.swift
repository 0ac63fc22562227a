import FrameTiming
import Testing

@Suite struct SleepGuardTests {
  @Test func `without experience the guard is the greatest`() {
    #expect(SleepGuard().nanoseconds == 2_000_000)
  }

  @Test func `the guard is the worst of the last 64 oversleeps`() {
    var sleepGuard = SleepGuard()
    sleepGuard.record(wanted: 1000, actual: 701_000)
    for _ in 0..<63 { sleepGuard.record(wanted: 1000, actual: 91_000) }
    #expect(sleepGuard.nanoseconds == 700_000)
    sleepGuard.record(wanted: 1000, actual: 91_000)
    #expect(sleepGuard.nanoseconds == 90_000)
  }

  @Test func `the guard stays within its range`() {
    var sleepGuard = SleepGuard()
    sleepGuard.record(wanted: 5_000_000, actual: 4_000_000)
    #expect(sleepGuard.nanoseconds == 50_000)
    sleepGuard.record(wanted: 0, actual: .max)
    #expect(sleepGuard.nanoseconds == 2_000_000)
  }
}
