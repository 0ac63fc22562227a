import Lettering
import Raster
import Scene
import Testing

@Suite struct BlankTextTests {
  @Test(arguments: [
    "", "\n", "\n\n", "\r\n\t", "\0", "\u{1B}\u{7F}", "\u{85}\u{9B}", "\u{200B}",
    "\u{200D}\u{200C}",
    "\u{202E}\u{202C}", "\u{2066}\u{2069}", "\u{FEFF}", "\u{AD}", "\u{61C}\u{200F}\u{200E}",
    "\u{FE0F}", "\u{E0041}",
  ])
  func invisibleTextHasNeitherInkNorWidth(text: String) throws {
    let typesetter = try Fixtures.typesetter()
    #expect(typesetter.mask(of: Fixtures.run(text)) == .empty)
    #expect(typesetter.metrics(of: Fixtures.run(text)).advance == 0)
  }

  @Test(arguments: [" ", "   ", "\u{A0}", "\u{2003}", "\u{202F}", "\u{3000}"])
  func spacesHaveWidthButNoInk(text: String) throws {
    let typesetter = try Fixtures.typesetter()
    #expect(typesetter.mask(of: Fixtures.run(text)) == .empty)
    #expect(typesetter.metrics(of: Fixtures.run(text)).advance > 0)
  }

  @Test func emptyTextStillHasTheHeightsOfTheFace() throws {
    let typesetter = try Fixtures.typesetter()
    var expected = typesetter.metrics(of: Fixtures.run("x"))
    expected.advance = 0
    #expect(typesetter.metrics(of: Fixtures.run("")) == expected)
    #expect(expected.ascent > 0 && expected.descent > 0 && expected.digitHeight > 0)
  }

  @Test(arguments: [
    ("42\u{0}%", "42%"), ("4\u{1B}2%", "42%"), ("\u{202E}42%\u{202C}", "42%"),
    ("\u{200B}Copying\u{FEFF}", "Copying"), ("Copying\n\nphotos\n", "Copying photos"),
    ("\tCopying\r\nphotos", "Copying photos"), ("42.5\u{200E}%\u{200E}", "42.5%"),
  ])
  func hiddenScalarsLeaveNoTrace(text: String, plain: String) throws {
    let typesetter = try Fixtures.typesetter()
    #expect(
      typesetter.mask(of: Fixtures.run(text)) == typesetter.mask(of: Fixtures.run(plain)))
  }
}
