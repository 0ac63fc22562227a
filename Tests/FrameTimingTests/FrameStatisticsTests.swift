import FrameTiming
import Testing

@Suite struct FrameStatisticsTests {
  private func report(
    _ milliseconds: [UInt64], warmUp: UInt64 = 0, exactCapacity: Int = 1000
  ) -> FrameReport {
    var statistics = FrameStatistics(warmUpLength: warmUp, exactCapacity: exactCapacity)
    for time in milliseconds { statistics.record(nanoseconds: time * 1_000_000) }
    return statistics.report()
  }

  @Test(arguments: [([1, 4], 400), ([10, 10, 10, 50], 50)] as [([UInt64], Double)])
  func `the mean rate is frames over time`(times: [UInt64], rate: Double) throws {
    let figures = try #require(report(times).figures)
    #expect(abs(figures.meanRate - rate) < 1e-9)
  }

  @Test func `percentiles are by nearest rank and each names its quantity`() throws {
    var statistics = FrameStatistics()
    for frame in 0..<100 { statistics.record(nanoseconds: frame == 41 ? 50_000_000 : 10_000_000) }
    let report = statistics.report()
    let figures = try #require(report.figures)
    #expect(figures.p50Milliseconds == 10)
    #expect(figures.p99Milliseconds == 10)
    #expect(figures.p99_9Milliseconds == 50)
    #expect(figures.maximumMilliseconds == 50)
    #expect(figures.minimumMilliseconds == 10)
    #expect(abs(figures.meanMilliseconds - 10.4) < 1e-12)
    #expect(abs(figures.meanRate - 96.153846) < 1e-6)
    #expect(figures.onePercentLowRate == 20)
    #expect(figures.isExact)
    let onePercent = try #require(Percentile(perTenThousand: 100))
    let (lowRate, highTime) = (
      statistics.ratePercentile(onePercent), statistics.timePercentile(.p99)
    )
    #expect(lowRate == 20)
    #expect(highTime == 10)
  }

  @Test func `three stalls in a thousand frames fill the worst ten with normal ones`() throws {
    var statistics = FrameStatistics()
    for frame in 0..<1000 {
      statistics.record(nanoseconds: frame < 3 ? 100_000_000 : 16_670_000)
    }
    let report = statistics.report()
    let figures = try #require(report.figures)
    // 1000 / ((3 · 100 + 7 · 16.67) / 10)
    #expect(abs(figures.onePercentLowRate - 23.9996) < 1e-3)
  }

  @Test func `warm-up frames are left out and counted`() throws {
    let times: [UInt64] = [250, 16, 16, 16, 16]
    let warm = report(times, warmUp: 1)
    let figures = try #require(warm.figures)
    #expect(warm.frames == 4)
    #expect(warm.warmUpFrames == 1)
    #expect(figures.meanMilliseconds == 16)
    #expect(figures.maximumMilliseconds == 16)
    #expect(figures.meanRate == 62.5)

    let cold = report(times)
    let all = try #require(cold.figures)
    #expect(cold.frames == 5)
    #expect(cold.warmUpFrames == 0)
    #expect(abs(all.meanMilliseconds - 62.8) < 1e-12)
    #expect(all.maximumMilliseconds == 250)
    #expect(abs(all.meanRate - 15.92) < 0.005)
  }

  @Test func `a gap is counted and changes no figure`() throws {
    var statistics = FrameStatistics(warmUpLength: 1)
    statistics.record(nanoseconds: 5_000_000_000, isGap: true)
    for _ in 0..<11 { statistics.record(nanoseconds: 16_667_000) }
    statistics.record(nanoseconds: 3_600_000_000_000, isGap: true)
    for _ in 0..<10 { statistics.record(nanoseconds: 16_667_000) }
    let report = statistics.report()
    let figures = try #require(report.figures)
    #expect(report.gaps == 2)
    #expect(report.frames == 20)
    #expect(report.warmUpFrames == 1)
    #expect(abs(figures.meanMilliseconds - 16.667) < 1e-12)
    #expect(figures.maximumMilliseconds == 16.667)
    #expect(figures.p99_9Milliseconds == 16.667)
  }

  @Test func `nothing counted has no figures`() {
    var statistics = FrameStatistics(warmUpLength: 3)
    statistics.record(nanoseconds: 1)
    statistics.record(nanoseconds: 1, isGap: true)
    let report = statistics.report()
    #expect(report.figures == nil)
    #expect(report.warmUpFrames == 1)
    #expect(report.gaps == 1)
    let (time, rate) = (statistics.timePercentile(.p50), statistics.ratePercentile(.p50))
    #expect(time == nil && rate == nil)
  }

  @Test func `no time and endless time give finite figures`() throws {
    var statistics = FrameStatistics()
    statistics.record(nanoseconds: 0)
    let single = statistics.report()
    #expect(single.figures?.meanRate == 1e9)
    for _ in 0..<200 { statistics.record(nanoseconds: .max) }
    let report = statistics.report()
    let figures = try #require(report.figures)
    #expect(figures.meanRate.isFinite && figures.meanRate > 0)
    #expect(figures.onePercentLowRate.isFinite && figures.onePercentLowRate > 0)
  }

  @Test func `a reset forgets everything and warms up again`() {
    var statistics = FrameStatistics(warmUpLength: 1, exactCapacity: 2)
    for _ in 0..<9 { statistics.record(nanoseconds: 9_000_000) }
    statistics.record(nanoseconds: 1, isGap: true)
    statistics.reset()
    let empty = statistics.report()
    #expect(empty == report([]))
    for time in [50, 7, 7, 7] as [UInt64] { statistics.record(nanoseconds: time * 1_000_000) }
    let again = statistics.report()
    #expect(again == report([50, 7, 7, 7], warmUp: 1, exactCapacity: 2))
  }

  @Test func `figures asked for along the way do not disturb later ones`() {
    var random = SeededGenerator(seed: 6)
    var often = FrameStatistics()
    var once = FrameStatistics()
    for frame in 0..<2000 {
      let time = UInt64.random(in: 1_000_000...40_000_000, using: &random)
      often.record(nanoseconds: time)
      once.record(nanoseconds: time)
      if frame.isMultiple(of: 50) { _ = often.report() }
    }
    let (first, second) = (often.report(), once.report())
    #expect(first == second)
    #expect(first.frames == 2000)
  }

  @Test func `exact figures equal those of the sorted list`() throws {
    var random = SeededGenerator(seed: 40)
    for count in [1, 2, 3, 7, 99, 100, 101, 1000, 3001] {
      let times = (0..<count).map { _ in UInt64.random(in: 1...90_000_000, using: &random) }
      var statistics = FrameStatistics()
      for time in times { statistics.record(nanoseconds: time) }
      let sorted = times.sorted()
      for share in [1, 100, 2500, 5000, 9900, 9990, 10_000] as [UInt64] {
        let percentile = try #require(Percentile(perTenThousand: share))
        let rank = (count * Int(share) + 9999) / 10_000
        let (time, rate) = (
          statistics.timePercentile(percentile), statistics.ratePercentile(percentile)
        )
        #expect(time == Double(sorted[rank - 1]) / 1e6)
        #expect(rate == 1000 / (Double(sorted[count - rank]) / 1e6))
      }
    }
  }

  @Test func `beyond the kept times the figures stay within a twentieth of a percent`() throws {
    var random = SeededGenerator(seed: 41)
    var exact = FrameStatistics(exactCapacity: 20_000)
    var streaming = FrameStatistics(exactCapacity: 10)
    for _ in 0..<20_000 {
      // Times from 1 µs to 60 s, evenly over the magnitudes.
      let magnitude = UInt64.random(in: 10...35, using: &random)
      let time = UInt64.random(in: (1 << magnitude)...(2 << magnitude) - 1, using: &random)
      exact.record(nanoseconds: time)
      streaming.record(nanoseconds: time)
    }
    let (full, sketch) = (exact.report(), streaming.report())
    let (a, b) = (try #require(full.figures), try #require(sketch.figures))
    #expect(a.isExact && !b.isExact)
    #expect(a.meanMilliseconds == b.meanMilliseconds)
    #expect(a.minimumMilliseconds == b.minimumMilliseconds)
    #expect(a.maximumMilliseconds == b.maximumMilliseconds)
    #expect(abs(a.onePercentLowRate / b.onePercentLowRate - 1) < 0.0005)
    for share in stride(from: 1, through: 10_000, by: 37) as StrideThrough<UInt64> {
      let percentile = try #require(Percentile(perTenThousand: share))
      let (kept, read) = (exact.timePercentile(percentile), streaming.timePercentile(percentile))
      guard let kept, let read else {
        Issue.record("no percentile at \(share)")
        return
      }
      #expect(abs(read / kept - 1) < 0.0005)
    }
  }

  @Test func `ranks are exact where a Double would round up`() throws {
    #expect(try #require(Percentile(perTenThousand: 700)).rank(among: 100) == 7)
    #expect(Percentile.p99.rank(among: 100) == 99)
    #expect(Percentile.p99.rank(among: 1) == 1)
    #expect(Percentile.p50.rank(among: 0) == 0)
    #expect(Percentile(perTenThousand: 0) == nil)
    #expect(Percentile(perTenThousand: 10_001) == nil)
    #expect(try #require(Percentile(perTenThousand: 10_000)).rank(among: .max) == .max)
  }
}
