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
      let body = Body(arc: arc, start: start, sweep: sweep, capDepth: capDepth)
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

  /// The part of a ring between two directions, with caps of equal depth at both ends.
  private struct Body {
    let arc: Arc
    let start: Angle
    let sweep: Angle
    let capDepth: Double

    /// Appends the outer edge, the end cap, the inner edge backward and the start cap.
    func append(to mesh: inout Mesh, tolerance: Tolerance) {
      let grid = RadialGrid(radius: arc.outerRadius, tolerance: tolerance)
      let directions = grid.directions(from: start, to: start + sweep)
      let outer = appendRow(directions, radius: arc.outerRadius, to: &mesh)
      let inner = appendRow(directions, radius: arc.innerRadius, to: &mesh)
      mesh.addStrip(outer: outer, inner: inner)
      for index in outer { mesh.extendContour(index) }
      appendCap(
        at: start + sweep, forward: 1, between: (outer.upperBound - 1, inner.upperBound - 1),
        to: &mesh, tolerance: tolerance)
      for index in inner.reversed() { mesh.extendContour(index) }
      appendCap(
        at: start, forward: -1, between: (inner.lowerBound, outer.lowerBound), to: &mesh,
        tolerance: tolerance)
      mesh.closeContour()
    }

    private func appendRow(
      _ directions: [Vector], radius: Double, to mesh: inout Mesh
    ) -> Range<UInt32> {
      let first = UInt32(mesh.vertices.count)
      for direction in directions { _ = mesh.addVertex(arc.center + direction * radius) }
      return first..<UInt32(mesh.vertices.count)
    }

    /// Appends the half ellipse that leads from one vertex to the other around the end of the body.
    ///
    /// `forward` is 1 at the end of the arc and −1 at its start.
    private func appendCap(
      at angle: Angle, forward: Double, between ends: (from: UInt32, to: UInt32),
      to mesh: inout Mesh, tolerance: Tolerance
    ) {
      guard capDepth > 0 else { return }
      let half = arc.halfWidth
      let middle = arc.center + angle.direction * arc.radius
      let radial = angle.direction * (half * forward)
      let along = angle.tangent * (capDepth * forward)
      let count = max(2, tolerance.segments(radius: half, sweep: Angle(turns: 0.5)))
      var rim = ConvexPolygon(
        corners: (0...count).map { step in
          // On the unit circle, from "outward" through "forward" to "inward".
          let turn = Angle(turns: 0.5 * Double(step) / Double(count)).direction
          return middle + radial * -turn.dy + along * turn.dx
        })
      if let half = clip(forward: forward) { rim.clip(keeping: half) }
      var previous: UInt32?
      for corner in rim.corners.dropFirst().dropLast() {
        let vertex = mesh.addVertex(corner)
        mesh.extendContour(vertex)
        if let previous { mesh.addTriangle(ends.from, previous, vertex) }
        previous = vertex
      }
      if let previous { mesh.addTriangle(ends.from, previous, ends.to) }
    }

    /// Where a cap ends because the other one begins: at the middle of a gap too short for both.
    ///
    /// The caps are mirror images, so what lies beyond the middle belongs to the other cap anyway;
    /// drawn twice it would darken the rim.
    private func clip(forward: Double) -> HalfPlane? {
      let gap = Angle.fullTurn - sweep
      guard gap < arc.capReach(depth: capDepth) * 2 else { return nil }
      let middle = arc.center + (start - gap * 0.5).direction * arc.outerRadius
      return forward > 0
        ? .left(from: arc.center, to: middle) : .left(from: middle, to: arc.center)
    }
  }
}
