import FrameTiming
import Platform

/// Keeps frames on an absolute grid of times, whatever the display's synchronisation claims.
///
/// Presenting may wait for the display or not; either way the next frame is due at start + n periods,
/// so errors do not add up.
struct FramePacer: ~Copyable {
  /// The time from one frame to the next.
  let period: FramePeriod
  private var deadlines: FrameDeadline?
  private var lastFrame: (start: UInt64, end: UInt64, wasStopped: Bool)?
  private var statistics = FrameStatistics(warmUpLength: 1)
  private var late: UInt64 = 0

  /// What is a gap in time and what a slow frame: as in a recording.
  private let rule: FrameStepRule

  init(period: FramePeriod) {
    self.period = period
    rule = FrameStepRule(pace: period)
  }

  /// Notes that a frame was shown and returns when the next one is due.
  ///
  /// The time from its beginning to its end is work, however long, unless the process was stopped in it.
  /// The grid of times begins where the first frame began, or with its end if it took longer than a
  /// period: the second would otherwise have to catch up.
  mutating func frameShown(
    at now: UInt64, endingAt end: UInt64 = 0, wasStopped: Bool = false
  ) -> UInt64 {
    if let lastFrame {
      let step = now - min(now, lastFrame.start)
      let work = min(step, lastFrame.end - lastFrame.start)
      let isGap = lastFrame.wasStopped || rule.isGap(asleep: step - work, awake: work)
      statistics.record(nanoseconds: step, isGap: isGap)
      // A frame is late when it took half a period too long.
      if step * 2 > period.nanoseconds(ofPeriods: 3) { late += 1 }
    }
    lastFrame = (now, max(now, end), wasStopped)
    let isSlow = end > now && end - now > period.nanoseconds(ofPeriods: 1)
    var series = deadlines ?? FrameDeadline(start: isSlow ? end : now, period: period)
    let due = series.next(after: now)
    deadlines = series
    return due
  }

  /// Notes that the picture stands still: the time until the next frame says nothing about pace.
  mutating func rest() {
    deadlines = nil
    lastFrame = nil
  }

  /// The figures over all frames shown in motion.
  mutating func report() -> FrameReport { statistics.report() }

  /// The frames that came more than half a period late.
  var lateFrames: UInt64 { late }
}
