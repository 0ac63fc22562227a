import Scene
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

  @Test(arguments: [
    ("\u{2068}٤٢٪\u{61C}\u{2069} of 40", false), ("\u{2067}abc\u{2069} שלום", true),
    ("\u{2066}a \u{2067}b\u{2069} c\u{2069} שלום", true), ("\u{2069}abc", false),
  ])
  func whatIsIsolatedDoesNotGiveTheDirection(text: String, isRightToLeft: Bool) {
    #expect(PlainText(text, size: 20).isRightToLeft == isRightToLeft)
  }

  @Test(arguments: [
    ("12 of 40 files", false), ("4 × ä", false), ("٤٢٪\u{61C}", true), ("42 שלום", true),
    ("42%", nil), ("12 / 40", nil), ("٤٢٪", nil), ("…", nil), ("\u{2066}abc", nil),
  ])
  func aLineWithoutLettersOfItsOwnReadsAsItIsTold(text: String, own: Bool?) {
    for isRightToLeft in [false, true] {
      let told = ReadingDirection(isRightToLeft: isRightToLeft)
      #expect(PlainText(text, size: 20, reading: told).isRightToLeft == own ?? isRightToLeft)
    }
  }
}
