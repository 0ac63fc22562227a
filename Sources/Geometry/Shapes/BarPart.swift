/// A part of a bar: a form clipped to a rounded rectangle, or stood upright, or both.
///
/// The form is given lying. Upright, it is mirrored at the diagonal x = y: what leads to the right
/// leads down, so a vertical bar is a horizontal one in exchanged coordinates.
public struct BarPart: Hashable, Sendable, Tessellatable {
  /// What is drawn.
  public enum Form: Hashable, Sendable {
    /// A fill or a track.
    case roundedRectangle(RoundedRectangle)
    /// Stripes.
    case stripes(Stripes)
    /// An outline.
    case border(Border)
  }

  /// What is drawn, lying.
  public var form: Form
  /// What it is clipped to, lying, its cuts included; nil clips nothing.
  public var clip: RoundedRectangle?
  /// Whether it stands upright.
  public var isUpright: Bool

  /// Makes a part.
  public init(_ form: Form, clip: RoundedRectangle? = nil, isUpright: Bool = false) {
    self.form = form
    self.clip = clip
    self.isUpright = isUpright
  }

  /// A rectangle that contains the shape; empty when there is nothing to draw.
  public var bounds: Rect {
    let lying = clip.map { form.bounds.intersection($0.bounds) } ?? form.bounds
    return isUpright ? lying.transposed : lying
  }

  /// Appends the triangles and the boundary; nothing for a shape without area.
  public func tessellate(into mesh: inout Mesh, tolerance: Tolerance) {
    guard !bounds.isEmpty else { return }
    forEachPolygon(tolerance: tolerance) { polygon, hole in
      if hole.isEmpty {
        mesh.addConvexPolygon(polygon)
      } else {
        appendFrame(between: polygon, and: hole, to: &mesh, tolerance)
      }
    }
  }

  /// Appends a frame that may be upright, or touch its hole where both are clipped: its triangles are
  /// those of the whole lying frame, each of them clipped.
  private func appendFrame(
    between polygon: [Point], and hole: [Point], to mesh: inout Mesh, _ tolerance: Tolerance
  ) {
    guard case .border(let border) = form else { return }
    for contour in [polygon, hole.reversed()] {
      for corner in contour { mesh.extendContour(mesh.addVertex(corner)) }
      mesh.closeContour()
    }
    let edges = clip?.polygon(tolerance: tolerance).corners
    border.forEachPiece(tolerance: tolerance) { piece in
      var piece = piece
      if let edges { piece.clip(to: edges) }
      if isUpright {
        piece = ConvexPolygon(corners: piece.corners.reversed().map(\.transposed))
      }
      mesh.addTriangles(of: piece)
    }
  }

  /// Appends the outline; a form that nothing clips keeps its circles.
  func appendOutline(to sink: inout some OutlineSink, tolerance: Tolerance) {
    guard clip != nil || isUpright else { return form.appendOutline(to: &sink, tolerance) }
    guard clip == nil else {
      return forEachPolygon(tolerance: tolerance) { polygon, hole in
        sink.addPolygon(polygon)
        sink.addPolygon(Array(hole.reversed()))
      }
    }
    var pieces = ReversedSink()
    form.appendOutline(to: &pieces, tolerance)
    // Mirroring turns the direction of the contours round; taken backward they are right again.
    for piece in pieces.pieces.reversed() {
      switch piece {
      case .line(let start, let end):
        sink.addLine(from: end.transposed, to: start.transposed)
      case .arc(let arc): sink.addArc(arc.transposedBackward)
      }
    }
  }

  /// Calls `body` with the corners of each convex piece and of its hole, clockwise on the screen.
  private func forEachPolygon(tolerance: Tolerance, _ body: ([Point], [Point]) -> Void) {
    let edges = clip.map { $0.polygon(tolerance: tolerance).corners }
    func finished(_ corners: [Point]) -> [Point] {
      var polygon = ConvexPolygon(corners: corners)
      if let edges { polygon.clip(to: edges) }
      return isUpright ? polygon.corners.reversed().map(\.transposed) : polygon.corners
    }
    switch form {
    case .roundedRectangle(let shape):
      body(finished(shape.polygon(tolerance: tolerance).corners), [])
    case .stripes(let shape):
      shape.forEachStripe(tolerance: tolerance) { body(finished($0), []) }
    case .border(let shape):
      body(
        finished(shape.shape.polygon(tolerance: tolerance).corners),
        finished(shape.hole.polygon(tolerance: tolerance).corners))
    }
  }
}

extension BarPart.Form {
  var shape: Shape {
    switch self {
    case .roundedRectangle(let shape): .roundedRectangle(shape)
    case .stripes(let shape): .stripes(shape)
    case .border(let shape): .border(shape)
    }
  }

  var bounds: Rect { shape.bounds }

  func appendOutline(to sink: inout some OutlineSink, _ tolerance: Tolerance) {
    shape.appendOutline(to: &sink, tolerance: tolerance)
  }
}

extension ConvexPolygon {
  /// Cuts off what lies outside another convex polygon, its corners clockwise on the screen.
  mutating func clip(to other: [Point]) {
    guard var previous = other.last else {
      self = ConvexPolygon()
      return
    }
    for corner in other {
      // Equal neighbours bound nothing.
      if corner != previous { clip(keeping: .right(from: previous, to: corner)) }
      previous = corner
    }
  }
}

extension HalfPlane {
  /// The points to the right of the line from `a` to `b`, seen along it on the screen.
  static func right(from a: Point, to b: Point) -> HalfPlane { .left(from: b, to: a) }
}

extension Point {
  /// The point with its coordinates exchanged.
  public var transposed: Point { Point(x: y, y: x) }
}

extension Rect {
  /// The rectangle with its axes exchanged.
  public var transposed: Rect { Rect(minX: minY, minY: minX, maxX: maxY, maxY: maxX) }
}

extension QuarterArc {
  /// The arc mirrored at the diagonal and taken the other way.
  fileprivate var transposedBackward: QuarterArc {
    QuarterArc(
      center: center.transposed, radius: radius, start: end.transposed, end: start.transposed,
      isRight: isBelow, isBelow: isRight)
  }
}
