/// A figure that a report gives: what it is called, what it means, and what it counts.
///
/// The name alone is never enough: three figures go by "1 % low", and a percentile of times is not
/// the mirror image of a percentile of rates. Every report therefore carries the definition along.
public enum FrameMetric: String, CaseIterable, Sendable, Hashable {
  /// Frames over time.
  case meanRate
  /// The mean of the frame times.
  case meanFrameTime
  /// The least frame time.
  case shortestFrameTime
  /// The median of the frame times.
  case p50FrameTime
  /// The 90th percentile of the frame times.
  case p90FrameTime
  /// The 99th percentile of the frame times.
  case p99FrameTime
  /// The 99.9th percentile of the frame times.
  case p99_9FrameTime
  /// The greatest frame time.
  case longestFrameTime
  /// The 99th percentile with the frames that stalls hid.
  case p99Corrected
  /// The 99.9th percentile with the frames that stalls hid.
  case p99_9Corrected
  /// The first percentile of the rates.
  case p1Rate
  /// The 1 % low as a rank.
  case low1ByPercentile
  /// The 1 % low as a mean of the longest frames.
  case low1ByCount
  /// The 1 % low by time spent in the longest frames.
  case low1Integral
  /// The 0.1 % low as a rank.
  case low0_1ByPercentile
  /// The 0.1 % low as a mean of the longest frames.
  case low0_1ByCount
  /// The 0.1 % low by time spent in the longest frames.
  case low0_1Integral
  /// The standard deviation of the frame times.
  case jitterDeviation
  /// The mean change from one frame time to the next.
  case jitterSuccessive
  /// Frames that took more than one and a half periods.
  case lateFrames
  /// The share of late frames.
  case lateShare
  /// The share of frames that took over a millisecond more than a period.
  case overMillisecondShare
  /// Periods that passed without a frame.
  case missedPeriods
  /// The mean size of the animation error.
  case animationErrorMean
  /// The 99th percentile of its size.
  case animationErrorP99
  /// Its sum as a share of the time.
  case animationErrorShare
  /// The mean time of work.
  case busyMean
  /// The 99th percentile of the time of work.
  case busyP99
  /// The mean time without work.
  case waitMean
  /// The mean time of the overlay of the timing itself.
  case overlayMean
  /// The share of the period that work leaves.
  case headroom
  /// Frames with nothing new to present.
  case notPresented
  /// Jumps of time.
  case gaps
  /// The length of all jumps of time.
  case gapTime
  /// Frames with none before them.
  case restarts
  /// Records whose clock cannot be trusted.
  case clockAnomalies
  /// Frames left out at the beginning.
  case warmUpFrames
  /// Frames for which the animation clock left time out.
  case clampedFrames

  /// What a figure counts.
  public enum Quantity: String, Sendable, Hashable {
    /// A duration.
    case time
    /// Frames a second.
    case rate
    /// A part of a whole.
    case share
    /// A number of things.
    case count
  }

  /// The word under which reports store the figure; stable from version to version.
  public var key: String { rawValue }

  /// What the figure counts.
  public var quantity: Quantity { facts.quantity }

  /// The unit of the value: `ms`, `fps`, `%`, or nothing for a count.
  public var unit: String {
    switch quantity {
    case .time: "ms"
    case .rate: "fps"
    case .share: "%"
    case .count: ""
    }
  }

  /// The name for people, in lower case.
  public var name: String { facts.name }

  /// What exactly is computed, in a sentence.
  public var definition: String { facts.definition }

  /// Whether the figure rests on an estimate, because the display does not say when it showed a frame.
  public var isEstimated: Bool {
    switch self {
    case .animationErrorMean, .animationErrorP99, .animationErrorShare: true
    default: false
    }
  }
}

/// A metric with its value.
public struct MeasuredMetric: Sendable, Hashable {
  /// What was measured.
  public let metric: FrameMetric

  /// The value in the metric's unit; nil when there is nothing to compute it from.
  public let value: Double?

  /// How many values it was computed from.
  public let n: UInt64
}
