/// How unevenly the content moves against the moments at which it is shown.
///
/// For two frames in a row, e = step of content time − step of display time, in nanoseconds: positive
/// when the content moved too far. SDL does not say when a picture was shown, so display times are
/// estimated and every figure made of them is too. Where presents wait for the display, the moment is
/// moved onto a grid of refreshes whose phase follows the presents slowly; elsewhere it is the present
/// itself, and the error then tells how well the content keeps to the program's own pace.
public struct AnimationErrorEstimator: Sendable {
  private let tick: FramePeriod
  private let refresh: UInt64
  private var shown: (content: UInt64, display: UInt64)?

  // The grid follows a sixteenth of each deviation: noise is smoothed, a drift is not.
  private static let followingShift: Int64 = 16

  /// Creates an estimator.
  /// - Parameters:
  ///   - tick: The period of a tick of animation time.
  ///   - refresh: The display's measured period in nanoseconds; 0 where presents do not wait.
  public init(tick: FramePeriod, refresh: UInt64) {
    self.tick = tick
    self.refresh = refresh
  }

  /// The error of a frame in nanoseconds, or nil where there is none.
  ///
  /// There is none for the first frame, for a step that does not count, and where content or display
  /// did not move at all.
  public mutating func error(of record: FrameRecord, step: FrameStep) -> Int64? {
    let content = record.contentTime(tick: tick)
    let isSteady = step.kind == .counted || step.kind == .warmUp
    guard let before = shown, isSteady else {
      shown = step.kind == .clockAnomaly ? nil : (content, record.present)
      return nil
    }
    let display = displayTime(of: record.present, after: before.display)
    shown = (content, display)
    let moved = Self.difference(content, before.content)
    let passed = Self.difference(display, before.display)
    guard moved != 0, passed != 0 else { return nil }
    let (error, overflow) = moved.subtractingReportingOverflow(passed)
    return overflow ? nil : error
  }

  private func displayTime(of present: UInt64, after last: UInt64) -> UInt64 {
    guard refresh > 0, present > last else { return present }
    let refreshes = max((present - last).addingSaturated(refresh / 2) / refresh, 1)
    let onGrid = last.addingSaturated(refresh.multipliedSaturated(refreshes))
    let deviation = Self.difference(present, onGrid) / Self.followingShift
    return deviation < 0
      ? onGrid.subtractingSaturated(deviation.magnitude)
      : onGrid.addingSaturated(deviation.magnitude)
  }

  private static func difference(_ a: UInt64, _ b: UInt64) -> Int64 {
    a >= b ? Int64(clamping: a - b) : -Int64(clamping: b - a)
  }
}
