/// Everything that can be filled: the closed set of shapes a display list is made of.
///
/// Shapes stay whole until they are drawn, so that a rasterizer can use what it knows about a
/// circle or a bar, and so that two lists can be compared shape by shape.
public enum Shape: Hashable, Sendable, Tessellatable {
  /// A rectangle with square corners.
  case rectangle(Rect)
  /// A rectangle with round corners, possibly cut.
  case roundedRectangle(RoundedRectangle)
  /// Slanted stripes inside a rounded rectangle.
  case stripes(Stripes)
  /// A disc.
  case circle(Circle)
  /// A pie wedge.
  case sector(Sector)
  /// A stroked circular arc or ring.
  case arc(Arc)
  /// A stroked path.
  case stroke(Stroke)

  /// The shape behind the case.
  private var concrete: any Tessellatable {
    switch self {
    case .rectangle(let rect): RoundedRectangle(rect, cornerRadius: 0)
    case .roundedRectangle(let shape): shape
    case .stripes(let shape): shape
    case .circle(let shape): shape
    case .sector(let shape): shape
    case .arc(let shape): shape
    case .stroke(let shape): shape
    }
  }

  /// The greatest distance of a coordinate from zero, in pixels; shapes that reach farther draw
  /// nothing, because a double has no fine fractions of a pixel left there.
  public static let greatestCoordinate = 1e12

  /// A rectangle that contains the shape; empty when there is nothing to draw.
  public var bounds: Rect {
    let bounds = concrete.bounds
    let limit = Self.greatestCoordinate
    let isNear =
      bounds.minX >= -limit && bounds.minY >= -limit && bounds.maxX <= limit
      && bounds.maxY <= limit
    return isNear ? bounds : .empty
  }

  /// Appends the triangles and the boundary; nothing for a shape without area.
  public func tessellate(into mesh: inout Mesh, tolerance: Tolerance) {
    guard !bounds.isEmpty else { return }
    concrete.tessellate(into: &mesh, tolerance: tolerance)
  }
}
