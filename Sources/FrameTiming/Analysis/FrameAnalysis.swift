/// Everything that a series of records says about its frames.
///
/// Frame time f(i) is the time from the present before to this one; the first record's is its own
/// length. Warm-up frames, gaps, frames after a rest and clock anomalies are classed and counted, and
/// every figure is about the n frames that remain.
public struct FrameAnalysis: Sendable {
  /// What is known beside the records.
  public struct Settings: Sendable, Hashable {
    /// Frames left out at the beginning.
    public var warmUpFrames: UInt64 = 0
    /// The period that the loop aimed at; nil when it aimed at none.
    public var pace: FramePeriod?
    /// Whether somebody asked for ``pace``; otherwise it is the program's own choice.
    public var isPaceAsked = false
    /// The period that the loop keeps by itself where presenting turns out not to wait.
    public var fallbackPace: FramePeriod?
    /// Whether frames were to come as fast as they can, so that none can be late.
    public var isUnpaced = false
    /// The display's period as it says itself; nil when it says nothing.
    public var nominalRefresh: FramePeriod?
    /// The period of a tick of animation time.
    public var tick: FramePeriod
    /// Records that were overwritten before they were read.
    public var lostRecords: UInt64 = 0

    /// Creates the settings for ticks of the period given.
    public init(tick: FramePeriod) { self.tick = tick }

    /// The period that the loop keeps by itself, whether at once or where presenting does not wait.
    var keptPace: FramePeriod? { pace ?? fallbackPace }
  }

  /// What was known beside the records.
  public let settings: Settings

  /// The step to each record, in the records' order.
  public let steps: [FrameStep]

  /// The counted frame times in nanoseconds, in their order.
  public let frameTimes: [UInt64]

  /// What became of the records.
  public let tally: FrameTally

  /// Whether presenting waits.
  public let presentWait: PresentWait

  /// What kept the frames apart.
  public let pacing: PacingInForce

  /// The display's period in nanoseconds; nil where presenting does not wait for it.
  public let measuredRefresh: UInt64?

  /// The period P that frames are held against.
  public let reference: PeriodReference

  /// What each phase took, in the order of the frame.
  public let phases: [PhaseSummary]

  /// The first gaps, at most ``mostGaps``; ``tally`` counts all.
  public let gaps: [FrameGap]

  /// The total length of all gaps in nanoseconds.
  public let gapNanoseconds: UInt64

  /// Gaps beyond these are counted and not listed.
  public static let mostGaps = 100

  let sorted: SortedTimes
  let corrected: CorrectedTimes
  let busy: SortedTimes
  let waitNanoseconds: UInt64
  let overlayNanoseconds: UInt64
  let animationErrors: SortedTimes
  /// The total time of the frames that have an animation error.
  let animatedNanoseconds: UInt64

  /// Analyses records in the order in which they were noted.
  /// - Complexity: O(n log n) in the records.
  public init(_ records: [FrameRecord], settings: Settings) {
    let parts = StepParts(records, settings: settings)
    self.settings = settings
    steps = parts.steps
    frameTimes = parts.times
    sorted = SortedTimes(parts.times)
    busy = SortedTimes(parts.busy)
    waitNanoseconds = parts.wait
    overlayNanoseconds = parts.overlay

    let median = sorted.median ?? 0
    let presentWait = Self.presentWait(parts, settings, frames: sorted)
    let refresh =
      presentWait.verdict == .waits
      ? PeriodReference.refresh(ofFrames: parts.presentedTimes, settings) : nil
    let reference = PeriodReference.reference(
      refresh: refresh, settings, median: median, presentsWait: presentWait.verdict == .waits)
    self.presentWait = presentWait
    measuredRefresh = refresh
    self.reference = reference
    corrected = CorrectedTimes(sorted, period: reference.nanoseconds)
    // Where no period is known from elsewhere, work that fills the frames leaves nothing to wait for.
    let isFree = settings.nominalRefresh == nil && settings.keptPace == nil
    let pacing = Self.pacing(
      presentWait, sleep: parts.times(of: .sleep), frame: median, isFree: isFree)
    self.pacing = pacing == .display && refresh == nil ? .presenting : pacing

    tally = parts.tally(of: records, period: reference.nanoseconds)
    phases = parts.phaseSummaries(total: sorted.sum, period: reference.nanoseconds)
    (gaps, gapNanoseconds) = parts.gaps(of: records, atMost: Self.mostGaps)
    let errors = parts.animationErrors(of: records, tick: settings.tick, refresh: refresh ?? 0)
    animationErrors = SortedTimes(errors.magnitudes)
    animatedNanoseconds = errors.time
  }

  /// Whether presenting takes a steady time of which nobody knows whether it is the display's.
  var isRateUnexplained: Bool {
    pacing == .presenting && presentWait.verdict == .waits && reference.source == .medianFrameTime
  }

  private static func presentWait(
    _ parts: StepParts, _ settings: Settings, frames: SortedTimes
  ) -> PresentWait {
    // Frames of every length are no sign of a display, however long presenting them takes.
    let isSteady = SortedTimes(parts.presentedTimes).isSteady
    let presumed =
      settings.nominalRefresh?.nanoseconds(ofPeriods: 1)
      ?? settings.keptPace?.nanoseconds(ofPeriods: 1)
      ?? (isSteady ? frames.median ?? 0 : 0)
    return PresentWait(
      presents: parts.presents, busy: parts.presentedBusy, period: presumed, isSteady: isSteady)
  }

  private static func pacing(
    _ wait: PresentWait, sleep: [UInt64], frame: UInt64, isFree: Bool
  ) -> PacingInForce {
    if wait.verdict == .waits { return .display }
    // A tenth of the frame asleep is the cost of asking for events; more of a frame that is very short.
    let asking = isFree ? frame / 4 : frame / 10
    if let median = SortedTimes(sleep).median, median > asking { return .ownPacer }
    let isKnown = wait.verdict != .unknown || (isFree && wait.n >= PresentWait.fewest)
    return isKnown ? .none : .unknown
  }
}
