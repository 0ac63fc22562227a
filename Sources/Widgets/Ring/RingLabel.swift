import Geometry
import Scene

/// What stands inside a ring: the number in the middle and the caption under it.
///
/// A caption without room gives way to a sign in the place of the number.
struct RingLabel {
  let ring: RingIndicator
  let frame: IndicatorFrame
  let theme: Theme
  /// The ring's diameter in device pixels.
  let diameter: Double
  /// The radius of the hole in device pixels.
  let holeRadius: Double
  /// The colour of digits and words that stand for them.
  let color: Color

  init(_ drawing: RingDrawing) {
    ring = drawing.ring
    frame = drawing.frame
    // The disc within the ring is the ground of what stands in it.
    theme = drawing.theme.standing(on: drawing.ring.centerColor.color(in: drawing.theme))
    diameter = drawing.diameter
    holeRadius = min(drawing.track.innerRadius, drawing.circle.innerRadius)
    color = ring.label.color?.color(in: theme) ?? theme.text
  }

  /// The distance that text keeps from the ring.
  var margin: Double { 0.03 * diameter }

  func draw(text: some TextMeasuring, into list: inout DisplayList) {
    guard ring.showsPhases else {
      if ring.labelForm != .none { drawNumber(opacity: 1, text: text, into: &list) }
      return
    }
    let isNumberShown = { (phase: IndicatorPhase) in
      hasNumber(phase)
        && (isToldByLabel(phase) || Symbol(phase) == nil
          || caption(of: phase, text: text) != nil)
    }
    let fade = WordFade(frame, number: isNumberShown) { phase in
      words(of: phase) != nil
        && (!isToldByLabel(phase) || caption(of: phase, text: text) != nil)
    }
    let numberOpacity = fade.opacity(frame, of: isNumberShown)
    if numberOpacity > 0 { drawNumber(opacity: numberOpacity, text: text, into: &list) }
    if frame.previousPhase != frame.phase {
      drawWords(of: frame.previousPhase, opacity: fade.old, text, &list)
    }
    drawWords(of: frame.phase, opacity: fade.new, text, &list)
  }

  /// Draws the caption of a phase, or its symbol where there is no room for that.
  private func drawWords(
    of phase: IndicatorPhase, opacity: Double, _ text: some TextMeasuring,
    _ list: inout DisplayList
  ) {
    guard opacity > 0, words(of: phase) != nil else { return }
    if let caption = caption(of: phase, text: text) {
      list.draw(
        PlacedText(caption.run, at: caption.origin, color: theme.secondaryText.opacity(opacity)))
    } else if !isToldByLabel(phase), let symbol = Symbol(phase, isInsideRing: true) {
      let sign =
        phase.hasNumber ? theme.color(of: phase, running: theme.blue) : theme.secondaryText
      symbol.draw(
        at: frame.area.center, size: 0.3 * diameter, color: sign.opacity(opacity), into: &list)
    }
  }

  private func hasNumber(_ phase: IndicatorPhase) -> Bool {
    ring.labelForm != .none && ring.label.isShown(in: phase, of: frame)
  }

  /// Whether words of its own stand where the sign of a phase would.
  private func isToldByLabel(_ phase: IndicatorPhase) -> Bool {
    ring.labelForm != .none && ring.label.tells(phase)
  }

  private func words(of phase: IndicatorPhase) -> String? {
    Caption.text(for: phase, reducesMotion: frame.reducesMotion)
  }

  /// The caption of a phase and its place, or nil when it has none or no room for it.
  private func caption(
    of phase: IndicatorPhase, text: some TextMeasuring
  ) -> (run: TextRun, origin: Point)? {
    guard frame.showsCaptions else { return nil }
    for words in Caption.texts(for: phase, in: frame) {
      if let caption = caption(words, of: phase, text: text) { return caption }
    }
    return nil
  }

  private func caption(
    _ words: String, of phase: IndicatorPhase, text: some TextMeasuring
  ) -> (run: TextRun, origin: Point)? {
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
}
