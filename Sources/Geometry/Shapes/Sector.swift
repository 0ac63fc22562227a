/// A pie wedge: the part of a disc swept by its radius.
public struct Sector: Hashable, Sendable, Tessellatable {
  /// The centre, in pixels.
  public var center: Point
  /// The radius in pixels; zero, negative or not finite draws nothing.
  public var radius: Double
  /// The direction of the first side, zero at twelve o'clock and clockwise.
  public var start: Angle
  /// The angle of the wedge, clockwise when positive; a full turn or more is the whole disc.
  public var sweep: Angle

  /// Makes a wedge.
  public init(center: Point, radius: Double, start: Angle, sweep: Angle) {
    self.center = center
    self.radius = radius
    self.start = start
    self.sweep = sweep
  }

  /// A rectangle that contains the shape; empty when there is nothing to draw.
  public var bounds: Rect {
    sweep == .zero ? .empty : Circle(center: center, radius: radius).bounds
  }

  /// Appends the triangles and the boundary; nothing for a shape without area.
  public func tessellate(into mesh: inout Mesh, tolerance: Tolerance) {
    guard sweep != .zero, radius > 0, radius.isFinite, center.isFinite else { return }
    guard abs(sweep.turns) < 1 else {
      return Circle(center: center, radius: radius).tessellate(into: &mesh, tolerance: tolerance)
    }
    // A counter-clockwise wedge is the clockwise one from its other side.
    let first = sweep > .zero ? start : start + sweep
    let grid = RadialGrid(radius: radius, tolerance: tolerance)
    let rim = grid.directions(from: first, to: first + Angle(turns: abs(sweep.turns)))
    let hub = mesh.addVertex(center)
    mesh.extendContour(hub)
    for (position, direction) in rim.enumerated() {
      let vertex = mesh.addVertex(center + direction * radius)
      mesh.extendContour(vertex)
      if position > 0 { mesh.addTriangle(hub, vertex - 1, vertex) }
    }
    mesh.closeContour()
  }
}
