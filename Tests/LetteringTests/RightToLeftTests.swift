import Lettering
import Raster
import Scene
import Testing

/// These hold with boxes for the letters too, so they do not depend on the fonts of the system.
@Suite struct RightToLeftTests {
  @Test(arguments: [DigitSpacing.tabular, .proportional])
  func digitsInARightToLeftLineReadFromLeftToRight(digits: DigitSpacing) throws {
    let typesetter = try Typesetter(fontFiles: FontFiles(folder: Fixtures.fontFolder))
    let line = typesetter.mask(of: Fixtures.run("تحميل 42", digits: digits))
    let number = typesetter.mask(of: Fixtures.run("42", digits: digits))
    #expect(line.shows(number, at: 0))
    #expect(!line.shows(typesetter.mask(of: Fixtures.run("24", digits: digits)), at: 0))
  }

  @Test func thePercentSignStandsLeftOfTheNumberAfterAnArabicWord() throws {
    let typesetter = try Typesetter(fontFiles: FontFiles(folder: Fixtures.fontFolder))
    let line = typesetter.mask(of: Fixtures.run("تحميل 42%"))
    let sign = typesetter.metrics(of: Fixtures.run("%")).advance
    #expect(line.shows(typesetter.mask(of: Fixtures.run("42")), at: Int(sign)))
  }

  @Test func thePercentSignStandsRightOfTheNumberAfterAHebrewWord() throws {
    let typesetter = try Typesetter(fontFiles: FontFiles(folder: Fixtures.fontFolder))
    let line = typesetter.mask(of: Fixtures.run("תמונות 42%"))
    #expect(line.shows(typesetter.mask(of: Fixtures.run("42%")), at: 0))
  }

  @Test(arguments: ["42\u{A0}%", "%42"])
  func lineOfDigitsAndSignsKeepsItsOrder(text: String) throws {
    let typesetter = try Fixtures.typesetter()
    let line = typesetter.mask(of: Fixtures.run(text))
    let before = String(text.prefix { !$0.isNumber })
    let start = typesetter.metrics(of: Fixtures.run(before)).advance
    #expect(line.shows(typesetter.mask(of: Fixtures.run("42")), at: Int(start)))
  }

  @Test func arabicDigitsStandInCellsBeforeTheirSign() throws {
    let typesetter = try Typesetter(fontFiles: FontFiles(folder: Fixtures.fontFolder))
    let line = typesetter.mask(of: Fixtures.run("٤٢٪"))
    #expect(line.shows(typesetter.mask(of: Fixtures.run("٤٢")), at: 0))
    let cells = Set(
      "٠١٢٣٤٥٦٧٨٩".map { typesetter.metrics(of: Fixtures.run(String($0))).advance })
    #expect(cells.count == 1)
  }

  @Test func theArabicLetterMarkMovesTheSignToTheLeft() throws {
    let typesetter = try Typesetter(fontFiles: FontFiles(folder: Fixtures.fontFolder))
    let line = typesetter.mask(of: Fixtures.run("٤٢٪\u{61C}"))
    let digits = Fixtures.run("٤٢")
    let sign =
      typesetter.metrics(of: Fixtures.run("٤٢٪\u{61C}")).advance
      - typesetter.metrics(of: digits).advance
    #expect(line.shows(typesetter.mask(of: digits), at: Int(sign)))
  }

  @Test func anIsolatedPercentageKeepsItsFormAmongOtherWords() throws {
    let typesetter = try Typesetter(fontFiles: FontFiles(folder: Fixtures.fontFolder))
    let alone = typesetter.mask(of: Fixtures.run("٤٢٪\u{61C}"))
    let line = typesetter.mask(of: Fixtures.run("\u{2068}٤٢٪\u{61C}\u{2069} of 40 files"))
    #expect(line.shows(alone, at: 0))
  }

  @Test func wordsKeepTheirOrderWhereOneReadsFromRightToLeft() throws {
    let typesetter = try Fixtures.typesetter()
    let mask = { (text: String, reading: ReadingDirection) in
      typesetter.mask(of: Fixtures.run(text, reading: reading))
    }
    #expect(mask("12 of 40 files", .rightToLeft) == mask("12 of 40 files", .leftToRight))
    // Numbers alone have no order of their own.
    for (reading, order) in [
      (ReadingDirection.leftToRight, ["12", "40"]), (.rightToLeft, ["40", "12"]),
    ] {
      let line = Fixtures.run("12 / 40", reading: reading)
      let width = typesetter.metrics(of: line).advance
      let last = width - typesetter.metrics(of: Fixtures.run(order[1])).advance
      #expect(typesetter.mask(of: line).shows(mask(order[0], .leftToRight), at: 0))
      #expect(typesetter.mask(of: line).shows(mask(order[1], .leftToRight), at: Int(last)))
    }
  }

  @Test func aRightToLeftRunLeavesTheFontAsItWas() throws {
    let typesetter = try Typesetter(
      fontFiles: FontFiles(folder: Fixtures.fontFolder),
      limits: LetteringLimits(maskBytes: 1, maskCount: 1))
    let before = typesetter.mask(of: Fixtures.run("Copying (photos)"))
    _ = typesetter.mask(of: Fixtures.run("ש (abc) !?"))
    #expect(typesetter.mask(of: Fixtures.run("Copying (photos)")) == before)
    #expect(before != .empty)
  }
}
