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
  private var lastFrame: UInt64?
  private var statistics = FrameStatistics(warmUpLength: 1)
  private var late: UInt64 = 0

  /// A step longer than this is a gap in time, not a slow frame; slow rates have longer ones.
  private var gap: UInt64 { max(250_000_000, period.nanoseconds(ofPeriods: 4)) }

  init(period: FramePeriod) {
    self.period = period
  }

  /// Notes that a frame was shown and returns when the next one is due.
  ///
  /// The grid of times begins where the first frame began, or with its end if it took longer than a
  /// period: the second would otherwise have to catch up.
  mutating func frameShown(at now: UInt64, endingAt end: UInt64 = 0) -> UInt64 {
    if let lastFrame {
      let step = now - min(now, lastFrame)
      statistics.record(nanoseconds: step, isGap: step > gap)
      // A frame is late when it took half a period too long.
      if step * 2 > period.nanoseconds(ofPeriods: 3) { late += 1 }
    }
    lastFrame = now
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
