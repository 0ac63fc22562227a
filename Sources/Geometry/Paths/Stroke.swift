/// A path drawn with a pen of constant width; corners are round.
///
/// The mesh is a union of convex pieces, each clockwise: a quadrilateral for every line, a wedge for
/// the outer side of every corner and a half disc for every round end. Where pieces overlap they are
/// wound more than once, which coverage counts as full.
public struct Stroke: Hashable, Sendable, Tessellatable {
  /// The centre line.
  public var path: Path
  /// The width of the pen in pixels; zero, negative or not finite draws nothing.
  public var width: Double
  /// How open ends are finished.
  public var cap: LineCap

  /// Makes a stroke.
  public init(_ path: Path, width: Double, cap: LineCap = .butt) {
    self.path = path
    self.width = width
    self.cap = cap
  }

  private var isDrawable: Bool { width > 0 && width.isFinite }

  /// A rectangle that contains the shape; empty when there is nothing to draw.
  public var bounds: Rect {
    guard isDrawable else { return .empty }
    let points = path.flattened().flatMap(\.points)
    guard let first = points.first else { return .empty }
    // A single point has no area of its own, but its pen has.
    let dot = Rect(minX: first.x, minY: first.y, maxX: first.x, maxY: first.y).inset(by: -width / 2)
    return Rect(containing: points).inset(by: -width / 2).union(dot)
  }

  /// Appends the triangles and the boundary; nothing for a shape without area.
  public func tessellate(into mesh: inout Mesh, tolerance: Tolerance) {
    guard isDrawable else { return }
    for line in path.flattened(tolerance: tolerance) {
      Pen(half: width / 2, cap: cap, tolerance: tolerance).draw(line, into: &mesh)
    }
  }
}

/// Draws polylines as convex pieces.
private struct Pen {
  let half: Double
  let cap: LineCap
  let tolerance: Tolerance

  func draw(_ line: Polyline, into mesh: inout Mesh) {
    let points = line.points
    guard points.count > 1, let first = points.first, let last = points.last else {
      if cap == .round, let point = points.first {
        Circle(center: point, radius: half).tessellate(into: &mesh, tolerance: tolerance)
      }
      return
    }
    var ends = zip(points, points.dropFirst()).map { ($0, $1) }
    if line.isClosed { ends.append((last, first)) }
    let normals = ends.map { start, end in
      ((end - start).normalized ?? Vector(dx: 1, dy: 0)).quarterTurned
    }
    for (index, segment) in ends.enumerated() {
      let side = normals[index] * half
      mesh.addConvexPolygon([
        segment.0 - side, segment.1 - side, segment.1 + side, segment.0 + side,
      ])
      if index > 0 { addJoin(at: segment.0, normals[index - 1], normals[index], into: &mesh) }
    }
    if line.isClosed {
      addJoin(at: first, normals[normals.count - 1], normals[0], into: &mesh)
    } else if cap == .round {
      addFan(at: first, from: normals[0], turning: Angle(turns: 0.5), into: &mesh)
      addFan(at: last, from: -normals[normals.count - 1], turning: Angle(turns: 0.5), into: &mesh)
    }
  }

  /// Fills the wedge on the outer side of a corner.
  private func addJoin(at corner: Point, _ before: Vector, _ after: Vector, into mesh: inout Mesh) {
    let bend = Angle.arcCosine(before.dot(after))
    guard bend.turns > 1e-9 else { return }
    if before.cross(after) > 0 {
      // A turn to the right leaves the wedge on the left, opposite the normals.
      addFan(at: corner, from: -before, turning: bend, into: &mesh)
    } else {
      addFan(at: corner, from: after, turning: bend, into: &mesh)
    }
  }

  /// Adds a sector of the pen's disc that begins at a unit vector and turns clockwise.
  private func addFan(
    at center: Point, from side: Vector, turning angle: Angle, into mesh: inout Mesh
  ) {
    let count = tolerance.segments(radius: half, sweep: angle)
    var corners = [center]
    for step in 0...count {
      // Rotation by θ: the component along the side and along its quarter turn.
      let turn = (angle * (Double(step) / Double(count))).direction
      corners.append(center + (side * -turn.dy + side.quarterTurned * turn.dx) * half)
    }
    mesh.addConvexPolygon(corners)
  }
}
