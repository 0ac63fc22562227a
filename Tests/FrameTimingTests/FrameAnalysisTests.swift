import FrameTiming
import Testing

@Suite struct FrameAnalysisTests {
  private func analyse(
    _ milliseconds: [UInt64], warmUp: UInt64 = 0
  ) throws -> FrameAnalysis {
    var settings = FrameAnalysis.Settings(tick: try #require(FramePeriod(hertz: 60)))
    settings.warmUpFrames = warmUp
    return FrameAnalysis(SimulatedLoop.frames(milliseconds), settings: settings)
  }

  private func value(_ metric: FrameMetric, of analysis: FrameAnalysis) throws -> Double {
    try #require(analysis.measure(metric).value)
  }

  @Test(arguments: [([1, 4], 400), ([10, 10, 10, 50], 50)] as [([UInt64], Double)])
  func `the mean rate is frames over time`(times: [UInt64], rate: Double) throws {
    #expect(abs(try value(.meanRate, of: try analyse(times)) - rate) < 1e-9)
  }

  @Test func `percentiles of times and of rates are not mirror images`() throws {
    let times = [UInt64](repeating: 10, count: 99) + [50]
    let analysis = try analyse(times)
    let expected: [(FrameMetric, Double)] = [
      (.p50FrameTime, 10), (.p99FrameTime, 10), (.longestFrameTime, 50), (.meanFrameTime, 10.4),
      (.meanRate, 1000 / 10.4), (.low1ByCount, 20), (.p1Rate, 20), (.p99_9FrameTime, 50),
    ]
    for (metric, right) in expected {
      let measured = analysis.measure(metric)
      #expect(abs(try #require(measured.value) - right) < 1e-9, "\(metric)")
      #expect(measured.n == 100)
    }
  }

  @Test func `a gap after suspend is one gap and changes no figure`() throws {
    let even = [UInt64](repeating: 16, count: 20)
    let with = try analyse(even + [3_600_000] + even)
    let without = try analyse(even + even)
    for metric in [FrameMetric.meanFrameTime, .p99FrameTime, .longestFrameTime, .meanRate] {
      #expect(with.measure(metric) == without.measure(metric))
    }
    #expect(try value(.gaps, of: with) == 1)
    #expect(with.gaps.count == 1)
    #expect(with.gaps.first?.nanoseconds == 3_600_000_000_000)
    #expect(with.gaps.first?.record == 20)
    #expect(with.gaps.first?.start == 320_000_000)
    #expect(with.gapNanoseconds == 3_600_000_000_000)
  }

  @Test func `warm-up frames are left out and counted, and their records kept`() throws {
    let times: [UInt64] = [250, 16, 16, 16, 16]
    let warm = try analyse(times, warmUp: 1)
    #expect(warm.tally.frames == 4 && warm.tally.warmUp == 1 && warm.steps.count == 5)
    #expect(try value(.meanFrameTime, of: warm) == 16)
    #expect(try value(.longestFrameTime, of: warm) == 16)
    #expect(try value(.meanRate, of: warm) == 62.5)
    #expect(try value(.warmUpFrames, of: warm) == 1)
    let cold = try analyse(times)
    #expect(cold.tally.frames == 5)
    #expect(abs(try value(.meanFrameTime, of: cold) - 62.8) < 1e-9)
    #expect(try value(.longestFrameTime, of: cold) == 250)
    #expect(abs(try value(.meanRate, of: cold) - 15.92) < 0.005)
  }

  // 990 even frames and ten stalls, then three stalls in a thousand frames.
  @Test(arguments: [(10, 10, 10, 10), (3, 60, 24, 10)] as [(Int, Double, Double, Double)])
  func `the three lows tell stalls differently`(
    stalls: Int, percentile: Double, count: Double, integral: Double
  ) throws {
    var loop = SimulatedLoop()
    for frame in 0..<1000 {
      let time: UInt64 = frame % 100 == 50 && frame / 100 < stalls ? 100_000_000 : 16_670_000
      loop.add(.presenting(for: time))
    }
    let settings = FrameAnalysis.Settings(tick: try #require(FramePeriod(hertz: 60)))
    let analysis = FrameAnalysis(loop.records, settings: settings)
    #expect(abs(try value(.low1ByPercentile, of: analysis) - percentile) < 0.05)
    #expect(abs(try value(.low1ByCount, of: analysis) - count) < 0.05)
    #expect(abs(try value(.low1Integral, of: analysis) - integral) < 0.05)
  }

  @Test func `on an even run every low is the rate itself`() throws {
    let analysis = try analyse([UInt64](repeating: 20, count: 300))
    let lows: [FrameMetric] = [
      .low1ByPercentile, .low1ByCount, .low1Integral, .low0_1ByPercentile, .low0_1ByCount,
      .low0_1Integral, .p1Rate,
    ]
    for low in lows { #expect(try value(low, of: analysis) == 50) }
    #expect(try value(.jitterDeviation, of: analysis) == 0)
    #expect(try value(.jitterSuccessive, of: analysis) == 0)
  }

  @Test func `jitter is told in both ways`() throws {
    let analysis = try analyse([10, 14, 10, 14])
    #expect(abs(try value(.jitterDeviation, of: analysis) - (16.0 / 3).squareRoot()) < 1e-9)
    #expect(try value(.jitterSuccessive, of: analysis) == 4)
    #expect(analysis.measure(.jitterSuccessive).n == 3)
  }

  @Test func `frames over a millisecond late are those beyond the period and a millisecond`() throws
  {
    var settings = FrameAnalysis.Settings(tick: try #require(FramePeriod(hertz: 60)))
    settings.pace = FramePeriod(hertz: 100)
    let records = SimulatedLoop.frames([10, 11, 12, 10, 10, 10, 10, 15, 9, 10])
    let analysis = FrameAnalysis(records, settings: settings)
    // 11 ms is the limit itself; 15 ms is not yet one and a half periods and more.
    #expect(try value(.overMillisecondShare, of: analysis) == 20)
    #expect(try value(.lateFrames, of: analysis) == 0)
  }

  @Test func `hidden frames are put back into the corrected percentiles`() throws {
    var settings = FrameAnalysis.Settings(tick: try #require(FramePeriod(hertz: 60)))
    settings.pace = FramePeriod(hertz: 100)
    let times = [UInt64](repeating: 10, count: 997) + [200, 200, 200]
    let analysis = FrameAnalysis(SimulatedLoop.frames(times), settings: settings)
    // Each stall of twenty periods hides nineteen frames: 1057 in all, 60 of them slow. The 11th from
    // the longest is the second longest of what is left after three of each 200, 190 and 180.
    let (p99, raw) = (analysis.measure(.p99Corrected), analysis.measure(.p99FrameTime))
    #expect(p99.n == 1057)
    #expect(abs(try #require(p99.value) / 170 - 1) < 1.0 / 2048)
    #expect(raw.n == 1000 && raw.value == 10)
  }

  @Test func `without frames there is no figure and nothing is not a number`() throws {
    for records in [[], [FrameRecord(wake: 9)]] as [[FrameRecord]] {
      let settings = FrameAnalysis.Settings(tick: try #require(FramePeriod(hertz: 60)))
      let analysis = FrameAnalysis(records, settings: settings)
      #expect(analysis.measure(.meanRate).value == nil)
      #expect(analysis.presentWait.verdict == .unknown)
      for measured in analysis.metrics { #expect(measured.value?.isFinite ?? true) }
    }
  }

  @Test func `every metric has a name and a definition of its own`() {
    let names = Set(FrameMetric.allCases.map(\.name))
    let keys = Set(FrameMetric.allCases.map(\.key))
    #expect(names.count == FrameMetric.allCases.count)
    #expect(keys.count == FrameMetric.allCases.count)
    for metric in FrameMetric.allCases { #expect(metric.definition.count > 10, "\(metric)") }
  }

  @Test func `percentiles equal those of a plain search`() throws {
    var random = SeededGenerator(seed: 12)
    var loop = SimulatedLoop()
    for _ in 0..<777 {
      loop.add(.presenting(for: UInt64.random(in: 5_000_000...60_000_000, using: &random)))
    }
    let settings = FrameAnalysis.Settings(tick: try #require(FramePeriod(hertz: 60)))
    let analysis = FrameAnalysis(loop.records, settings: settings)
    let stamps = [loop.records[0].wake] + loop.records.map(\.present)
    let times = zip(stamps.dropFirst(), stamps).map { $0 - $1 }
    let shares: [(FrameMetric, Int)] = [
      (.p50FrameTime, 500), (.p90FrameTime, 900), (.p99FrameTime, 990), (.p99_9FrameTime, 999),
    ]
    for (metric, share) in shares {
      // The least time that at least so many of a thousand do not exceed; no sorting.
      let right = times.filter { time in
        times.count { $0 <= time } * 1000 >= share * times.count
      }.min()
      #expect(analysis.measure(metric).value == Double(try #require(right)) / 1e6)
    }
  }
}
