import BoardFile
import Geometry
import Testing

@Suite struct ExampleBoardTests {
  private static func document(_ name: String) -> BoardDocument {
    BoardDocument(reading: ExampleFiles.bytes(name), catalogue: .examples)
  }

  private func texts(_ widget: BoardWidget, percent: Int?) -> [String] {
    let preview = widget.preview ?? BoardPreview()
    let values = preview.labelValues(percent: percent, id: widget.id)
    let texts = widget.texts(in: preview.state)
    return [texts.title, texts.detail].map { $0.text(for: values) }
  }

  @Test func `there are at least four boards`() {
    #expect(ExampleFiles.names.count >= 4)
  }

  @Test(arguments: ExampleFiles.names)
  func `every board is without a fault and is read back from its own text`(name: String) throws {
    let document = Self.document(name)
    #expect(document.lines == [])
    let board = try #require(document.board)
    let again = BoardDocument(reading: Array(board.text.utf8), catalogue: .examples)
    #expect(again.board == board)
  }

  @Test(
    arguments: ExampleFiles.names,
    [(1920, 1080), (1080, 1920), (1366, 768), (800, 480), (3840, 2160)])
  func `every board has room for every widget on every screen`(name: String, size: (Int, Int))
    throws
  {
    let board = try #require(Self.document(name).board)
    let placement = board.placement(width: size.0, height: size.1)
    #expect(placement.fits)
    #expect(placement.widgets.allSatisfy { $0.width >= 80 && $0.height >= 60 })
  }

  @Test func `the overview stands where it is drawn`() throws {
    let board = try #require(Self.document("overview.json5").board)
    let rects = board.placement(width: 1920, height: 1080).widgets
    #expect(rects.prefix(4).map(\.minX) == [48, 510, 972, 1434])
    #expect(rects.prefix(4).allSatisfy { $0.width == 438 && $0.minY == 48 && $0.maxY == 518 })
    #expect(rects[4] == IntRect(minX: 48, minY: 542, maxX: 948, maxY: 712))
    #expect(rects[5] == IntRect(minX: 972, minY: 542, maxX: 1872, maxY: 712))
    #expect(rects.suffix(6).map(\.minX) == [48, 356, 664, 972, 1280, 1588])
    #expect(rects.suffix(6).allSatisfy { $0.width == 284 && $0.minY == 736 && $0.maxY == 1032 })
  }

  @Test func `the overview says what is drawn`() throws {
    let board = try #require(Self.document("overview.json5").board)
    let percents: [Int?] = [42, 78, 61, nil, 67, 45]
    #expect(
      zip(board.widgets, percents).map { texts($0, percent: $1) } == [
        ["Copying photos", "18.2 MB/s · 3 min left"], ["Encoding trailer", "312 fps · 1 min left"],
        ["Checking disk", "61% · pass 2 of 3"], ["Nightly jobs", "3 running · 12 done"],
        ["Installing updates", "14 of 21"], ["Download", "1.31 of 2.90 GB · 45%"],
      ])
    #expect(
      board.widgets.dropFirst(6).map { texts($0, percent: nil) } == [
        ["Waiting", "queued"], ["Paused", "by operator"], ["Stalled", "no news for 40 s"],
        ["Failed", "exit status 23"], ["Ended early", "input closed"], ["Done", "in 4 min 12 s"],
      ])
  }
}
