/// The period that frames are held against, and where it comes from.
public struct PeriodReference: Sendable, Hashable {
  /// Where a period comes from.
  public enum Source: String, Sendable, Hashable {
    /// The display's, from presents that wait for it.
    case measuredRefresh
    /// The one that the loop aimed at.
    case pacingTarget
    /// The frames' own median: nothing else is known.
    case medianFrameTime

    /// A sentence's part for people.
    public var words: String {
      switch self {
      case .measuredRefresh: "the display's refresh, measured"
      case .pacingTarget: "the pace asked for"
      case .medianFrameTime: "the run's own median frame time"
      }
    }
  }

  /// The period in nanoseconds; 0 when no frame was counted and no pace is known.
  public let nanoseconds: UInt64

  /// Where it comes from.
  public let source: Source

  /// The frames at the end of the run whose median is the refresh.
  static let refreshWindow = 120
  /// Up to so many refreshes for each frame are recognised.
  private static let mostRefreshes: UInt64 = 8

  /// The display's period: the median of the last 120 frame times of a loop that waits for it.
  ///
  /// A loop may show a frame at every second refresh and more seldom; only a nominal rate tells, to
  /// within a tenth of a period.
  static func refresh(ofFrames times: [UInt64], nominal: FramePeriod?) -> UInt64? {
    guard let median = SortedTimes(Array(times.suffix(refreshWindow))).median else { return nil }
    guard let one = nominal?.nanoseconds(ofPeriods: 1), one > 0 else { return median }
    let refreshes = max(median.addingSaturated(one / 2) / one, 1)
    let isMultiple = median.distance(from: one.multipliedSaturated(refreshes)) < one / 10
    return isMultiple && refreshes <= mostRefreshes ? median / refreshes : median
  }

  /// The period to hold frames against.
  ///
  /// A pace slower than the display is what the loop was asked for, so its frames are not late.
  static func reference(
    refresh: UInt64?, pace: FramePeriod?, median: UInt64
  ) -> PeriodReference {
    let target = pace?.nanoseconds(ofPeriods: 1)
    if let refresh, (target ?? 0) <= refresh.addingSaturated(refresh / 4) {
      return PeriodReference(nanoseconds: refresh, source: .measuredRefresh)
    }
    guard let target else { return PeriodReference(nanoseconds: median, source: .medianFrameTime) }
    return PeriodReference(nanoseconds: target, source: .pacingTarget)
  }
}
