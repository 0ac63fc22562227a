import Geometry
import TestSupport
import Testing

struct ToleranceTests {
  @Test("Every chord of a circle stays within the tolerance", arguments: [1e-4, 0.01, 0.1, 0.5])
  func sagitta(pixels: Double) {
    var random = SplitMix64(seed: 3)
    for _ in 0..<500 {
      let radius = random.double(in: 0.01...1000)
      let sweep = Angle(turns: random.double(in: -1...1))
      let count = Tolerance(pixels: pixels).segments(radius: radius, sweep: sweep)
      guard count < Tolerance.maximumSegments else { continue }
      let half = sweep * (0.5 / Double(count))
      #expect(radius * (1 + half.direction.dy) <= pixels * (1 + 1e-6))
      #expect(count >= 1)
    }
  }

  @Test("Halving the tolerance never lowers the number of segments")
  func halving() {
    var random = SplitMix64(seed: 4)
    for _ in 0..<500 {
      let radius = random.double(in: 0.01...5000)
      let sweep = Angle(turns: random.double(in: 0...1))
      var pixels = 4.0
      var last = 0
      while pixels > 1e-3 {
        let count = Tolerance(pixels: pixels).segments(radius: radius, sweep: sweep)
        #expect(count >= last)
        last = count
        pixels /= 2
      }
    }
  }

  @Test(
    "Useless numbers give a usable count",
    arguments: [Double.nan, .infinity, -.infinity, -1, 0, 1e-300, 1e300])
  func degenerate(value: Double) {
    #expect(Tolerance(pixels: value).pixels >= Tolerance.minimum)
    let ofRadius = Tolerance.standard.segments(radius: value, sweep: .fullTurn)
    #expect((1...Tolerance.maximumSegments).contains(ofRadius))
    let ofSweep = Tolerance.standard.segments(radius: 10, sweep: Angle(turns: value))
    #expect((1...Tolerance.maximumSegments).contains(ofSweep))
  }

  @Test("A flattened arc passes within the tolerance of every point of the arc")
  func arcs() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<200 {
      let center = Point(x: random.double(in: -50...50), y: random.double(in: -50...50))
      let radius = random.double(in: 0.1...300)
      let start = Angle(turns: random.double(in: -2...2))
      let sweep = Angle(turns: random.double(in: -1...1))
      var path = Path()
      path.arc(center: center, radius: radius, start: start, sweep: sweep)
      let lines = path.flattened()
      for _ in 0..<10 {
        let angle = start + sweep * random.double(in: 0...1)
        let distance = lines.distance(to: center + angle.direction * radius)
        #expect(distance <= 0.01 + 1e-9)
      }
    }
  }

  @Test("A flattened cubic passes within the tolerance of every point of the curve")
  func cubics() {
    var random = SplitMix64(seed: 6)
    for round in 0..<150 {
      let spread = round % 3 == 0 ? 3.0 : 200
      let points = (0..<4).map { _ in
        Point(x: random.double(in: -spread...spread), y: random.double(in: -spread...spread))
      }
      var path = Path()
      path.move(to: points[0])
      path.cubic(points[1], points[2], to: points[3])
      let lines = path.flattened()
      for _ in 0..<10 {
        let t = random.double(in: 0...1)
        #expect(lines.distance(to: bezier(points, at: t)) <= 0.01 + 1e-9)
      }
    }
  }

  /// The Bernstein form, independent of the flattener's repeated interpolation.
  private func bezier(_ p: [Point], at t: Double) -> Point {
    let u = 1 - t
    let weights = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
    return Point(
      x: zip(p, weights).reduce(0) { $0 + $1.0.x * $1.1 },
      y: zip(p, weights).reduce(0) { $0 + $1.0.y * $1.1 })
  }
}

extension [Polyline] {
  /// The distance of a point to the nearest line.
  fileprivate func distance(to point: Point) -> Double {
    var least = Double.infinity
    for line in self {
      for (start, end) in zip(line.points, line.points.dropFirst()) {
        let along = end - start
        let t = Swift.max(0, Swift.min(1, along.dot(point - start) / along.dot(along)))
        least = Swift.min(least, (point - start.interpolated(to: end, at: t)).length)
      }
    }
    return least
  }
}
