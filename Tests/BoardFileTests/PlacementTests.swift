import BoardFile
import Geometry
import Testing

@Suite struct PlacementTests {
  @Test func `one widget fills the screen inside the margin`() {
    let placement = Board(widgets: 1).placement(width: 1920, height: 1080)
    #expect(placement.widgets == [IntRect(minX: 48, minY: 48, maxX: 1872, maxY: 1032)])
    #expect(placement.unit == 1)
    #expect(placement.orientation == .landscape)
  }

  @Test func `twelve columns give the places of the drawing`() {
    let board = Board(widgets: 12) { board in
      board.layout.grid.columns = .weights([Double](repeating: 1, count: 12))
      board.layout.grid.rows = .weights([470, 170, 296])
      for index in 0..<12 {
        board.widgets[index].cell.columnSpan = index < 4 ? 3 : index < 6 ? 6 : 2
      }
    }
    let rects = board.placement(width: 1920, height: 1080).widgets
    #expect(rects[0] == IntRect(x: 48, y: 48, width: 438, height: 470))
    #expect(rects[3] == IntRect(x: 1434, y: 48, width: 438, height: 470))
    #expect(rects[5] == IntRect(x: 972, y: 542, width: 900, height: 170))
    #expect(rects[11] == IntRect(x: 1588, y: 736, width: 284, height: 296))
    let large = board.placement(width: 3840, height: 2160, scale: 2).widgets
    #expect(large[0] == IntRect(x: 96, y: 96, width: 876, height: 940))
  }

  @Test func `weights divide what gaps and margins leave`() {
    let board = Board(widgets: 3) { board in
      board.layout.grid.columns = .weights([1, 2, 1])
      board.layout.grid.margin = GridMargin(0)
      board.layout.grid.gap = 10
    }
    let rects = board.placement(width: 1620, height: 1080).widgets
    #expect(rects.map(\.width) == [400, 800, 400])
    #expect(rects.map(\.minX) == [0, 410, 1220])
  }

  @Test func `mirrored, columns begin at the right, and margins stay where they are`() {
    let board = Board(widgets: 3) { board in
      board.layout.grid.columns = .weights([1, 2, 1])
      board.layout.grid.margin = GridMargin(0)
      board.layout.grid.margin.left = 100
      board.layout.grid.gap = 10
    }
    let rects = board.placement(width: 1720, height: 1080, isMirrored: true).widgets
    #expect(rects.map(\.width) == [400, 800, 400])
    #expect(rects.map(\.minX) == [1320, 510, 100])
  }

  @Test func `a least size is taken from the others, by scale`() {
    let board = Board(widgets: 3) { board in
      board.layout.grid.columns = .weights([1, 1, 1])
      board.layout.grid.margin = GridMargin(0)
      board.layout.grid.gap = 0
      board.widgets[1].minWidth = 300
    }
    let narrow = board.placement(width: 600, height: 540)
    #expect(narrow.widgets.map(\.width) == [150, 300, 150])
    #expect(narrow.fits)
    #expect(board.placement(width: 600, height: 540, scale: 1.5).widgets[1].width == 450)
    let cramped = board.placement(width: 600, height: 540, scale: 3)
    #expect(!cramped.fits)
    #expect(cramped.widgets.allSatisfy { $0.minX >= 0 && $0.maxX <= 600 })
  }

  @Test func `what several columns need is divided among them`() {
    let board = Board(widgets: 2) { board in
      board.layout.grid.columns = .weights([1, 1, 4])
      board.layout.grid.margin = GridMargin(0)
      board.layout.grid.gap = 0
      board.widgets[0].cell.columnSpan = 2
      board.widgets[0].minWidth = 300
    }
    let rects = board.placement(width: 600, height: 300).widgets
    #expect(rects.map(\.width) == [300, 300])
  }

  @Test func `the safe area keeps every edge free`() {
    let board = Board(widgets: 1) { board in
      board.layout.safeArea = 5
      board.layout.grid.margin = GridMargin(0)
    }
    let placement = board.placement(width: 1000, height: 600)
    #expect(placement.safeArea == IntRect(minX: 50, minY: 30, maxX: 950, maxY: 570))
    #expect(placement.widgets == [placement.safeArea])
  }

  @Test func `widgets without a place fill the grid around those with one`() {
    let board = Board(widgets: 4) { board in
      board.layout.grid = GridSettings(
        columns: .weights([1, 1]), rows: .weights([1, 1]), margin: GridMargin(0), gap: 0)
      board.widgets[2].cell.column = 2
      board.widgets[2].cell.row = 1
    }
    let rects = board.placement(width: 200, height: 200).widgets
    #expect(rects.map(\.minX) == [0, 0, 100, 100])
    #expect(rects.map(\.minY) == [0, 100, 0, 100])
  }

  @Test(arguments: [(1, 1, 1), (4, 2, 2), (6, 3, 2), (12, 4, 3), (3, 3, 1)])
  func `a board without a layout makes cells that suit the screen`(
    count: Int, columns: Int, rows: Int
  ) {
    let board = Board(widgets: count)
    let wide = board.placement(width: 1920, height: 1080).widgets
    #expect(Set(wide.map(\.minX)).count == columns)
    #expect(Set(wide.map(\.minY)).count == rows)
    let high = board.placement(width: 1080, height: 1920).widgets
    #expect(Set(high.map(\.minX)).count <= Set(high.map(\.minY)).count)
  }

  @Test func `portrait has its own columns and places`() {
    let board = Board(widgets: 3) { board in
      board.layout.grid = GridSettings(
        columns: .weights([1, 1, 1]), rows: .automatic, margin: GridMargin(0), gap: 0)
      board.layout.portrait.columns = .weights([1])
      board.widgets[0].cell = WidgetCell(column: 3, row: 1)
      board.widgets[2].portrait = WidgetCell(column: 1, row: 1)
    }
    #expect(board.placement(width: 300, height: 100).widgets.map(\.minX) == [200, 0, 100])
    #expect(board.placement(width: 100, height: 300).widgets.map(\.minY) == [100, 200, 0])
  }

  @Test(arguments: [(0, 0), (-5, 10), (1, 1), (3, 2), (Int.max, Int.max), (Int.min, 7)])
  func `no screen is too small or too large`(width: Int, height: Int) {
    let board = Board(widgets: 9) { $0.widgets[4].minWidth = 4096 }
    let placement = board.placement(width: width, height: height, scale: .nan)
    #expect(placement.widgets.count == 9)
    #expect(placement.widgets.allSatisfy { placement.safeArea.contains($0) })
  }
}
