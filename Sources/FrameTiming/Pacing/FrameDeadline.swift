/// The moments at which frames are due: `start + floor(n · period)`, never counted from a wake-up.
///
/// Only the arithmetic: it neither reads a clock nor sleeps. All times are nanoseconds of one
/// monotonic clock.
public struct FrameDeadline: Sendable, Hashable {
  /// The time from one frame to the next.
  public let period: FramePeriod

  /// The moment of deadline 0.
  public let start: UInt64

  /// The number n of the deadline given out last; 0 before the first.
  public private(set) var index: UInt64 = 0

  /// How many deadlines had passed already when they were given out.
  public private(set) var lateCount: UInt64 = 0

  /// How many deadlines were left out because the loop was too far behind.
  public private(set) var missedCount: UInt64 = 0

  /// How often deadlines were left out.
  public private(set) var resynchronisationCount: UInt64 = 0

  /// A loop later than this many periods goes on with the next deadline ahead of it.
  public static let greatestLateness: UInt64 = 4

  /// Creates the series of deadlines after `start`.
  public init(start: UInt64, period: FramePeriod) {
    self.start = start
    self.period = period
  }

  /// The moment of deadline `index`; held at `UInt64.max`.
  public func deadline(at index: UInt64) -> UInt64 {
    start.addingSaturated(period.nanoseconds(ofPeriods: index))
  }

  /// Gives out the next deadline.
  ///
  /// Up to four periods late it is in the past, so the loop draws at once and is back on the grid
  /// within a few frames. Later than that, all deadlines up to `now` are left out and counted: there
  /// is no burst of frames to catch up, and the grid stays where it was.
  /// - Parameter now: The clock's reading.
  /// - Returns: The moment until which to wait.
  public mutating func next(after now: UInt64) -> UInt64 {
    var next = index.addingSaturated(1)
    let limit = deadline(at: next).addingSaturated(
      period.nanoseconds(ofPeriods: Self.greatestLateness))
    if now > limit {
      let ahead = firstIndex(after: now, from: next)
      missedCount = missedCount.addingSaturated(ahead - next)
      resynchronisationCount = resynchronisationCount.addingSaturated(1)
      next = ahead
    }
    index = next
    let due = deadline(at: next)
    if due < now { lateCount = lateCount.addingSaturated(1) }
    return due
  }

  /// The first index from `lowest` on whose moment lies after `now`, for `now` after `start`.
  private func firstIndex(after now: UInt64, from lowest: UInt64) -> UInt64 {
    let index = max(period.periods(inNanoseconds: now - start).addingSaturated(1), lowest)
    // The moment is rounded down, so the one after the whole periods may be at `now` itself.
    return deadline(at: index) > now ? index : index.addingSaturated(1)
  }
}
