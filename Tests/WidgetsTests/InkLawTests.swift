import Geometry
import Scene
import TestSupport
import Testing

@testable import Widgets

/// The ink of every shape of fill grows with the value and is right at both ends.
struct InkLawTests {
  private func ink(_ list: DisplayList) -> Double {
    list.fills.dropFirst().reduce(0) { sum, fill in
      if case .innerShadow = fill.paint { return sum }
      switch fill.shape {
      case .stripes, .border: return sum
      case .barPart(let part):
        guard case .roundedRectangle = part.form else { return sum }
        return sum + part.mesh().triangleArea
      default: return sum + fill.shape.mesh().triangleArea
      }
    }
  }

  @Test(arguments: ArcCap.allCases, [2.0, 11.5, 30])
  func `a ring's ink grows from nothing whatever its caps`(cap: ArcCap, percent: Double) throws {
    let studio = try Studio()
    var look = Look.ring
    try look.set("cap", to: cap.rawValue)
    try look.set("thickness", to: "\(percent)%")
    try look.set("label", to: "none")
    let inks = (0...500).map { ink(studio.list(look, .make(300, 300, value: Double($0) / 500))) }
    #expect(inks[0] == 0)
    // Caps outside close the ring before its end.
    let grows = cap == .roundOutside ? inks.prefix(440) : inks[...]
    #expect(zip(grows, grows.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test(arguments: [0.05, 0.31, 0.5, 0.77, 0.96])
  func `ink with caps inside spans exactly the swept angle`(value: Double) throws {
    let list = try Studio().list(.ring, .make(300, 300, value: value))
    let arc = try #require(list.arcs.last)
    let mesh = Shape.arc(arc).mesh()
    let turns = mesh.vertices.map { point -> Double in
      let way = point - arc.center
      let angle = Angle(radians: 0).direction
      return Angle.arcCosine(way.dot(angle) / way.length).turns
    }
    // The farthest ink from twelve o'clock; beyond half a turn the angle is measured backward.
    let reach = turns.max() ?? 0
    #expect(abs(reach - min(0.5, value)) < 0.002)
  }

  @Test(arguments: BarGrowth.allCases, FillShape.allCases)
  func `a bar's ink grows alike in all four directions`(
    growth: BarGrowth, shape: FillShape
  ) throws {
    let studio = try Studio()
    var look = Look.stripes
    try look.set("growth", to: growth.rawValue)
    try look.set("fill-shape", to: shape.rawValue)
    try look.set("label", to: "none")
    try look.set("length", to: "100%")
    var right = look
    try right.set("growth", to: "right")
    let inks = (0...200).map { ink(studio.list(look, .make(301, 301, value: Double($0) / 200))) }
    #expect(inks[0] == 0)
    #expect(zip(inks, inks.dropFirst()).allSatisfy { $0 < $1 })
    for step in stride(from: 0, through: 200, by: 20) {
      let other = ink(studio.list(right, .make(301, 301, value: Double(step) / 200)))
      #expect(abs(inks[step] - other) < 1e-6 * (1 + other))
    }
  }

  @Test(arguments: BarGrowth.allCases)
  func `a bar is the mirror or the diagonal mirror of one that grows to the right`(
    growth: BarGrowth
  ) throws {
    let studio = try Studio()
    var look = Look.pill(.none, hasInnerShadow: false)
    var right = look
    for name in ["shading", "pattern"] {
      try look.set(name, to: name == "shading" ? "flat" : "none")
      try right.set(name, to: name == "shading" ? "flat" : "none")
    }
    try look.set("growth", to: growth.rawValue)
    let (width, height) = growth.isUpright ? (20, 150) : (150, 20)
    for value in [0, 0.02, 0.05, 0.4, 0.97, 1] {
      let picture = studio.pixels(
        studio.list(look, .make(Double(width), Double(height), value: value)), width: width,
        height: height)
      let expected = studio.pixels(
        studio.list(right, .make(150, 20, value: value)), width: 150, height: 20)
      for y in 0..<20 {
        for x in 0..<150 {
          let along = growth.isReversed ? 149 - x : x
          let index = growth.isUpright ? along * 20 + y : y * 150 + along
          let difference = ExactPixel(packed: picture[index]).difference(
            to: ExactPixel(packed: expected[y * 150 + x]))
          #expect(difference <= 2, "\(value), \(x), \(y)")
        }
      }
    }
  }

  @Test(arguments: ["ring", "pie", "glow", "line", "stripes"], [0.31, 0.7])
  func `twice the pixels are the same picture at twice the scale`(
    name: String, value: Double
  ) throws {
    let look = try #require(Look(named: name))
    let studio = try Studio()
    let small = studio.list(look, .make(400, 400, value: value)).withoutTexts
    let large = studio.list(look, .make(800, 800, value: value).with { $0.scale = 2 })
      .withoutTexts
    #expect(small.commands.count == large.commands.count)
    let (one, two) = (ink(small), ink(large))
    #expect(abs(4 * one - two) < 0.03 * two)
  }

  @Test func `stripes keep their place on the track when the window changes in the middle`() throws
  {
    let studio = try Studio()
    let before = try #require(
      studio.list(.stripes, .make(800, 600, milliseconds: 12_345)).stripes.first)
    let after = try #require(
      studio.list(.stripes, .make(1100, 600, value: 0.5, milliseconds: 12_345)).stripes.first)
    #expect(before.phase == after.phase && before.period == after.period)
  }
}
