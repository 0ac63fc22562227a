import Raster
import Scene
import Testing

@testable import Lettering

@Suite struct MetricsTests {
  @Test(arguments: [20.0, 64, 178, 500])
  func aPointIsAPixel(size: Double) throws {
    // Roboto's capitals are 1456 of 2048 units high; hinting moves a height to a whole pixel.
    let mask = try Fixtures.typesetter().mask(of: Fixtures.run("H", size: size))
    #expect(mask.bottom == 0)
    #expect(abs(Double(mask.height) - size * 1456 / 2048) <= 1)
  }

  @Test(arguments: ["42%", "Copying photos", "AVATAR", "18.2 MB/s · 3 min left"])
  func advancesGrowInProportionToTheSize(text: String) throws {
    let typesetter = try Fixtures.typesetter()
    let large = typesetter.metrics(of: Fixtures.run(text, size: 500))
    for size in [20.0, 50, 100, 250] {
      let metrics = typesetter.metrics(of: Fixtures.run(text, size: size))
      // Each piece is rounded to whole pixels, and no piece is shorter than a character.
      let rounding = Double(text.count + 1)
      #expect(abs(metrics.advance - large.advance * size / 500) <= rounding)
      #expect(abs(metrics.ascent - large.ascent * size / 500) <= 1)
      #expect(abs(metrics.descent - large.descent * size / 500) <= 1)
      #expect(abs(metrics.digitHeight - large.digitHeight * size / 500) <= 1)
    }
  }

  @Test func theAdvanceIsTheSumOfItsPieces() throws {
    let typesetter = try Fixtures.typesetter()
    func advance(_ text: String) -> Double {
      typesetter.metrics(of: Fixtures.run(text)).advance
    }
    #expect(advance("42 %") == advance("4") + advance("2") + advance(" %"))
    #expect(advance("7MB") == advance("7") + advance("MB"))
  }

  @Test func theDigitHeightIsTheInkAboveTheBaseline() throws {
    let typesetter = try Fixtures.typesetter()
    let zero = Fixtures.run("0", size: 178)
    #expect(Double(-typesetter.mask(of: zero).offsetY) == typesetter.metrics(of: zero).digitHeight)
  }

  @Test(arguments: [
    (0.0, 1.0), (-5, 1), (.nan, 1), (-.infinity, 1), (0.4, 1), (1.4, 1), (1.5, 2),
    (1e9, 2000), (.infinity, 2000), (2000.4, 2000),
  ])
  func sizesAreClampedToWholePixels(size: Double, used: Double) throws {
    let typesetter = try Fixtures.typesetter()
    #expect(
      typesetter.metrics(of: Fixtures.run("4", size: size))
        == typesetter.metrics(of: Fixtures.run("4", size: used)))
    #expect(
      typesetter.mask(of: Fixtures.run("4", size: size))
        == typesetter.mask(of: Fixtures.run("4", size: used)))
  }

  @Test func kerningIsOn() throws {
    let typesetter = try Fixtures.typesetter()
    func advance(_ text: String) -> Double {
      typesetter.metrics(of: Fixtures.run(text, size: 200)).advance
    }
    #expect(advance("AV") < advance("A") + advance("V") - 4)
  }

  @Test(arguments: ["j", "jo", "jazz"])
  func inkLeftOfTheOriginKeepsItsPlace(text: String) throws {
    let typesetter = try Fixtures.typesetter()
    let mask = typesetter.mask(of: Fixtures.run(text, size: 178))
    #expect(mask.offsetX < 0)
    #expect(mask.offsetX == typesetter.mask(of: Fixtures.run("j", size: 178)).offsetX)
  }

  @Test func tallAccentsDoNotPushALetterOffTheBaseline() throws {
    let typesetter = try Fixtures.typesetter()
    let plain = typesetter.mask(of: Fixtures.run("A", size: 178))
    let accented = typesetter.mask(of: Fixtures.run("Ấ", size: 178))
    #expect(Double(-accented.offsetY) > typesetter.metrics(of: Fixtures.run("A", size: 178)).ascent)
    #expect(accented.bottom == 0)
    #expect(accented.offsetX == plain.offsetX && accented.width == plain.width)
  }

  @Test func aLongTextIsDrawnWithinItsLimit() throws {
    let typesetter = try Fixtures.typesetter()
    let run = Fixtures.run(String(repeating: "Copying 42% ", count: 834), size: 14)
    let mask = typesetter.mask(of: run)
    #expect(mask.width > 1000 && mask.width < 512 * 14)
    #expect(abs(mask.right - Int(typesetter.metrics(of: run).advance)) <= 3)
  }
}
