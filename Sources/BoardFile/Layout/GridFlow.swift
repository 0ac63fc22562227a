/// A cell of the grid, from 1.
struct GridCell: Hashable {
  var column: Int
  var row: Int

  /// The cells that a widget covers.
  static func all(column: Int, row: Int, _ cell: WidgetCell) -> [GridCell] {
    (row..<row + cell.rowSpan).flatMap { row in
      (column..<column + cell.columnSpan).map { GridCell(column: $0, row: row) }
    }
  }
}

/// Where in the grid every widget stands, in whole columns and rows.
struct GridFlow {
  /// The number of columns.
  let columnCount: Int
  /// The number of rows.
  let rowCount: Int
  /// For each widget its place: column, row and spans are all known.
  let places: [Place]

  /// A place in the grid, from 0.
  struct Place: Hashable {
    var columns: Range<Int>
    var rows: Range<Int>
  }

  /// The place that the file gives a widget in an orientation.
  ///
  /// A place that was meant for another number of columns counts only for its spans.
  static func cell(
    of widget: BoardWidget, in layout: BoardLayout, _ orientation: BoardOrientation
  ) -> WidgetCell {
    var (cell, isOwn) = widget.cell(for: orientation)
    if !isOwn, let columns = layout.changes(for: orientation).columns,
      columns != layout.grid.columns
    {
      (cell.column, cell.row) = (nil, nil)
      cell.columnSpan = min(cell.columnSpan, columns.count ?? GridTracks.most)
    }
    return cell
  }

  /// Finds places: those that are said first, then the others row by row in the first room that is
  /// wide enough.
  init(_ board: Board, _ orientation: BoardOrientation, aspect: Double) {
    let grid = board.layout.grid(for: orientation)
    let cells = board.widgets.map { Self.cell(of: $0, in: board.layout, orientation) }
    let columns = grid.columns.count ?? Self.columnCount(for: cells, aspect: aspect)
    var taken: Set<GridCell> = []
    var places = [Place?](repeating: nil, count: cells.count)
    for (index, cell) in cells.enumerated() {
      guard let column = cell.column, let row = cell.row else { continue }
      taken.formUnion(GridCell.all(column: column, row: row, cell))
      places[index] = Self.place(column: column, row: row, cell)
    }
    var cursor = 0
    for (index, cell) in cells.enumerated() where places[index] == nil {
      var cell = cell
      cell.columnSpan = min(cell.columnSpan, columns)
      let (column, row) = Self.nextRoom(for: cell, columns, taken, &cursor)
      taken.formUnion(GridCell.all(column: column, row: row, cell))
      places[index] = Self.place(column: column, row: row, cell)
    }
    self.places = places.compactMap { $0 }
    columnCount = max(columns, self.places.map(\.columns.upperBound).max() ?? 1)
    rowCount = max(grid.rows.count ?? 1, self.places.map(\.rows.upperBound).max() ?? 1)
  }

  private static func place(column: Int, row: Int, _ cell: WidgetCell) -> Place {
    Place(
      columns: column - 1..<column - 1 + cell.columnSpan, rows: row - 1..<row - 1 + cell.rowSpan)
  }

  /// The next place, from the one of the widget before on, so that the order of the file is kept.
  private static func nextRoom(
    for cell: WidgetCell, _ columns: Int, _ taken: Set<GridCell>, _ cursor: inout Int
  ) -> (column: Int, row: Int) {
    while true {
      let (row, column) = (cursor / columns + 1, cursor % columns + 1)
      if column + cell.columnSpan - 1 <= columns, isFree(column, row, cell, taken) {
        cursor += cell.columnSpan
        return (column, row)
      }
      cursor += 1
    }
  }

  private static func isFree(
    _ column: Int, _ row: Int, _ cell: WidgetCell, _ taken: Set<GridCell>
  ) -> Bool {
    (row..<row + cell.rowSpan).allSatisfy { row in
      (column..<column + cell.columnSpan).allSatisfy { column in
        !taken.contains(GridCell(column: column, row: row))
      }
    }
  }

  /// As many columns as make the cells nearest to square, at least what spans and places need.
  private static func columnCount(for cells: [WidgetCell], aspect: Double) -> Int {
    let area = cells.reduce(0) { $0 + $1.columnSpan * $1.rowSpan }
    let needed = cells.map { ($0.column ?? 1) + $0.columnSpan - 1 }.max() ?? 1
    let best = (1...GridTracks.most).min { first, second in
      score(first, area, aspect) < score(second, area, aspect)
    }
    return max(needed, best ?? 1)
  }

  /// How far cells are from square, and how much room stays empty.
  private static func score(_ columns: Int, _ area: Int, _ aspect: Double) -> Double {
    let rows = (area + columns - 1) / columns
    let shape = aspect * Double(rows) / Double(columns)
    let empty = Double(columns * rows - area) / Double(max(1, area))
    // An empty cell out of four weighs as much as cells half as wide again as high.
    return max(shape, 1 / shape) + 2 * empty
  }
}
