import Motion
import Testing

@Suite struct TickRateTests {
  static let rates: [TickRate] = [.hz60, .hz59_94, .hz144]

  @Test func `the steps of the named rates are the exact fractions`() {
    #expect(TickRate.hz60.stepNumerator == 50_000_000)
    #expect(TickRate.hz60.stepDenominator == 3)
    #expect(TickRate.hz59_94.stepNumerator == 50_050_000)
    #expect(TickRate.hz59_94.stepDenominator == 3)
    #expect(TickRate.hz144.stepNumerator == 62_500_000)
    #expect(TickRate.hz144.stepDenominator == 9)
  }

  @Test func `equal rates are equal however they are written`() {
    #expect(TickRate(hertz: 60) == .hz60)
    #expect(TickRate(hertz: 180, per: 3) == .hz60)
    #expect(TickRate(hertz: 60.0) == .hz60)
    #expect(TickRate(hertz: 60_000, per: 1001) == .hz59_94)
    #expect(TickRate(hertz: 59.94) == TickRate(hertz: 2997, per: 50))
  }

  @Test(
    arguments: [
      0, -60, 0.999, 1000.001, .infinity, -.infinity, .nan, .greatestFiniteMagnitude,
    ] as [Double])
  func `a rate outside 1 to 1000 Hz is refused`(hertz: Double) {
    #expect(TickRate(hertz: hertz) == nil)
  }

  @Test(
    arguments: [
      (0, 1), (60, 0), (1001, 1), (1, 2), (.max, 1), (.max, .max - 1), (20_001, 10_001), (0, 0),
    ] as [(UInt64, UInt64)])
  func `a fraction outside the limits is refused`(numerator: UInt64, denominator: UInt64) {
    #expect(TickRate(hertz: numerator, per: denominator) == nil)
  }

  @Test(arguments: [(1, 1), (1000, 1), (.max, .max)] as [(UInt64, UInt64)])
  func `the ends of the range are accepted`(numerator: UInt64, denominator: UInt64) {
    #expect(TickRate(hertz: numerator, per: denominator) != nil)
  }

  @Test func `ninety days are a whole number of steps`() {
    let ninetyDays: UInt64 = 90 * 86_400 * 1_000_000_000
    #expect(TickRate.hz60.nanoseconds(atTick: 466_560_000) == ninetyDays)
    #expect(TickRate.hz60.tick(atNanoseconds: ninetyDays) == 466_560_000)
    #expect(TickRate.hz144.nanoseconds(atTick: 1_119_744_000) == ninetyDays)
    #expect(TickRate.hz144.tick(atNanoseconds: ninetyDays) == 1_119_744_000)
    // 60 000 ticks of 60 000 / 1001 Hz take exactly 1001 s.
    #expect(TickRate.hz59_94.nanoseconds(atTick: 60_000) == 1_001_000_000_000)
    #expect(TickRate.hz59_94.nanoseconds(atTick: 60_000 * 7768) == 7768 * 1_001_000_000_000)
  }

  @Test(arguments: rates)
  func `a tick is reached at its time rounded up and not a nanosecond before`(rate: TickRate) {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<2000 {
      let tick = UInt64.random(in: 1...2_000_000_000, using: &random)
      let time = rate.nanoseconds(atTick: tick)
      let isWhole = (tick * rate.stepNumerator).isMultiple(of: rate.stepDenominator)
      let reached = isWhole ? time : time + 1
      #expect(rate.tick(atNanoseconds: reached) == tick)
      #expect(rate.tick(atNanoseconds: reached - 1) == tick - 1)
    }
  }

  @Test func `times beyond 64 bits are held at the largest`() {
    #expect(TickRate.hz60.nanoseconds(atTick: .max) == .max)
    #expect(TickRate.hz60.tick(atNanoseconds: .max) == 1_106_804_644_422)
  }

  @Test func `seconds come from the exact product`() {
    #expect(TickRate.hz60.seconds(ofTicks: 466_560_000) == 7_776_000)
    #expect(TickRate.hz144.seconds(ofTicks: 36) == 0.25)
    #expect(TickRate.hz60.secondsPerTick == 1.0 / 60)
    #expect(TickRate.hz144.hertz == 144)
    #expect(abs(TickRate.hz59_94.hertz - 59.94005994005994) < 1e-12)
  }

  @Test func `seconds give the nearest count of steps`() {
    #expect(TickRate.hz60.ticks(nearestTo: 0.8) == 48)
    #expect(TickRate.hz59_94.ticks(nearestTo: 1) == 60)
    for bad in [-1, .nan, .infinity, 1e30] as [Double] {
      #expect(TickRate.hz60.ticks(nearestTo: bad) == nil)
    }
  }
}
