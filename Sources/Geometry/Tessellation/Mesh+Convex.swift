extension Mesh {
  /// Adds a convex polygon whose corners run clockwise on the screen, as a fan and one contour.
  ///
  /// Fewer than three corners add nothing.
  public mutating func addConvexPolygon(_ corners: some Collection<Point>) {
    guard corners.count >= 3 else { return }
    let first = UInt32(vertices.count)
    for corner in corners { extendContour(addVertex(corner)) }
    closeContour()
    let last = UInt32(vertices.count - 1)
    guard first + 1 < last else { return }
    for index in (first + 1)..<last { addTriangle(first, index, index + 1) }
  }

  /// Adds the strip between two rows of vertices of equal length as triangles, without a contour.
  ///
  /// For a strip that runs clockwise around a centre, `outer` is the row farther from it.
  mutating func addStrip(outer: Range<UInt32>, inner: Range<UInt32>) {
    for step in 0..<UInt32(max(0, outer.count - 1)) {
      let a = outer.lowerBound + step
      let b = inner.lowerBound + step
      addTriangle(a, a + 1, b)
      addTriangle(a + 1, b + 1, b)
    }
  }
}
