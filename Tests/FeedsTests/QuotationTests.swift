import Testing

@testable import Feeds

@Suite struct QuotationTests {
  private func quoted(_ bytes: [UInt8]) -> String {
    Quotation.of(bytes.span)
  }

  @Test(
    "Text is quoted without the blanks around it and with controls escaped",
    arguments: [
      ("abc", #""abc""#), ("  abc\t", #""abc""#), ("", #""""#), ("a\"b", #""a\"b""#),
      (#"a\b"#, #""a\\b""#), ("a\tb", #""a\tb""#), ("a\r\nb", #""a\r\nb""#),
      ("\u{1B}[1mx", #""\e[1mx""#), ("a\0b", #""a\x00b""#), ("\u{7F}", #""\x7F""#),
      ("\u{85}", #""\u{0085}""#), ("\u{202E}x", #""\u{202E}x""#), ("a\u{200B}", #""a\u{200B}""#),
      ("\u{2028}", #""\u{2028}""#), ("é漢🙂", #""é漢🙂""#),
    ])
  func quotes(text: String, expected: String) {
    #expect(quoted(Array(text.utf8)) == expected)
  }

  @Test(
    "Bytes that are not UTF-8 show as replacement characters",
    arguments: [[0xFF], [0x80], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xE2, 0x82]] as [[UInt8]])
  func invalidBytes(bytes: [UInt8]) {
    let text = quoted(Array("a".utf8) + bytes + Array("b".utf8))
    #expect(text.hasPrefix("\"a\u{FFFD}"))
    #expect(text.hasSuffix("b\""))
  }

  @Test("Forty characters stand, and one more is shortened")
  func shortening() {
    let forty = String(repeating: "x", count: 40)
    #expect(quoted(Array(forty.utf8)) == "\"\(forty)\"")
    #expect(quoted(Array((forty + "x").utf8)) == "\"" + forty.dropLast() + "…\"")
  }

  @Test(
    "No quotation is longer than forty characters between its marks",
    arguments: ["\u{1B}", "🙂", "e\u{301}", "\u{202E}", "\"", "\0x"])
  func bound(piece: String) {
    let text = quoted(Array(String(repeating: piece, count: 10_000).utf8))
    #expect(text.unicodeScalars.count <= 42)
    #expect(text.hasSuffix("…\""))
  }
}
