extension FrameAnalysis {
  /// Every metric with its value, in the order of a report.
  public var metrics: [MeasuredMetric] { FrameMetric.allCases.map(measure) }

  /// One metric with its value and the number of values behind it.
  public func measure(_ metric: FrameMetric) -> MeasuredMetric {
    MeasuredMetric(metric: metric, value: value(of: metric), n: basis(of: metric))
  }

  private func basis(of metric: FrameMetric) -> UInt64 {
    switch metric {
    case .p99Corrected, .p99_9Corrected: corrected.count
    case .jitterSuccessive: tally.frames.subtractingSaturated(1)
    case .animationErrorMean, .animationErrorP99, .animationErrorShare: animationErrors.count
    case .gaps, .gapTime, .restarts, .clockAnomalies, .warmUpFrames, .clampedFrames: tally.records
    default: tally.frames
    }
  }

  private func value(of metric: FrameMetric) -> Double? {
    switch metric {
    case .meanRate: Self.rate(sorted.mean)
    case .meanFrameTime: Self.milliseconds(sorted.mean)
    case .shortestFrameTime: Self.milliseconds(sorted.values.first)
    case .p50FrameTime: Self.milliseconds(sorted.median)
    case .p90FrameTime: Self.milliseconds(sorted.percentile(.p90))
    case .p99FrameTime: Self.milliseconds(sorted.percentile(.p99))
    case .p99_9FrameTime: Self.milliseconds(sorted.percentile(.p99_9))
    case .longestFrameTime: Self.milliseconds(sorted.values.last)
    case .p99Corrected: isHeldAgainstPeriod ? Self.milliseconds(corrected.p99) : nil
    case .p99_9Corrected: isHeldAgainstPeriod ? Self.milliseconds(corrected.p99_9) : nil
    // The rates from the lowest on are the times from the longest on.
    case .p1Rate: Self.rate(sorted.values.isEmpty ? nil : sorted.values[rateIndex(.p1)])
    default: lowValue(of: metric)
    }
  }

  private func rateIndex(_ percentile: Percentile) -> Int {
    sorted.values.count - Int(percentile.rank(among: sorted.count))
  }

  private func lowValue(of metric: FrameMetric) -> Double? {
    switch metric {
    case .low1ByPercentile: Self.rate(sorted.lowByPercentile(oneOf: 100))
    case .low1ByCount: Self.rate(sorted.lowByCount(oneOf: 100))
    case .low1Integral: Self.rate(sorted.lowIntegral(oneOf: 100))
    case .low0_1ByPercentile: Self.rate(sorted.lowByPercentile(oneOf: 1000))
    case .low0_1ByCount: Self.rate(sorted.lowByCount(oneOf: 1000))
    case .low0_1Integral: Self.rate(sorted.lowIntegral(oneOf: 1000))
    case .jitterDeviation: Self.milliseconds(sorted.deviation)
    case .jitterSuccessive: Self.milliseconds(successiveJitter)
    case .lateFrames: isHeldAgainstPeriod ? Double(tally.late) : nil
    case .lateShare:
      isHeldAgainstPeriod ? 100 * Double(tally.late) / Double(tally.frames) : nil
    case .overMillisecondShare:
      isHeldAgainstPeriod ? 100 * Double(framesOverMillisecond) / Double(tally.frames) : nil
    case .missedPeriods: isHeldAgainstPeriod ? Double(tally.missed) : nil
    default: workValue(of: metric)
    }
  }

  private func workValue(of metric: FrameMetric) -> Double? {
    switch metric {
    case .animationErrorMean: Self.milliseconds(animationErrors.mean)
    case .animationErrorP99: Self.milliseconds(animationErrors.percentile(.p99))
    case .animationErrorShare:
      animatedNanoseconds > 0
        ? 100 * Double(animationErrors.sum) / Double(animatedNanoseconds) : nil
    case .busyMean: Self.milliseconds(busy.mean)
    case .busyP99: Self.milliseconds(busy.percentile(.p99))
    case .waitMean:
      tally.frames > 0
        ? Self.milliseconds(Double(waitNanoseconds) / Double(tally.frames)) : nil
    case .overlayMean:
      tally.frames > 0
        ? Self.milliseconds(Double(overlayNanoseconds) / Double(tally.frames)) : nil
    case .headroom:
      busy.mean.flatMap {
        reference.nanoseconds > 0 ? 100 * (1 - $0 / Double(reference.nanoseconds)) : nil
      }
    case .notPresented: Double(tally.notPresented)
    case .gaps: Double(tally.gaps)
    case .gapTime: Self.milliseconds(gapNanoseconds)
    case .restarts: Double(tally.restarts)
    case .clockAnomalies: Double(tally.clockAnomalies)
    case .warmUpFrames: Double(tally.warmUp)
    case .clampedFrames: Double(tally.clamped)
    default: nil
    }
  }

  private var isHeldAgainstPeriod: Bool { tally.frames > 0 && reference.nanoseconds > 0 }

  private var framesOverMillisecond: Int {
    let limit = reference.nanoseconds.addingSaturated(1_000_000)
    return frameTimes.count { $0 > limit }
  }

  private var successiveJitter: Double? {
    guard frameTimes.count > 1 else { return nil }
    let sum = zip(frameTimes, frameTimes.dropFirst()).reduce(0.0) {
      $0 + Double($1.0.distance(from: $1.1))
    }
    return sum / Double(frameTimes.count - 1)
  }

  private static func milliseconds(_ nanoseconds: UInt64?) -> Double? {
    nanoseconds.map { Double($0) / 1_000_000 }
  }

  private static func milliseconds(_ nanoseconds: Double?) -> Double? {
    nanoseconds.map { $0 / 1_000_000 }
  }

  private static func rate(_ nanoseconds: UInt64?) -> Double? {
    rate(nanoseconds.map { Double($0) })
  }

  // Counted frames take a nanosecond at least, so no rate is infinite.
  private static func rate(_ nanoseconds: Double?) -> Double? {
    nanoseconds.map { 1_000_000_000 / $0 }
  }
}
