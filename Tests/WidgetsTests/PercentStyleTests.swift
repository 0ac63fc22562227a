import Geometry
import Scene
import Testing

@testable import Lettering
@testable import Widgets

struct PercentStyleTests {
  @Test(arguments: [
    ("", "42%"), ("C", "42%"), ("en_US.UTF-8", "42%"), ("en-GB", "42%"), ("ja", "42%"),
    ("zh-Hans-CN", "42%"), ("pt_BR", "42%"), ("it", "42%"), ("nl", "42%"), ("xx", "42%"),
    ("de", "42\u{A0}%"), ("de_DE.UTF-8@euro", "42\u{A0}%"), ("de-CH", "42%"),
    ("fr", "42\u{A0}%"), ("ru-RU", "42\u{A0}%"), ("sv", "42\u{A0}%"), ("es", "42\u{A0}%"),
    ("es-MX", "42%"), ("tr_TR", "%42"), ("eu", "%42"), ("fa", "۴۲٪"), ("ar_EG", "٤٢٪\u{61C}"),
    ("ar-MA", "42\u{200E}%\u{200E}"), ("mr", "४२%"), ("bn", "৪২%"),
  ])
  func `a percentage is written as its language has it`(locale: String, text: String) {
    #expect(PercentStyle(locale: locale).text(42) == text)
  }

  // The decimal separators of CLDR for the numbering system latn.
  @Test(arguments: [
    ("", "."), ("C", "."), ("en_US.UTF-8", "."), ("en-DE", ","), ("ja", "."), ("he", "."),
    ("de", ","), ("de_DE.UTF-8@euro", ","), ("de-CH", "."), ("fr_CH", ","), ("it-CH", "."),
    ("it", ","), ("pt-BR", ","), ("es", ","), ("es-MX", "."), ("es-AR", ","), ("ru", ","),
    ("sr-Latn-RS", ","), ("ar_EG", "."), ("ar-MA", ","), ("fa", "."), ("zh-Hans-CN", "."),
  ])
  func `a fraction begins as in its language`(locale: String, separator: String) {
    #expect(Language(locale).decimalSeparator == separator)
  }

  @Test func `a sign before the number stands there in every look`() throws {
    let studio = try Studio()
    for look in Look.own {
      let frame = IndicatorFrame.make(600, 400).with {
        $0.percentStyle = PercentStyle(locale: "tr")
      }
      let texts = studio.list(look, frame).texts.sorted { $0.origin.x < $1.origin.x }
      #expect(texts.map(\.run.text).joined() == "%42", "\(look.name)")
    }
  }

  @Test func `the pair stays centred and does not overlap with a sign in front`() throws {
    let studio = try Studio()
    let frame = IndicatorFrame.make(400, 400).with { $0.percentStyle = PercentStyle(locale: "tr") }
    let boxes = studio.list(.ring, frame).texts.map(studio.box).sorted { $0.minX < $1.minX }
    try #require(boxes.count == 2)
    #expect(boxes[0].maxX <= boxes[1].minX)
    #expect(abs((boxes[0].minX + boxes[1].maxX) / 2 - 200) <= 1)
  }

  /// The characters of a text as they stand on the screen, from left to right.
  private func visible(_ text: String) -> [Unicode.Scalar] {
    let line = PlainText(text, size: 40)
    let scalars = Array(line.text.unicodeScalars)
    let levels = BidiLevels.resolve(scalars, isRightToLeft: line.isRightToLeft)
    return BidiLevels.visualOrder(levels).map { scalars[$0] }.filter { !$0.isDirectionMark }
  }

  @Test(arguments: ["en", "de", "tr", "eu", "fa", "ar", "ar-EG", "ar-MA", "mr", "bn", "my"])
  func `the sign stands on the side on which a text of one piece has it`(locale: String) throws {
    let studio = try Studio()
    let style = PercentStyle(locale: locale)
    let isLeft = visible(style.text(42)).first == style.sign.unicodeScalars.first
    #expect(isLeft == (["tr", "eu", "ar", "ar-EG"].contains(locale)))
    for look in [Look.ring, .glow, .line] {
      let frame = IndicatorFrame.make(600, 400).with { $0.percentStyle = style }
      let texts = studio.list(look, frame).texts.sorted { $0.origin.x < $1.origin.x }
      #expect(
        texts.map(\.run.text)
          == (isLeft ? [style.sign, style.digits(42)] : [style.digits(42), style.sign]),
        "\(look.name)")
    }
  }
}
