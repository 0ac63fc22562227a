/// Notes every frame of a loop, for hours or for months, in memory that never grows.
///
/// A record goes into a ring of the last frames, into histograms of the whole run, and into the
/// summary of its hour. On the frame's path nothing is allocated, locked or formatted; turned off,
/// noting is one comparison. The owner reads what it wants in between: ``drain(_:)`` for a log of
/// every frame, ``takeSummary()`` for a line an hour.
public struct FrameRecorder: ~Copyable, Sendable {
  /// How a recorder works.
  public struct Settings: Sendable, Hashable {
    /// The records kept; rounded up to a power of two, held to 16 … 1 048 576.
    public var capacity = 65_536
    /// Frames left out at the beginning.
    public var warmUpFrames: UInt64 = 0
    /// The period that frames are held against; nil counts none as late.
    public var pace: FramePeriod?

    /// Creates the settings: 65 536 records (18 minutes at 60 Hz, 4 MiB), no warm-up, no pace.
    public init() {}
  }

  /// How the recorder works.
  public let settings: Settings

  /// Whether frames are noted.
  public private(set) var isOn = false

  /// What became of all frames.
  public private(set) var tally = FrameTally()

  /// Records that ``drain(_:)`` came too late for.
  public private(set) var lost: UInt64 = 0

  /// Hourly summaries that were not taken before the next hour was over.
  public private(set) var lostSummaries: UInt64 = 0

  var ring = FrameRing(capacity: 0)
  var drained: UInt64 = 0
  var hours = HourlyFigures()
  private var figures = RunFigures()
  private var stepper: FrameStepper
  private let period: UInt64

  /// Creates a recorder; one that is off takes no memory until it is turned on.
  public init(isOn: Bool = false, settings: Settings = Settings()) {
    var held = settings
    held.capacity = min(max(settings.capacity, 16), 1 << 20)
    self.settings = held
    stepper = FrameStepper(
      rule: FrameStepRule(warmUpFrames: settings.warmUpFrames, pace: settings.pace))
    period = settings.pace?.nanoseconds(ofPeriods: 1) ?? 0
    if isOn { turnOn() }
  }

  /// Begins to note frames, or goes on; takes all memory there will ever be, the first time.
  public mutating func turnOn() {
    if ring.capacity == 0 {
      ring = FrameRing(capacity: settings.capacity)
      figures.prepare()
      hours.prepare()
    }
    isOn = true
  }

  /// Stops noting frames; what was noted stays.
  public mutating func turnOff() { isOn = false }

  /// Notes a frame; does nothing when turned off.
  ///
  /// The step to the frame before a pause in noting is not marked by itself: the loop sets
  /// ``FrameFlags/afterRest`` on the first frame after it turned the recorder on again.
  public mutating func record(_ record: FrameRecord) {
    guard isOn else { return }
    note(record)
  }

  private mutating func note(_ record: FrameRecord) {
    ring.append(record)
    let step = stepper.step(to: record)
    tally.count(step, flags: record.flags, period: period)
    if hours.note(record, step, period: period) { lostSummaries &+= 1 }
    if step.kind == .counted { figures.note(record, step, period: period) }
  }
}

// MARK: - Reading

extension FrameRecorder {
  /// A figure over the whole run.
  public enum Figure: Sendable, Hashable {
    /// The frame times as they were measured; within 1 / 2048.
    case frameTime
    /// The frame times, with the frames that stalls hid put back; within 1 / 2048.
    case correctedFrameTime
    /// One phase of the frame; within 1 / 256.
    case phase(FramePhase)
  }

  /// The nearest-rank percentile of the whole run in nanoseconds; nil when nothing was counted.
  public func percentile(_ percentile: Percentile, of figure: Figure) -> UInt64? {
    figures.percentile(percentile, of: figure)
  }

  /// How many values a figure is about; more than the frames for the corrected times.
  public func count(of figure: Figure) -> UInt64 { figures.count(of: figure) }

  /// The records that are still kept, from the oldest on.
  ///
  /// - Complexity: O(capacity); it allocates, and belongs behind the frame's path.
  public func keptRecords() -> [FrameRecord] {
    (ring.oldest..<ring.total).map { ring[$0] }
  }

  /// Hands over the records that were noted since the last call, from the oldest on.
  ///
  /// Those already overwritten are added to ``lost``.
  public mutating func drain(_ body: (FrameRecord) -> Void) {
    if drained < ring.oldest {
      lost = lost.addingSaturated(ring.oldest - drained)
      drained = ring.oldest
    }
    while drained < ring.total {
      body(ring[drained])
      drained &+= 1
    }
  }

  /// The summary of the last full hour, once; nil until an hour with frames is over.
  ///
  /// Hours are counted from the first frame's wake. Working a summary out takes some tens of
  /// microseconds, so it is done here and not when the frame is noted.
  public mutating func takeSummary() -> HourlySummary? { hours.takeFinished(lost: lost) }

  /// The summary of the hour that has begun; nil when it has no frames.
  public func currentSummary() -> HourlySummary? { hours.current(lost: lost) }
}
