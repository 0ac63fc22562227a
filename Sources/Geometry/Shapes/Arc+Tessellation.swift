extension Arc: Tessellatable {
  /// A rectangle that contains the shape; empty when there is nothing to draw.
  public var bounds: Rect {
    guard isDrawable else { return .empty }
    return Circle(center: center, radius: outerRadius).bounds
  }

  /// Appends the triangles and the boundary; nothing for a shape without area.
  public func tessellate(into mesh: inout Mesh, tolerance: Tolerance) {
    let arc = clockwise
    switch arc.outline {
    case .empty: break
    case .ring: arc.appendRing(to: &mesh, tolerance: tolerance)
    case .disc(let circle): circle.tessellate(into: &mesh, tolerance: tolerance)
    case .body(let start, let sweep, let capDepth):
      let body = ArcBody(arc: arc, start: start, sweep: sweep, capDepth: capDepth)
      body.append(to: &mesh, tolerance: tolerance)
    }
  }

  private func appendRing(to mesh: inout Mesh, tolerance: Tolerance) {
    guard innerRadius > 0 else {
      return Circle(center: center, radius: outerRadius).tessellate(
        into: &mesh, tolerance: tolerance)
    }
    let directions = RadialGrid(radius: outerRadius, tolerance: tolerance).allDirections
    let count = UInt32(directions.count)
    let outer = UInt32(mesh.vertices.count)
    let inner = outer + count
    for direction in directions {
      mesh.extendContour(mesh.addVertex(center + direction * outerRadius))
    }
    mesh.closeContour()
    for direction in directions { _ = mesh.addVertex(center + direction * innerRadius) }
    for step in (0..<count).reversed() { mesh.extendContour(inner + step) }
    mesh.closeContour()
    for step in 0..<count {
      let next = (step + 1) % count
      mesh.addTriangle(outer + step, outer + next, inner + step)
      mesh.addTriangle(outer + next, inner + next, inner + step)
    }
  }
}
