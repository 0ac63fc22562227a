import FrameTiming
import Testing

@Suite struct FramePeriodTests {
  @Test func `periods are held in lowest terms`() throws {
    let sixty = try #require(FramePeriod(hertz: 60))
    #expect(sixty.numerator == 50_000_000)
    #expect(sixty.denominator == 3)
    #expect(FramePeriod(hertz: 60.0) == sixty)
    #expect(FramePeriod(numerator: 100_000_000, denominator: 6) == sixty)
    let ntsc = try #require(FramePeriod(hertz: 60_000, per: 1001))
    #expect(ntsc.numerator == 50_050_000)
    #expect(ntsc.denominator == 3)
  }

  @Test(arguments: [0, 0.5, -60, 1000.5, .nan, .infinity] as [Double])
  func `a rate outside 1 to 1000 Hz is refused`(hertz: Double) {
    #expect(FramePeriod(hertz: hertz) == nil)
  }

  @Test func `fractions out of range are refused`() {
    #expect(FramePeriod(hertz: 0, per: 1) == nil)
    #expect(FramePeriod(hertz: 60, per: 0) == nil)
    #expect(FramePeriod(hertz: 1001, per: 1) == nil)
    #expect(FramePeriod(hertz: .max, per: .max) == nil)
    #expect(FramePeriod(numerator: 1, denominator: 0) == nil)
    #expect(FramePeriod(numerator: 1, denominator: 2) == nil)
  }

  @Test func `whole periods and nanoseconds round down`() throws {
    let sixty = try #require(FramePeriod(hertz: 60))
    #expect(sixty.nanoseconds(ofPeriods: 1) == 16_666_666)
    #expect(sixty.nanoseconds(ofPeriods: 3) == 50_000_000)
    #expect(sixty.periods(inNanoseconds: 49_999_999) == 2)
    #expect(sixty.periods(inNanoseconds: 50_000_000) == 3)
    #expect(sixty.nanoseconds(ofPeriods: .max) == .max)
  }
}
