import ArclineKit
import Testing

/// Looks by name and by property.
struct LookTests {
  @Test("Every look is found by its name", arguments: Look.all)
  func named(_ look: Look) {
    #expect(Look(named: look.name) == look)
  }

  @Test("An unknown name is no look")
  func unknown() {
    #expect(Look(named: "spiral") == nil)
  }

  @Test("A property takes a value of its kind and says it again")
  func property() throws {
    var look = Look.ring
    try look.set("thickness", to: "20%")
    #expect(look.value(of: "thickness") == "20%")
    #expect(look != .ring)
    #expect(look.value(of: "colour") == nil)
  }

  @Test("A refusal says what is allowed and leaves the look as it was")
  func refused() {
    var look = Look.ring
    let unknown = #expect(throws: PropertyRefused.self) { try look.set("wings", to: "2") }
    #expect(unknown?.description.contains("thickness") == true)
    let wrong = #expect(throws: PropertyRefused.self) { try look.set("thickness", to: "much") }
    #expect(wrong?.description.contains("\"much\"") == true)
    #expect(look == .ring)
  }

  @Test(
    "A refusal names what was probably meant, in one line",
    arguments: [
      ("thicknes", "20%", "no property \"thicknes\", did you mean thickness?; it has diameter,"),
      ("cap", "buttt", "cap: unknown name \"buttt\", did you mean butt?; allowed: round-inside,"),
      ("colors", "blue,gren", "unknown name \"gren\", did you mean green?; allowed: none, or"),
      ("thickness", "-1", "thickness: \"-1\" is out of range; allowed: 0 to 10000"),
      ("thickness", "a\nb", "is not a length; allowed: 0 to 10000"),
      ("wings\n", "2", "the look ring has no property "),
    ])
  func nearest(property: String, value: String, message: String) throws {
    var look = Look.ring
    let error = #expect(throws: PropertyRefused.self) { try look.set(property, to: value) }
    let text = try #require(error?.description)
    #expect(text.contains(message), "\(text)")
    #expect(!text.contains("\n"))
  }

  @Test("The property that the documentation names keeps a full value from being shown as done")
  func states() throws {
    let pictures = try ["on", "off"].map { setting in
      var look = Look.ring
      try look.set("states", to: setting)
      let view = ProgressView(look: look)
      view.show(1)
      return try view.png(PixelArea(width: 60, height: 60))
    }
    #expect(pictures[0] != pictures[1])
  }
}
