import Geometry
import Scene

extension BarLabel {
  /// What a label stands on.
  enum Ground {
    case fill
    case track
    /// A piece of track laid over the fill, because the edge of the fill may pass beneath.
    case plate
  }

  /// What the label keeps away from the edges of bar and fill.
  var padding: Double { (0.4 * rect.height).rounded() }

  /// Where a label of a width ends, and on what it stands.
  ///
  /// The fill must have `room` to hold the label with its padding. `mostRoom` is the same for the
  /// widest label; a bar without room for two of it has its label at its end.
  func place(
    width: Double, room: Double, mostRoom: Double
  ) -> (right: Double, ground: Ground) {
    // Without a value the sign goes where the bar begins.
    guard hasNumber || frame.phase.hasNumber else { return (rect.minX + padding + width, .track) }
    let phase = frame.phase.hasNumber ? frame.phase : frame.previousPhase
    let fill = drawing.fill(in: phase)?.shape.bounds
    if drawing.bar.growth.isReversed {
      // The fill begins where the label stands.
      let right = rect.maxX - padding
      guard let fill else { return (right, .track) }
      return (right, fill.minX <= right - width - padding ? .fill : .plate)
    }
    let edge = fill?.maxX ?? rect.minX
    if drawing.bar.labelPlacement == .fillEdge, rect.width >= 2 * mostRoom {
      return edge - rect.minX >= room
        ? ((edge - padding).rounded(), .fill) : ((edge + padding).rounded() + width, .track)
    }
    let right = rect.maxX - padding
    return (right, edge > right - width - padding ? .plate : .track)
  }

  /// The ink for a ground, and whether a pattern must stay away from it.
  func print(
    on ground: Ground, from top: Double, to bottom: Double
  ) -> (ink: Color, needsPlainFill: Bool) {
    func best(_ grounds: [Color]) -> (ink: Color, contrast: Double) {
      let ink = Color.mostReadable(of: [.black, .white], on: grounds) ?? .white
      return (ink, grounds.map(ink.contrast(with:)).min() ?? 0)
    }
    guard ground == .fill else { return (best([drawing.trackGround]).ink, false) }
    let plain = drawing.fillGrounds(from: top, to: bottom)
    guard drawing.bar.pattern.kind != .none else { return (best(plain).ink, false) }
    let overPattern = best(plain + drawing.patterned(plain))
    return overPattern.contrast >= 4.5 ? (overPattern.ink, false) : (best(plain).ink, true)
  }

  /// The piece of track under a label between two places.
  func plate(from left: Double, to right: Double) -> RoundedRectangle {
    let inset = max(1, (0.1 * rect.height).rounded())
    let height = rect.height - 2 * inset
    let margin = max(0, padding - inset)
    return RoundedRectangle(
      Rect(
        x: left - margin, y: rect.minY + inset, width: right - left + 2 * margin, height: height),
      cornerRadius: height / 2)
  }
}
