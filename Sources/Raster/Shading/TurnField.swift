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
  init?(_ shape: Shape, center: Point) {
    let reach: Rect
    if case .arc(let arc) = shape {
      reach = Circle(center: arc.center, radius: arc.outerRadius).bounds
    } else {
      reach = shape.bounds
    }
    frame = PreparedCommand.pixelBounds(of: reach)
    self.center = center
    guard !frame.isEmpty, frame.area <= Self.mostPixels else { return nil }
    turns = ConicKernels.turns(of: frame, from: center)
  }

  /// Whether it serves a shape with other bounds or another gradient.
  func serves(_ bounds: IntRect, center: Point) -> Bool {
    self.center == center && frame.contains(bounds)
  }
}
