/// Indexed triangles that cover an area, together with the boundary of that area.
///
/// Triangles and outer contours run clockwise on the screen (positive area in y-down coordinates);
/// contours of holes run the other way. An edge that two triangles share runs once in each
/// direction, so the signed sum over all triangle edges equals the sum over the boundary: a
/// rasterizer may use either and get the same coverage.
public struct Mesh: Sendable, Equatable {
  /// The corners, in device pixels.
  public private(set) var vertices: [Point] = []
  /// Three indices into `vertices` for each triangle.
  public private(set) var triangleIndices: [UInt32] = []
  /// The contours of the boundary one after the other, as indices into `vertices`.
  public private(set) var boundaryIndices: [UInt32] = []
  /// For each contour, the position after its last index in `boundaryIndices`.
  public private(set) var contourEnds: [Int] = []

  /// Makes a mesh without triangles.
  public init() {}

  /// Whether there is nothing to draw.
  public var isEmpty: Bool { boundaryIndices.isEmpty }
  /// The number of triangles.
  public var triangleCount: Int { triangleIndices.count / 3 }
  /// The least rectangle that contains all vertices.
  public var bounds: Rect { Rect(containing: vertices) }

  /// Removes everything, keeping the memory for the next use.
  public mutating func removeAll() {
    vertices.removeAll(keepingCapacity: true)
    triangleIndices.removeAll(keepingCapacity: true)
    boundaryIndices.removeAll(keepingCapacity: true)
    contourEnds.removeAll(keepingCapacity: true)
  }

  /// Adds a vertex and returns its index.
  public mutating func addVertex(_ point: Point) -> UInt32 {
    vertices.append(point)
    return UInt32(vertices.count - 1)
  }

  /// Adds a triangle whose corners run clockwise on the screen.
  public mutating func addTriangle(_ a: UInt32, _ b: UInt32, _ c: UInt32) {
    triangleIndices.append(a)
    triangleIndices.append(b)
    triangleIndices.append(c)
  }

  /// Adds one vertex to the open contour of the boundary.
  public mutating func extendContour(_ index: UInt32) {
    boundaryIndices.append(index)
  }

  /// Closes the open contour; one of fewer than three vertices is dropped.
  public mutating func closeContour() {
    let start = contourEnds.last ?? 0
    if boundaryIndices.count - start < 3 {
      boundaryIndices.removeLast(boundaryIndices.count - start)
    } else {
      contourEnds.append(boundaryIndices.count)
    }
  }

  /// Twice the signed area of a closed polygon by the shoelace formula, clockwise positive.
  static func doubleArea(_ a: Point, _ b: Point, _ c: Point) -> Double {
    (b - a).cross(c - a)
  }

  /// The area of all triangles, in square pixels.
  public var triangleArea: Double {
    stride(from: 0, to: triangleIndices.count, by: 3).reduce(0) { sum, i in
      sum
        + Self.doubleArea(
          vertices[Int(triangleIndices[i])], vertices[Int(triangleIndices[i + 1])],
          vertices[Int(triangleIndices[i + 2])]) / 2
    }
  }

  /// Calls `body` with both ends of every edge of the boundary, in contour order.
  @inlinable public func forEachBoundaryEdge(_ body: (Point, Point) -> Void) {
    var start = 0
    for end in contourEnds {
      var previous = vertices[Int(boundaryIndices[end - 1])]
      for position in start..<end {
        let point = vertices[Int(boundaryIndices[position])]
        body(previous, point)
        previous = point
      }
      start = end
    }
  }

  /// Calls `body` with both ends of every edge of every triangle.
  @inlinable public func forEachTriangleEdge(_ body: (Point, Point) -> Void) {
    for i in stride(from: 0, to: triangleIndices.count, by: 3) {
      let a = vertices[Int(triangleIndices[i])]
      let b = vertices[Int(triangleIndices[i + 1])]
      let c = vertices[Int(triangleIndices[i + 2])]
      body(a, b)
      body(b, c)
      body(c, a)
    }
  }

  /// What is wrong with the mesh, for tests: indices out of range or corners that are not finite.
  public func validate() -> [String] {
    var faults: [String] = []
    if triangleIndices.count % 3 != 0 { faults.append("triangle indices are not in threes") }
    if triangleIndices.contains(where: { Int($0) >= vertices.count }) {
      faults.append("a triangle index is out of range")
    }
    if boundaryIndices.contains(where: { Int($0) >= vertices.count }) {
      faults.append("a boundary index is out of range")
    }
    if (contourEnds.last ?? 0) != boundaryIndices.count { faults.append("a contour is open") }
    if !vertices.allSatisfy(\.isFinite) { faults.append("a vertex is not finite") }
    return faults
  }
}
