import Scene
import Testing

@testable import Widgets

/// The language of percentages, and looks that have none.
struct LabelLocaleTests {
  private static let languages = ["de", "tr", "ar", "fa", "bn"]

  /// The words that a look shows of a fraction, with its label where it can be seen.
  private func words(_ look: Look, in language: String, following: String? = nil) throws -> [String]
  {
    var look = look
    let label =
      switch look.indicator {
      case .ring: "plain"
      case .pie: "below"
      case .bar: "bar-end"
      }
    try look.set("label", to: label)
    try look.set("label-text", to: "auto")
    if let following { try look.set("label-locale", to: following) }
    let frame = IndicatorFrame.make(400, 300, value: 0.42).with {
      $0.percentStyle = PercentStyle(locale: language)
    }
    return try Studio().list(look, frame).texts.map(\.run.text)
  }

  /// Their code writes `%.0f%%`.
  @Test(arguments: Look.parity, languages)
  func `a system that is reproduced writes percentages alike in every language`(
    look: Look, language: String
  ) throws {
    var look = look
    // A pie as large as its area leaves no room for a label, nor does a thin line.
    if case .pie = look.indicator { try look.set("diameter", to: "60%") }
    if look.name == "ex" { try look.set("thickness", to: "22px") }
    #expect(try words(look, in: language) == ["42%"])
  }

  @Test(arguments: [Look.ring, .pie, .stripes, .swiftui], languages)
  func `every look follows the language, or not`(look: Look, language: String) throws {
    let own = PercentStyle(locale: language).text(42)
    #expect(own != "42%")
    #expect(try words(look, in: language, following: "on") == [own])
    #expect(try words(look, in: language, following: "off") == ["42%"])
  }

  @Test func `a number in two sizes follows, too`() throws {
    let studio = try Studio()
    let arabic = IndicatorFrame.make(400, 300, value: 0.42).with {
      $0.percentStyle = PercentStyle(locale: "ar")
    }
    for look in [Look.ring, .line] {
      var plain = look
      try plain.set("label-locale", to: "off")
      #expect(studio.list(plain, arabic) == studio.list(look, .make(400, 300, value: 0.42)))
      #expect(studio.list(look, arabic) != studio.list(plain, arabic))
    }
  }
}
