import Scene

extension BarIndicator {
  /// Appends the bar's picture to a display list.
  func draw(
    _ frame: IndicatorFrame, theme: Theme, text: some TextMeasuring, into list: inout DisplayList
  ) {
    guard !isHidden(frame) else { return }
    let drawing = BarDrawing(bar: self, frame: frame, theme: theme, text: text)
    let caption = BarCaption(drawing: drawing, text: text)
    let label = BarLabel(drawing: drawing, caption: caption)
    let inside =
      growth.isUpright
      ? label.insideUpright(text: text)
      : labelPlacement == .inFill ? label.placedInFill(text: text) : label.inside(text: text)
    drawing.drawTrack(into: &list)
    drawing.drawOuterStroke(into: &list)
    drawing.drawBuffer(into: &list)
    drawing.drawFill(plain: inside?.plainStretch, into: &list)
    caption.draw(into: &list)
    if let inside { label.draw(inside, into: &list) }
    if label.isAbove { label.drawAbove(text: text, into: &list) }
    if labelPlacement == .inFill, !growth.isUpright { label.drawInFill(text: text, into: &list) }
  }
}
