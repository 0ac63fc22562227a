/// A half of the plane: the points p with normal · p ≤ offset.
struct HalfPlane {
  let normal: Vector
  let offset: Double

  /// The points left of a vertical line.
  static func left(of x: Double) -> HalfPlane {
    HalfPlane(normal: Vector(dx: 1, dy: 0), offset: x)
  }

  /// The points right of a vertical line.
  static func right(of x: Double) -> HalfPlane {
    HalfPlane(normal: Vector(dx: -1, dy: 0), offset: -x)
  }

  /// The points to the left of the line from `a` to `b`, seen along it on the screen.
  static func left(from a: Point, to b: Point) -> HalfPlane {
    let normal = (b - a).quarterTurned
    return HalfPlane(normal: normal, offset: normal.dx * a.x + normal.dy * a.y)
  }

  /// How far a point lies outside, scaled by the normal's length; not positive inside.
  func excess(_ point: Point) -> Double {
    normal.dx * point.x + normal.dy * point.y - offset
  }
}

/// A convex polygon, its corners clockwise on the screen.
struct ConvexPolygon {
  private(set) var corners: [Point] = []
  /// Memory for the corners that the next cut leaves.
  private var kept: [Point] = []

  init(corners: [Point] = []) {
    self.corners = corners
  }

  /// Takes over the corners of another polygon, keeping the memory.
  mutating func assign(_ other: ConvexPolygon) {
    corners.removeAll(keepingCapacity: true)
    corners.append(contentsOf: other.corners)
  }

  /// Cuts off what lies outside a half plane (Sutherland and Hodgman, one edge).
  mutating func clip(keeping half: HalfPlane) {
    guard let last = corners.last else { return }
    kept.removeAll(keepingCapacity: true)
    kept.reserveCapacity(corners.count + 1)
    var previous = last
    var previousExcess = half.excess(last)
    for corner in corners {
      let excess = half.excess(corner)
      if (excess > 0) != (previousExcess > 0) {
        kept.append(
          previous.interpolated(to: corner, at: previousExcess / (previousExcess - excess)))
      }
      if excess <= 0 { kept.append(corner) }
      previous = corner
      previousExcess = excess
    }
    if kept.count < 3 { kept.removeAll(keepingCapacity: true) }
    swap(&corners, &kept)
  }
}
