import Geometry
import Lettering
import Raster
import Scene
import Testing

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

  /// How much the left end of a text differs from that of a piece of it, in coverage of all pixels.
  private func difference(
    _ text: String, _ piece: String, columns: Int, _ studio: Studio
  ) -> Int {
    let masks = [text, piece].map { studio.text.mask(of: run($0)) }
    func coverage(_ index: Int, _ x: Int, _ y: Int) -> Int {
      let mask = masks[index]
      let row = y - mask.offsetY
      return (0..<mask.height).contains(row) ? Int(mask.coverage[row * mask.width + x]) : 0
    }
    return (0..<columns).reduce(0) { sum, x in
      (-40..<10).reduce(sum) { $0 + abs(coverage(0, x, $1) - coverage(1, x, $1)) }
    }
  }

  private func run(_ text: String) -> TextRun {
    TextRun(text, weight: .medium, size: 40, digits: .proportional)
  }

  @Test(arguments: ["en", "de", "tr", "eu", "fa", "ar", "ar-EG", "ar-MA", "mr", "bn", "my"])
  func `the sign stands on the side on which a text of one piece has it`(locale: String) throws {
    let studio = try Studio()
    let style = PercentStyle(locale: locale)
    let pieces = [style.sign, style.digits(42)]
    let columns = pieces.map { studio.text.mask(of: run($0)).width }.min() ?? 0
    let differences = pieces.map { difference(style.text(42), $0, columns: columns, studio) }
    let isLeft = differences[0] < differences[1]
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
