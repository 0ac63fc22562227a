/// What a run of frames amounts to; every figure names its quantity and its definition.
public struct FrameReport: Sendable, Hashable {
  /// n: the frames that the figures are about.
  public let frames: UInt64

  /// Frames left out at the beginning, while fonts and textures were loaded.
  public let warmUpFrames: UInt64

  /// Steps left out because time jumped (a suspend or a stop), not because a frame was slow.
  public let gaps: UInt64

  /// The figures; nil when n is 0.
  public let figures: FrameFigures?
}

/// The figures of one or more frames.
///
/// Times are in milliseconds, rates in frames per second.
public struct FrameFigures: Sendable, Hashable {
  /// Time: the arithmetic mean of the frame times.
  public let meanMilliseconds: Double

  /// Rate: 1000 / ``meanMilliseconds``, that is frames over total time; never a mean of rates.
  public let meanRate: Double

  /// Time: the shortest frame.
  public let minimumMilliseconds: Double

  /// Time: the longest frame.
  public let maximumMilliseconds: Double

  /// Time: the nearest-rank median; half of the frames took this long or less.
  public let p50Milliseconds: Double

  /// Time: the nearest-rank 90th percentile.
  public let p90Milliseconds: Double

  /// Time: the nearest-rank 99th percentile.
  public let p99Milliseconds: Double

  /// Time: the nearest-rank 99.9th percentile.
  public let p99_9Milliseconds: Double

  /// Rate: 1000 / the mean time of the max(1, ⌊n/100⌋) longest frames ("1 % low, by count").
  public let onePercentLowRate: Double

  /// Whether percentiles and the 1 % low are exact; otherwise each is within 0.05 %.
  public let isExact: Bool
}
