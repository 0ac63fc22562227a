/// The rim of a rounded rectangle: what lies within a width of its outline, on the inside.
public struct Border: Hashable, Sendable, Tessellatable {
  /// The shape whose rim it is; a cut has a rim too.
  public var shape: RoundedRectangle
  /// The width in pixels; zero, negative or not finite draws nothing.
  public var width: Double

  /// Makes a rim.
  public init(_ shape: RoundedRectangle, width: Double) {
    self.shape = shape
    self.width = width
  }

  /// The hole, which is empty when the rim fills the shape.
  public var hole: RoundedRectangle {
    RoundedRectangle(
      shape.rect.inset(by: width), cornerRadius: max(0, shape.effectiveRadius - width),
      cutMinX: shape.cutMinX + width, cutMaxX: shape.cutMaxX - width)
  }

  /// The same without its cuts.
  var uncut: Border {
    Border(RoundedRectangle(shape.rect, cornerRadius: shape.cornerRadius), width: width)
  }

  /// A rectangle that contains the shape; empty when there is nothing to draw.
  public var bounds: Rect { width > 0 && width.isFinite ? shape.bounds : .empty }

  /// Appends the triangles and the boundary; nothing for a shape without area.
  public func tessellate(into mesh: inout Mesh, tolerance: Tolerance) {
    guard !bounds.isEmpty else { return }
    let outer = shape.polygon(tolerance: tolerance).corners
    let inner = hole.polygon(tolerance: tolerance).corners
    guard !inner.isEmpty else { return mesh.addConvexPolygon(outer) }
    guard isCut else { return mesh.addFrame(outer: outer, inner: inner) }
    for contour in [outer, inner.reversed()] {
      for corner in contour { mesh.extendContour(mesh.addVertex(corner)) }
      mesh.closeContour()
    }
    forEachPiece(tolerance: tolerance) { mesh.addTriangles(of: $0) }
  }

  private var isCut: Bool { shape.cutMinX > shape.rect.minX || shape.cutMaxX < shape.rect.maxX }

  /// Calls `body` with convex pieces that make up the rim, which must have a hole: those of the whole
  /// rim between the cuts, and what the cuts' own rims take of the whole hole.
  func forEachPiece(tolerance: Tolerance, _ body: (ConvexPolygon) -> Void) {
    let whole = uncut
    var mesh = Mesh()
    mesh.addFrame(
      outer: whole.shape.polygon(tolerance: tolerance).corners,
      inner: whole.hole.polygon(tolerance: tolerance).corners)
    for first in stride(from: 0, to: mesh.triangleIndices.count, by: 3) {
      var piece = ConvexPolygon(
        corners: (0..<3).map { mesh.vertices[Int(mesh.triangleIndices[first + $0])] })
      clip(&piece, from: shape.cutMinX, to: shape.cutMaxX)
      body(piece)
    }
    let core = whole.hole.polygon(tolerance: tolerance)
    for (low, high) in [
      (shape.cutMinX, shape.cutMinX + width), (shape.cutMaxX - width, shape.cutMaxX),
    ] where low > -.infinity && high < .infinity {
      var piece = core
      clip(&piece, from: low, to: high)
      body(piece)
    }
  }

  private func clip(_ piece: inout ConvexPolygon, from low: Double, to high: Double) {
    if low > -.infinity { piece.clip(keeping: .right(of: low)) }
    if high < .infinity { piece.clip(keeping: .left(of: high)) }
  }
}

extension Mesh {
  /// Adds the triangles of a convex polygon without a contour.
  mutating func addTriangles(of polygon: ConvexPolygon) {
    let fan = polygon.corners.map { addVertex($0) }
    for index in fan.indices.dropFirst().dropLast() {
      addTriangle(fan[0], fan[index], fan[index + 1])
    }
  }
}
