import Geometry
import Scene

extension BarLabel {
  /// What the label keeps away from the edges of bar and fill.
  var padding: Double { (0.4 * rect.height).rounded() }

  /// What is filled where a label with a number stands; nil when nothing is.
  var fill: BarDrawing.Fill? {
    // A sign alone stands on the track, whatever passes there.
    guard hasNumber || frame.phase.hasNumber else { return nil }
    return drawing.fill(
      in: frame.phase.hasNumber || tellsPhase ? frame.phase : frame.previousPhase)
  }

  /// Whether words written for the phase stand in place of its sign.
  var tellsPhase: Bool { drawing.bar.label.tells(frame.phase) }

  /// Where the label looks for the end of the fill; nil where the bar begins.
  ///
  /// Words for a phase without a fraction do not follow what moves there.
  var fillAtLabel: BarDrawing.Fill? { tellsPhase && !frame.phase.hasNumber ? nil : fill }

  /// The fill as it is on the screen, as far as a label inside the bar meets it.
  var fillOnScreen: RoundedRectangle? {
    guard let fill, drawing.bar.growth.isUpright else { return self.fill?.shape }
    // The label keeps away from round ends that are the track's, and meets straight cuts alone.
    return RoundedRectangle(
      fill.shape.bounds.transposed,
      cornerRadius: fill.hasOwnCorners ? fill.shape.effectiveRadius : 0)
  }

  /// Where a label of a width ends.
  ///
  /// The fill must have `room` to hold the label with its padding. `mostRoom` is the same for the
  /// widest label; a bar without room for two of it has its label at its end.
  func right(width: Double, room: Double, mostRoom: Double) -> Double {
    let end = reading(width: width, room: room, mostRoom: mostRoom)
    return drawing.isMirrored ? rect.minX + rect.maxX - end + width : end
  }

  /// The same for a bar that is turned round so that one reads it from left to right.
  private func reading(width: Double, room: Double, mostRoom: Double) -> Double {
    // Without a value the sign goes where the bar begins.
    guard hasNumber || frame.phase.hasNumber else { return rect.minX + padding + width }
    let atEnd = rect.maxX - padding
    switch drawing.bar.labelPlacement {
    case .barCenter: return min(atEnd, (rect.center.x + width / 2).rounded())
    case .fillEdge:
      // A fill that grows the other way begins where the label stands.
      let isMirrored = drawing.isMirrored
      guard drawing.bar.growth.isReversed == isMirrored, rect.width >= 2 * mostRoom else {
        return atEnd
      }
      let head = fillAtLabel?.shape.bounds
      let edge =
        (isMirrored ? head.map { rect.minX + rect.maxX - $0.minX } : head?.maxX) ?? rect.minX
      return edge - rect.minX >= room
        ? (edge - padding).rounded() : (edge + padding).rounded() + width
    case .barEnd, .above, .inFill, .none: return atEnd
    }
  }

  /// The stretch of the bar on which stripes must not be, for the label from `left` to `right`.
  ///
  /// They come back behind a label in the middle alone: beside the others is no room for it.
  func plainStretch(from left: Double, to right: Double) -> ClosedRange<Double> {
    let bar = drawing.bar
    if bar.growth.isUpright {
      let margin = BarIndicator.uprightMargin(drawing.innerThickness)
      let stretch = (left - margin)...(right + margin)
      guard [.fillEdge, .barEnd].contains(bar.labelPlacement) else { return stretch }
      return bar.growth.isReversed
        ? -.infinity...stretch.upperBound : stretch.lowerBound...(.infinity)
    }
    let margin = padding / 2
    if drawing.isMirrored, drawing.bar.labelPlacement != .barCenter {
      return -.infinity...(right + margin)
    }
    let end = drawing.bar.labelPlacement == .barCenter ? right + margin : .infinity
    return (left - margin)...max(left - margin, end)
  }

  /// A plate under what stands between two places.
  func plate(
    from left: Double, to right: Double, on ground: BarGround
  ) -> RoundedRectangle {
    if drawing.bar.growth.isUpright {
      let margin = max(1, (0.06 * rect.height).rounded())
      let box = Rect(
        minX: left, minY: ground.box.minY, maxX: right, maxY: ground.box.maxY)
      return RoundedRectangle(box.inset(by: -margin), cornerRadius: 2 * margin)
    }
    let inset = max(1, (0.1 * rect.height).rounded())
    let height = rect.height - 2 * inset
    let margin = max(0, padding - inset)
    return RoundedRectangle(
      Rect(
        x: left - margin, y: rect.minY + inset, width: right - left + 2 * margin, height: height),
      cornerRadius: height / 2)
  }
}
