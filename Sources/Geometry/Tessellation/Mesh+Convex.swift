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

  /// Adds the frame between two convex polygons, one inside the other, whose corners run clockwise.
  ///
  /// The strip between them is walked along both at once, always advancing on the side that is behind
  /// in the share of its corners.
  mutating func addFrame(outer: [Point], inner: [Point]) {
    let outerStart = UInt32(vertices.count)
    for corner in outer { extendContour(addVertex(corner)) }
    closeContour()
    let innerStart = UInt32(vertices.count)
    for corner in inner { _ = addVertex(corner) }
    for index in inner.indices.reversed() { extendContour(innerStart + UInt32(index)) }
    closeContour()
    var (a, b) = (0, 0)
    while a < outer.count || b < inner.count {
      let outerNow = outerStart + UInt32(a % outer.count)
      let innerNow = innerStart + UInt32(b % inner.count)
      if b == inner.count || (a < outer.count && a * inner.count <= b * outer.count) {
        addTriangle(outerNow, outerStart + UInt32((a + 1) % outer.count), innerNow)
        a += 1
      } else {
        addTriangle(outerNow, innerStart + UInt32((b + 1) % inner.count), innerNow)
        b += 1
      }
    }
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
