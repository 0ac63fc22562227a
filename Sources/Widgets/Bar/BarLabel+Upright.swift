import Geometry
import Scene

extension BarLabel {
  /// The label inside an upright bar, centred across it, a sign over the number; nil when it stands
  /// elsewhere.
  ///
  /// Places are counted along the bar from where the fill begins to grow.
  func insideUpright(text: some TextMeasuring) -> Placed? {
    guard drawing.bar.growth.isUpright, let size = drawing.uprightLabelSize else { return nil }
    let isInFill = drawing.bar.labelPlacement == .inFill
    // The signs of a label within the fill stand elsewhere, as in a lying bar.
    let hasSign = hasSign && !isInFill
    let hasNumber =
      hasNumber && (!isInFill || tellsPhase || fill != nil && frame.value > 0)
    guard hasNumber || hasSign else { return nil }
    let own = drawing.bar.label
    let run = own.run(frame, size: size)
    let metrics = text.metrics(of: run)
    let side = metrics.digitHeight
    let signHeight = hasSign ? side + (hasNumber ? BarIndicator.gapToSign(size) : 0) : 0
    let height = signHeight + (hasNumber ? side : 0)
    let low = uprightPlace(height: height)
    let top =
      (drawing.bar.growth.isReversed ? rect.maxX - low - height : rect.minX + low).rounded()
    let middle = rect.center.y
    let width = hasNumber ? metrics.advance : 0
    let (x, baseline) = ((middle - width / 2).rounded(), (top + height).rounded())
    let signRect = Rect(x: (middle - side / 2).rounded(), y: top, width: side, height: side)
    let left = min(hasNumber ? x : .infinity, hasSign ? signRect.minX : .infinity)
    let right = max(hasNumber ? x + width : 0, hasSign ? signRect.maxX : 0)
    let ground = BarGround(
      drawing: drawing, fill: fill,
      box: Rect(minX: left, minY: top - 1, maxX: right, maxY: baseline + 1).transposed)
    var placed = Placed(signRect: signRect)
    placed.hasSigns = hasSign
    if hasSign { setSign(of: &placed, on: ground) }
    if hasNumber {
      let number = Number(
        run: run, origin: Point(x: x, y: baseline), stretch: (baseline - side)...baseline)
      set(number, of: &placed, on: ground)
    }
    return placed
  }

  /// Where a label of a height begins.
  private func uprightPlace(height: Double) -> Double {
    let (length, thickness) = (rect.width, drawing.innerThickness)
    let padding = drawing.bar.uprightPadding(
      thickness: rect.height, inner: thickness, radius: drawing.track.effectiveRadius)
    let last = max(padding, length - padding - height)
    // Without a value the sign goes where the bar begins.
    guard hasNumber || frame.phase.hasNumber else { return min(last, padding) }
    let bounds = fillAtLabel?.shape.bounds
    let isReversed = drawing.bar.growth.isReversed
    let tail = bounds.map { isReversed ? rect.maxX - $0.maxX : $0.minX - rect.minX } ?? 0
    let head = bounds.map { isReversed ? rect.maxX - $0.minX : $0.maxX - rect.minX } ?? 0
    // The ends of a fill are straight cuts, or as round as the bar's.
    let margin = BarIndicator.uprightMargin(thickness)
    let toHead = fill?.hasOwnCorners == true ? padding : margin
    let beyond = min(last, max(padding, head + margin))
    let behind = max(padding, head - toHead - height)
    switch drawing.bar.labelPlacement {
    case .barCenter: return min(last, max(padding, (length - height) / 2))
    case .fillEdge:
      guard length >= 2 * (height + 2 * padding) else { return last }
      return head >= padding + height + toHead ? min(last, behind) : beyond
    case .inFill:
      guard head - tail >= padding + height + toHead else { return beyond }
      switch drawing.bar.labelAlignment {
      case .left: return min(last, tail + padding)
      case .center: return min(last, max(padding, (tail + head - height) / 2))
      case .right: return min(last, behind)
      }
    case .barEnd, .above, .none: return last
    }
  }
}

extension BarIndicator {
  /// The part of an upright bar's thickness within its inset that its widest label takes at most.
  private static let uprightShare = 0.76
  /// The size of a label in an upright bar is at most this part of the thickness, as in a lying one.
  private static let mostUprightSize = 0.54

  /// The distance between a sign and the number under it.
  static func gapToSign(_ size: Double) -> Double { (0.4 * size).rounded() }

  /// What a label keeps away from the edge of the fill, given the thickness of that.
  static func uprightMargin(_ inner: Double) -> Double { (0.16 * inner).rounded() }

  /// What a label keeps away from the ends of an upright bar, so that round ones hold it.
  func uprightPadding(thickness: Double, inner: Double, radius: Double) -> Double {
    let inset = (thickness - inner) / 2
    let round = max(0, radius - inset)
    // How far from its ends the bar is as wide as the widest label.
    let depth = max(0, round - (1 - Self.uprightShare) / 2 * inner)
    let indent = round - (round * round - depth * depth).squareRoot()
    return (inset + indent + 0.12 * inner).rounded(.up)
  }

  /// The size of the label inside an upright bar in device pixels; nil where it stands above that,
  /// because the bar has no room for the widest label at a readable size.
  ///
  /// It is the same at all values. Thickness and length are in device pixels.
  func uprightLabelSize(
    _ frame: IndicatorFrame, thickness: Double, length: Double, text: some TextMeasuring
  ) -> Double? {
    guard growth.isUpright, ![.none, .above].contains(labelPlacement) else { return nil }
    let inner = thickness - 2 * inset.resolved(of: thickness, scale: frame.scale)
    let room = Self.uprightShare * inner
    let widest = label.text ?? frame.percentStyle.text(100)
    func metrics(_ size: Double) -> TextMetrics {
      text.metrics(of: TextRun(widest, weight: label.weight, size: size))
    }
    let least = frame.readable(0)
    var size = label.size.map { max(1, $0.resolved(of: thickness, scale: frame.scale)) } ?? least
    guard metrics(size).advance <= room else { return nil }
    if label.size == nil {
      let fitting = size * room / max(1, metrics(size).advance)
      let most = max(least, min(fitting, Self.mostUprightSize * inner).rounded(.down))
      size = metrics(most).advance <= room ? most : max(least, most - 1)
    }
    let radius = min(
      radius?.resolved(of: thickness, scale: frame.scale) ?? thickness / 2,
      min(thickness, length) / 2)
    let height = 2 * metrics(size).digitHeight + Self.gapToSign(size)
    let padding = uprightPadding(thickness: thickness, inner: inner, radius: radius)
    return height + 2 * padding <= length ? size : nil
  }
}
