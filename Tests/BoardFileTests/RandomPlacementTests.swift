import BoardFile
import Geometry
import TestSupport
import Testing

@Suite struct RandomPlacementTests {
  @Test(arguments: 0..<200)
  func `widgets never overlap and stay inside the safe area`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let board = random.board()
    let placement = board.placement(
      width: random.int(in: 0...2500), height: random.int(in: 0...2500),
      scale: random.double(in: 0.5...3))
    let rects = placement.widgets
    #expect(rects.count == board.widgets.count)
    #expect(rects.allSatisfy { placement.safeArea.contains($0) && $0.width >= 0 && $0.height >= 0 })
    var overlaps = 0
    for (index, rect) in rects.enumerated() {
      for other in rects[..<index] where !rect.intersection(other).isEmpty { overlaps += 1 }
    }
    #expect(overlaps == 0)
  }

  @Test(arguments: 0..<100)
  func `mirrored, all stands as in a mirror`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var board = random.board()
    board.layout.grid.margin = GridMargin(0)
    board.layout.portrait = GridChanges()
    let (width, height) = (random.int(in: 0...2500), random.int(in: 0...2500))
    let plain = board.placement(width: width, height: height)
    let mirrored = board.placement(width: width, height: height, isMirrored: true)
    for (a, b) in zip(plain.widgets, mirrored.widgets) {
      #expect(b.minX == width - a.maxX && b.maxX == width - a.minX)
      #expect(b.minY == a.minY && b.maxY == a.maxY)
    }
  }

  @Test(arguments: 0..<100)
  func `least sizes are kept whenever the board says that it fits`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var board = random.board()
    for index in board.widgets.indices {
      board.widgets[index].minWidth = random.double(in: 0...200)
      board.widgets[index].minHeight = random.double(in: 0...200)
    }
    let placement = board.placement(width: 1920, height: 1200)
    guard placement.fits else { return }
    for (rect, widget) in zip(placement.widgets, board.widgets) {
      #expect(Double(rect.width) >= widget.minWidth ?? 0)
      #expect(Double(rect.height) >= widget.minHeight ?? 0)
    }
  }

  @Test(arguments: 0..<50)
  func `columns alike differ by a pixel at most and leave no pixel over`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let count = random.int(in: 1...12)
    let board = Board(widgets: count) { board in
      board.layout.grid.columns = .weights([Double](repeating: 1, count: count))
      board.layout.grid.margin = GridMargin(random.double(in: 0...60))
      board.layout.grid.gap = random.double(in: 0...40)
    }
    let placement = board.placement(
      width: random.int(in: 100...3000), height: random.int(in: 100...3000))
    let widths = placement.widgets.map(\.width)
    #expect((widths.max() ?? 0) - (widths.min() ?? 0) <= 1)
    let gaps = zip(placement.widgets, placement.widgets.dropFirst()).map { $1.minX - $0.maxX }
    #expect(Set(gaps).count <= 1)
    let margin = placement.widgets[0].minX
    #expect(abs(placement.safeArea.maxX - (placement.widgets.last?.maxX ?? 0) - margin) <= 1)
  }
}

extension SplitMix64 {
  /// A board of widgets of many spans, some at places of their own.
  fileprivate mutating func board() -> Board {
    Board(widgets: int(in: 1...14)) { board in
      let columns = int(in: 1...8)
      board.layout.grid.columns =
        oneIn(3) ? .automatic : .weights((0..<columns).map { _ in double(in: 0.1...5) })
      if oneIn(2) {
        board.layout.grid.rows = .weights((0..<int(in: 1...5)).map { _ in double(in: 0.1...5) })
      }
      board.layout.grid.gap = double(in: 0...300)
      board.layout.grid.margin = GridMargin(double(in: 0...500))
      board.layout.safeArea = double(in: 0...20)
      if oneIn(2) { board.layout.portrait.columns = .weights([1, 2]) }
      for index in board.widgets.indices {
        board.widgets[index].cell.columnSpan = int(in: 1...3)
        board.widgets[index].cell.rowSpan = int(in: 1...3)
        board.widgets[index].minWidth = oneIn(3) ? double(in: 0...800) : 0
      }
      board.widgets[0].cell.column = 1
      board.widgets[0].cell.row = int(in: 1...3)
    }
  }
}
