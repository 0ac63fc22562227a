/// A displacement in the plane, in pixels: x to the right, y downward.
///
/// A point minus a point is a vector; two points cannot be added.
public struct Vector: Hashable, Sendable, BitwiseCopyable {
  /// The displacement to the right, in pixels.
  public var dx: Double
  /// The displacement downward, in pixels.
  public var dy: Double

  /// Makes the vector (dx, dy).
  @inlinable public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// The length in pixels, ≥ 0.
  @inlinable public var length: Double { (dx * dx + dy * dy).squareRoot() }

  /// The vector turned by a quarter turn, clockwise on the screen.
  @inlinable public var quarterTurned: Vector { Vector(dx: -dy, dy: dx) }

  /// The vector of length 1 in the same direction, or nil when the length is zero or not finite.
  @inlinable public var normalized: Vector? {
    let length = self.length
    guard length > 0, length.isFinite else { return nil }
    return Vector(dx: dx / length, dy: dy / length)
  }

  /// The dot product: |self|·|other|·cos of the angle between them.
  @inlinable public func dot(_ other: Vector) -> Double { dx * other.dx + dy * other.dy }

  /// The z component of the cross product: positive when `other` lies clockwise of self on screen.
  @inlinable public func cross(_ other: Vector) -> Double { dx * other.dy - dy * other.dx }

  /// The vector scaled by a factor.
  @inlinable public static func * (vector: Vector, factor: Double) -> Vector {
    Vector(dx: vector.dx * factor, dy: vector.dy * factor)
  }

  /// The sum of two displacements.
  @inlinable public static func + (a: Vector, b: Vector) -> Vector {
    Vector(dx: a.dx + b.dx, dy: a.dy + b.dy)
  }

  /// The same displacement backward.
  @inlinable public static prefix func - (vector: Vector) -> Vector {
    Vector(dx: -vector.dx, dy: -vector.dy)
  }
}
