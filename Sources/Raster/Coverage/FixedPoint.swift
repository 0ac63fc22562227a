import Geometry

/// Coordinates in 1/256 pixel, the precision of the rasterizer.
///
/// Rounding to a grid makes pictures independent of the last bits of the mathematical library, and
/// integer arithmetic makes them independent of how the picture is divided.
enum FixedPoint {
  /// The number of fraction bits.
  static let bits = 8
  /// One pixel.
  static let one = 1 << bits

  /// The nearest fixed-point number; beyond ±`IntRect.limit` pixels it is clamped.
  static func round(_ value: Double) -> Int {
    let limit = Double(IntRect.limit)
    return Int((max(-limit, min(limit, value)) * Double(one)).rounded())
  }

  /// The quotient rounded toward negative infinity; `divisor` must be positive.
  @inline(__always) static func floorDivide(_ dividend: Int, _ divisor: Int) -> Int {
    let quotient = dividend / divisor
    return dividend < 0 && quotient &* divisor != dividend ? quotient &- 1 : quotient
  }
}

/// A straight edge that runs downward, with the direction it had as its winding.
struct FixedEdge {
  /// The upper end in fixed point.
  let x0, y0: Int
  /// The lower end in fixed point, y1 > y0.
  let x1, y1: Int
  /// −1 when the boundary runs downward here, 1 when it runs upward.
  let winding: Int

  /// Makes the edge, or nil when its ends lie at one height: it bounds no area then.
  init?(from start: Point, to end: Point) {
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
    x0 &+ FixedPoint.floorDivide((y &- y0) &* (x1 &- x0), y1 &- y0)
  }
}
