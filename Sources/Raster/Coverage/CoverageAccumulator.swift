import Geometry

/// Adds up the signed area that edges leave to their right, pixel by pixel.
///
/// A cell holds the change of coverage from the pixel on its left, in units of 1/131 072 pixel
/// (fixed-point height × twice the fixed-point width). The running sum over a row is the exact
/// coverage of the outline after rounding: the method of FreeType's and font-rs' rasterizers, kept
/// in integers so that sums do not depend on their order. One bit a cell says where changes are, so
/// that reading a row costs as much as it has edges.
struct CoverageAccumulator {
  /// The sum that stands for full coverage.
  static let full = 2 * FixedPoint.one * FixedPoint.one

  private var cells: [Int32] = []
  private var marks: [UInt64] = []

  /// Converts a shape's edges to coverage inside a rectangle.
  ///
  /// Rows are appended to `coverage`, which must be empty.
  mutating func convert(_ edges: borrowing EdgeList, in area: IntRect, to coverage: inout Coverage)
  {
    let grid = CellGrid(area: area)
    reserve(grid)
    Self.convert(edges, grid, cells: &cells, marks: &marks, to: &coverage)
  }

  /// Separate parameters, because spans of two parts of one value cannot be had at once.
  private static func convert(
    _ edges: borrowing EdgeList, _ grid: CellGrid, cells: inout [Int32], marks: inout [UInt64],
    to coverage: inout Coverage
  ) {
    var cells = cells.mutableSpan
    var marks = marks.mutableSpan
    let writer = CellWriter(grid: grid)
    for edge in edges.lines { writer.add(edge, &cells, &marks) }
    for edge in edges.arcs { writer.add(edge, &cells, &marks) }
    CellReader(grid: grid).read(&cells, &marks, into: &coverage)
  }

  private mutating func reserve(_ grid: CellGrid) {
    let cellCount = grid.stride * grid.area.height
    let markCount = grid.markStride * grid.area.height
    if cells.count < cellCount {
      cells.append(contentsOf: repeatElement(0, count: cellCount - cells.count))
    }
    if marks.count < markCount {
      marks.append(contentsOf: repeatElement(0, count: markCount - marks.count))
    }
  }
}

/// How the cells of an area lie in memory.
struct CellGrid {
  let area: IntRect
  /// Cells to a row: one for each pixel and one for what goes on beyond the last.
  let stride: Int
  /// Words of marks to a row.
  let markStride: Int

  init(area: IntRect) {
    self.area = area
    stride = area.width + 1
    markStride = (stride + 63) >> 6
  }
}
