import Geometry
import TestSupport
import Testing

/// Areas against formulas; a chord loses at most the tolerance along the outline.
struct ShapeAreaTests {
  @Test("A circle has the area pi r squared", arguments: [0.01, 0.3, 5, 77.7, 900])
  func circle(radius: Double) {
    let area = Circle(center: Point(x: 3, y: 4), radius: radius).mesh().triangleArea
    let exact = Double.pi * radius * radius
    #expect(area <= exact && area >= exact - 0.01 * 2 * .pi * radius)
  }

  @Test("A sector has its share of the disc", arguments: -20...20)
  func sector(twentieths: Int) {
    let turns = Double(twentieths) / 20
    let radius = 60.0
    let sector = Sector(
      center: Point(x: 3, y: 4), radius: radius, start: Angle(turns: 0.2),
      sweep: Angle(turns: turns))
    let exact = Double.pi * radius * radius * abs(turns)
    let bound = 0.01 * 2 * .pi * radius * abs(turns) + 1e-9
    #expect(abs(sector.mesh().triangleArea - exact) <= bound)
    #expect(sector.mesh().isEmpty == (twentieths == 0))
  }

  @Test("A rounded rectangle lacks four corners", arguments: [0.0, 3, 12.5, 20, 500])
  func roundedRectangle(radius: Double) {
    let shape = RoundedRectangle(Rect(x: 5, y: 6, width: 90, height: 40), cornerRadius: radius)
    let drawn = min(radius, 20)
    #expect(shape.effectiveRadius == drawn)
    let exact = 90.0 * 40 - (4 - Double.pi) * drawn * drawn
    #expect(abs(shape.mesh().triangleArea - exact) <= 0.01 * 2 * .pi * drawn + 1e-9)
  }

  @Test("Useless corner radii give square corners", arguments: [Double.nan, .infinity, -4])
  func uselessRadius(radius: Double) {
    let shape = RoundedRectangle(Rect(x: 5, y: 6, width: 9, height: 4), cornerRadius: radius)
    #expect(shape.mesh().vertices.count == 4)
    #expect(shape.mesh().triangleArea == 36)
  }

  @Test("The two sides of a cut add up to the whole")
  func cuts() {
    var random = SplitMix64(seed: 31)
    for _ in 0..<500 {
      var whole = random.bar()
      whole.cutMinX = -.infinity
      whole.cutMaxX = .infinity
      let x = whole.rect.minX + whole.rect.width * random.double(in: -0.1...1.1)
      var left = whole
      left.cutMaxX = x
      var right = whole
      right.cutMinX = x
      let sum = left.mesh().triangleArea + right.mesh().triangleArea
      #expect(abs(sum - whole.mesh().triangleArea) <= 1e-8 * (1 + sum))
      #expect(left.mesh().vertices.allSatisfy { $0.x <= x + 1e-9 })
      #expect(right.mesh().vertices.allSatisfy { $0.x >= x - 1e-9 })
    }
  }

  @Test("Stripes and the gaps between them fill the container")
  func stripesAndGaps() {
    var random = SplitMix64(seed: 32)
    for _ in 0..<300 {
      var stripes = random.stripes()
      stripes.thickness = stripes.period * random.double(in: 0.05...0.95)
      var gaps = stripes
      gaps.thickness = stripes.period - stripes.thickness
      gaps.phase = stripes.phase + stripes.thickness / stripes.period
      let whole = stripes.container.mesh().triangleArea
      let sum = stripes.mesh().triangleArea + gaps.mesh().triangleArea
      #expect(abs(sum - whole) <= 1e-7 * (1 + whole))
    }
  }

  @Test("Over whole periods of a square container the phase does not change the area")
  func phase() {
    let container = RoundedRectangle(Rect(x: 0, y: 0, width: 120, height: 30), cornerRadius: 0)
    for step in 0...40 {
      let stripes = Stripes(
        container: container, period: 24, thickness: 9, lean: 17, phase: Double(step) / 13)
      #expect(abs(stripes.mesh().triangleArea - 120 * 30 * 9 / 24) < 1e-8)
    }
  }

  @Test("Every stripe lies inside its container and a whole phase changes nothing")
  func inside() {
    var random = SplitMix64(seed: 33)
    for _ in 0..<300 {
      let stripes = random.stripes()
      let container = ReferenceShape(.roundedRectangle(stripes.container))
      #expect(stripes.mesh().vertices.allSatisfy { container.distance($0) < 1e-9 })
      var moved = stripes
      moved.phase += 1
      let difference = abs(moved.mesh().triangleArea - stripes.mesh().triangleArea)
      #expect(difference < 1e-7 * (1 + stripes.mesh().triangleArea))
    }
  }

  @Test("Stripes as thick as their period fill the container without overlap")
  func thickStripes() {
    let container = RoundedRectangle(Rect(x: 0, y: 0, width: 120, height: 30), cornerRadius: 9)
    for thickness in [24.0, 30, 1e9, .infinity] {
      let stripes = Stripes(
        container: container, period: 24, thickness: thickness, lean: 5, phase: 0.3)
      #expect(stripes.mesh() == container.mesh())
    }
  }

  @Test("Stripes finer than the limit draw nothing", arguments: [0, -3, 1e-3, Double.nan])
  func fineStripes(period: Double) {
    let container = RoundedRectangle(Rect(x: 0, y: 0, width: 120, height: 30), cornerRadius: 9)
    let stripes = Stripes(
      container: container, period: period, thickness: period / 2, lean: 5, phase: 0)
    #expect(stripes.mesh().isEmpty)
  }

  @Test("A container cut far from its start still ends")
  func farCut() {
    let container = RoundedRectangle(
      Rect(minX: -1e11, minY: 0, maxX: 100, maxY: 30), cornerRadius: 9, cutMinX: 0)
    let stripes = Stripes(container: container, period: 20, thickness: 9, lean: 5, phase: 0)
    #expect(stripes.mesh().triangleArea > 0)
  }

  @Test("A stroke along a straight line is a bar")
  func straightStroke() {
    var path = Path()
    path.move(to: Point(x: 10, y: 10))
    path.line(to: Point(x: 40, y: 50))
    #expect(abs(Stroke(path, width: 6).mesh().triangleArea - 300) < 1e-9)
    let round = Stroke(path, width: 6, cap: .round).mesh().triangleArea
    #expect(abs(round - 300 - 9 * .pi) <= 0.01 * 6 * .pi)
  }
}
