public import Geometry

/// A blurred shadow inside a rounded rectangle, as if its rim stood above its ground.
///
/// The shadow is one minus the shape's Gaussian blur, moved by the offset; it is meant to fill the
/// same shape.
public struct InnerShadow: Hashable, Sendable {
  /// The shape whose rim casts the shadow; its cuts are ignored.
  public var shape: RoundedRectangle
  /// How far the shadow is moved, in pixels.
  public var offset: Vector
  /// The standard deviation of the blur in pixels, > 0; drawing systems call twice this "blur".
  public var sigma: Double
  /// The shadow's colour where it is deepest.
  public var color: Color

  /// Makes an inner shadow.
  public init(shape: RoundedRectangle, offset: Vector, sigma: Double, color: Color) {
    self.shape = shape
    self.offset = offset
    self.sigma = sigma
    self.color = color
  }
}
