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
  /// The rim of a rounded rectangle.
  case border(Border)
  /// A part of a bar, clipped or upright.
  case barPart(BarPart)

  /// The greatest distance of a coordinate from zero, in pixels; shapes that reach farther draw
  /// nothing, because a double has no fine fractions of a pixel left there.
  public static let greatestCoordinate = 1e12

  /// A rectangle that contains the shape; empty when there is nothing to draw.
  public var bounds: Rect {
    let bounds = ownBounds
    let limit = Self.greatestCoordinate
    let isNear =
      bounds.minX >= -limit && bounds.minY >= -limit && bounds.maxX <= limit
      && bounds.maxY <= limit
    return isNear ? bounds : .empty
  }

  /// Appends the triangles and the boundary; nothing for a shape without area.
  public func tessellate(into mesh: inout Mesh, tolerance: Tolerance) {
    guard !bounds.isEmpty else { return }
    switch self {
    case .rectangle(let rect):
      RoundedRectangle(rect, cornerRadius: 0).tessellate(into: &mesh, tolerance: tolerance)
    case .roundedRectangle(let shape): shape.tessellate(into: &mesh, tolerance: tolerance)
    case .stripes(let shape): shape.tessellate(into: &mesh, tolerance: tolerance)
    case .circle(let shape): shape.tessellate(into: &mesh, tolerance: tolerance)
    case .sector(let shape): shape.tessellate(into: &mesh, tolerance: tolerance)
    case .arc(let shape): shape.tessellate(into: &mesh, tolerance: tolerance)
    case .stroke(let shape): shape.tessellate(into: &mesh, tolerance: tolerance)
    case .border(let shape): shape.tessellate(into: &mesh, tolerance: tolerance)
    case .barPart(let shape): shape.tessellate(into: &mesh, tolerance: tolerance)
    }
  }

  // A switch rather than an existential: bounds are asked for in every frame, and boxing allocates.
  private var ownBounds: Rect {
    switch self {
    case .rectangle(let rect): RoundedRectangle(rect, cornerRadius: 0).bounds
    case .roundedRectangle(let shape): shape.bounds
    case .stripes(let shape): shape.bounds
    case .circle(let shape): shape.bounds
    case .sector(let shape): shape.bounds
    case .arc(let shape): shape.bounds
    case .stroke(let shape): shape.bounds
    case .border(let shape): shape.bounds
    case .barPart(let shape): shape.bounds
    }
  }
}
