import FrameTiming
import Geometry
import Raster
import Widgets

/// The frames of the last seconds, as the overlay shows them while the program runs.
final class LiveTiming {
  private var window = FrameWindow()
  private var stepper: FrameStepper
  private var columns: [FrameWindow.Column]
  private var shown: TimingOverlay
  private let period: UInt64
  /// The work and the overlay's own cost since the figures were renewed, and over how many frames.
  private var sums: (work: UInt64, overlay: UInt64, frames: UInt64) = (0, 0, 0)
  private var nextFigures: UInt64 = 0

  /// A column is some frames wide, and narrow enough to see each stall.
  private static let columnCount = 150
  /// Figures that change faster cannot be read, and each is typeset anew.
  private static let figuresInterval: UInt64 = 250_000_000

  /// The reading of simulated time at the last frame; nil where time is real.
  private var simulated: UInt64?

  /// Makes an empty window for a loop of the given pace.
  init(pace: FramePeriod) {
    period = pace.nanoseconds(ofPeriods: 1)
    // The first frame has none before it to count from.
    stepper = FrameStepper(rule: FrameStepRule(warmUpFrames: 1, pace: pace))
    columns = Array(repeating: FrameWindow.Column(), count: Self.columnCount)
    shown = TimingOverlay(
      span: Double(window.span) / 1e9, period: Double(period) / 1e6,
      columns: Array(
        repeating: TimingOverlay.Column(longest: 0, isLate: false), count: Self.columnCount))
  }

  /// Takes in a frame.
  func take(_ record: FrameRecord) {
    let step = stepper.step(to: record)
    guard step.kind == .counted else { return }
    window.record(
      step.nanoseconds, endingAt: record.present,
      isLate: step.nanoseconds > period + period / 2)
    sums = (sums.work &+ record.busy, sums.overlay &+ record.overlay, sums.frames &+ 1)
  }

  /// Takes in a frame of simulated time, in which drawing takes none: readings count from it alone
  /// from now on.
  func takeSimulated(at now: UInt64) {
    simulated = now
    shown.isSimulated = true
    var record = FrameRecord(wake: now)
    // No frame takes no time at all.
    record.present += 1
    take(record)
  }

  /// What the overlay shows of the frames before `reading`, and of the changes in this one.
  func overlay(damage: DamageRegion, at reading: UInt64) -> TimingOverlay {
    let now = simulated ?? reading
    window.advance(to: now)
    window.fill(&columns)
    for (index, column) in columns.enumerated() {
      shown.columns[index] = TimingOverlay.Column(
        longest: Double(column.longest) / 1e6, isLate: column.isLate)
    }
    if now >= nextFigures {
      nextFigures = now + Self.figuresInterval
      shown.figures = figures()
    }
    shown.damage = damage.rects.map { rect in
      Rect(
        x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width),
        height: Double(rect.height))
    }
    return shown
  }

  private func figures() -> TimingOverlay.Figures? {
    guard let rate = window.rate else { return nil }
    var figures = TimingOverlay.Figures()
    figures.rate = rate
    let longest = columns.reduce(0) { max($0, $1.longest) }
    func milliseconds(_ percentile: Percentile) -> Double {
      // The middle of a bucket may lie past the longest time there was.
      Double(min(window.percentile(percentile) ?? 0, longest)) / 1e6
    }
    (figures.median, figures.p99) = (milliseconds(.p50), milliseconds(.p99))
    figures.longest = Double(longest) / 1e6
    figures.frames = window.count
    figures.late = window.late
    figures.work = shown.figures?.work ?? 0
    figures.overlay = shown.figures?.overlay ?? 0
    if sums.frames > 0 {
      figures.work = Double(sums.work) / Double(sums.frames) / 1e6
      figures.overlay = Double(sums.overlay) / Double(sums.frames) / 1e6
      sums = (0, 0, 0)
    }
    return figures
  }
}
