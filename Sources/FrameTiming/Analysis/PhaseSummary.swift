/// What one phase took, over the counted frames; times in nanoseconds.
public struct PhaseSummary: Sendable, Hashable {
  /// The phase.
  public let phase: FramePhase

  /// The mean.
  public let mean: Double

  /// The nearest-rank percentiles and the longest.
  public let p50, p99, longest: UInt64

  /// The late frames of which this phase was the cause.
  ///
  /// The cause of a late frame is the phase that exceeded its own median by most.
  public let lateFrames: UInt64

  /// The part of all frame time that was spent in the phase, 0 … 1.
  public let share: Double
}

/// A step left out because time jumped.
public struct FrameGap: Sendable, Hashable {
  /// The number of the record that ends the gap, from 0.
  public let record: Int

  /// When it began, in nanoseconds since the first record's wake.
  public let start: UInt64

  /// How long it was, in nanoseconds.
  public let nanoseconds: UInt64

  /// The phase in which most of it passed.
  public let phase: FramePhase

  /// Whether the loop knew that the machine had slept or the process had been stopped.
  public let isResume: Bool
}
