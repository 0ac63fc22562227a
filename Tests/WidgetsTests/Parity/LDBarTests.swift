import Geometry
import Lettering
import Motion
import Scene
import Testing

@testable import Widgets

/// The striped bar, 22 points high and 300 long.
struct LDBarTests {
  private func list(
    _ look: Look, _ value: Double, milliseconds: UInt64 = 0, quirks: Bool = false
  ) throws -> DisplayList {
    var wide = look
    try wide.set("length", to: "100%")
    try wide.set("quirks", to: quirks ? "on" : "off")
    return try Studio().list(wide, .make(300, 22, value: value, milliseconds: milliseconds))
  }

  private func fill(_ list: DisplayList) throws -> RoundedRectangle {
    let bars = list.fills.compactMap { fill -> RoundedRectangle? in
      switch fill.shape {
      case .roundedRectangle(let bar): bar
      case .barPart(let part):
        if case .roundedRectangle(let bar) = part.form { bar } else { nil }
      default: nil
      }
    }
    return try #require(bars.last)
  }

  @Test func `the fill keeps half a point from the edges and has corners of its own`() throws {
    let shape = try fill(try list(.ld, 0.4))
    #expect(shape.rect == Rect(minX: 0.5, minY: 0.5, maxX: 119.5, maxY: 21.5))
    #expect(shape.cornerRadius == 11)
  }

  @Test func `a short fill grows by half a point, clipped by the track`() throws {
    let list = try list(.ld, 0.02)
    let shape = try fill(list)
    #expect(shape.rect == Rect(minX: -0.5, minY: 0.5, maxX: 6.5, maxY: 21.5))
    let studio = try Studio()
    // The track's own left end: in column 0 it covers at most the rows of its chord.
    let pixels = studio.pixels(list.withoutTexts, width: 300, height: 22)
    let white: UInt32 = 0xFFFF_FFFF
    for row in [0, 1, 2, 3, 18, 19, 20, 21] { #expect(pixels[row * 300] == white) }
  }

  @Test func `without text there is no half point`() throws {
    let gray = try #require(Look(named: "ld-gray"))
    #expect(
      try fill(try list(gray, 0.4)).rect == Rect(minX: 0, minY: 0, maxX: 120, maxY: 22))
  }

  @Test func `light and outline follow the colour's brightness`() throws {
    let list = try list(.ld, 0.4)
    let gradients = list.fills.compactMap { fill -> LinearGradient? in
      if case .linear(let gradient) = fill.paint { gradient } else { nil }
    }
    let light = try #require(gradients.first)
    // A brightness of 1 cannot grow; three quarters of it is the darker end, 9/16 the outline.
    #expect(light.color(at: 0).isNear(Color(red: 0.07, green: 0.56, blue: 1)))
    #expect(light.color(at: 1).isNear(Color(red: 0.0525, green: 0.42, blue: 0.75)))
    #expect(light.start.y == 0 && light.end.y == 21)
    guard case .border(let outline)? = list.fills.last?.shape else {
      Issue.record("no outline")
      return
    }
    #expect(outline.width == 1)
    #expect(outline.shape.rect == Rect(x: 0, y: 0, width: 120, height: 22))
    let dark = Color(red: 0.07 * 0.5625, green: 0.315, blue: 0.5625)
    guard case .solid(let ink)? = list.fills.last?.paint else {
      Issue.record("no ink")
      return
    }
    #expect(ink.isNear(dark))
  }

  @Test(arguments: [
    (Color(red: 0.4, green: 0.2, blue: 0.1), Color(red: 0.52, green: 0.26, blue: 0.13)),
    (Color(red: 0.9, green: 0.45, blue: 0), Color(red: 1, green: 0.5, blue: 0)),
    (.white, Color(red: 0.99, green: 0.99, blue: 0.99)),
    (.black, Color(red: 0.01, green: 0.01, blue: 0.01)),
  ])
  func `lighter is 1.3 times the brightness`(color: Color, lighter: Color) {
    #expect(color.lighter.isNear(lighter))
  }

  @Test func `darker is three quarters of the brightness`() {
    let found = Color(red: 0.4, green: 0.2, blue: 0.1, alpha: 0.5).darker
    #expect(found.isNear(Color(red: 0.3, green: 0.15, blue: 0.075, alpha: 0.5)))
    #expect(Color.white.darker == Color(red: 0.99, green: 0.99, blue: 0.99))
  }

  @Test func `the inner shadow has its offset, blur and depth`() throws {
    let shadows = try list(.ld, 0).fills.compactMap { fill -> InnerShadow? in
      if case .innerShadow(let shadow) = fill.paint { shadow } else { nil }
    }
    let shadow = try #require(shadows.first)
    #expect(shadow.sigma == 2.5)
    #expect(shadow.offset == Vector(dx: 0.6, dy: 1.1))
    #expect(shadow.color == Color(hex: 0x000000, alpha: 0.7))
  }

  @Test func `a stripe is half of its cell and leans by a quarter`() throws {
    let stripes = try #require(try list(.ld, 0.4).stripes.first)
    #expect(stripes.period == 50 && stripes.thickness == 25 && stripes.lean == 12.5)
    // The lower left corner at the time 0 is the bar's left end.
    let origin = stripes.container.rect.minX + stripes.phase * 50
    #expect(abs(origin) < 1e-9)
  }

  @Test(arguments: [("ld", 1.0), ("ld-purple", -1)])
  func `the pattern moves by 50 points a second without a rest`(name: String, sign: Double) throws {
    let look = try #require(Look(named: name))
    let places = try (0...100).map { step in
      let stripes = try #require(
        try list(look, 0.4, milliseconds: UInt64(step) * 20).stripes.first)
      return stripes.container.rect.minX + stripes.phase * 50
    }
    for (one, two) in zip(places, places.dropFirst()) {
      let way = (two - one) * sign
      #expect(abs((way < -1e-9 ? way + 50 : way) - 1) < 1e-6)
    }
  }

  @Test(arguments: [("ld", 50, UInt64(1020)), ("ld-red", 15, 320)])
  func `under quirks a lap rests for a tick`(name: String, cell: Int, lap: UInt64) throws {
    let look = try #require(Look(named: name))
    // In the middle of every tick of 20 ms.
    let lists = try (0..<UInt64(2 * (cell + 1))).map {
      try list(look, 0.4, milliseconds: $0 * 20 + 10, quirks: true).withoutTexts
    }
    let first = lists.prefix(cell + 1)
    #expect(first.first == first.last)
    #expect(zip(first, first.dropFirst()).filter { $0 == $1 }.isEmpty)
    #expect(Array(first) == Array(lists.dropFirst(cell + 1)))
    #expect(lap == UInt64(cell + 1) * 20)
  }

  @Test func `bands are 15 points wide`() throws {
    let red = try #require(Look(named: "ld-red"))
    let gradients = try list(red, 0.4).fills.compactMap { fill -> LinearGradient? in
      if case .linear(let gradient) = fill.paint { gradient } else { nil }
    }
    let bands = try #require(gradients.last)
    let dark = Color(red: 0.73, green: 0.1, blue: 0).darker.darker.opacity(0.3)
    let length = bands.end.x - bands.start.x
    for place in 0..<8 {
      let t = (Double(place) * 7.5 + 15) / length
      let color = bands.color(at: t)
      #expect(abs(color.alpha - (place % 2 == 0 ? 0 : dark.alpha)) < 1e-9)
    }
    #expect(bands.start.x == -15)
  }

  @Test(arguments: [(4000, 15.0), (1000, 2), (1000, 4), (3840, 15), (300, 15), (2000, 33)])
  func `bands are as wide and as fast on long bars as on short ones`(
    width: Int, period: Double
  ) throws {
    let studio = try Studio()
    var look = try #require(Look(named: "ld-red"))
    for (name, value) in [
      ("length", "100%"), ("label", "none"), ("pattern-width", "\(period)px"), ("shading", "flat"),
      ("outline", "0"), ("inner-shadow", "off"), ("radius", "0"), ("fill-shape", "track"),
      ("colors", "#FFFFFF"), ("pattern-color", "#000000"),
    ] {
      try look.set(name, to: value)
    }
    for milliseconds: UInt64 in [0, 40, 130] {
      let frame = IndicatorFrame.make(Double(width), 22, value: 0.9, milliseconds: milliseconds)
      let pixels = studio.pixels(studio.list(look, frame), width: width, height: 22)
      // A tent over every period, at 50 pixels a second from the bar's left end.
      let shift = 50 * Double(milliseconds) / 1000
      for x in 0..<(width * 9 / 10) {
        let samples = (0..<16).map { (Double(x) + (Double($0) + 0.5) / 16 - shift) / period }
        let dark = samples.reduce(0) { $0 + 1 - abs(2 * ($1 - $1.rounded(.down)) - 1) } / 16
        let level = Double(pixels[11 * width + x] & 0xFF) / 255
        // Pixels are coloured by their middle: a narrow band's tip is not averaged.
        #expect(abs(level - (1 - dark)) < 0.02 + 0.5 / period, "column \(x) at \(milliseconds) ms")
      }
    }
  }

  @Test func `the pattern is gone at the end`() throws {
    #expect(try list(.ld, 0.999).stripes.count == 1)
    #expect(try list(.ld, 1).stripes.isEmpty)
  }

  @Test(arguments: [("ld", 0.0), ("ld-red", 1), ("ld-orange", 0), ("ld-purple", 1)])
  func `the label is black on light fills and white on dark ones`(
    name: String, level: Double
  ) throws {
    let look = try #require(Look(named: name))
    let label = try #require(try list(look, 0.4).texts.first)
    #expect(label.color == Color(red: level, green: level, blue: level, alpha: 0.6))
    #expect(label.run.text == "40%")
  }

  @Test func `the label is as high as the fill and keeps six points from its end`() throws {
    let studio = try Studio()
    let label = try #require(try list(.ld, 0.4).texts.first)
    let metrics = studio.text.metrics(of: label.run)
    #expect(abs(metrics.ascent + metrics.descent - 21) < 1.5)
    #expect(abs(label.origin.x + metrics.advance - (119.5 - 6)) < 1e-9)
  }

  @Test func `a label that does not fit stands beside the fill`() throws {
    let studio = try Studio()
    let label = try #require(try list(.ld, 0.05).texts.first)
    let end = 0.5 + 14
    #expect(abs(label.origin.x - (end + 8)) < 1e-9)
    // The reproduced fault measures the text at 12 points and counts from the fill's start.
    let quirk = try #require(try list(.ld, 0.05, quirks: true).texts.first)
    let width = studio.text.metrics(of: TextRun("5%", weight: .bold, size: 12)).advance
    #expect(abs(quirk.origin.x - (0.5 + width + 8)) < 1e-9)
  }

  @Test(arguments: Look.ldVariants + [.ldAnswer], [0.05, 0.4, 1])
  func `every text is bold`(look: Look, value: Double) throws {
    #expect(try list(look, value).texts.allSatisfy { $0.run.weight == .bold })
  }

  @Test func `the answer has its own radius and size of text`() throws {
    let list = try list(.ldAnswer, 0.4)
    #expect(try #require(list.bars.first).cornerRadius == 10)
    let label = try #require(list.texts.first)
    #expect(label.run.size == 17)
    let width = try Studio().text.metrics(of: label.run).advance
    #expect(abs(label.origin.x + width - (119.5 - 6)) < 1e-9)
  }

  @Test(arguments: [0.01, 0.03, 0.031, 0.4, 1])
  func `a fill of the answer keeps half a point on every side, however short`(
    value: Double
  ) throws {
    let shape = try fill(try list(.ldAnswer, value))
    #expect(shape.rect.minX == 0.5 && shape.rect.minY == 0.5 && shape.rect.maxY == 21.5)
    #expect(abs(shape.rect.maxX - (300 * value - 0.5)) < 1e-9)
  }

  @Test func `a full bar of the answer keeps its stripes, and they move`() throws {
    let places = try [UInt64(0), 100].map {
      try #require(try list(.ldAnswer, 1, milliseconds: $0).stripes.first).phase
    }
    #expect(places[0] != places[1])
    #expect(Look.ldAnswer.isMoving(.make(value: 1)))
    #expect(!Look.ld.isMoving(.make(value: 1)))
  }

  @Test(arguments: [0.01, 0.03, 0.1, 0.15])
  func `the answer writes its label even where the fill is too short for it`(value: Double) throws {
    let studio = try Studio()
    let label = try #require(try list(.ldAnswer, value).texts.first)
    let ink = studio.ink(label)
    // Its place would be left of the bar.
    #expect(ink.minX >= 0 && ink.maxX <= 300)
    let exact = try #require(try list(.ldAnswer, value, quirks: true).texts.first)
    let width = studio.text.metrics(of: exact.run).advance
    #expect(abs(exact.origin.x + width - (300 * value - 0.5 - 6)) < 1e-9)
  }

  @Test func `outlines keep their inset and words their middle`() throws {
    let purple = try #require(Look(named: "ld-purple-outline"))
    let list = try list(purple, 0.4)
    let borders = list.fills.compactMap { fill -> (Border, RoundedRectangle?)? in
      guard case .barPart(let part) = fill.shape, case .border(let border) = part.form else {
        return nil
      }
      return (border, part.clip)
    }
    let outer = try #require(borders.first)
    #expect(outer.0.width == 3 && outer.0.shape.rect == Rect(x: 0, y: 0, width: 300, height: 22))
    let rect = try fill(list).rect
    #expect(rect.minX == 4.5 && rect.minY == 4.5 && rect.maxY == 17.5)
    #expect(abs(rect.maxX - (4 + 116.8 - 0.5)) < 1e-9)
    let words = try #require(list.texts.first)
    #expect(words.run.text == "Cool!")
    let width = try Studio().text.metrics(of: words.run).advance
    #expect(abs(words.origin.x + width / 2 - (4.5 + 120.3) / 2) < 1e-9)
  }

  @Test func `the value moves by a hundredth each 8 ms`() {
    var animator = ValueAnimator(value: 0, style: Look.ld.motion)
    animator.retarget(to: 1, at: .milliseconds(0))
    #expect(abs(animator.value(at: .milliseconds(8)) - 0.01) < 1e-9)
    #expect(abs(animator.remainingTime(at: .milliseconds(0)) - 0.8) < 1e-9)
    animator.retarget(to: 0.25, at: .milliseconds(400))
    #expect(abs(animator.remainingTime(at: .milliseconds(400)) - 0.2) < 1e-9)
  }

  @Test func `eight bars are those of the demonstration`() {
    #expect(Look.ldVariants.count == 8)
    #expect(Set(Look.ldVariants.map(\.name)).count == 8)
  }
}
