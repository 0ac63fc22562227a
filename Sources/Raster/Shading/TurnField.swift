import CRasterKernels
import Geometry
import Scene

/// The directions of pixels as seen from a centre, in 1/65 536 turn.
///
/// They do not depend on how far an arc has come, so an arc that grows keeps them: a conic gradient is
/// one look at them and one at its table then, instead of an arc tangent for each pixel.
struct TurnField {
  /// The centre, in pixels.
  let center: Point
  /// The pixels whose directions are known.
  let frame: IntRect
  /// The directions, row by row.
  let turns: KernelArray<UInt16>

  /// Fields of more pixels than this are not kept.
  private static let mostPixels = 1 << 23

  /// Works out the directions of the pixels that a shape can ever cover; nil when there are too many.
  ///
  /// The bounds may be larger than the shape's, as a glow's are.
  init?(_ shape: Shape, bounds: IntRect, center: Point) {
    frame = Self.reach(of: shape, bounds: bounds)
    self.center = center
    guard !frame.isEmpty, frame.area <= Self.mostPixels else { return nil }
    turns = ConicKernels.turns(of: frame, from: center)
  }

  /// An arc can grow to a ring; what lies around it then lies around the ring.
  private static func reach(of shape: Shape, bounds: IntRect) -> IntRect {
    guard case .arc(let arc) = shape else { return bounds }
    let own = PreparedCommand.pixelBounds(of: shape.bounds)
    let margin = max(
      0, own.minX - bounds.minX, own.minY - bounds.minY, bounds.maxX - own.maxX,
      bounds.maxY - own.maxY)
    let ring = Circle(center: arc.center, radius: arc.outerRadius).bounds
    return PreparedCommand.pixelBounds(of: ring.inset(by: -Double(margin))).union(bounds)
  }

  /// Whether it serves a shape with other bounds or another gradient.
  func serves(_ bounds: IntRect, center: Point) -> Bool {
    self.center == center && frame.contains(bounds)
  }
}
