/// An edge on which neither coordinate turns back; it runs downward.
protocol MonotoneEdge {
  associatedtype Crossing: ColumnCrossing
  /// The ends in fixed point.
  var x0: Int { get }
  var y0: Int { get }
  var x1: Int { get }
  var y1: Int { get }
  /// −1 when the boundary runs downward here, 1 when it runs upward.
  var winding: Int { get }
  /// Where the edge is at a height between its ends; it depends on nothing else.
  func x(atY y: Int) -> Int
  /// The same edge within one row, for heights at the sides of pixels.
  func crossing(_ piece: RowPiece) -> Crossing
}

/// A piece of an edge within one row, from left to right.
struct RowPiece {
  let left: (x: Int, y: Int)
  let right: (x: Int, y: Int)
}

/// Heights of a piece at the sides of the pixels it crosses.
protocol ColumnCrossing {
  func y(atX x: Int) -> Int
}
