/// A position in the plane.
///
/// Units are device pixels, x to the right and y downward; the centre of pixel (i, j) is at
/// (i + 0.5, j + 0.5).
public struct Point: Hashable, Sendable, BitwiseCopyable {
  /// The distance to the right of the origin, in pixels.
  public var x: Double
  /// The distance below the origin, in pixels.
  public var y: Double

  /// Makes the point (x, y).
  @inlinable public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin, (0, 0).
  public static let zero = Point(x: 0, y: 0)

  /// Whether both coordinates are finite numbers.
  @inlinable public var isFinite: Bool { x.isFinite && y.isFinite }

  /// The vector that leads from `start` to `end`.
  @inlinable public static func - (end: Point, start: Point) -> Vector {
    Vector(dx: end.x - start.x, dy: end.y - start.y)
  }

  /// The point reached from `start` along `vector`.
  @inlinable public static func + (start: Point, vector: Vector) -> Point {
    Point(x: start.x + vector.dx, y: start.y + vector.dy)
  }

  /// The point from which `vector` leads to `end`.
  @inlinable public static func - (end: Point, vector: Vector) -> Point {
    Point(x: end.x - vector.dx, y: end.y - vector.dy)
  }

  /// The point at fraction `t` of the way to `other`: self at 0, other at 1, beyond outside 0…1.
  @inlinable public func interpolated(to other: Point, at t: Double) -> Point {
    Point(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
  }
}
