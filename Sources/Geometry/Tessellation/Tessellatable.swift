/// A shape that can be turned into triangles.
public protocol Tessellatable {
  /// A rectangle that contains the shape; empty when there is nothing to draw.
  var bounds: Rect { get }

  /// Appends the shape's triangles and boundary to `mesh`.
  ///
  /// Curves are replaced by chords that leave them by no more than `tolerance`. A shape without
  /// area, or with numbers that are not finite, appends nothing.
  func tessellate(into mesh: inout Mesh, tolerance: Tolerance)
}

extension Tessellatable {
  /// The shape's mesh on its own.
  public func mesh(tolerance: Tolerance = .standard) -> Mesh {
    var mesh = Mesh()
    tessellate(into: &mesh, tolerance: tolerance)
    return mesh
  }
}
