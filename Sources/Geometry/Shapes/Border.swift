/// The rim of a rounded rectangle: what lies within a width of its outline, on the inside.
public struct Border: Hashable, Sendable, Tessellatable {
  /// The shape whose rim it is; its cuts are ignored.
  public var shape: RoundedRectangle
  /// The width in pixels; zero, negative or not finite draws nothing.
  public var width: Double

  /// Makes a rim.
  public init(_ shape: RoundedRectangle, width: Double) {
    self.shape = RoundedRectangle(shape.rect, cornerRadius: shape.cornerRadius)
    self.width = width
  }

  /// The hole, which is empty when the rim fills the shape.
  var hole: RoundedRectangle {
    RoundedRectangle(
      shape.rect.inset(by: width), cornerRadius: max(0, shape.effectiveRadius - width))
  }

  /// A rectangle that contains the shape; empty when there is nothing to draw.
  public var bounds: Rect { width > 0 && width.isFinite ? shape.bounds : .empty }

  /// Appends the triangles and the boundary; nothing for a shape without area.
  public func tessellate(into mesh: inout Mesh, tolerance: Tolerance) {
    guard !bounds.isEmpty else { return }
    let outer = shape.polygon(tolerance: tolerance).corners
    let inner = hole.polygon(tolerance: tolerance).corners
    guard !inner.isEmpty else { return mesh.addConvexPolygon(outer) }
    mesh.addFrame(outer: outer, inner: inner)
  }
}
