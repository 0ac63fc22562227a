/// A filled circle.
public struct Circle: Hashable, Sendable, Tessellatable {
  /// The centre, in pixels.
  public var center: Point
  /// The radius in pixels; zero, negative or not finite draws nothing.
  public var radius: Double

  /// Makes a circle.
  public init(center: Point, radius: Double) {
    self.center = center
    self.radius = radius
  }

  private var isDrawable: Bool { radius > 0 && radius.isFinite && center.isFinite }

  /// A rectangle that contains the shape; empty when there is nothing to draw.
  public var bounds: Rect {
    guard isDrawable else { return .empty }
    return Rect(
      x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }

  /// Appends the triangles and the boundary; nothing for a shape without area.
  public func tessellate(into mesh: inout Mesh, tolerance: Tolerance) {
    guard isDrawable else { return }
    let grid = RadialGrid(radius: radius, tolerance: tolerance)
    mesh.addConvexPolygon(grid.allDirections.map { center + $0 * radius })
  }
}
