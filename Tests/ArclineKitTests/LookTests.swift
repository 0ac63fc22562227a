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
    #expect(wrong?.description.contains("'much'") == true)
    #expect(look == .ring)
  }
}
