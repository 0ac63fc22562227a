@testable import Geometry
import TestSupport
import Testing

struct MeshTests {
  @Test("Triangles are clockwise and add up to the area inside the boundary")
  func areas() {
    var random = SplitMix64(seed: 11)
    for _ in 0..<1500 {
      let shape = random.shape()
      let mesh = shape.mesh()
      #expect(mesh.validate() == [])
      #expect(mesh.leastTriangleArea >= -1e-9, "\(shape)")
      let difference = abs(mesh.triangleArea - mesh.boundaryArea)
      #expect(difference <= 1e-9 * (1 + mesh.triangleArea), "\(shape)")
    }
  }

  @Test("All vertices lie in the bounds that the shape announces")
  func bounds() {
    var random = SplitMix64(seed: 12)
    for _ in 0..<1500 {
      let shape = random.shape()
      let bounds = shape.bounds.inset(by: -1e-9)
      let mesh = shape.mesh()
      let isInside = mesh.vertices.allSatisfy { point in
        point.x >= bounds.minX && point.x <= bounds.maxX && point.y >= bounds.minY
          && point.y <= bounds.maxY
      }
      #expect(isInside, "\(shape)")
    }
  }

  @Test("Absurd numbers give a valid mesh, mostly without triangles")
  func hostile() {
    var random = SplitMix64(seed: 13)
    for _ in 0..<4000 {
      let shape = random.hostileShape()
      let mesh = shape.mesh()
      #expect(mesh.validate() == [], "\(shape)")
      #expect(mesh.leastTriangleArea >= -1e-6 * (1 + mesh.triangleArea), "\(shape)")
    }
  }

  @Test("Validation names what is wrong")
  func validation() {
    var mesh = Mesh()
    let a = mesh.addVertex(Point(x: 0, y: .nan))
    mesh.addTriangle(a, 7, a)
    mesh.extendContour(9)
    #expect(mesh.validate().count == 4)
    mesh.removeAll()
    #expect(mesh.validate() == [])
    #expect(mesh.isEmpty)
  }

  @Test("A contour of two vertices is dropped")
  func shortContour() {
    var mesh = Mesh()
    mesh.extendContour(mesh.addVertex(.zero))
    mesh.extendContour(mesh.addVertex(Point(x: 1, y: 0)))
    mesh.closeContour()
    #expect(mesh.isEmpty)
    mesh.addConvexPolygon([.zero, Point(x: 1, y: 0)])
    #expect(mesh.isEmpty)
  }

  @Test("Clipping a convex polygon divides its area")
  func clipping() {
    var random = SplitMix64(seed: 14)
    for _ in 0..<500 {
      let polygon = random.bar().polygon(tolerance: .standard)
      let a = random.point()
      let b = random.point()
      guard a != b else { continue }
      var left = polygon
      var right = polygon
      left.clip(keeping: .left(from: a, to: b))
      right.clip(keeping: .left(from: b, to: a))
      #expect(abs(left.area + right.area - polygon.area) <= 1e-8 * (1 + polygon.area))
      let side = HalfPlane.left(from: a, to: b)
      let reach = (b - a).length
      #expect(left.corners.allSatisfy { side.excess($0) <= 1e-9 * (1 + reach * 300) })
    }
  }
}

extension Mesh {
  /// The area inside the boundary by the shoelace formula.
  var boundaryArea: Double {
    var sum = 0.0
    forEachBoundaryEdge { a, b in sum += (a.x * b.y - b.x * a.y) / 2 }
    return sum
  }

  /// The area of the triangle with the least area, clockwise positive.
  var leastTriangleArea: Double {
    var least = Double.infinity
    for index in stride(from: 0, to: triangleIndices.count, by: 3) {
      let corners = (0..<3).map { vertices[Int(triangleIndices[index + $0])] }
      least = min(least, (corners[1] - corners[0]).cross(corners[2] - corners[0]) / 2)
    }
    return least
  }
}

extension ConvexPolygon {
  /// The area by the shoelace formula.
  fileprivate var area: Double {
    guard let last = corners.last else { return 0 }
    var previous = last
    var sum = 0.0
    for corner in corners {
      sum += (previous.x * corner.y - corner.x * previous.y) / 2
      previous = corner
    }
    return sum
  }
}
