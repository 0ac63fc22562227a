import Geometry
import Scene

/// The words below the end of a bar at which one begins to read, or centred below an upright bar.
struct BarCaption {
  private let frame: IndicatorFrame
  private let present: PlacedText?
  private let previous: PlacedText?
  private let showsPhases: Bool
  /// How words, signs and the number give way to each other.
  let fade: WordFade

  init(drawing: BarDrawing, text: some TextMeasuring) {
    let (bar, frame) = (drawing.bar, drawing.frame)
    self.frame = frame
    showsPhases = bar.showsPhases
    fade = WordFade(frame, number: drawing.hasNumber(in:)) { phase in
      bar.showsPhases && Caption.text(for: phase, reducesMotion: frame.reducesMotion) != nil
    }
    present = Self.caption(of: frame.phase, drawing, text: text)
    previous = Self.caption(of: frame.previousPhase, drawing, text: text)
  }

  /// The signs that stand for words without room, with their opacities; two while they fade.
  var signs: [(symbol: Symbol, opacity: Double)] {
    guard showsPhases else { return [] }
    let (old, new) = (fade.old, fade.new)
    let fading = old > 0 ? [(frame.previousPhase, previous, old)] : []
    let coming = new > 0 ? [(frame.phase, present, new)] : []
    return (fading + coming).compactMap { phase, caption, opacity in
      let words = Caption.text(for: phase, reducesMotion: frame.reducesMotion)
      guard words != nil, caption == nil else { return nil }
      return Symbol(phase).map { ($0, opacity) }
    }
  }

  private static func caption(
    of phase: IndicatorPhase, _ drawing: BarDrawing, text: some TextMeasuring
  ) -> PlacedText? {
    guard drawing.bar.showsPhases, drawing.frame.showsCaptions else { return nil }
    for words in Caption.texts(for: phase, in: drawing.frame) {
      if let caption = caption(words, drawing, text: text) { return caption }
    }
    return nil
  }

  private static func caption(
    _ words: String, _ drawing: BarDrawing, text: some TextMeasuring
  ) -> PlacedText? {
    let (frame, rect) = (drawing.frame, drawing.screenRect)
    let isUpright = drawing.bar.growth.isUpright
    let size = frame.readable(0.026 * frame.shortSide)
    let run = TextRun(words, weight: .regular, size: size)
    let metrics = text.metrics(of: run)
    // One line away, or half-way to the area's end where that is near.
    let free = frame.area.maxY - rect.maxY - metrics.ascent - metrics.descent
    let gap = min(size, free / 2)
    let room = isUpright ? frame.area.width : rect.width
    guard gap >= 0.3 * size, metrics.advance <= room else { return nil }
    let end = drawing.isMirrored ? (rect.maxX - metrics.advance).rounded() : rect.minX
    let x = isUpright ? (rect.center.x - metrics.advance / 2).rounded() : end
    guard x >= frame.area.minX, x + metrics.advance <= frame.area.maxX else { return nil }
    return PlacedText(
      run, at: Point(x: x, y: (rect.maxY + gap + metrics.ascent).rounded(.down)),
      color: drawing.theme.secondaryText)
  }

  func draw(into list: inout DisplayList) {
    let (old, new) = (fade.old, fade.new)
    if var previous, old > 0 {
      previous.color = previous.color.opacity(old)
      list.draw(previous)
    }
    if var present, new > 0 {
      present.color = present.color.opacity(new)
      list.draw(present)
    }
  }
}
