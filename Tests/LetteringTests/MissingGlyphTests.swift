import Raster
import Scene
import Testing

@testable import Lettering

@Suite struct MissingGlyphTests {
  @Test(arguments: ["\u{E123}", "\u{10FFFD}", "\u{FFFF}"])
  func aGlyphNobodyHasIsABox(text: String) throws {
    let typesetter = try Fixtures.typesetter()
    let mask = typesetter.mask(of: Fixtures.run(text, size: 100))
    #expect(mask.width == 60)
    #expect(mask.bottom == 0)
    #expect(
      Double(mask.height) == typesetter.metrics(of: Fixtures.run(text, size: 100)).digitHeight)
    // Strokes of a sixteenth of the em around an empty middle.
    #expect(mask.value(mask.offsetX, -1) == 255)
    #expect(mask.value(mask.offsetX + 5, -7) == 255)
    #expect(mask.value(mask.offsetX + 6, -7) == 0)
    #expect(mask.value(mask.offsetX + 30, -mask.height / 2) == 0)
  }

  @Test(arguments: [1, 2, 5, 14, 2000])
  func aBoxHasInkAtEverySize(size: Int) {
    let box = MissingGlyph(size: size, digitHeight: size * 7 / 10)
    #expect(box.mask.coverage.contains(255))
    #expect(box.advance > box.mask.right)
  }

  @Test func boxesStandApart() throws {
    let typesetter = try Fixtures.typesetter()
    let one = Fixtures.run("\u{E123}")
    let two = typesetter.mask(of: Fixtures.run("\u{E123}\u{E123}"))
    let advance = Int(typesetter.metrics(of: one).advance)
    #expect(two.shows(typesetter.mask(of: one), at: 0))
    #expect(two.shows(typesetter.mask(of: one), at: advance))
    #expect(typesetter.mask(of: one).right < advance)
  }

  @Test func aMissingGlyphLeavesItsNeighboursAlone() throws {
    let typesetter = try Fixtures.typesetter()
    let line = typesetter.mask(of: Fixtures.run("42\u{E123}"))
    #expect(line.shows(typesetter.mask(of: Fixtures.run("42")), at: 0))
  }

  @Test func theFallbackIsUsedOnlyForWhatIsMissing() throws {
    let typesetter = try Typesetter(
      fontFiles: FontFiles(
        bundledMedium: Fixtures.mediumPath,
        fallbacks: [
          FallbackFont(path: "/nonexistent/font.ttf"), FallbackFont(path: Fixtures.regularPath),
        ]))
    _ = typesetter.mask(of: Fixtures.run("Copying 42%"))
    let opened = typesetter.statistics.fontsOpened
    _ = typesetter.mask(of: Fixtures.run("\u{E123}"))
    #expect(typesetter.statistics.fontsOpened == opened + 1)
    #expect(typesetter.warnings.isEmpty)
  }

  @Test func aFallbackOfAnotherScriptStaysClosed() throws {
    let typesetter = try Typesetter(
      fontFiles: FontFiles(
        bundledMedium: Fixtures.mediumPath,
        fallbacks: [FallbackFont(path: Fixtures.regularPath, coverage: [0x3000...0x9FFF])]))
    _ = typesetter.mask(of: Fixtures.run("Copying \u{E123}"))
    #expect(typesetter.statistics.fontsOpened == 1)
    _ = typesetter.mask(of: Fixtures.run("日"))
    #expect(typesetter.statistics.fontsOpened == 2)
  }
}
