import Geometry
import Scene
import Testing

@testable import Widgets

/// The rules by which a label without a colour of its own is black or white.
struct LabelColorRuleTests {
  private func texts(
    _ placement: String, _ settings: [String: String], at value: Double
  ) throws -> [PlacedText] {
    var look = Look.stripes
    try look.set("label", to: placement)
    for (name, text) in settings { try look.set(name, to: text) }
    return try Studio().list(look, .make(400, 40, value: value)).texts
  }

  /// The mean of the components is the rule, and not the luminance: pure green counts as dark, and so
  /// does what is just below one half.
  @Test(
    arguments: ["in-fill", "fill-edge", "bar-end", "bar-center"],
    [
      ("#00FF00", 1.0), ("#FF0000", 1), ("#7F7F7F", 1), ("#808080", 0), ("#FFFF00", 0),
      ("#00FFFF", 0), ("#0000FF", 1), ("#FFFFFF", 0), ("#000000", 1),
    ])
  func `by brightness the plain mean of the fill decides, wherever the label stands`(
    placement: String, fill: (color: String, level: Double)
  ) throws {
    let settings = [
      "colors": fill.color, "states": "off", "label-color-rule": "brightness",
      "label-opacity": "0.6",
    ]
    for value in [0.02, 0.45, 0.52, 0.9] {
      let texts = try texts(placement, settings, at: value)
      let level = fill.level
      let ink = Color(red: level, green: level, blue: level, alpha: 0.6)
      #expect(texts.map(\.color) == [ink], "\(value)")
      #expect(texts.allSatisfy { $0.run.clip == nil })
    }
  }

  @Test func `by contrast each part has the ink that is readable there, at the opacity`() throws {
    let settings = [
      "colors": "#FFFFFF", "track-color": "#000000", "shading": "flat", "pattern": "none",
      "inner-shadow": "off", "label-opacity": "0.5",
    ]
    let texts = try texts("bar-center", settings, at: 0.5)
    #expect(Set(texts.map(\.color)) == [Color.black.opacity(0.5), .white.opacity(0.5)])
  }

  @Test func `a colour of its own obeys no rule and has its own opacity`() throws {
    let settings = [
      "label-color": "#FF0000", "label-color-rule": "brightness", "label-opacity": "0.1",
    ]
    for placement in ["in-fill", "bar-center"] {
      let texts = try texts(placement, settings, at: 0.9)
      #expect(texts.map(\.color) == [Color(red: 1, green: 0, blue: 0)])
    }
  }

  @Test(arguments: Theme.all)
  func `on a card a rule that is not readable there gives way to contrast`(theme: Theme) throws {
    let system = Look.ld.standing(onCardOf: theme).label
    #expect(system.colorRule == .contrast && system.opacity == 1)
    var readable = Look.stripes
    for (name, text) in [
      ("colors", "#FFFFFF"), ("track-color", "#EEEEEE"), ("label-color-rule", "brightness"),
    ] { try readable.set(name, to: text) }
    #expect(readable.standing(onCardOf: theme).label.colorRule == .brightness)
  }
}
