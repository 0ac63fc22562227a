import Geometry
import Scene
import TestSupport
import Testing

@testable import Widgets

struct PropertyTests {
  @Test(arguments: Look.all)
  func `names are unique, lower case, and every property has a value and a summary`(look: Look) {
    let properties = look.properties
    #expect(Set(properties.map(\.name)).count == properties.count)
    for property in properties {
      #expect(property.name.allSatisfy { ($0.isASCII && $0.isLowercase) || $0 == "-" })
      #expect(property.value(in: look) != nil)
      #expect(!property.summary.isEmpty && !property.summary.hasSuffix("."))
      #expect(!property.allowed.isEmpty)
    }
  }

  @Test(arguments: Look.all)
  func `a value as it is shown reads back as the same`(look: Look) throws {
    for property in look.properties {
      let text = try #require(property.value(in: look)).text
      var copy = look
      try property.set(text, in: &copy)
      #expect(property.value(in: copy)?.text == text, "\(property.name)")
    }
  }

  /// A value of every kind that is not the default.
  private static let samples: [(look: Look, name: String, text: String)] = [
    (.ring, "diameter", "50%"), (.ring, "thickness", "24px"), (.ring, "track-thickness", "3%"),
    (.ring, "alignment", "center"), (.ring, "start-angle", "-90"),
    (.ring, "direction", "counterclockwise"), (.ring, "cap", "butt"), (.ring, "padding", "12px"),
    (.ring, "colors", "#FF0000,amber@50%"), (.ring, "track-color", "#11223344"),
    (.ring, "center-color", "panel"), (.ring, "background", "white"),
    (.ring, "glow-mode", "constant"), (.ring, "label", "none"), (.ring, "label-text", "Hi"),
    (.ring, "label-size", "10%"), (.ring, "label-color", "red"), (.glow, "glow-amount", "0.5"),
    (.glow, "glow-radius", "12px"), (.glow, "glow-opacity", "0.3"), (.glow, "color-mode", "value"),
    (.glow, "gradient-space", "srgb"), (.glow, "gradient-span", "turn"),
    (.pie, "border", "5px"), (.pie, "gap", "0px"), (.pie, "border-color", "blue"),
    (.pie, "track-color", "panel"), (.pie, "label", "none"), (.pie, "colors", "pink"),
    (.stripes, "thickness", "30%"), (.stripes, "length", "50%"), (.stripes, "position", "start"),
    (.stripes, "growth", "up"), (.stripes, "radius", "4px"), (.stripes, "inset", "3px"),
    (.stripes, "fill-shape", "own"), (.stripes, "shading", "strong"), (.stripes, "outline", "1px"),
    (.stripes, "outer-stroke", "2px"), (.stripes, "inner-shadow", "off"),
    (.stripes, "inner-shadow-blur", "9px"), (.stripes, "inner-shadow-down", "4px"),
    (.stripes, "inner-shadow-right", "4px"), (.stripes, "inner-shadow-opacity", "1"),
    (.stripes, "pattern", "bands"), (.stripes, "pattern-width", "50px"),
    (.stripes, "pattern-share", "0.2"), (.stripes, "pattern-lean", "0px"),
    (.stripes, "pattern-color", "black"), (.stripes, "pattern-direction", "backward"),
    (.stripes, "pattern-speed", "10px"), (.stripes, "label", "bar-end"),
    (.stripes, "label-text", "so far"), (.stripes, "label-size", "13px"),
    (.stripes, "label-color", "#FFF"), (.stripes, "label-opacity", "0.5"),
    (.ld, "label-color-rule", "contrast"), (.ld, "label-opacity", "1"),
    (.stripes, "minimum-thickness", "60"),
  ]

  @Test(arguments: samples)
  func `a new value changes the picture`(look: Look, name: String, text: String) throws {
    let studio = try Studio()
    var changed = look
    try changed.set(name, to: text)
    let frame = IndicatorFrame.make(500, 300, value: 0.6)
    #expect(studio.list(changed, frame) != studio.list(look, frame))
    let property = try #require(look.properties.first { $0.name == name })
    #expect(property.value(in: changed) != property.value(in: look))
  }

  @Test(arguments: [
    ("thickness", "-1"), ("thickness", "nan"), ("thickness", "101%"), ("thickness", "1e3"),
    ("thickness", ""), ("thickness", "%"), ("thickness", "12pt"), ("thickness", "99999"),
    ("start-angle", "inf"), ("start-angle", "0x10"), ("start-angle", "3601"), ("colors", ""),
    ("colors", "blue,"), ("colors", "#12"), ("colors", "#GGGGGG"), ("colors", "blue@"),
    ("colors", "blue@101%"), ("colors", "blue@nan%"), ("cap", "rounded"), ("states", "maybe"),
    ("easing", "1.5,0,0,1"), ("easing", "0,0,0"), ("easing", "slow"), ("label-text", "a\u{1B}[2J"),
    ("duration", "-1"), ("duration", "NaN"), ("glow-amount", "1.1"),
    ("colors", String(repeating: "red,", count: 40) + "red"),
  ])
  func `a value that is not taken is told with what is allowed and changes nothing`(
    name: String, text: String
  ) {
    var look = Look.ring
    let error = #expect(throws: PropertyError.self) { try look.set(name, to: text) }
    #expect(look == .ring)
    guard case .invalidValue(let property, let value, _, let allowed)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(property == name && value == text && !allowed.isEmpty)
  }

  @Test(arguments: [(Look.ring, "pattern"), (.pie, "thickness"), (.line, "cap"), (.ring, "")])
  func `a property that the look does not have is told with those it has`(
    look: Look, name: String
  ) {
    var changed = look
    #expect(throws: PropertyError.unknownProperty(name, known: look.properties.map(\.name))) {
      try changed.set(name, to: "1")
    }
    #expect(changed == look)
  }

  @Test(arguments: Look.all, [UInt64(1), 2, 3])
  func `any values that are taken draw without harm`(look: Look, seed: UInt64) throws {
    let studio = try Studio()
    var random = SplitMix64(seed: seed)
    var custom = look
    let texts = [
      "0", "1", "0px", "100%", "45%", "10000", "3600", "-3600", "0.5", "none", "auto", "on", "off",
      "red", "blue,green", "#0000", "linear", "0,1e6", "0.3,-2,0.7,3", "in-fill", "up", "left",
      "bands", "own", "outside", "conic", "value", "steps", "constant", "plain", "at-once",
    ]
    for _ in 0..<60 {
      for _ in 0..<4 {
        let property = custom.properties[random.int(in: 0...custom.properties.count - 1)]
        try? property.set(texts[random.int(in: 0...texts.count - 1)], in: &custom)
      }
      let frame = IndicatorFrame.make(
        Double(random.int(in: 1...200)), Double(random.int(in: 1...200)), value: random.progress())
      let list = studio.list(custom, frame)
      for fill in list.fills {
        let bounds = fill.shape.bounds
        #expect(bounds.minX.isFinite && bounds.maxX.isFinite && bounds.minY.isFinite)
      }
      _ = studio.pixels(list, width: 40, height: 40)
    }
  }
}
