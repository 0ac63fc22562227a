/// The figures of the hour that runs, and of the last full one until they are taken.
struct HourlyFigures: ~Copyable, Sendable {
  private var start: UInt64?
  private var hour: UInt64 = 0
  private var tally = FrameTally()
  private var histogram = FrameHistogram(unprepared: .threeDigits)

  private var finishedHour: UInt64?
  private var finishedTally = FrameTally()
  private var finishedHistogram = FrameHistogram(unprepared: .threeDigits)

  private static let length: UInt64 = 3_600_000_000_000

  init() {}

  /// Takes the memory, 432 KiB.
  mutating func prepare() {
    histogram.prepare()
    finishedHistogram.prepare()
  }

  /// Notes a frame, and returns whether the summary of an earlier hour was lost over it.
  ///
  /// At the end of an hour the two histograms trade places, which costs nothing; the work is left for
  /// the moment at which the summary is taken.
  mutating func note(_ record: FrameRecord, _ step: FrameStep, period: UInt64) -> Bool {
    let current = number(of: record, step)
    // Backwards too: after one wrong moment the hours go on where they were.
    let hasLost = current != hour && finish(next: current)
    tally.count(step, flags: record.flags, period: period)
    if step.kind == .counted { histogram.record(step.nanoseconds) }
    return hasLost
  }

  /// The hour of a record; that before it for a moment that cannot be trusted.
  private mutating func number(of record: FrameRecord, _ step: FrameStep) -> UInt64 {
    guard step.kind != .clockAnomaly else { return hour }
    let start = start ?? record.wake
    self.start = start
    return record.present.subtractingSaturated(start) / Self.length
  }

  private mutating func finish(next: UInt64) -> Bool {
    let hasLost = finishedHour != nil
    // A summary nobody took leaves its counts behind; clearing them is rare, and cheap beside a frame.
    if hasLost { finishedHistogram.removeAll() }
    swap(&histogram, &finishedHistogram)
    finishedTally = tally
    finishedHour = hour
    tally = FrameTally()
    hour = next
    return hasLost
  }

  mutating func takeFinished(lost: UInt64) -> HourlySummary? {
    guard let finished = finishedHour else { return nil }
    finishedHour = nil
    let summary = HourlySummary(
      hour: finished, tally: finishedTally, histogram: finishedHistogram, lost: lost)
    finishedHistogram.removeAll()
    return summary
  }

  func current(lost: UInt64) -> HourlySummary? {
    guard tally.records > 0 else { return nil }
    return HourlySummary(hour: hour, tally: tally, histogram: histogram, lost: lost)
  }
}
