import Geometry
import Scene

/// What a label in a bar stands on, and the inks that are readable there.
struct BarGround {
  /// Where something stands.
  enum Place {
    case fill
    case track
    /// The edge of the fill runs through it.
    case edge
  }

  /// An ink for one side of the fill's edge.
  struct Print {
    /// The ink.
    let ink: Color
    /// Whether stripes and bands must stay away from it.
    var needsPlainFill = false
    /// What is laid under the label, where the ground alone has no readable ink.
    var backing: Color?
  }

  let drawing: BarDrawing
  let fill: BarDrawing.Fill?
  /// Where the label's ink lies.
  let box: Rect

  /// The least contrast of text (WCAG 2.2, level AA), and what rounding to 256 levels may take of it.
  private static let leastContrast = 4.54
  /// How many standard deviations away from its edge a shadow cannot be seen.
  private static let shadowReach = 3.2

  /// On which side of the fill's edge a stretch of the bar is.
  func place(from left: Double, to right: Double) -> Place {
    guard let shape = fill?.shape, !shape.bounds.isEmpty else { return .track }
    if right <= shape.bounds.minX || left >= shape.bounds.maxX { return .track }
    let inner = wholeStretch(of: shape)
    return inner.contains(left) && inner.contains(right) ? .fill : .edge
  }

  /// The stretch on which a shape is as high as the box: round corners leave less room than its bounds.
  private func wholeStretch(of shape: RoundedRectangle) -> ClosedRange<Double> {
    let bounds = shape.bounds
    let radius = shape.effectiveRadius
    let depth = max(
      0, shape.rect.minY + radius - box.minY, box.maxY - shape.rect.maxY + radius)
    let indent =
      depth < radius ? radius - (radius * radius - depth * depth).squareRoot() : radius
    let low = max(bounds.minX, shape.rect.minX + indent)
    return low...max(low, min(bounds.maxX, shape.rect.maxX - indent))
  }

  /// The ink on the fill.
  var onFill: Print {
    let plain = drawing.fillGrounds(in: box).flatMap { light in
      light.alpha < 1 ? trackGrounds.map { light.composited(over: $0) } : [light]
    }
    let lined = plain + outlineGrounds(over: plain, isOnFill: true)
    if drawing.bar.pattern.kind != .none {
      let best = Self.best(lined + drawing.patterned(plain))
      if best.contrast >= Self.leastContrast { return Print(ink: best.ink) }
    }
    let best = Self.best(lined)
    let isPatterned = drawing.bar.pattern.kind != .none
    if best.contrast >= Self.leastContrast {
      return Print(ink: best.ink, needsPlainFill: isPatterned)
    }
    // On one colour alone either black or white always reaches 4.58.
    let middle = Rect(
      x: box.center.x, y: box.center.y, width: 0, height: 0)
    let flat = (drawing.fillGrounds(in: middle).first ?? drawing.color)
      .composited(over: drawing.trackGround)
    return Print(ink: Self.best([flat]).ink, needsPlainFill: isPatterned, backing: flat)
  }

  /// The ink on what is not filled.
  var onTrack: Print {
    let best = Self.best(trackGrounds + outlineGrounds(over: trackGrounds, isOnFill: false))
    if best.contrast >= Self.leastContrast { return Print(ink: best.ink) }
    let flat = drawing.trackGround
    return Print(ink: Self.best([flat]).ink, backing: flat)
  }

  /// The empty track, with its shadow and with what is buffered where the label may meet them.
  private var trackGrounds: [Color] {
    var grounds = [drawing.trackGround]
    if let shadow = drawing.innerShadow {
      let depth = min(
        box.minY - drawing.track.rect.minY,
        drawing.track.rect.maxY - box.maxY)
      let reach = max(abs(shadow.offset.dx), abs(shadow.offset.dy))
      if depth - reach < Self.shadowReach * shadow.sigma {
        grounds.append(shadow.color.composited(over: drawing.trackGround))
      }
    }
    if let buffer = drawing.buffer {
      grounds += grounds.map { buffer.color.composited(over: $0) }
    }
    return grounds
  }

  /// The line around the fill as far as the label meets it, on the fill or beyond.
  private func outlineGrounds(over grounds: [Color], isOnFill: Bool) -> [Color] {
    guard let fill, let line = drawing.outline(of: fill)?.line,
      isOnFill ? meetsInside(of: line) : fill.hasOwnCorners && meetsOutside(of: line)
    else { return [] }
    return grounds.map { drawing.outlineInk.composited(over: $0) }
  }

  /// Whether what lies within the line does not contain the whole box.
  private func meetsInside(of line: Border) -> Bool {
    let hole = line.hole
    guard !hole.bounds.isEmpty, box.minY >= hole.rect.minY, box.maxY <= hole.rect.maxY else {
      return true
    }
    let inner = wholeStretch(of: hole)
    return box.minX - 1 < inner.lowerBound || box.maxX + 1 > inner.upperBound
  }

  private func meetsOutside(of line: Border) -> Bool {
    !line.bounds.intersection(box.inset(by: -1)).isEmpty
  }

  private static func best(_ grounds: [Color]) -> (ink: Color, contrast: Double) {
    let ink = Color.mostReadable(of: [.black, .white], on: grounds) ?? .white
    return (ink, grounds.map(ink.contrast(with:)).min() ?? 0)
  }
}
