extension FrameStatistics {
  /// The nearest-rank percentile of the frame **times**, in milliseconds; nil when n is 0.
  ///
  /// The value at rank ⌈share · n⌉ of the times from the shortest on.
  public mutating func timePercentile(_ percentile: Percentile) -> Double? {
    guard frames > 0 else { return nil }
    return Self.milliseconds(time(atRank: percentile.rank(among: frames)))
  }

  /// The nearest-rank percentile of the frame **rates**, in frames per second; nil when n is 0.
  ///
  /// The value at rank ⌈share · n⌉ of the rates from the lowest on. It is not the reciprocal of the
  /// opposite percentile of the times: the two count their ranks from different ends.
  public mutating func ratePercentile(_ percentile: Percentile) -> Double? {
    guard frames > 0 else { return nil }
    let rank = frames - percentile.rank(among: frames) + 1
    return Self.rate(Self.milliseconds(time(atRank: rank)))
  }

  /// Sums up the frames so far.
  ///
  /// Mutating because it sorts the kept times in place, which takes no memory.
  /// - Complexity: O(k log k) in the times kept since the last report; constant beyond them.
  public mutating func report() -> FrameReport {
    FrameReport(
      frames: frames, warmUpFrames: warmUpFrames, gaps: gaps,
      figures: frames > 0 ? figures() : nil)
  }

  private mutating func figures() -> FrameFigures {
    let mean = Self.milliseconds(totalNanoseconds) / Double(frames)
    let worst = max(1, frames / 100)
    return FrameFigures(
      meanMilliseconds: mean,
      meanRate: Self.rate(mean),
      minimumMilliseconds: Self.milliseconds(shortest),
      maximumMilliseconds: Self.milliseconds(longest),
      p50Milliseconds: milliseconds(at: .p50),
      p90Milliseconds: milliseconds(at: .p90),
      p99Milliseconds: milliseconds(at: .p99),
      p99_9Milliseconds: milliseconds(at: .p99_9),
      onePercentLowRate: Self.rate(Self.milliseconds(sumOfLongest(worst)) / Double(worst)),
      isExact: isExact)
  }

  private mutating func milliseconds(at percentile: Percentile) -> Double {
    Self.milliseconds(time(atRank: percentile.rank(among: frames)))
  }

  private static func milliseconds(_ nanoseconds: UInt64) -> Double {
    Double(nanoseconds) / 1_000_000
  }

  private static func rate(_ milliseconds: Double) -> Double { 1000 / milliseconds }
}
