@testable import Geometry
@testable import Raster
import TestSupport
import Testing

struct CoverageAccumulatorTests {
  private static let area = IntRect(x: 0, y: 0, width: 200, height: 200)

  /// The coverage of every pixel of an area.
  private static func coverage(_ edges: [FixedEdge], in area: IntRect = area) -> [UInt8] {
    var accumulator = CoverageAccumulator()
    accumulator.reset(to: area)
    for edge in edges { accumulator.add(edge) }
    var result = [UInt8](repeating: 0, count: area.area)
    var runs: [CoverageRun] = []
    for row in 0..<area.height {
      accumulator.takeRuns(ofRow: row, into: &runs)
      var last = area.minX
      for run in runs {
        #expect(run.x >= last && run.end > run.x && run.end <= area.maxX && run.coverage > 0)
        last = run.end
        for x in run.x..<run.end { result[row * area.width + x - area.minX] = run.coverage }
      }
    }
    return result
  }

  private static func boundary(_ mesh: Mesh) -> [FixedEdge] {
    var edges: [FixedEdge] = []
    mesh.forEachBoundaryEdge { a, b in
      if let edge = FixedEdge(from: a, to: b) { edges.append(edge) }
    }
    return edges
  }

  private static func triangles(_ mesh: Mesh) -> [FixedEdge] {
    var edges: [FixedEdge] = []
    mesh.forEachTriangleEdge { a, b in
      if let edge = FixedEdge(from: a, to: b) { edges.append(edge) }
    }
    return edges
  }

  @Test("Triangles and boundary give the same coverage")
  func triangulation() {
    var random = SplitMix64(seed: 71)
    for _ in 0..<250 {
      let shape = random.shape()
      let mesh = shape.mesh()
      #expect(
        Self.coverage(Self.triangles(mesh)) == Self.coverage(Self.boundary(mesh)), "\(shape)")
    }
  }

  @Test("Coverage adds up to the area")
  func sum() {
    var random = SplitMix64(seed: 72)
    var compared = 0
    for _ in 0..<400 {
      let shape = random.shape()
      // Strokes overlap themselves, and what leaves the picture is not counted.
      if case .stroke = shape { continue }
      let mesh = shape.mesh()
      let isInside = Self.area.contains(IntRect(covering: shape.bounds))
      guard isInside, mesh.triangleArea > 1000 else { continue }
      let sum = Self.coverage(Self.boundary(mesh)).reduce(0) { $0 + Double($1) } / 255
      #expect(abs(sum - mesh.triangleArea) <= 1e-3 * mesh.triangleArea, "\(shape)")
      compared += 1
    }
    #expect(compared > 40)
  }

  @Test("A pixel's coverage does not depend on the area around it")
  func window() {
    var random = SplitMix64(seed: 73)
    for _ in 0..<150 {
      let edges = Self.boundary(random.shape().mesh())
      let whole = Self.coverage(edges)
      let window = IntRect(
        x: random.int(in: 0...150), y: random.int(in: 0...150), width: random.int(in: 1...49),
        height: random.int(in: 1...49))
      let part = Self.coverage(edges, in: window)
      let expected = (window.minY..<window.maxY).flatMap { y in
        whole[(y * 200 + window.minX)..<(y * 200 + window.maxX)]
      }
      #expect(part == expected)
    }
  }

  @Test("An accumulator is empty again once all its rows are taken")
  func reuse() {
    let edges = Self.boundary(Circle(center: Point(x: 5, y: 5), radius: 20).mesh())
    var accumulator = CoverageAccumulator()
    var runs: [CoverageRun] = []
    for round in 0..<2 {
      let area = IntRect(x: round, y: 0, width: 10, height: 10)
      accumulator.reset(to: area)
      if round == 0 { for edge in edges { accumulator.add(edge) } }
      for row in 0..<10 {
        accumulator.takeRuns(ofRow: row, into: &runs)
        #expect(runs == (round == 0 ? [CoverageRun(x: 0, end: 10, 255)] : []))
      }
    }
  }

  @Test("Whole pixels are full and half pixels are half covered")
  func known() {
    let rect = RoundedRectangle(
      Rect(minX: 1, minY: 1.5, maxX: 2.25, maxY: 3), cornerRadius: 0)
    let coverage = Self.coverage(
      Self.boundary(rect.mesh()), in: IntRect(x: 0, y: 0, width: 4, height: 4))
    #expect(
      coverage == [
        0, 0, 0, 0,
        0, 128, 32, 0,
        0, 255, 64, 0,
        0, 0, 0, 0,
      ])
  }
}
