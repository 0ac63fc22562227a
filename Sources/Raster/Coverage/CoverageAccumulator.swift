import Geometry

/// Adds up the signed area that edges leave to their right, pixel by pixel.
///
/// A cell holds the change of coverage from the pixel on its left, in units of 1/131 072 pixel
/// (fixed-point height × twice the fixed-point width). The running sum over a row is the exact
/// coverage of the polygon after rounding its corners: the method of FreeType's and font-rs'
/// rasterizers, kept in integers so that sums do not depend on their order.
struct CoverageAccumulator {
  /// The sum that stands for full coverage.
  static let full = 2 * FixedPoint.one * FixedPoint.one

  /// The rows and columns that are covered by cells.
  private(set) var area = IntRect.empty
  private var cells: [Int32] = []
  private var stride = 0
  /// For each row the columns that hold a change, half-open and relative to the area.
  private var touched: [(first: Int, end: Int)] = []

  /// Prepares empty cells for a rectangle of pixels.
  mutating func reset(to area: IntRect) {
    self.area = area
    // Changes beyond the last column are kept in one more cell and never read.
    stride = area.width + 1
    let count = stride * area.height
    if cells.count < count {
      cells.append(contentsOf: repeatElement(0, count: count - cells.count))
    }
    touched.removeAll(keepingCapacity: true)
    for _ in 0..<area.height { touched.append((Int.max, 0)) }
  }

  /// Adds an edge; what lies outside the area changes only what is inside.
  mutating func add(_ edge: FixedEdge) {
    let bits = FixedPoint.bits
    let firstRow = max(area.minY, edge.y0 >> bits)
    let lastRow = min(area.maxY - 1, (edge.y1 - 1) >> bits)
    guard firstRow <= lastRow else { return }
    // Right of the area there is nothing left to change.
    guard min(edge.x0, edge.x1) >> bits < area.maxX else { return }
    var y = max(edge.y0, firstRow << bits)
    var x = edge.x(atY: y)
    for row in firstRow...lastRow {
      let nextY = min(edge.y1, (row + 1) << bits)
      let nextX = edge.x(atY: nextY)
      addInRow(
        row &- area.minY, from: (x, y), to: (nextX, nextY), winding: edge.winding)
      (x, y) = (nextX, nextY)
    }
  }

  /// Adds a piece of an edge within one row.
  private mutating func addInRow(
    _ row: Int, from upper: (x: Int, y: Int), to lower: (x: Int, y: Int), winding: Int
  ) {
    let bits = FixedPoint.bits
    let (left, right) = upper.x <= lower.x ? (upper, lower) : (lower, upper)
    // Walking from left to right reverses a piece that runs to the left.
    let sign = upper.x <= lower.x ? winding : -winding
    let firstColumn = left.x >> bits
    let lastColumn = max(firstColumn, (right.x - 1) >> bits)
    if firstColumn == lastColumn {
      let origin = firstColumn << bits
      deposit(
        row, column: firstColumn, height: sign * (right.y - left.y),
        offsets: (left.x - origin) + (right.x - origin))
      return
    }
    let dx = right.x - left.x
    let dy = right.y - left.y
    var x = left.x
    var y = left.y
    var column = firstColumn
    if column < area.minX {
      // All that lies left of the area enters at its first column at once.
      let edgeX = min(right.x, area.minX << bits)
      let edgeY = left.y + FixedPoint.floorDivide((edgeX - left.x) * dy, dx)
      deposit(row, column: area.minX - 1, height: sign * (edgeY - y), offsets: 0)
      (x, y, column) = (edgeX, edgeY, area.minX)
    }
    while column <= min(lastColumn, area.maxX - 1) {
      let nextX = min(right.x, (column + 1) << bits)
      let nextY = left.y + FixedPoint.floorDivide((nextX - left.x) * dy, dx)
      let origin = column << bits
      deposit(
        row, column: column, height: sign * (nextY - y), offsets: (x - origin) + (nextX - origin))
      (x, y) = (nextX, nextY)
      column += 1
    }
  }

  /// Adds a piece within one pixel: its height, and the sum of its ends' distances from the left.
  @inline(__always) private mutating func deposit(
    _ row: Int, column: Int, height: Int, offsets: Int
  ) {
    guard height != 0, column < area.maxX else { return }
    let total = height &* (2 * FixedPoint.one)
    let base = row &* stride
    if column < area.minX {
      cells[base] &+= Int32(truncatingIfNeeded: total)
      touch(row, 0, 1)
      return
    }
    let index = column &- area.minX
    let next = height &* offsets
    cells[base &+ index] &+= Int32(truncatingIfNeeded: total &- next)
    cells[base &+ index &+ 1] &+= Int32(truncatingIfNeeded: next)
    touch(row, index, index &+ 2)
  }

  @inline(__always) private mutating func touch(_ row: Int, _ first: Int, _ end: Int) {
    if first < touched[row].first { touched[row].first = first }
    if end > touched[row].end { touched[row].end = end }
  }

  /// Appends the runs of equal coverage of one row, counted from the area's first, and clears it.
  ///
  /// Runs lie from left to right; pixels without coverage have none.
  mutating func takeRuns(ofRow row: Int, into runs: inout [CoverageRun]) {
    runs.removeAll(keepingCapacity: true)
    let (first, touchedEnd) = touched[row]
    guard first < touchedEnd else { return }
    let end = min(touchedEnd, area.width)
    let base = row * stride
    var sum = 0
    var runStart = first
    var runCoverage: UInt8 = 0
    for column in first..<end {
      let change = Int(cells[base &+ column])
      if change == 0 { continue }
      cells[base &+ column] = 0
      sum &+= change
      let coverage = Self.level(sum)
      if coverage != runCoverage {
        if runCoverage != 0 && column > runStart {
          runs.append(CoverageRun(x: area.minX + runStart, end: area.minX + column, runCoverage))
        }
        runStart = column
        runCoverage = coverage
      }
    }
    cells[base &+ area.width] = 0
    // Behind the last change the coverage stays what it is: the shape goes on beyond the area.
    if runCoverage != 0 {
      runs.append(CoverageRun(x: area.minX + runStart, end: area.maxX, runCoverage))
    }
  }

  /// The coverage of a running sum: 0…255, rounded to nearest.
  ///
  /// The sum's sign is the direction of winding. Areas wound more than once are full (nonzero rule).
  @inline(__always) static func level(_ sum: Int) -> UInt8 {
    let area = min(abs(sum), full)
    return UInt8(truncatingIfNeeded: (area &* 255 &+ full / 2) / full)
  }
}

/// Neighbouring pixels of one row with the same coverage.
struct CoverageRun: Equatable {
  /// The first column.
  let x: Int
  /// The column after the last one.
  let end: Int
  /// The coverage, 1…255.
  let coverage: UInt8

  init(x: Int, end: Int, _ coverage: UInt8) {
    self.x = x
    self.end = end
    self.coverage = coverage
  }
}
