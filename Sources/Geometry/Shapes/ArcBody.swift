/// The part of a ring between two directions, with caps of equal depth at both ends.
struct ArcBody {
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
    var previous: UInt32?
    for corner in capCorners(at: angle, forward: forward, tolerance: tolerance).dropFirst()
      .dropLast()
    {
      let vertex = mesh.addVertex(corner)
      mesh.extendContour(vertex)
      if let previous { mesh.addTriangle(ends.from, previous, vertex) }
      previous = vertex
    }
    if let previous { mesh.addTriangle(ends.from, previous, ends.to) }
  }

  /// The corners of a cap from the outer edge to the inner one, or from the inner to the outer at
  /// the start.
  func capCorners(at angle: Angle, forward: Double, tolerance: Tolerance) -> [Point] {
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
    return rim.corners
  }

  /// Where a cap ends because the other one begins: at the middle of a gap too short for both.
  ///
  /// The caps are mirror images, so what lies beyond the middle belongs to the other cap anyway;
  /// drawn twice it would darken the rim.
  func clip(forward: Double) -> HalfPlane? {
    let gap = Angle.fullTurn - sweep
    guard gap < arc.capReach(depth: capDepth) * 2 else { return nil }
    let middle = arc.center + (start - gap * 0.5).direction * arc.outerRadius
    return forward > 0 ? .left(from: arc.center, to: middle) : .left(from: middle, to: arc.center)
  }
}
