/// The time from one frame to the next, and whether it counts.
public struct FrameStep: Sendable, Hashable, BitwiseCopyable {
  /// What a step is.
  public enum Kind: Sendable, Hashable, BitwiseCopyable {
    /// A frame time that every figure is about.
    case counted
    /// A frame at the beginning, while fonts and textures are loaded; left out.
    case warmUp
    /// A frame with no frame before it to count from: after a rest, or after a clock anomaly.
    case restart
    /// Time jumped, by a suspend or a stop: not a slow frame, and left out. A long time inside a phase
    /// that the loop measured is a slow frame, and counted.
    case gap
    /// The clock stood still, went backwards, or a frame's moments are out of order; left out.
    case clockAnomaly
  }

  /// What the step is.
  public let kind: Kind

  /// Nanoseconds from the present before to this one.
  ///
  /// The frame's own length (from its wake) where no frame stands before it, and 0 for a clock
  /// anomaly.
  public let nanoseconds: UInt64

  /// Nanoseconds of ``nanoseconds`` before the loop woke.
  public let sleep: UInt64

  /// Nanoseconds of ``nanoseconds`` that were not work: asleep, or in present.
  public let wait: UInt64
}

extension FrameStep {
  /// The frame time that a table gives, so that a reader who takes every row for a frame that follows
  /// the one before comes to the figures of the report.
  ///
  /// A frame after a rest stands there with the period it was meant to take, or with its own length if
  /// that is more. A gap keeps its length: readers leave out what is too long for a frame.
  func tabled(_ record: FrameRecord, period: UInt64) -> UInt64 {
    let own = record.present.subtractingSaturated(record.wake)
    return switch kind {
    case .counted, .warmUp, .gap, .clockAnomaly: nanoseconds
    case .restart: max(period, own)
    }
  }
}

/// Which steps count.
public struct FrameStepRule: Sendable, Hashable {
  /// How many counted frames at the beginning are left out as warm-up.
  public var warmUpFrames: UInt64

  /// A step with more than this many nanoseconds outside the phases of its frame is a gap.
  public var gapNanoseconds: UInt64

  /// A frame longer than this many nanoseconds is a gap even so: 10 s.
  ///
  /// No picture takes that long. A debugger, a frozen control group or a paused virtual machine does,
  /// and tells nobody; shorter ones that fall inside a phase cannot be told from a stall.
  public static let longestStall: UInt64 = 10_000_000_000

  /// The shortest gap, which no display needs for a frame: 250 ms.
  public static let shortestGap: UInt64 = 250_000_000

  /// Creates the rule: a gap is more than 250 ms, and than four periods of a slow pace, between frames.
  /// - Parameters:
  ///   - warmUpFrames: Frames to leave out at the beginning; 0 unless given.
  ///   - pace: The period of the loop; nil when there is none.
  public init(warmUpFrames: UInt64 = 0, pace: FramePeriod? = nil) {
    self.warmUpFrames = warmUpFrames
    gapNanoseconds = max(Self.shortestGap, pace?.nanoseconds(ofPeriods: 4) ?? 0)
  }

  /// Whether more time passed before the frame woke, or in it, than a loop at work lets pass.
  func isGap(_ record: FrameRecord, after previous: UInt64) -> Bool {
    isGap(
      asleep: record.duration(of: .sleep, after: previous),
      awake: record.present.subtractingSaturated(record.wake))
  }

  /// Whether a step is a gap in which the loop slept and worked for so many nanoseconds.
  public func isGap(asleep: UInt64, awake: UInt64) -> Bool {
    asleep > gapNanoseconds || awake > max(Self.longestStall, gapNanoseconds)
  }
}
