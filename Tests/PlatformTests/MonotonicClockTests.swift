import Platform
import Testing

@Suite struct MonotonicClockTests {
  @Test func `readings never go backward`() {
    var last = MonotonicClock.now()
    for _ in 0..<1000 {
      let now = MonotonicClock.now()
      #expect(now >= last)
      last = now
    }
  }

  @Test func `a sleep ends at its deadline or later`() {
    let deadline = MonotonicClock.now() + 2_000_000
    MonotonicClock.sleep(until: deadline)
    #expect(MonotonicClock.now() >= deadline)
  }

  @Test func `a deadline in the past does not sleep`() {
    MonotonicClock.sleep(until: 0)
    MonotonicClock.sleep(until: 1)
  }
}
