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
    let old = telling(of: frame.previousPhase, text: text)
    let new = telling(of: frame.phase, text: text)
    // A line can stay what it is; a sign has the colours of its phase.
    guard old != new || new.symbol != nil else {
      return draw(new, of: frame.phase, opacity: 1, into: &list)
    }
    let fade = WordFade(frame, goes: !old.isEmpty, comes: !new.isEmpty)
    if frame.previousPhase != frame.phase {
      draw(old, of: frame.previousPhase, opacity: fade.old, into: &list)
    }
    draw(new, of: frame.phase, opacity: fade.new, into: &list)
  }

  /// What tells a phase: a line below the disc, a sign in its middle where words have no room, or both.
  private struct Telling: Hashable {
    let line: Line?
    let symbol: Symbol?
    var isEmpty: Bool { line == nil && symbol == nil }
  }

  private func telling(of phase: IndicatorPhase, text: some TextMeasuring) -> Telling {
    let line = line(of: phase, text: text)
    let needsSign =
      (line == nil || !frame.showsCaptions) && drawing.pie.showsPhases && words(of: phase) != nil
    return Telling(line: line, symbol: needsSign ? Symbol(phase, isInsideRing: true) : nil)
  }

  private func draw(
    _ telling: Telling, of phase: IndicatorPhase, opacity: Double, into list: inout DisplayList
  ) {
    guard opacity > 0 else { return }
    if let line = telling.line {
      let number = drawing.pie.label.color?.color(in: theme) ?? theme.text
      for (index, run) in line.runs.enumerated() {
        let ink = index == 0 && line.hasNumber ? number : theme.secondaryText
        list.draw(PlacedText(run, at: line.origins[index], color: ink.opacity(opacity)))
      }
    }
    if let symbol = telling.symbol {
      drawSign(symbol, of: phase, opacity: opacity, into: &list)
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
  private struct Line: Hashable {
    let runs: [TextRun]
    let origins: [Point]
    let hasNumber: Bool
  }

  /// The line of a phase; nil when it has none or no room for it.
  private func line(of phase: IndicatorPhase, text: some TextMeasuring) -> Line? {
    let isTold = drawing.pie.showsPhases && frame.showsCaptions
    let captions = isTold ? Caption.texts(for: phase, in: frame) : []
    guard !captions.isEmpty else { return line(of: phase, caption: nil, text: text) }
    for caption in captions {
      if let line = line(of: phase, caption: caption, text: text) { return line }
    }
    return nil
  }

  private func line(
    of phase: IndicatorPhase, caption: String?, text: some TextMeasuring
  ) -> Line? {
    let pie = drawing.pie
    let size =
      pie.label.size?.resolved(of: drawing.diameter, scale: frame.scale)
      ?? frame.readable(0.1 * drawing.diameter)
    let hasNumber =
      pie.labelForm != .none
      && (pie.label.isShown(in: phase, of: frame) || !pie.showsPhases)
    var runs: [TextRun] = []
    if hasNumber {
      runs.append(pie.label.run(frame, size: size))
    }
    if let caption {
      runs.append(TextRun(caption, weight: .regular, size: frame.readable(0.7 * size)))
    }
    if hasNumber, pie.label.text != nil {
      // Words that are too long for the line make room for the caption.
      let others = runs.dropFirst().reduce(0) { $0 + text.metrics(of: $1).advance + 0.45 * size }
      let room = frame.area.width - others.rounded(.up)
      runs[0] = TextFitting.fitted(runs[0], width: room, text: text) ?? runs[0]
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
