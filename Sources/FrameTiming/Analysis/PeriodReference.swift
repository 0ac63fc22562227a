/// The period that frames are held against, and where it comes from.
public struct PeriodReference: Sendable, Hashable {
  /// Where a period comes from.
  public enum Source: String, Sendable, Hashable {
    /// The display's, from presents that wait for it.
    case measuredRefresh
    /// The one that the loop was asked for.
    case pacingTarget
    /// The one that the loop keeps by itself, unasked.
    case ownPace
    /// None: the loop was asked for no pace at all.
    case unpaced
    /// The frames' own median: nothing else is known.
    case medianFrameTime

    /// A sentence's part for people.
    public var words: String {
      switch self {
      case .measuredRefresh: "the display's refresh, measured"
      case .pacingTarget: "the pace asked for"
      case .ownPace: "the program's own pace"
      case .unpaced: "none, because nothing was asked for"
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
  /// within a tenth of a period. Frames that are no multiple of a rate that is known, or no more than
  /// half again as long as a pace that is kept, are slow presents and no refresh; a pace that was asked
  /// for is to be met within a tenth.
  static func refresh(
    ofFrames times: [UInt64], _ settings: FrameAnalysis.Settings
  ) -> UInt64? {
    guard let median = SortedTimes(Array(times.suffix(refreshWindow))).median else { return nil }
    guard let one = settings.nominalRefresh?.nanoseconds(ofPeriods: 1), one > 0 else {
      guard let pace = settings.pace?.nanoseconds(ofPeriods: 1) else { return median }
      let limit = settings.isPaceAsked ? pace / 10 : pace / 2
      return median <= pace.addingSaturated(limit) ? median : nil
    }
    let refreshes = max(median.addingSaturated(one / 2) / one, 1)
    guard refreshes <= mostRefreshes,
      median.distance(from: one.multipliedSaturated(refreshes)) < one / 10
    else { return nil }
    return median / refreshes
  }

  /// The period to hold frames against.
  ///
  /// A pace slower than the display is what the loop was asked for, so its frames are not late. A pace
  /// asked for by name is the reference unless the display is known to be slower.
  static func reference(
    refresh: UInt64?, _ settings: FrameAnalysis.Settings, median: UInt64
  ) -> PeriodReference {
    if settings.isUnpaced { return PeriodReference(nanoseconds: 0, source: .unpaced) }
    let pace = settings.pace?.nanoseconds(ofPeriods: 1)
    let known = settings.nominalRefresh?.nanoseconds(ofPeriods: 1)
    let isBound =
      settings.isPaceAsked && (known ?? 0) <= (pace ?? 0).addingSaturated((pace ?? 0) / 20)
    if let refresh, !isBound, (pace ?? 0) <= refresh.addingSaturated(refresh / 4) {
      return PeriodReference(nanoseconds: refresh, source: .measuredRefresh)
    }
    if let pace {
      return PeriodReference(
        nanoseconds: pace, source: settings.isPaceAsked ? .pacingTarget : .ownPace)
    }
    if let fallback = settings.fallbackPace?.nanoseconds(ofPeriods: 1) {
      return PeriodReference(nanoseconds: fallback, source: .ownPace)
    }
    return PeriodReference(nanoseconds: median, source: .medianFrameTime)
  }
}
