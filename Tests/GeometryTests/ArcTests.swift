import Geometry
import TestSupport
import Testing

/// Arcs whose caps lie inside the sweep, and what all arcs have in common.
struct ArcTests {
  struct Measures: Sendable {
    let radius, width, start: Double

    func arc(_ turns: Double, cap: LineCap = .round) -> Arc {
      Arc(
        center: Point(x: 100, y: 100), radius: radius, width: width, start: Angle(turns: start),
        sweep: Angle(turns: turns), cap: cap)
    }
  }

  static let measures = [
    Measures(radius: 80, width: 20, start: 0), Measures(radius: 80, width: 2, start: 0.31),
    Measures(radius: 30, width: 48, start: -0.7), Measures(radius: 6, width: 4, start: 5.2),
  ]

  @Test("The ink spans exactly the sweep", arguments: measures)
  func span(measures: Measures) {
    for step in 1..<400 {
      let turns = Double(step) / 400
      let arc = measures.arc(turns)
      // Directions relative to the middle of the sweep, so that nothing wraps.
      let middle = arc.start + arc.sweep * 0.5
      let places = arc.mesh().vertices.map { point in
        Angle(radians: (point - arc.center).clockwiseRadians(from: middle.direction)).turns
      }
      let (low, high) = (places.min() ?? 1, places.max() ?? -1)
      // Vertices lie on the true outline; a chord may cut its farthest point by the tolerance.
      let reach = (arc.radius * arc.radius - arc.width * arc.width / 4).squareRoot()
      let cut = 0.011 / reach / (2 * .pi)
      #expect(low >= -turns / 2 - 1e-6 && low <= -turns / 2 + cut, "\(turns)")
      #expect(high <= turns / 2 + 1e-6 && high >= turns / 2 - cut, "\(turns)")
    }
  }

  @Test("The area grows with the sweep, without a jump, up to the ring", arguments: measures)
  func growth(measures: Measures) {
    let ring = measures.arc(1).mesh().triangleArea
    let steps = 2000
    var last = 0.0
    for step in 1...steps {
      let area = measures.arc(Double(step) / Double(steps)).mesh().triangleArea
      #expect(area > last, "step \(step)")
      // The closing caps flatten while the body grows, which together is the fastest growth.
      #expect(area - last <= 4 * ring / Double(steps) + 0.03 * measures.width, "step \(step)")
      last = area
    }
    #expect(last == ring)
  }

  @Test("Nothing is drawn without a sweep, a width or a radius")
  func empty() {
    let arc = Self.measures[0].arc(0.5)
    for cap in [LineCap.butt, .round] {
      #expect(Self.measures[0].arc(0, cap: cap).mesh().isEmpty)
    }
    for value in [0, -1, Double.nan, .infinity] {
      var changed = arc
      changed.width = value
      #expect(changed.mesh().isEmpty)
      changed = arc
      changed.radius = value
      #expect(changed.mesh().isEmpty)
    }
  }

  @Test("Clockwise and counter-clockwise descriptions give equal ink")
  func eitherDirection() {
    var random = SplitMix64(seed: 21)
    for _ in 0..<300 {
      let arc = random.arc()
      var reversed = arc
      reversed.start = arc.start + arc.sweep
      reversed.sweep = Angle(turns: -arc.sweep.turns)
      let difference = abs(arc.mesh().triangleArea - reversed.mesh().triangleArea)
      #expect(difference < 1e-6, "\(arc)")
      #expect(arc.mesh().vertices.count == reversed.mesh().vertices.count, "\(arc)")
    }
  }

  @Test("A butt arc has the area of its part of the ring", arguments: measures)
  func buttArea(measures: Measures) {
    for step in 1...50 {
      let turns = Double(step) / 50
      let arc = measures.arc(turns, cap: .butt)
      let exact = 2 * .pi * turns * arc.radius * arc.width
      let perimeter = 2 * .pi * turns * (arc.outerRadius + arc.innerRadius)
      #expect(abs(arc.mesh().triangleArea - exact) <= 0.01 * perimeter)
    }
  }

  @Test("Caps outside add one disc to the area until they meet")
  func outsideArea() {
    var arc = Self.measures[0].arc(0.4)
    arc.capPlacement = .outside
    let butt = Self.measures[0].arc(0.4, cap: .butt).mesh().triangleArea
    let disc = Circle(center: .zero, radius: 10).mesh().triangleArea
    #expect(abs(arc.mesh().triangleArea - butt - disc) <= 0.01 * 2 * .pi * 10)
  }

  @Test("Caps outside that meet are drawn once", arguments: [0.96, 0.97, 0.98, 0.99, 0.999])
  func outsideOverlap(turns: Double) {
    var arc = Self.measures[0].arc(turns)
    arc.capPlacement = .outside
    let ring = Self.measures[0].arc(1).mesh().triangleArea
    let butt = Self.measures[0].arc(turns, cap: .butt).mesh().triangleArea
    let area = arc.mesh().triangleArea
    #expect(area > butt && area < ring)
  }

  @Test("A width beyond twice the radius is drawn as twice the radius")
  func tooWide() {
    for placement in [CapPlacement.inside, .outside] {
      for cap in [LineCap.butt, .round] {
        var wide = Arc(
          center: .zero, radius: 10, width: 50, sweep: Angle(turns: 0.4), cap: cap,
          capPlacement: placement)
        let mesh = wide.mesh()
        wide.width = 20
        #expect(mesh == wide.mesh())
        #expect(mesh.leastTriangleArea >= -1e-9)
      }
    }
  }
}

extension Vector {
  /// The angle from a unit vector to this one in −π…π, clockwise positive.
  fileprivate func clockwiseRadians(from other: Vector) -> Double {
    let sine = other.cross(self) / length
    let cosine = other.dot(self) / length
    let angle = Angle.arcCosine(cosine).radians
    // The arc cosine loses precision near its ends, where the arc sine has it.
    if abs(sine) < 0.5 {
      let small = Angle.arcSine(sine).radians
      return cosine > 0 ? small : (sine < 0 ? -.pi : .pi) - small
    }
    return sine < 0 ? -angle : angle
  }
}
