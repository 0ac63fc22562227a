import BoardFile
import Geometry
import TestSupport
import Testing

@Suite struct RandomBoardTests {
  @Test(arguments: 0..<120)
  func `a damaged board is a board or has errors, and never overlaps`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let name = ExampleFiles.names[random.int(in: 0...ExampleFiles.names.count - 1)]
    var words = String(decoding: ExampleFiles.bytes(name), as: UTF8.self)
      .split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    for _ in 0..<random.int(in: 1...5) {
      let index = random.int(in: 0...words.count - 1)
      words[index] = random.pick(
        words[random.int(in: 0...words.count - 1)], "", "0", "-1", "1e300", "64", "null", "[]",
        "{}", "'x'", "Infinity", "}", "column: 3,", "rowSpan: 64,", "rollup: 'board',",
        "defaults: {look: 'pie'},", "theme: 'light',", "motion: 'reduced',")
    }
    let document = BoardDocument(
      reading: Array(words.joined(separator: " ").utf8), catalogue: .examples)
    #expect((document.board == nil) == document.diagnostics.hasErrors)
    guard let board = document.board else { return }
    #expect(
      BoardDocument(reading: Array(board.text.utf8), catalogue: .examples).board == board)
    let placement = board.placement(
      width: random.int(in: 1...4000), height: random.int(in: 1...4000))
    for (index, rect) in placement.widgets.enumerated() {
      #expect(placement.safeArea.contains(rect))
      #expect(placement.widgets[..<index].allSatisfy { $0.intersection(rect).isEmpty })
    }
  }

  @Test func `the largest board is placed on the smallest screen`() {
    let board = Board(widgets: Board.mostWidgets) { board in
      board.layout.grid.columns = .weights([Double](repeating: 1, count: GridTracks.most))
      for index in board.widgets.indices {
        board.widgets[index].cell.columnSpan = 1 + index % GridTracks.most
        board.widgets[index].cell.rowSpan = 1 + index % 7
        board.widgets[index].minHeight = 4096
      }
    }
    let placement = board.placement(width: 16, height: 16)
    #expect(!placement.fits)
    #expect(placement.widgets.allSatisfy { placement.safeArea.contains($0) })
  }
}
