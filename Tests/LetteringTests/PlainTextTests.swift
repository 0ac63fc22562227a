import Testing

@testable import Lettering

@Suite struct PlainTextTests {
  @Test func aShortLineIsKept() {
    #expect(PlainText("18.2 MB/s · 3 min left", size: 20).text == "18.2 MB/s · 3 min left")
  }

  @Test(arguments: ["a", "ä", "ش"])
  func aLongLineIsCutWithAnEllipsis(letter: String) {
    let cut = PlainText(String(repeating: letter, count: 10_000), size: 20).text
    #expect(cut.count == 512)
    #expect(cut == String(repeating: letter, count: 511) + "…")
  }

  @Test func aLineOfTheGreatestLengthIsNotCut() {
    let whole = String(repeating: "a", count: 512)
    #expect(PlainText(whole, size: 20).text == whole)
  }

  @Test func largeSizesHoldFewerCharacters() {
    let text = String(repeating: "a", count: 100)
    #expect(PlainText(text, size: 2000).text == "aaaaaaa…")
  }

  @Test func endlessMarksAreCut() {
    let marks = "a" + String(repeating: "\u{301}", count: 100_000)
    #expect(PlainText(marks, size: 20).text.unicodeScalars.count <= 2049)
    #expect(PlainText(String(repeating: "\u{200B}", count: 100_000), size: 20).text.isEmpty)
  }

  @Test(arguments: [
    ("42%", false), ("%42", false), ("٤٢٪", false), ("٤٢٪\u{61C}", true), ("42\u{200F}", true),
    ("abc שלום", false), ("42 שלום abc", true), ("\u{200E}שלום", false), ("تحميل 42%", true),
  ])
  func theFirstStrongCharacterGivesTheDirection(text: String, isRightToLeft: Bool) {
    #expect(PlainText(text, size: 20).isRightToLeft == isRightToLeft)
  }
}
