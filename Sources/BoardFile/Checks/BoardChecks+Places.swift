extension BoardChecks {
  /// Checks that the places of an orientation lie in its grid and apart.
  static func checkPlaces(
    _ board: Board, _ orientation: BoardOrientation, _ reading: inout BoardReading
  ) {
    let grid = board.layout.grid(for: orientation)
    // Places without changes for either orientation are told once.
    if orientation == .portrait, grid == board.layout.grid(for: .landscape),
      board.widgets.allSatisfy({ $0.portrait == nil && $0.landscape == nil })
    {
      return
    }
    var owners: [GridCell: Int] = [:]
    for (index, widget) in board.widgets.enumerated() {
      let path = Self.path(of: widget, index, orientation)
      let cell = GridFlow.cell(of: widget, in: board.layout, orientation)
      guard isWhole(cell, at: path, &reading), isInside(cell, grid, at: path, &reading),
        let column = cell.column, let row = cell.row
      else { continue }
      let taken = GridCell.all(column: column, row: row, cell)
      if let other = taken.lazy.compactMap({ owners[$0] }).first {
        reading.list.error(
          reading.place("\(path).column"),
          "in \(orientation.rawValue) the widget \(Quote.text(widget.id)) lies over "
            + Quote.text(board.widgets[other].id))
      }
      for place in taken { owners[place] = owners[place] ?? index }
    }
  }

  private static func path(
    of widget: BoardWidget, _ index: Int, _ orientation: BoardOrientation
  ) -> String {
    let path = "widgets[\(index)]"
    return widget.cell(for: orientation).isOwn ? "\(path).\(orientation.rawValue)" : path
  }

  private static func isWhole(
    _ cell: WidgetCell, at path: String, _ reading: inout BoardReading
  ) -> Bool {
    guard (cell.column == nil) != (cell.row == nil) else { return true }
    let (said, missing) = cell.row == nil ? ("column", "row") : ("row", "column")
    reading.list.error(
      reading.keyPlace("\(path).\(said)"), "\(said) needs \(missing) too, or neither is said")
    return false
  }

  private static func isInside(
    _ cell: WidgetCell, _ grid: GridSettings, at path: String, _ reading: inout BoardReading
  ) -> Bool {
    let axes = [
      ("column", cell.column, cell.columnSpan, grid.columns.count),
      ("row", cell.row, cell.rowSpan, grid.rows.count),
    ]
    var isInside = true
    for (name, start, span, count) in axes {
      let last = (start ?? 1) + span - 1
      let most = count ?? GridTracks.most
      guard last > most else { continue }
      let isBeyond = (start ?? 1) > most
      let key = isBeyond || span == 1 ? name : "\(name)Span"
      let words =
        isBeyond || span == 1
        ? "\(name) is \(last)" : "\(name)Span reaches \(name) \(last)"
      reading.list.error(
        reading.place("\(path).\(key)"),
        "\(words), but there \(most == 1 ? "is only 1 \(name)" : "are only \(most) \(name)s")")
      isInside = false
    }
    return isInside
  }
}
