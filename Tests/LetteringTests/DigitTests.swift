import Lettering
import Raster
import Scene
import Testing

@Suite struct DigitTests {
  /// The sizes of the number, the percent sign, the title and the details of a board.
  static let sizes: [Double] = [14, 20, 26, 89, 178]

  @Test(arguments: sizes)
  func everyTwoDigitLabelHasTheSameAdvance(size: Double) throws {
    let typesetter = try Fixtures.typesetter()
    let advances = Set(
      (10...99).map { typesetter.metrics(of: Fixtures.run("\($0)%", size: size)).advance })
    #expect(advances.count == 1)
  }

  @Test(arguments: sizes)
  func theRightEdgeOfARightAlignedLabelStandsStill(size: Double) throws {
    let typesetter = try Fixtures.typesetter()
    let edges = Set(
      (0...100).map { percent in
        let run = Fixtures.run("\(percent)%", size: size)
        return typesetter.mask(of: run).right - Int(typesetter.metrics(of: run).advance)
      })
    #expect(edges.count == 1)
  }

  @Test(arguments: sizes)
  func everyDigitTakesOneCell(size: Double) throws {
    let typesetter = try Fixtures.typesetter()
    let cell = typesetter.metrics(of: Fixtures.run("0", size: size)).advance
    #expect(cell > 0 && cell == cell.rounded())
    for digit in 1...9 {
      #expect(typesetter.metrics(of: Fixtures.run("\(digit)", size: size)).advance == cell)
    }
    #expect(typesetter.metrics(of: Fixtures.run("1234567890", size: size)).advance == 10 * cell)
  }

  @Test func aDigitLooksTheSameInEveryCell() throws {
    let typesetter = try Fixtures.typesetter()
    let cell = Int(typesetter.metrics(of: Fixtures.run("0", size: 178)).advance)
    let label = typesetter.mask(of: Fixtures.run("717", size: 178))
    #expect(label.shows(typesetter.mask(of: Fixtures.run("7", size: 178)), at: 0))
    #expect(label.shows(typesetter.mask(of: Fixtures.run("1", size: 178)), at: cell))
    #expect(label.shows(typesetter.mask(of: Fixtures.run("7", size: 178)), at: 2 * cell))
  }

  @Test func aCellIsAsWideAsTheWidestDigit() throws {
    let typesetter = try Fixtures.typesetter()
    let widest = (0...9).map {
      typesetter.metrics(of: Fixtures.run("\($0)", digits: .proportional)).advance
    }.max()
    #expect(typesetter.metrics(of: Fixtures.run("1")).advance == widest)
  }

  @Test func proportionalDigitsAreShapedAsOneStretch() throws {
    let typesetter = try Fixtures.typesetter()
    _ = typesetter.mask(of: Fixtures.run("1234", digits: .proportional))
    #expect(typesetter.statistics.masksMade == 1)
    _ = typesetter.mask(of: Fixtures.run("1234", digits: .tabular))
    #expect(typesetter.statistics.masksMade == 6)
  }
}
