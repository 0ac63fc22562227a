import CRasterKernels
@testable import Geometry
@testable import Raster
import TestSupport
import Testing

struct ScanConverterTests {
  private static let area = IntRect(x: 0, y: 0, width: 200, height: 200)

  /// The coverage of every pixel of an area.
  private static func coverage(_ edges: EdgeList, in area: IntRect = area) -> [UInt8] {
    var converter = ScanConverter()
    return store(edges, in: area, &converter).levels(in: area)
  }

  private static func store(
    _ edges: EdgeList, in area: IntRect = area, _ converter: inout ScanConverter
  ) -> CoverageStore {
    let store = CoverageStore()
    store.setEdges(edges)
    store.reset(to: area)
    converter.settle(store)
    return store
  }

  private static func boundary(_ mesh: Mesh) -> EdgeList {
    var edges = EdgeList()
    mesh.forEachBoundaryEdge { edges.addLine(from: $0, to: $1) }
    return edges
  }

  private static func triangles(_ mesh: Mesh) -> EdgeList {
    var edges = EdgeList()
    mesh.forEachTriangleEdge { edges.addLine(from: $0, to: $1) }
    return edges
  }

  private static func outline(_ shape: Shape) -> EdgeList {
    var edges = EdgeList()
    shape.appendOutline(to: &edges)
    return edges
  }

  @Test("The true outline covers what the mesh within its tolerance covers")
  func outlines() {
    var random = SplitMix64(seed: 70)
    for _ in 0..<400 {
      let shape = random.shape()
      let exact = Self.coverage(Self.outline(shape))
      let chords = Self.coverage(Self.boundary(shape.mesh()))
      let worst = zip(exact, chords).map { abs(Int($0) - Int($1)) }.max() ?? 0
      // A chord 0.01 pixel inside its circle costs 2.6 levels, rounding to 1/256 pixel up to 2 more.
      #expect(worst <= 5, "\(shape)")
    }
  }

  /// Whether pieces of a mesh end within edges of others, at corners that are rounded to 1/256 pixel.
  private static func isCutRim(_ shape: Shape) -> Bool {
    let rim: Border
    switch shape {
    case .border(let border): rim = border
    case .barPart(let part):
      guard case .border(let border) = part.form else { return false }
      rim = border
    default: return false
    }
    return rim.shape.cutMinX.isFinite || rim.shape.cutMaxX.isFinite
  }

  @Test("Triangles and boundary give the same coverage")
  func triangulation() {
    var random = SplitMix64(seed: 71)
    for _ in 0..<250 {
      let shape = random.shape()
      let mesh = shape.mesh()
      let both = zip(Self.coverage(Self.triangles(mesh)), Self.coverage(Self.boundary(mesh)))
      let worst = both.map { abs(Int($0) - Int($1)) }.max() ?? 0
      #expect(worst <= (Self.isCutRim(shape) ? 1 : 0), "\(shape)")
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
      for edges in [Self.boundary(mesh), Self.outline(shape)] {
        let sum = Self.coverage(edges).reduce(0) { $0 + Double($1) } / 255
        #expect(abs(sum - mesh.triangleArea) <= 1e-3 * mesh.triangleArea, "\(shape)")
      }
      compared += 1
    }
    #expect(compared > 40)
  }

  @Test("A pixel's coverage does not depend on the area around it")
  func window() {
    var random = SplitMix64(seed: 73)
    for _ in 0..<150 {
      let shape = random.shape()
      let edges = random.int(in: 0...1) == 0 ? Self.boundary(shape.mesh()) : Self.outline(shape)
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

  @Test("Cells are empty again once their rows are read")
  func reuse() {
    let edges = Self.boundary(Circle(center: Point(x: 5, y: 5), radius: 20).mesh())
    var converter = ScanConverter()
    for round in 0..<2 {
      let area = IntRect(x: round, y: 0, width: 10, height: 10)
      let store = Self.store(round == 0 ? edges : EdgeList(), in: area, &converter)
      #expect(
        store.levels(in: area) == [UInt8](repeating: round == 0 ? 255 : 0, count: 100))
    }
  }

  @Test("Coverage brought up to date in a part is that of the new shape, and says where it changed")
  func update() {
    var random = SplitMix64(seed: 74)
    var converter = ScanConverter()
    var rows = Self.noRows(Self.area.height)
    for _ in 0..<300 {
      let store = Self.store(Self.outline(random.shape()), &converter)
      // Several steps on one store, so that its rows are moved and mended.
      for _ in 0..<6 {
        let step = random.step(within: 200)
        let new = random.oneIn(3) ? Self.outline(random.shape()) : Self.outline(step.new)
        let before = store.levels(in: Self.area)
        let changed = store.change(to: new, canvas: Self.area, rows: &rows)
        #expect(store.stale == changed)
        converter.settle(store)
        #expect(store.stale.isEmpty)
        let after = store.levels(in: Self.area)
        #expect(after == Self.coverage(new))
        Self.check(rows, changed, before, after)
        #expect(store.change(to: new, canvas: Self.area, rows: &rows).isEmpty)
      }
    }
  }

  private static func noRows(_ count: Int) -> [arcline_span] {
    Array(repeating: arcline_span(min_x: 0, max_x: 0), count: count)
  }

  /// The columns named for each row contain all that changed there, and rows without any stayed.
  private static func check(
    _ rows: [arcline_span], _ changed: IntRect, _ before: [UInt8], _ after: [UInt8]
  ) {
    for y in 0..<area.height {
      let row = y * area.width..<(y + 1) * area.width
      let columns = zip(before[row], after[row]).enumerated().filter { $1.0 != $1.1 }.map(\.offset)
      guard let first = columns.first, let last = columns.last else { continue }
      guard y >= changed.minY, y < changed.maxY else {
        Issue.record("row \(y) changed")
        continue
      }
      let span = rows[y - changed.minY]
      #expect(span.min_x <= first && span.max_x > last)
      #expect(span.min_x >= changed.minX && span.max_x <= changed.maxX)
    }
  }

  @Test("An end that moves names a few columns around what it passes over")
  func tightness() {
    var rows = Self.noRows(600)
    for step in 0..<40 {
      // The flat ends of a ring 160 pixels wide, a hundredth of a turn on.
      func ring(_ sweep: Double) -> EdgeList {
        Self.outline(
          .arc(
            Arc(
              center: Point(x: 300, y: 300), radius: 200, width: 160, start: .zero,
              sweep: Angle(turns: sweep), cap: .butt)))
      }
      let from = 0.05 + Double(step) * 0.02
      let store = CoverageStore()
      store.setEdges(ring(from))
      let changed = store.change(
        to: ring(from + 0.01), canvas: IntRect(x: 0, y: 0, width: 600, height: 600), rows: &rows)
      let named = rows.prefix(changed.height).reduce(0) { $0 + Int($1.max_x - $1.min_x) }
      // The wedge itself, and a few pixels for every row and column of its edges.
      let wedge = 0.01 * Double.pi * (280 * 280 - 120 * 120)
      #expect(Double(named) < wedge + 6 * 2 * 160 + 100)
      #expect(Double(named) > wedge)
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
