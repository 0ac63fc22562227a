import Motion
import Testing

@Suite struct AnimationClockTests {
  static let rates: [TickRate] = [.hz60, .hz59_94, .hz144]
  static let ninetyDays: UInt64 = 90 * 86_400 * 1_000_000_000

  /// The whole steps that fit into a time, by arithmetic that does not share the clock's.
  private func wholeSteps(_ nanoseconds: UInt64, _ rate: TickRate) -> UInt64 {
    UInt64(UInt128(nanoseconds) * UInt128(rate.stepDenominator) / UInt128(rate.stepNumerator))
  }

  @Test(arguments: rates)
  func `ninety days in steps of a quarter second end without drift`(rate: TickRate) {
    // The longest steps a default clock takes. All 31 million of them are quick in a release
    // build only; a debug build takes a day of them, and minutes for the rest.
    #if DEBUG
    let days: UInt64 = 1
    #else
    let days: UInt64 = 90
    #endif
    let span = Self.ninetyDays / 90 * days
    var clock = AnimationClock(rate: rate)
    for step in 0...(span / 250_000_000) { clock.advance(to: step * 250_000_000) }
    #expect(clock.tick == wholeSteps(span, rate))

    var long = AnimationClock(rate: rate, maximumDelta: 60_000_000_000)
    for minute in 0...(90 * 1440) as ClosedRange<UInt64> {
      long.advance(to: minute * 60_000_000_000)
      if minute == days * 1440 { #expect(long.instant == clock.instant) }
    }
    #expect(long.tick == wholeSteps(Self.ninetyDays, rate))
    #expect(long.gapCount == 0)
    #expect(long.instant == AnimationInstant(nanoseconds: Self.ninetyDays, rate: rate))
    #expect(long.instant.seconds(since: AnimationInstant(tick: 0, rate: rate)) == 7_776_000)
  }

  @Test(arguments: rates)
  func `irregular frames up to the ninety-day mark leave no drift`(rate: TickRate) {
    var random = SeededGenerator(seed: 90)
    let origin = UInt64.random(in: 0...(1 << 62), using: &random)
    var clock = AnimationClock(rate: rate, maximumDelta: 60_000_000_000)
    clock.advance(to: origin)
    var elapsed: UInt64 = 0
    // 200 000 uneven frames at each end of the ninety days, and minutes between.
    for _ in 0..<200_000 {
      elapsed += UInt64.random(in: 0...40_000_000, using: &random)
      clock.advance(to: origin + elapsed)
    }
    #expect(clock.tick == wholeSteps(elapsed, rate))
    while elapsed < Self.ninetyDays - 4_000_000_000_000 - 60_000_000_000 {
      elapsed += UInt64.random(in: 1...60_000_000_000, using: &random)
      clock.advance(to: origin + elapsed)
    }
    while elapsed < Self.ninetyDays {
      elapsed = min(
        elapsed + UInt64.random(in: 0...40_000_000, using: &random), Self.ninetyDays)
      clock.advance(to: origin + elapsed)
    }
    #expect(clock.tick == wholeSteps(Self.ninetyDays, rate))
    #expect(clock.spentNanoseconds == Self.ninetyDays)
    #expect(clock.instant == AnimationInstant(nanoseconds: Self.ninetyDays, rate: rate))
  }

  @Test(arguments: rates)
  func `at every frame the tick is the floor of the time spent and the rest is left over`(
    rate: TickRate
  ) {
    var random = SeededGenerator(seed: 7)
    var clock = AnimationClock(rate: rate)
    var now: UInt64 = 123
    clock.advance(to: now)
    for _ in 0..<50_000 {
      now += UInt64.random(in: 0...400_000_000, using: &random)
      clock.advance(to: now)
      let units = UInt128(clock.spentNanoseconds) * UInt128(rate.stepDenominator)
      guard
        UInt128(clock.tick) * UInt128(rate.stepNumerator) + UInt128(clock.instant.remainder)
          == units, clock.instant.remainder < rate.stepNumerator
      else {
        Issue.record("tick \(clock.tick) does not match \(clock.spentNanoseconds) ns")
        return
      }
    }
    #expect(clock.gapCount > 10_000)
  }

  @Test(arguments: [1, 90, 3 * 3600, 40 * 86_400] as [UInt64])
  func `after a rest all time counts, however long`(seconds: UInt64) {
    var clock = AnimationClock(rate: .hz60)
    clock.advance(to: 7)
    let end = 7 + seconds * 1_000_000_000
    #expect(clock.advance(to: end, isAfterRest: true).droppedNanoseconds == 0)
    #expect(clock.tick == seconds * 60 && clock.spentNanoseconds == seconds * 1_000_000_000)
    // In a movement the limit holds again.
    #expect(clock.advance(to: end + 1_000_000_000).droppedNanoseconds == 750_000_000)
  }

  @Test func `time spent, dropped and paused add up to real time`() {
    var random = SeededGenerator(seed: 50)
    var clock = AnimationClock(rate: .hz60)
    let origin: UInt64 = 5_000_000_000
    var now = origin
    var gaps: UInt64 = 0
    clock.advance(to: now)
    for step in 0..<100_000 {
      let isStall = step % 97 == 0
      let delta =
        isStall
        ? UInt64.random(in: 250_000_001...10_000_000_000, using: &random)
        : UInt64.random(in: 0...33_000_000, using: &random)
      now += delta
      switch step % 1000 {
      case 500: clock.pause(at: now)
      case 700: clock.resume(at: now)
      default: clock.advance(to: now)
      }
      let wasPaused = (501...700).contains(step % 1000)
      if isStall && !wasPaused { gaps += 1 }
    }
    #expect(
      clock.spentNanoseconds + clock.droppedNanoseconds + clock.pausedNanoseconds == now - origin)
    #expect(clock.gapCount == gaps)
    #expect(clock.pausedNanoseconds > 0)
    #expect(clock.droppedNanoseconds > 0)
    #expect(clock.tick == wholeSteps(clock.spentNanoseconds, .hz60))
  }

  @Test func `an hour's gap moves the clock by a quarter second and is counted once`() {
    var clock = AnimationClock(rate: .hz60)
    clock.advance(to: 0)
    let gap = clock.advance(to: 3_600_000_000_000)
    #expect(gap.isGap)
    #expect(gap.ticks == 15)
    #expect(gap.droppedNanoseconds == 3_599_750_000_000)
    #expect(!clock.advance(to: 3_600_016_667_000).isGap)
    #expect(clock.gapCount == 1)
    #expect(clock.tick == 16)
  }

  @Test func `exactly the limit is no gap`() {
    var clock = AnimationClock(rate: .hz60)
    clock.advance(to: 0)
    #expect(!clock.advance(to: 250_000_000).isGap)
    #expect(clock.advance(to: 500_000_001).droppedNanoseconds == 1)
  }

  @Test func `the first reading only sets the origin`() {
    var clock = AnimationClock(rate: .hz60, firstTick: 9)
    #expect(clock.advance(to: .max).ticks == 0)
    #expect(clock.tick == 9)
    #expect(clock.gapCount == 0)
  }

  @Test func `a reading that goes back adds no time and is counted`() {
    var clock = AnimationClock(rate: .hz60)
    clock.advance(to: 1_000_000_000)
    clock.advance(to: 1_100_000_000)
    #expect(clock.advance(to: 5).ticks == 0)
    #expect(clock.anomalyCount == 1)
    clock.advance(to: 100_000_005)
    #expect(clock.tick == 12)
    #expect(clock.gapCount == 0)
  }

  @Test func `while paused real time passes and ticks do not`() {
    var clock = AnimationClock(rate: .hz60)
    clock.advance(to: 0)
    clock.pause(at: 100_000_000)
    #expect(clock.tick == 6)
    #expect(clock.isPaused)
    clock.advance(to: 3_000_000_000)
    clock.pause(at: 4_000_000_000)
    clock.resume(at: 9_000_000_000)
    #expect(clock.tick == 6)
    #expect(clock.pausedNanoseconds == 8_900_000_000)
    #expect(clock.gapCount == 0)
    clock.advance(to: 9_100_000_000)
    #expect(clock.tick == 12)
  }

  @Test func `a paused clock moves by single steps and keeps the part after the tick`() {
    var clock = AnimationClock(rate: .hz60)
    clock.advance(to: 0)
    clock.pause(at: 25_000_000)
    #expect(clock.alpha == 0.5)
    for _ in 0..<10 { clock.singleStep() }
    #expect(clock.tick == 11)
    #expect(clock.alpha == 0.5)
  }

  @Test func `a fractional speed loses nothing to rounding`() throws {
    let third = try #require(PlaybackSpeed(1, over: 3))
    var clock = AnimationClock(rate: .hz60)
    clock.setSpeed(third, at: 0)
    for frame in 1...300_000 as ClosedRange<UInt64> { clock.advance(to: frame * 10_000_000 + 1) }
    // 3000 s and 1 ns of real time are 1000 s of animation.
    #expect(clock.tick == 60_000)
    #expect(clock.instant == AnimationInstant(nanoseconds: 1_000_000_000_000, rate: .hz60))
    #expect(PlaybackSpeed(2, over: 6) == third)
  }

  @Test func `the fastest clock at the odd rate stays inside 64 bits`() throws {
    let rate = try #require(TickRate(hertz: 9_999_999, per: 10_000))
    var clock = AnimationClock(rate: rate, maximumDelta: .max)
    clock.setSpeed(try #require(PlaybackSpeed(15_999, over: 1000)), at: 0)
    for minute in 1...100 as ClosedRange<UInt64> { clock.advance(to: minute * 60_000_000_000) }
    let animated: UInt64 = 6_000 * 15_999 * 1_000_000
    #expect(clock.instant == AnimationInstant(nanoseconds: animated, rate: rate))
  }

  @Test(arguments: [(0, 1), (1, 0), (17, 1), (1, 1001), (16_001, 1000)] as [(UInt64, UInt64)])
  func `a speed outside the limits is refused`(numerator: UInt64, denominator: UInt64) {
    #expect(PlaybackSpeed(numerator, over: denominator) == nil)
  }

  @Test func `a clock at the last tick stays there`() {
    var clock = AnimationClock(rate: .hz60, firstTick: .max - 2)
    clock.advance(to: 0)
    clock.advance(to: 200_000_000)
    clock.singleStep()
    #expect(clock.tick == .max)
  }

  @Test(arguments: [4_294_967_000, 2_147_483_000] as [UInt64])
  func `nothing happens where a 32-bit count of milliseconds wraps`(origin: UInt64) throws {
    var clock = AnimationClock(rate: .hz60)
    clock.advance(to: origin * 1_000_000)
    var animator = ValueAnimator(value: 0, style: .tween(duration: 1, .linear))
    animator.retarget(to: 1, at: clock.instant)
    let stripes = try #require(TickPeriod(ticks: 48))
    var (shown, phase) = (0.0, 0.0)
    for frame in 1...60 as ClosedRange<UInt64> {
      // The first nanosecond at which the frame's tick has begun.
      let now = origin * 1_000_000 + (frame * 50_000_000 + 2) / 3
      #expect(clock.advance(to: now).ticks == 1)
      let value = animator.value(at: clock.instant)
      #expect((0.016...0.017).contains(value - shown))
      let moved = clock.instant.phase(period: stripes) - phase
      #expect(abs((moved < 0 ? moved + 1 : moved) - 1.0 / 48) < 1e-6)
      (shown, phase) = (value, clock.instant.phase(period: stripes))
    }
    #expect(shown == 1)
    #expect(clock.spentNanoseconds == 1_000_000_000)
  }
}
