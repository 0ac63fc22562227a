import Geometry

/// A straight edge that runs downward, with the direction it had as its winding.
struct LineEdge: Equatable {
  /// The upper end in fixed point.
  let x0, y0: Int
  /// The lower end in fixed point, y1 > y0.
  let x1, y1: Int
  /// −1 when the boundary runs downward here, 1 when it runs upward.
  let winding: Int

  /// Makes the edge, or nil when its ends lie at one height: it bounds no area then.
  @inline(__always) init?(from start: Point, to end: Point) {
    let sx = FixedPoint.round(start.x)
    let sy = FixedPoint.round(start.y)
    let ex = FixedPoint.round(end.x)
    let ey = FixedPoint.round(end.y)
    guard sy != ey else { return nil }
    if sy < ey {
      (x0, y0, x1, y1, winding) = (sx, sy, ex, ey, -1)
    } else {
      (x0, y0, x1, y1, winding) = (ex, ey, sx, sy, 1)
    }
  }

  /// Where the edge is at height y, rounded down: the same wherever a band begins.
  @inline(__always) func x(atY y: Int) -> Int {
    if x0 == x1 { return x0 }
    if y == y1 { return x1 }
    return x0 &+ FixedPoint.floorDivide((y &- y0) &* (x1 &- x0), y1 &- y0)
  }
}

extension LineEdge: MonotoneEdge {
  @inline(__always) func crossing(_ piece: RowPiece) -> LineCrossing { LineCrossing(piece) }
}

/// A straight piece within one row, asked for its heights at the pixels' sides.
struct LineCrossing: ColumnCrossing {
  private let left: (x: Int, y: Int)
  private let dx, dy: Int

  @inline(__always) init(_ piece: RowPiece) {
    left = piece.left
    dx = piece.right.x &- piece.left.x
    dy = piece.right.y &- piece.left.y
  }

  @inline(__always) func y(atX x: Int) -> Int {
    left.y &+ FixedPoint.floorDivide((x &- left.x) &* dy, dx)
  }
}
