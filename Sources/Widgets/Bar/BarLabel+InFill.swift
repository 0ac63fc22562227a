import Geometry
import Scene

extension BarLabel {
  /// The margins of a label within the fill, and what it needs beside itself, in logical pixels.
  private static let margin = 6.0
  private static let slack = 8.0
  /// The size that a label is measured at where a system's fault is reproduced, in logical pixels.
  private static let measuringSize = 12.0

  /// The label within the fill, or beside it where it does not fit, but inside the bar.
  ///
  /// Without a size of its own the label is as large as makes its line as high as the fill, or its
  /// widest words as long as the bar; with one it stays at its place in the fill as far as the bar
  /// allows. Words that are too long even when they are as small as text may be are cut; what is then
  /// larger than the bar is left out.
  private func numberInFill(text: some TextMeasuring) -> Number? {
    guard hasNumber, !isAbove, let room = roomInFill else { return nil }
    let own = drawing.bar.label
    let unit = Self.measuringSize * frame.scale
    let measure = text.metrics(of: own.run(frame, size: unit))
    guard let size = own.size.map(drawing.resolved) ?? size(height: room.height, measure, text),
      size >= 1
    else { return nil }
    let run = cut(own.run(frame, size: size), text)
    let metrics = text.metrics(of: run)
    let (margin, slack) = (Self.margin * frame.scale, Self.slack * frame.scale)
    let isFromRight = drawing.bar.growth.isReversed
    var x: Double
    if own.size != nil || room.width > metrics.advance + slack {
      switch (drawing.bar.labelAlignment, drawing.isMirrored) {
      case (.left, false), (.right, true): x = room.minX + margin
      case (.center, _): x = room.center.x - metrics.advance / 2
      case (.right, false), (.left, true): x = room.maxX - margin - metrics.advance
      }
    } else if drawing.bar.hasQuirks {
      // The reproduced fault counts from the fill's start, as if the fill were as long as the text.
      let isMirrored = drawing.isMirrored && isFromRight
      x =
        isMirrored
        ? room.maxX - measure.advance - slack - metrics.advance
        : room.minX + measure.advance + slack
    } else {
      x = isFromRight ? room.minX - slack - metrics.advance : room.maxX + slack
    }
    if !drawing.bar.hasQuirks {
      let indent = indent(height: metrics.digitHeight)
      guard metrics.advance + 2 * indent <= rect.width, metrics.digitHeight + 2 <= rect.height
      else { return nil }
      x = max(rect.minX + indent, min(rect.maxX - indent - metrics.advance, x))
    }
    let height = metrics.ascent + metrics.descent
    let baseline = room.center.y - height / 2 + metrics.ascent
    var number = Number(
      run: run, origin: Point(x: x, y: baseline.rounded()), stretch: x...(x + metrics.advance))
    if drawing.bar.hasQuirks { number.clip(to: drawing.track) }
    return number
  }

  /// The fill, or the place where it begins for words of a phase in which nothing is filled; nil where
  /// there is nothing for the label to stand at.
  private var roomInFill: Rect? {
    if frame.value > 0, let fill = fillAtLabel { return fill.shape.bounds }
    guard tellsPhase else { return nil }
    let room = rect.inset(by: drawing.resolved(drawing.bar.inset))
    let start = drawing.bar.growth.isReversed ? room.maxX : room.minX
    return Rect(x: start, y: room.minY, width: 0, height: room.height)
  }

  /// A run of own words, cut where it is longer than the bar; a percentage says nothing without its end.
  private func cut(_ run: TextRun, _ text: some TextMeasuring) -> TextRun {
    guard drawing.bar.label.text != nil, !drawing.bar.hasQuirks else { return run }
    let metrics = text.metrics(of: run)
    let indent = indent(height: metrics.digitHeight)
    guard metrics.advance + 2 * indent > rect.width else { return run }
    let room = rect.width - 2 * max(Self.margin * frame.scale, indent)
    return TextFitting.fitted(run, width: room, text: text) ?? run
  }

  /// How far from its ends the bar is as high as something in its middle.
  private func indent(height: Double) -> Double {
    let radius = drawing.track.effectiveRadius
    let depth = max(0, min(radius, radius - (rect.height - height) / 2))
    return radius - (radius * radius - depth * depth).squareRoot()
  }

  /// The size that makes a line as high as the fill, in device pixels, or less so that the widest words
  /// fit the bar, but readable; nil for a percentage that does not fit then.
  private func size(
    height: Double, _ measure: TextMetrics, _ text: some TextMeasuring
  ) -> Double? {
    let unit = Self.measuringSize * frame.scale
    let line = measure.ascent + measure.descent
    let wanted = line > 0 ? height * unit / line : height
    let widest = text.metrics(
      of: TextRun(widestWords, weight: drawing.bar.label.weight, size: wanted)
    ).advance
    let room = rect.width - 2 * max(Self.margin * frame.scale, indent(height: 0.7 * wanted))
    guard !drawing.bar.hasQuirks, widest > room else { return wanted }
    let size = (wanted * room / widest).rounded(.down)
    let least = min(wanted, frame.readable(0))
    return size >= least ? size : drawing.bar.label.text.map { _ in least }
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
        x: left, y: bottom - side - 1, width: number.stretch.upperBound - left, height: side + 2))
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

extension BarLabel.Number {
  /// Cuts off what lies outside a shape.
  fileprivate mutating func clip(to shape: RoundedRectangle) {
    var shape = shape
    shape.move(by: Vector(dx: -origin.x, dy: -origin.y))
    run.clip = TextClip(shape)
  }
}
