import Geometry

/// A part of a circle that runs downward within a quarter turn.
///
/// It follows the true circle: heights and places at the sides of pixels come from one square root
/// each, which every processor rounds alike, and only the result is rounded to fixed point. Within a
/// pixel it is its chord, which leaves the circle by at most 1/(4·radius) pixel.
struct ArcEdge: Equatable {
  /// The circle's centre in fixed point, not rounded.
  let centerX, centerY: Double
  /// The square of the radius in fixed point.
  let squaredRadius: Double
  /// The upper end in fixed point.
  let x0, y0: Int
  /// The lower end in fixed point, y1 > y0.
  let x1, y1: Int
  /// −1 when the boundary runs downward here, 1 when it runs upward.
  let winding: Int
  /// 1 right of the centre, −1 left of it.
  let side: Double
  /// 1 below the centre, −1 above it.
  let half: Double

  /// Makes the edge, or nil when its ends lie at one height: it bounds no area then.
  init?(_ arc: QuarterArc) {
    let sx = FixedPoint.round(arc.start.x)
    let sy = FixedPoint.round(arc.start.y)
    let ex = FixedPoint.round(arc.end.x)
    let ey = FixedPoint.round(arc.end.y)
    guard sy != ey else { return nil }
    let one = Double(FixedPoint.one)
    centerX = arc.center.x * one
    centerY = arc.center.y * one
    squaredRadius = arc.radius * arc.radius * (one * one)
    side = arc.isRight ? 1 : -1
    half = arc.isBelow ? 1 : -1
    if sy < ey {
      (x0, y0, x1, y1, winding) = (sx, sy, ex, ey, -1)
    } else {
      (x0, y0, x1, y1, winding) = (ex, ey, sx, sy, 1)
    }
  }

  /// Where the edge is at height y; its ends where they are.
  @inline(__always) func x(atY y: Int) -> Int {
    if y == y0 { return x0 }
    if y == y1 { return x1 }
    let dy = Double(y) - centerY
    let x = FixedPoint.nearest(
      centerX + side * max(0, squaredRadius - dy * dy).squareRoot())
    return max(min(x0, x1), min(max(x0, x1), x))
  }
}

extension ArcEdge: MonotoneEdge {
  @inline(__always) func crossing(_ piece: RowPiece) -> ArcCrossing { ArcCrossing(self, piece) }
}

/// A circular piece within one row, asked for its heights at the pixels' sides.
struct ArcCrossing: ColumnCrossing {
  private let edge: ArcEdge
  private let top, bottom: Int

  @inline(__always) init(_ edge: ArcEdge, _ piece: RowPiece) {
    self.edge = edge
    top = min(piece.left.y, piece.right.y)
    bottom = max(piece.left.y, piece.right.y)
  }

  @inline(__always) func y(atX x: Int) -> Int {
    let dx = Double(x) - edge.centerX
    let y = FixedPoint.nearest(
      edge.centerY + edge.half * max(0, edge.squaredRadius - dx * dx).squareRoot())
    return max(top, min(bottom, y))
  }
}
