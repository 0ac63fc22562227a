/// Counts of what became of a run's frames; bounded, whatever the length of the run.
public struct FrameTally: Sendable, Hashable {
  /// n: the frames that the figures are about.
  public private(set) var frames: UInt64 = 0
  /// Frames left out at the beginning.
  public private(set) var warmUp: UInt64 = 0
  /// Frames that began after a rest or after a clock anomaly.
  public private(set) var restarts: UInt64 = 0
  /// Steps left out because time jumped.
  public private(set) var gaps: UInt64 = 0
  /// Records left out because the clock cannot be trusted there.
  public private(set) var clockAnomalies: UInt64 = 0
  /// Counted frames that took more than one and a half periods.
  public private(set) var late: UInt64 = 0
  /// Periods that passed without a frame: Σ max(0, round(time / period) − 1).
  public private(set) var missed: UInt64 = 0
  /// Counted frames that had nothing new to present.
  public private(set) var notPresented: UInt64 = 0
  /// Frames for which the animation clock left time out.
  public private(set) var clamped: UInt64 = 0
  /// The time of all counted frames in nanoseconds.
  public private(set) var totalNanoseconds: UInt64 = 0
  /// The longest counted frame in nanoseconds; 0 when n is 0.
  public private(set) var longest: UInt64 = 0
  /// The shortest counted frame in nanoseconds; 0 when n is 0.
  public private(set) var shortest: UInt64 = 0

  /// Creates a tally of nothing.
  public init() {}

  /// All records, whatever became of them.
  public var records: UInt64 {
    [warmUp, restarts, gaps, clockAnomalies].reduce(frames) { $0.addingSaturated($1) }
  }

  /// Counts one step.
  /// - Parameters:
  ///   - step: What the step is.
  ///   - flags: What the record says beside its times.
  ///   - period: The period in nanoseconds that frames are held against; 0 when there is none.
  public mutating func count(_ step: FrameStep, flags: FrameFlags, period: UInt64) {
    if flags.contains(.clamped) { clamped &+= 1 }
    switch step.kind {
    case .counted:
      if flags.contains(.notPresented) { notPresented &+= 1 }
      count(step.nanoseconds, period: period)
    case .warmUp: warmUp &+= 1
    case .restart: restarts &+= 1
    case .gap: gaps &+= 1
    case .clockAnomaly: clockAnomalies &+= 1
    }
  }

  // Counts of frames cannot overflow: a nanosecond each, they would take 584 years.
  private mutating func count(_ time: UInt64, period: UInt64) {
    shortest = frames == 0 ? time : min(shortest, time)
    longest = max(longest, time)
    frames &+= 1
    totalNanoseconds = totalNanoseconds.addingSaturated(time)
    guard period > 0 else { return }
    if FramePace.isLate(time, period: period) { late &+= 1 }
    missed = missed.addingSaturated(FramePace.missedPeriods(time, period: period))
  }
}
