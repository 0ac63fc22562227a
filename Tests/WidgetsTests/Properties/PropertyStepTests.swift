import Testing

@testable import Widgets

struct PropertyStepTests {
  private func moved(_ look: Look, _ name: String, by counts: Int...) throws -> String {
    var copy = look
    let property = try #require(look.properties.first { $0.name == name })
    for count in counts { property.move(by: count, in: &copy, original: look) }
    return try #require(property.value(in: copy)).text
  }

  @Test(arguments: [
    (Look.ring, "thickness", 1, "12%"), (.ring, "thickness", -1, "11%"),
    (.ring, "thickness", 10, "16.5%"), (.ring, "thickness", -100, "0%"),
    (.ring, "thickness", 1000, "100%"), (.ring, "diameter", 1, "74%"),
    (.ring, "start-angle", 1, "5"), (.ring, "start-angle", -2, "-10"),
    (.ring, "start-angle", 100_000, "3600"), (.ring, "gradient-turns", 1, "0.25"),
    (.ring, "glow-amount", 1, "1"), (.ring, "glow-amount", -1, "0.95"),
    (.ring, "padding", 3, "3px"), (.ring, "padding", -1, "0px"),
    (.ring, "delay", 3, "0.15"), (.ring, "bounce", -1, "-0.05"),
    (.swiftui, "thickness", 1, "25px"), (.stripes, "minimum-thickness", 1, "25"),
  ])
  func `numbers go by round steps and stop at their bounds`(
    look: Look, name: String, count: Int, text: String
  ) throws {
    #expect(try moved(look, name, by: count) == text)
  }

  @Test func `a value between two steps goes to the next of them in either direction`() throws {
    var look = Look.ring
    try look.set("start-angle", to: "7")
    #expect(try moved(look, "start-angle", by: 1) == "10")
    #expect(try moved(look, "start-angle", by: -1) == "5")
  }

  @Test func `automatic lies below the lower bound`() throws {
    #expect(try moved(.ring, "track-thickness", by: -1) == "auto")
    #expect(try moved(.ring, "track-thickness", by: 1) == "0%")
    #expect(try moved(.ring, "track-thickness", by: 3) == "1%")
    #expect(try moved(.ring, "track-thickness", by: 3, -3) == "auto")
    #expect(try moved(.ring, "glow-opacity", by: 2) == "0.05")
  }

  @Test func `flags, choices and curves go round`() throws {
    #expect(try moved(.ring, "states", by: 1) == "off")
    #expect(try moved(.ring, "states", by: 2) == "on")
    #expect(try moved(.ring, "direction", by: 1) != moved(.ring, "direction", by: 0))
    #expect(try moved(.ex, "easing", by: 1) == "linear")
    #expect(try moved(.ex, "easing", by: -1) == "ease-out")
  }

  @Test(arguments: ["direction", "states", "easing", "color-mode", "alignment"])
  func `a leap on a list of any length leads to one end, then to the other`(name: String) throws {
    let property = try #require(Look.ring.properties.first { $0.name == name })
    let names = property.kind.names
    #expect(names.count >= 2)
    for start in names {
      var look = Look.ring
      try property.set(start, in: &look)
      for (step, end) in [
        (10, names.last), (10, names.first), (-10, names.last), (-10, names.first),
      ] {
        if property.value(in: look)?.text == end { continue }
        property.leap(by: step, in: &look, original: .ring)
        #expect(property.value(in: look)?.text == end, "\(start)")
      }
    }
  }

  @Test func `a leap on a scale is many steps`() throws {
    for count in [10, -10] {
      let property = try #require(Look.ring.properties.first { $0.name == "start-angle" })
      var look = Look.ring
      property.leap(by: count, in: &look, original: .ring)
      #expect(property.value(in: look) == .number(Double(5 * count)))
    }
  }

  @Test func `colours step through the palette, and a fixed one keeps its place`() throws {
    #expect(try moved(.ring, "track-color", by: 1) == "background")
    #expect(try moved(.ring, "track-color", by: -1) == "secondary")
    let fixed = try moved(.kd, "background", by: 0)
    #expect(fixed.hasPrefix("#"))
    #expect(try moved(.kd, "background", by: 1) == "auto")
    #expect(try moved(.kd, "background", by: 2) == PaletteColor.blue.rawValue)
    #expect(try moved(.kd, "background", by: 2, -2) == fixed)
    #expect(try moved(.glow, "colors", by: 1) != moved(.glow, "colors", by: 0))
  }

  @Test(arguments: Look.all)
  func `every step of every property gives a value that is read back`(look: Look) throws {
    for property in look.properties {
      var copy = look
      for count in [1, 1, 7, -3, 1000, -1, -1000, 1, 1, 1] {
        property.move(by: count, in: &copy, original: look)
        let text = try #require(property.value(in: copy)).text
        var read = look
        try property.set(text, in: &read)
        #expect(property.value(in: read)?.text == text, "\(property.name)")
      }
    }
  }

  @Test(arguments: Look.all)
  func `a step of one property changes no other`(look: Look) {
    for property in look.properties {
      var copy = look
      property.move(by: 1, in: &copy, original: look)
      let others = look.properties.filter { $0.name != property.name }
      #expect(others.allSatisfy { $0.value(in: copy) == $0.value(in: look) }, "\(property.name)")
    }
  }

  @Test(arguments: Look.all)
  func `a reset gives back the value of the original`(look: Look) {
    for property in look.properties {
      var copy = look
      property.move(by: 1, in: &copy, original: look)
      property.copy(from: look, to: &copy)
      #expect(property.value(in: copy) == property.value(in: look), "\(property.name)")
    }
  }

  @Test func `extreme counts and properties of other looks do no harm`() throws {
    for count in [Int.min, Int.max] {
      for property in Look.ring.properties {
        var copy = Look.ring
        property.move(by: count, in: &copy, original: .ring)
        #expect(property.value(in: copy) != nil)
      }
    }
    var pie = Look.pie
    let thickness = try #require(Look.ring.properties.first { $0.name == "thickness" })
    thickness.move(by: 1, in: &pie, original: .pie)
    thickness.copy(from: .ring, to: &pie)
    #expect(pie == .pie)
    #expect(thickness.reading(in: pie).isEmpty)
  }

  @Test(arguments: [
    ("start-angle", "90", "90°"), ("duration", "0.45", "0.45 s"), ("thickness", "24px", "24 px"),
    ("thickness", "4.074074%", "4.07%"), ("gradient-turns", "2", "2 turns"),
    ("glow-amount", "0.5", "0.5"), ("label-text", "", "(empty)"), ("label-text", "auto", "auto"),
    ("colors", "blue,pink", "blue,pink"), ("states", "off", "off"),
  ])
  func `values are shown with their unit`(name: String, text: String, shown: String) throws {
    var look = Look.ring
    try look.set(name, to: text)
    let property = try #require(look.properties.first { $0.name == name })
    #expect(property.reading(in: look) == shown)
  }
}
