import Geometry

/// Adds edges to the cells of an area.
///
/// What lies outside the area changes only what is inside, and the same numbers arise for every
/// area: where an edge crosses a row or a column depends on the edge alone.
struct CellWriter {
  let grid: CellGrid

  /// Adds an edge.
  @inline(__always) func add(
    _ edge: some MonotoneEdge, _ cells: inout MutableSpan<Int32>, _ marks: inout MutableSpan<UInt64>
  ) {
    let bits = FixedPoint.bits
    let area = grid.area
    let firstRow = max(area.minY, edge.y0 >> bits)
    let lastRow = min(area.maxY &- 1, (edge.y1 &- 1) >> bits)
    guard firstRow <= lastRow else { return }
    // Right of the area there is nothing left to change.
    guard min(edge.x0, edge.x1) >> bits < area.maxX else { return }
    var y = max(edge.y0, firstRow << bits)
    // Left of the area only the height counts, and it enters at the first column.
    if max(edge.x0, edge.x1) >> bits < area.minX {
      for row in firstRow...lastRow {
        let nextY = min(edge.y1, (row &+ 1) << bits)
        enter(row &- area.minY, height: edge.winding &* (nextY &- y), &cells, &marks)
        y = nextY
      }
      return
    }
    var x = edge.x(atY: y)
    for row in firstRow...lastRow {
      let nextY = min(edge.y1, (row &+ 1) << bits)
      let nextX = edge.x(atY: nextY)
      let firstColumn = min(x, nextX) >> bits
      if firstColumn == (max(x, nextX) &- 1) >> bits || x == nextX {
        deposit(
          row &- area.minY, column: firstColumn, height: edge.winding &* (nextY &- y),
          offsets: x &+ nextX &- (firstColumn << (bits &+ 1)), &cells, &marks)
      } else {
        cross(row &- area.minY, edge, from: (x, y), to: (nextX, nextY), &cells, &marks)
      }
      (x, y) = (nextX, nextY)
    }
  }

  /// Adds a piece within one row that crosses several columns.
  @inline(__always) private func cross(
    _ row: Int, _ edge: some MonotoneEdge, from upper: (x: Int, y: Int), to lower: (x: Int, y: Int),
    _ cells: inout MutableSpan<Int32>, _ marks: inout MutableSpan<UInt64>
  ) {
    let bits = FixedPoint.bits
    let area = grid.area
    let isRightward = upper.x <= lower.x
    let piece =
      isRightward
      ? RowPiece(left: upper, right: lower) : RowPiece(left: lower, right: upper)
    // Walking from left to right reverses a piece that runs to the left.
    let sign = isRightward ? edge.winding : 0 &- edge.winding
    let crossing = edge.crossing(piece)
    var column = piece.left.x >> bits
    let lastColumn = (piece.right.x &- 1) >> bits
    var (x, y) = piece.left
    if column < area.minX {
      let sideX = min(piece.right.x, area.minX << bits)
      let sideY = sideX == piece.right.x ? piece.right.y : crossing.y(atX: sideX)
      enter(row, height: sign &* (sideY &- y), &cells, &marks)
      (x, y, column) = (sideX, sideY, area.minX)
    }
    while column <= min(lastColumn, area.maxX &- 1) {
      let isLast = column == lastColumn
      let nextX = isLast ? piece.right.x : (column &+ 1) << bits
      let nextY = isLast ? piece.right.y : crossing.y(atX: nextX)
      deposit(
        row, column: column, height: sign &* (nextY &- y),
        offsets: x &+ nextX &- (column << (bits &+ 1)), &cells, &marks)
      (x, y) = (nextX, nextY)
      column &+= 1
    }
  }

  /// Adds a piece left of the area.
  @inline(__always) private func enter(
    _ row: Int, height: Int, _ cells: inout MutableSpan<Int32>, _ marks: inout MutableSpan<UInt64>
  ) {
    cells[row &* grid.stride] &+= Int32(truncatingIfNeeded: height &* (2 &* FixedPoint.one))
    marks[row &* grid.markStride] |= 1
  }

  /// Adds a piece within one pixel: its height, and the sum of its ends' distances from the left.
  @inline(__always) private func deposit(
    _ row: Int, column: Int, height: Int, offsets: Int, _ cells: inout MutableSpan<Int32>,
    _ marks: inout MutableSpan<UInt64>
  ) {
    let area = grid.area
    guard column < area.maxX else { return }
    guard column >= area.minX else { return enter(row, height: height, &cells, &marks) }
    let index = column &- area.minX
    let cell = row &* grid.stride &+ index
    let next = height &* offsets
    let total = height &* (2 &* FixedPoint.one)
    cells[cell] &+= Int32(truncatingIfNeeded: total &- next)
    cells[cell &+ 1] &+= Int32(truncatingIfNeeded: next)
    let word = row &* grid.markStride &+ index >> 6
    let bit = index & 63
    marks[word] |= 3 &<< UInt64(truncatingIfNeeded: bit)
    if bit == 63 { marks[word &+ 1] |= 1 }
  }
}
