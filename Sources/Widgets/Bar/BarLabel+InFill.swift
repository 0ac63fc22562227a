import Geometry
import Scene

extension BarLabel {
  /// The margins of a label within the fill, and what it needs beside itself, in logical pixels.
  private static let margin = 6.0
  private static let slack = 8.0
  /// The size that a label is measured at where a system's fault is reproduced, in logical pixels.
  private static let measuringSize = 12.0

  /// The label within the fill, or beside it where it does not fit.
  ///
  /// Without a size of its own the label is as large as makes its line as high as the fill; with one
  /// it is left out where it does not fit.
  private func numberInFill(text: some TextMeasuring) -> Number? {
    guard frame.value > 0, hasNumber, !isAbove,
      let fill = drawing.fill(in: frame.phase.hasNumber ? frame.phase : frame.previousPhase)
    else { return nil }
    let room = fill.shape.bounds
    let own = drawing.bar.label
    let words = own.words(frame)
    let unit = Self.measuringSize * frame.scale
    let measure = text.metrics(of: TextRun(words, weight: own.weight, size: unit))
    let line = measure.ascent + measure.descent
    let size =
      own.size.map(drawing.resolved) ?? (line > 0 ? room.height * unit / line : room.height)
    guard size >= 1 else { return nil }
    let run = TextRun(words, weight: own.weight, size: size)
    let metrics = text.metrics(of: run)
    let (margin, slack) = (Self.margin * frame.scale, Self.slack * frame.scale)
    let isInside = room.width > metrics.advance + slack
    // A label of a size of its own has its place in the fill alone.
    guard isInside || own.size == nil else { return nil }
    let x: Double
    if isInside {
      switch (drawing.bar.labelAlignment, drawing.isMirrored) {
      case (.left, false), (.right, true): x = room.minX + margin
      case (.center, _): x = room.center.x - metrics.advance / 2
      case (.right, false), (.left, true): x = room.maxX - margin - metrics.advance
      }
    } else if drawing.isMirrored, drawing.bar.growth.isReversed {
      let end = drawing.bar.hasQuirks ? room.maxX - measure.advance - slack : room.minX - slack
      x = end - metrics.advance
    } else {
      // The reproduced fault counts from the fill's start, as if the fill were as long as the text.
      x = drawing.bar.hasQuirks ? room.minX + measure.advance + slack : room.maxX + slack
    }
    let height = metrics.ascent + metrics.descent
    let baseline = room.center.y - height / 2 + metrics.ascent
    return Number(
      run: run, origin: Point(x: x, y: baseline.rounded()), right: x + metrics.advance)
  }

  /// Draws the label within the fill in an ink that does not look at what else is there.
  func drawInFill(text: some TextMeasuring, into list: inout DisplayList) {
    guard let ink = plainInk, let number = numberInFill(text: text) else { return }
    list.draw(PlacedText(number.run, at: number.origin, color: ink.opacity(opacity)))
  }

  /// The label within the fill with inks for what is beneath it; nil where it has an ink of its own.
  func placedInFill(text: some TextMeasuring) -> Placed? {
    guard plainInk == nil, let number = numberInFill(text: text) else { return nil }
    let side = text.metrics(of: number.run).digitHeight
    let (left, bottom) = (number.origin.x, number.origin.y)
    let ground = BarGround(
      drawing: drawing, fill: fill,
      box: Rect(
        x: left, y: bottom - side - 1, width: number.right - left, height: side + 2))
    var placed = Placed(signRect: Rect(x: left, y: bottom - side, width: 0, height: 0))
    // Signs stand elsewhere, if at all.
    placed.hasSigns = false
    set(number, of: &placed, on: ground)
    return placed
  }

  /// The label's own colour, or what goes by the fill's; nil where contrast decides.
  private var plainInk: Color? {
    let label = drawing.bar.label
    return label.color?.color(in: drawing.theme) ?? label.ruledInk(on: drawing.color)
  }
}
