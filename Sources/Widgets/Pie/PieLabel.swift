import Geometry
import Scene

/// What stands below a pie: its percentage, and after it the words of a phase.
struct PieLabel {
  private let drawing: PieDrawing
  private let frame: IndicatorFrame
  private let theme: Theme

  init(_ drawing: PieDrawing) {
    self.drawing = drawing
    frame = drawing.frame
    theme = drawing.theme
  }

  func draw(text: some TextMeasuring, into list: inout DisplayList) {
    let pie = drawing.pie
    let phases = frame.phase == frame.previousPhase ? [] : [frame.previousPhase]
    for phase in phases + [frame.phase] {
      let opacity = PhaseTransition.opacity(frame) { $0 == phase }
      guard opacity > 0 else { continue }
      let line = line(of: phase, text: text)
      if let line {
        for (index, run) in line.runs.enumerated() {
          let isNumber = index == 0 && line.hasNumber
          let own = isNumber ? pie.label.color?.color(in: theme) ?? theme.text : theme.secondaryText
          list.draw(PlacedText(run, at: line.origins[index], color: own.opacity(opacity)))
        }
      }
      if line == nil || !frame.showsCaptions, pie.showsPhases, words(of: phase) != nil,
        let symbol = Symbol(phase, isInsideRing: true)
      {
        drawSign(symbol, of: phase, opacity: opacity, into: &list)
      }
    }
  }

  /// A sign in the middle of the disc, in an ink that is readable on wedge and ground.
  private func drawSign(
    _ symbol: Symbol, of phase: IndicatorPhase, opacity: Double, into list: inout DisplayList
  ) {
    let fill = theme.color(of: phase, running: theme.teal)
    let ground = frame.value >= 1 && phase.hasNumber ? fill : theme.background
    let ink = Color.mostReadable(of: [.black, .white], on: [ground]) ?? theme.text
    let center = drawing.disc.center
    let side = 0.3 * drawing.diameter
    // A plate, so that the edge of the wedge does not run through the sign.
    if phase.hasNumber, frame.value < 1 {
      list.fill(
        .circle(Circle(center: center, radius: 0.75 * side)),
        with: theme.background.opacity(opacity))
    }
    symbol.draw(at: center, size: side, color: ink.opacity(opacity), into: &list)
  }

  private func words(of phase: IndicatorPhase) -> String? {
    Caption.text(for: phase, reducesMotion: frame.reducesMotion)
  }

  /// A line of text below the disc.
  private struct Line {
    let runs: [TextRun]
    let origins: [Point]
    let hasNumber: Bool
  }

  /// The line of a phase; nil when it has none or no room for it.
  private func line(of phase: IndicatorPhase, text: some TextMeasuring) -> Line? {
    let pie = drawing.pie
    let size =
      pie.label.size?.resolved(of: drawing.diameter, scale: frame.scale)
      ?? frame.readable(0.1 * drawing.diameter)
    let hasNumber =
      pie.labelForm != .none
      && (frame.hasNumber(in: phase) || !pie.showsPhases)
    var runs: [TextRun] = []
    if hasNumber {
      runs.append(TextRun(pie.label.words(frame), weight: pie.label.weight, size: size))
    }
    if pie.showsPhases, frame.showsCaptions, let words = words(of: phase) {
      runs.append(TextRun(words, weight: .regular, size: frame.readable(0.7 * size)))
    }
    let metrics = runs.map(text.metrics(of:))
    let space = runs.count > 1 ? (0.45 * size).rounded() : 0
    let width = metrics.reduce(space) { $0 + $1.advance }
    let height = metrics.map(\.digitHeight).max() ?? 0
    let descent = metrics.map(\.descent).max() ?? 0
    let bottom = drawing.disc.center.y + drawing.diameter / 2
    let free = frame.area.maxY - bottom
    let gap = min(0.9 * height, (free - height) / 2)
    guard !runs.isEmpty, width <= frame.area.width, gap >= max(0.3 * height, descent) else {
      return nil
    }
    let baseline = (bottom + gap + height).rounded()
    var x = (drawing.disc.center.x - width / 2).rounded()
    var origins: [Point] = []
    for metric in metrics {
      origins.append(Point(x: x, y: baseline))
      x += metric.advance + space
    }
    return Line(runs: runs, origins: origins, hasNumber: hasNumber)
  }
}
