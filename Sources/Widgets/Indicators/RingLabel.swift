import Geometry
import Scene

/// What stands inside a ring: the number in the middle and the caption under it.
///
/// A caption without room gives way to a sign in the place of the number.
struct RingLabel {
  let frame: IndicatorFrame
  let theme: Theme
  /// The ring's outer diameter in device pixels.
  private let diameter: Double
  /// The radius of the hole in device pixels.
  private let holeRadius: Double
  private let digitSize: Double

  init(ring: RingIndicator, frame: IndicatorFrame, theme: Theme) {
    self.frame = frame
    self.theme = theme
    diameter = ring.diameter * frame.shortSide
    holeRadius = (0.5 - ring.thickness) * diameter
    digitSize = ring.digitSize
  }

  /// The distance that text keeps from the ring.
  private var margin: Double { 0.03 * diameter }

  func draw(text: some TextMeasuring, into list: inout DisplayList) {
    let isNumberShown = { (phase: IndicatorPhase) in
      hasNumber(phase) && (Symbol(phase) == nil || caption(of: phase, text: text) != nil)
    }
    let numberOpacity = PhaseTransition.opacity(frame, of: isNumberShown)
    if numberOpacity > 0 { drawNumber(opacity: numberOpacity, text: text, into: &list) }
    let phases = frame.phase == frame.previousPhase ? [] : [frame.previousPhase]
    for phase in phases + [frame.phase] {
      let opacity = PhaseTransition.opacity(frame) { $0 == phase }
      guard opacity > 0, words(of: phase) != nil else { continue }
      if let caption = caption(of: phase, text: text) {
        list.draw(
          PlacedText(
            caption.run, at: caption.origin, color: theme.secondaryText.opacity(opacity)))
      } else if let symbol = Symbol(phase, isInsideRing: true) {
        let color = phase.hasNumber ? theme.color(of: phase, running: .blue) : theme.secondaryText
        symbol.draw(
          at: frame.area.center, size: 0.3 * diameter, color: color.opacity(opacity), into: &list)
      }
    }
  }

  private func hasNumber(_ phase: IndicatorPhase) -> Bool {
    phase.hasNumber && (phase != .endedEarly || frame.isValueKnown)
  }

  private func words(of phase: IndicatorPhase) -> String? {
    Caption.text(for: phase, reducesMotion: frame.reducesMotion)
  }

  /// The caption of a phase and its place, or nil when it has none or no room for it.
  private func caption(
    of phase: IndicatorPhase, text: some TextMeasuring
  ) -> (run: TextRun, origin: Point)? {
    guard let words = words(of: phase) else { return nil }
    let run = TextRun(words, weight: .regular, size: frame.readable(0.062 * diameter))
    let metrics = text.metrics(of: run)
    let center = frame.area.center
    let drop = hasNumber(phase) ? 0.19 * diameter : 0
    let half = metrics.digitHeight / 2
    if hasNumber(phase) {
      guard let number = number(text: text), drop - half >= number.digitHeight / 2 + half else {
        return nil
      }
    }
    // The lower corners are nearest to the ring.
    let corner = Vector(dx: metrics.advance / 2, dy: drop + half + metrics.descent / 2)
    guard corner.length <= holeRadius - margin else { return nil }
    return (run, Point(x: center.x - metrics.advance / 2, y: center.y + drop + half))
  }

  /// The runs of a number, and the room they take.
  private struct Number {
    let digits: TextRun
    let sign: TextRun?
    let gap: Double
    let width: Double
    let digitsWidth: Double
    let digitHeight: Double
  }

  /// Digits and a percent sign of half their size, without the sign when only that gives them room,
  /// or nil when even the digits of 100 have none.
  private func number(text: some TextMeasuring) -> Number? {
    let size = frame.readable(digitSize * diameter)
    let sign = TextRun("%", weight: .regular, size: frame.readable(size / 2))
    let gap = 0.06 * size
    let signWidth = gap + text.metrics(of: sign).advance
    let widest = text.metrics(of: TextRun("100", weight: .medium, size: size))
    let fits = { (width: Double) in
      Vector(dx: width / 2, dy: widest.digitHeight / 2).length <= holeRadius - margin
    }
    guard fits(widest.advance) else { return nil }
    let hasSign = fits(widest.advance + signWidth)
    let digits = TextRun("\(PercentText.whole(frame.value))", weight: .medium, size: size)
    let digitsWidth = text.metrics(of: digits).advance
    return Number(
      digits: digits, sign: hasSign ? sign : nil, gap: gap,
      width: digitsWidth + (hasSign ? signWidth : 0), digitsWidth: digitsWidth,
      digitHeight: widest.digitHeight)
  }

  /// Draws the number, digits and sign on one baseline, centred as a pair.
  private func drawNumber(
    opacity: Double, text: some TextMeasuring, into list: inout DisplayList
  ) {
    guard let number = number(text: text) else { return }
    let center = frame.area.center
    // Whole pixels for both, so that the pair moves as one.
    let x = (center.x - number.width / 2).rounded()
    let baseline = (center.y + number.digitHeight / 2).rounded()
    list.draw(
      PlacedText(
        number.digits, at: Point(x: x, y: baseline), color: theme.text.opacity(opacity)))
    guard let sign = number.sign else { return }
    list.draw(
      PlacedText(
        sign, at: Point(x: x + number.digitsWidth + number.gap, y: baseline),
        color: theme.secondaryText.opacity(opacity)))
  }
}
