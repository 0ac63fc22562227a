/// Something that takes the boundary of a shape piece by piece.
///
/// Outer contours run clockwise on the screen and holes the other way. The pieces of a contour follow
/// each other, each beginning exactly where the last one ended, and the last one ends where the first
/// began.
public protocol OutlineSink {
  /// Takes a straight piece.
  mutating func addLine(from start: Point, to end: Point)
  /// Takes a circular piece.
  mutating func addArc(_ arc: QuarterArc)
}

extension OutlineSink {
  /// Adds what `body` hands over with every piece turned round: an outer contour becomes a hole.
  mutating func addReversed(_ body: (inout ReversedSink) -> Void) {
    var pieces = ReversedSink()
    body(&pieces)
    for piece in pieces.pieces.reversed() {
      switch piece {
      case .line(let start, let end): addLine(from: end, to: start)
      case .arc(let arc):
        addArc(
          QuarterArc(
            center: arc.center, radius: arc.radius, start: arc.end, end: arc.start,
            isRight: arc.isRight, isBelow: arc.isBelow))
      }
    }
  }

  /// Adds a closed polygon.
  mutating func addPolygon(_ corners: [Point]) {
    guard corners.count >= 3, var previous = corners.last else { return }
    for corner in corners {
      addLine(from: previous, to: corner)
      previous = corner
    }
  }

  /// Adds an arc in quarters, clockwise from one angle to a greater one, or backward.
  ///
  /// - Parameters:
  ///   - span: the ends of the arc in clockwise order, with the points that stand for them.
  ///   - backward: whether the path runs from the end of the span to its start.
  mutating func addArc(_ span: ArcSpan, backward: Bool = false) {
    // Beyond 10¹⁵ turns there are no fractions of one left; such an arc has no length.
    guard span.radius > 0, span.from < span.to, span.to.turns - span.from.turns < 2 else { return }
    let first = Int((span.from.turns * 4).rounded(.down))
    let last = Int((span.to.turns * 4).rounded(.up))
    if backward {
      for quarter in (first..<last).reversed() { addQuarter(quarter, of: span, backward: true) }
    } else {
      for quarter in first..<last { addQuarter(quarter, of: span, backward: false) }
    }
  }

  private mutating func addQuarter(_ quarter: Int, of span: ArcSpan, backward: Bool) {
    let isFirst = Double(quarter) <= span.from.turns * 4
    let isLast = Double(quarter + 1) >= span.to.turns * 4
    let start = isFirst ? span.start : span.mainPoint(quarter)
    let end = isLast ? span.end : span.mainPoint(quarter + 1)
    let side = quarter & 3
    addArc(
      QuarterArc(
        center: span.center, radius: span.radius, start: backward ? end : start,
        end: backward ? start : end, isRight: side < 2, isBelow: side == 1 || side == 2))
  }
}

/// A circular arc of any length, clockwise from one angle to a greater one.
struct ArcSpan {
  let center: Point
  let radius: Double
  let from: Angle
  let to: Angle
  /// The points at the ends; a neighbouring piece uses the same ones.
  let start: Point
  let end: Point

  init(center: Point, radius: Double, from: Angle, to: Angle, start: Point, end: Point) {
    self.center = center
    self.radius = radius
    // Whole turns are dropped, so that equal directions give equal numbers.
    self.from = from.folded
    self.to = Angle(turns: from.folded.turns + (to.turns - from.turns))
    self.start = start
    self.end = end
  }

  /// A full circle from twelve o'clock.
  init(center: Point, radius: Double) {
    let top = Point(x: center.x, y: center.y - radius)
    self.init(
      center: center, radius: radius, from: .zero, to: .fullTurn, start: top, end: top)
  }

  /// The point in one of the four main directions, counted clockwise from the top.
  func mainPoint(_ quarter: Int) -> Point {
    switch quarter & 3 {
    case 0: Point(x: center.x, y: center.y - radius)
    case 1: Point(x: center.x + radius, y: center.y)
    case 2: Point(x: center.x, y: center.y + radius)
    default: Point(x: center.x - radius, y: center.y)
    }
  }
}

/// Holds the pieces of an outline until they are handed on in the other direction.
struct ReversedSink: OutlineSink {
  enum Piece {
    case line(Point, Point)
    case arc(QuarterArc)
  }

  private(set) var pieces: [Piece] = []

  mutating func addLine(from start: Point, to end: Point) { pieces.append(.line(start, end)) }
  mutating func addArc(_ arc: QuarterArc) { pieces.append(.arc(arc)) }
}
