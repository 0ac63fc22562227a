import Geometry
import Scene
import Testing
import Widgets

struct RingProportionTests {
  @Test(arguments: [(400.0, 400.0), (1920, 1080), (800, 600), (300, 1000)])
  func `ring and digits take their shares of the short side`(width: Double, height: Double) throws {
    let studio = try Studio()
    let list = studio.list(.ring, .make(width, height))
    let diameter = 0.72 * min(width, height)
    let arcs = list.arcs
    try #require(arcs.count == 2)
    for arc in arcs {
      #expect(abs(2 * arc.outerRadius - diameter) < 1e-9)
      #expect(abs(arc.width - 0.115 * diameter) < 1e-9)
      #expect(arc.center == Point(x: width / 2, y: height / 2))
    }
    #expect(abs(arcs[1].sweep.turns - 0.42) < 1e-12)
    let texts = list.texts
    try #require(texts.map(\.run.text) == ["42", "%"])
    #expect(abs(texts[0].run.size - 0.215 * diameter) < 1e-9)
    #expect(abs(texts[1].run.size - 0.1075 * diameter) < 1e-9)
    #expect(texts[0].origin.y == texts[1].origin.y)
    #expect(texts[0].color == Theme.dark.text)
    #expect(texts[1].color == Theme.dark.secondaryText)
  }

  @Test(arguments: [0.0, 0.07, 0.11, 0.42, 0.88, 1])
  func `number and sign are centred as a pair`(value: Double) throws {
    let studio = try Studio()
    for side in stride(from: 60.0, through: 1080, by: 51) {
      let list = studio.list(.ring, .make(side + 40, side, value: value))
      let boxes = list.texts.map(studio.box)
      guard let first = boxes.first, let last = boxes.last else { continue }
      #expect(abs((first.minX + last.maxX) / 2 - (side + 40) / 2) <= 1, "side \(side)")
    }
  }

  @Test(arguments: Array(stride(from: 100.0, through: 1080, by: 70)))
  func `digits are centred by their ink`(side: Double) throws {
    let studio = try Studio()
    let list = studio.list(.ring, .make(side, side, value: 0.88))
    let ink = studio.ink(try #require(list.texts.first))
    #expect(abs(ink.center.y - side / 2) <= 1.5)
  }

  @Test func `twice the size is twice the geometry`() throws {
    let studio = try Studio()
    let small = studio.list(.ring, .make(500, 400))
    let large = studio.list(.ring, .make(1000, 800))
    try #require(small.arcs.count == large.arcs.count)
    for (one, two) in zip(small.arcs, large.arcs) {
      #expect(abs(2 * one.radius - two.radius) < 1e-9)
      #expect(abs(2 * one.width - two.width) < 1e-9)
      #expect(one.sweep == two.sweep)
    }
    for (one, two) in zip(small.texts, large.texts) {
      #expect(abs(2 * one.run.size - two.run.size) < 1e-9)
    }
  }

  @Test func `the percent sign stands still while two digits count`() throws {
    let studio = try Studio()
    let lists = (10...99).map { studio.list(.ring, .make(value: Double($0) / 100)) }
    #expect(Set(lists.map { $0.texts[1].origin }).count == 1)
    #expect(Set(lists.map { $0.texts[0].origin }).count == 1)
  }

  @Test(arguments: StrokeAlignment.allCases, ["thickness", "track-thickness"])
  func `a thicker ring covers all that a thinner one does`(
    alignment: StrokeAlignment, stroke: String
  ) throws {
    let studio = try Studio()
    var look = Look.ring
    try look.set("alignment", to: alignment.rawValue)
    try look.set("diameter", to: "100")
    if stroke == "track-thickness" { try look.set("thickness", to: "20%") }
    var last: Arc?
    for percent in stride(from: 1, through: 100, by: 1) {
      try look.set(stroke, to: "\(percent)%")
      let arcs = studio.list(look, .make(400, 400, value: 1)).arcs
      let arc = try #require(stroke == "thickness" ? arcs.last : arcs.first)
      #expect(arc.outerRadius > arc.innerRadius)
      if alignment == .inside, stroke == "thickness" {
        #expect(abs(arc.outerRadius - 50) < 1e-9, "\(percent) %")
        #expect(abs(arc.innerRadius - max(0, 50 - Double(percent))) < 1e-9, "\(percent) %")
      }
      // Strokes outside the circle keep their inner edge, all others at least their outer one.
      if let last {
        #expect(arc.outerRadius >= last.outerRadius - 1e-9, "\(percent) %")
        let keepsHole = alignment == .outside || stroke == "track-thickness"
        #expect(keepsHole || arc.innerRadius <= last.innerRadius + 1e-9, "\(percent) %")
      }
      last = arc
    }
  }
}
