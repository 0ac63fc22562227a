import Motion
import Testing

@Suite struct AnimationInstantTests {
  @Test func `a step is the same after months as at the start`() {
    let late: UInt64 = 466_560_000 * 40
    let first = AnimationInstant(tick: late, rate: .hz60)
    let second = AnimationInstant(tick: late + 1, rate: .hz60)
    #expect(second.seconds(since: first) == 1.0 / 60)
    #expect(first.seconds(since: second) == -1.0 / 60)
    #expect(first.advanced(byTicks: 1) == second)
  }

  @Test func `nanoseconds split into ticks and an exact rest`() {
    let instant = AnimationInstant(nanoseconds: 25_000_000, rate: .hz60)
    #expect(instant.tick == 1)
    #expect(instant.alpha == 0.5)
    #expect(instant.seconds(since: AnimationInstant(tick: 0, rate: .hz60)) == 0.025)
  }

  @Test func `instants of two rates compare by their time`() {
    let sixty = AnimationInstant(tick: 466_560_000, rate: .hz60)
    let fast = AnimationInstant(tick: 1_119_744_000 + 36, rate: .hz144)
    #expect(fast.seconds(since: sixty) == 0.25)
    #expect(sixty.seconds(since: fast) == -0.25)
  }

  @Test(arguments: [TickRate.hz60, .hz59_94, .hz144])
  func `the end of a time is the first instant that is not too early`(rate: TickRate) {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<5000 {
      let start = AnimationInstant(
        nanoseconds: UInt64.random(in: 0...(1 << 53), using: &random), rate: rate)
      let seconds = Double.random(in: 1e-9...100, using: &random)
      let end = start.advanced(bySeconds: seconds)
      let elapsed = end.seconds(since: start)
      #expect(elapsed >= seconds && elapsed - seconds < 1.1e-9)
    }
    #expect(at(500).advanced(bySeconds: 0.2) == at(700))
  }

  @Test(arguments: [0, -1, .nan, -.infinity] as [Double])
  func `no time leads nowhere`(seconds: Double) {
    #expect(at(40).advanced(bySeconds: seconds) == at(40))
  }

  @Test func `endless time stops at the end of the range`() {
    let end = at(40).advanced(bySeconds: .infinity)
    #expect(end.seconds(since: at(0)) >= 1e17)
    #expect(AnimationInstant(tick: .max, rate: .hz60).advanced(byTicks: 5).tick == .max)
    #expect(AnimationInstant(tick: .max, rate: .hz60).advanced(bySeconds: 5).tick == .max)
  }

  @Test(arguments: [TickRate.hz60, .hz59_94, .hz144])
  func `the phase is bit for bit the same after any number of turns`(rate: TickRate) throws {
    var random = SeededGenerator(seed: 4)
    // As many ticks as the step's denominator take its numerator in whole nanoseconds.
    let ticksPerTurn = 5 * rate.stepDenominator
    for period in [
      try #require(TickPeriod(ticks: ticksPerTurn)),
      try #require(TickPeriod(nanoseconds: 5 * rate.stepNumerator)),
    ] {
      for _ in 0..<500 {
        let tick = UInt64.random(in: 0...100_000, using: &random)
        let turns = UInt64.random(in: 1...1_000_000_000, using: &random)
        let early = AnimationInstant(tick: tick, rate: rate)
        let late = AnimationInstant(tick: tick + turns * ticksPerTurn, rate: rate)
        #expect(early.phase(period: period) == late.phase(period: period))
        #expect(late.completedTurns(of: period) == early.completedTurns(of: period) + turns)
      }
    }
  }

  @Test func `the phase of a turn of 48 ticks goes up by 1/48 a tick and starts again`() throws {
    let period = try #require(TickPeriod(ticks: 48))
    for tick in 0..<200 as Range<UInt64> {
      let phase = AnimationInstant(tick: tick, rate: .hz60).phase(period: period)
      #expect(phase == Double(tick % 48) / 48)
    }
    let seconds = try #require(TickPeriod(seconds: 0.8))
    #expect(AnimationInstant(tick: 60, rate: .hz60).phase(period: seconds) == 0.25)
  }

  @Test func `the phase never reaches one`() throws {
    let period = try #require(TickPeriod(ticks: .max))
    let instant = AnimationInstant(tick: .max - 1, rate: .hz60)
    #expect(instant.phase(period: period) < 1)
    #expect(instant.phase(period: period) > 0.999_999)
  }

  @Test func `a period of no time is refused`() {
    #expect(TickPeriod(ticks: 0) == nil)
    #expect(TickPeriod(nanoseconds: 0) == nil)
    for bad in [0, -1, 1e-10, 1e10, .nan, .infinity] as [Double] {
      #expect(TickPeriod(seconds: bad) == nil)
    }
  }
}
