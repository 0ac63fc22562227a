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

  /// How the period is found, for people.
  static let definition =
    "what frames are held against: the pace that was asked for or kept; or the display's refresh, the "
    + "median of the last \(refreshWindow) frame times, where presents wait and these are within a tenth "
    + "of a multiple of the rate that the display says. Of a display that says none, steady frames "
    + "count as its refresh up to 1.5 times the program's own period; longer ones may be its "
    + "refresh or slow presents, so that P is their own median and being on time is left open"

  /// The frames at the end of the run whose median is the refresh.
  static let refreshWindow = 120
  /// Up to so many refreshes for each frame are recognised.
  private static let mostRefreshes: UInt64 = 8

  /// The display's period: the median of the last 120 frame times of a loop that waits for it.
  ///
  /// A loop may show a frame at every second refresh and more seldom; only a nominal rate tells, to
  /// within a tenth of a period. Frames that are no multiple of a rate that is known, or no more than
  /// half again as long as a pace that is kept, are slow presents and no refresh; a pace that was asked
  /// for is to be met within a tenth. Where the display says no rate, frames that are longer than that
  /// may be either, and are not called a refresh.
  static func refresh(
    ofFrames times: [UInt64], _ settings: FrameAnalysis.Settings
  ) -> UInt64? {
    guard let median = SortedTimes(Array(times.suffix(refreshWindow))).median else { return nil }
    guard let one = settings.nominalRefresh?.nanoseconds(ofPeriods: 1), one > 0 else {
      guard let pace = settings.keptPace?.nanoseconds(ofPeriods: 1) else { return median }
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
  /// asked for by name is the reference unless the display is known to be slower. Frames that waited
  /// steadily, for who knows what, are held against nothing but themselves: a pace that the loop would
  /// have kept without waiting was not kept.
  static func reference(
    refresh: UInt64?, _ settings: FrameAnalysis.Settings, median: UInt64, presentsWait: Bool
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
    let isUnexplained = presentsWait && refresh == nil && known == nil
    if !isUnexplained, let fallback = settings.fallbackPace?.nanoseconds(ofPeriods: 1) {
      return PeriodReference(nanoseconds: fallback, source: .ownPace)
    }
    return PeriodReference(nanoseconds: median, source: .medianFrameTime)
  }
}
