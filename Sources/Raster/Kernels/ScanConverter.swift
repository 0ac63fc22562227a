import CRasterKernels
import Geometry

/// Turns edges into coverage, with memory that is used again.
struct ScanConverter {
  /// For each row of the band converted last the columns in which coverage has changed.
  private(set) var changes: [arcline_span] = []
  private var cells: [Int32] = []
  private var marks: [UInt64] = []

  /// A band's cells stay within the processor's second cache level: 128 Ki cells of 4 bytes.
  private static let cellsPerBand = 1 << 17

  /// The bands of rows in which a rectangle is converted.
  static func bands(of area: IntRect) -> StrideTo<Int> {
    stride(from: area.minY, to: area.isEmpty ? area.minY : area.maxY, by: rows(of: area))
  }

  /// The number of rows to a band.
  static func rows(of area: IntRect) -> Int { max(1, cellsPerBand / max(1, area.width)) }

  /// The columns that the last conversion changed in a row, counted from its first one.
  func changedColumns(inRow row: Int) -> Range<Int> {
    Int(changes[row].min_x)..<Int(changes[row].max_x)
  }

  /// Brings a rectangle of a coverage up to date with the edges of the whole shape.
  ///
  /// The rectangle must lie inside the coverage's area; `changes` describes its rows afterwards.
  mutating func convert(_ edges: borrowing EdgeList, in area: IntRect, to coverage: CoverageStore) {
    guard !area.isEmpty else { return }
    let stride = area.width + 1
    let markStride = (stride + 63) >> 6
    Self.grow(&cells, to: stride * area.height)
    Self.grow(&marks, to: markStride * area.height)
    if changes.count < area.height {
      changes.append(
        contentsOf: repeatElement(
          arcline_span(min_x: 0, max_x: 0), count: area.height - changes.count))
    }
    unsafe cells.withUnsafeMutableBufferPointer { cells in
      unsafe marks.withUnsafeMutableBufferPointer { marks in
        guard let cells = cells.baseAddress, let marks = marks.baseAddress else { return }
        var grid = unsafe arcline_grid(
          area: arcline_rect(area), cells: cells, marks: marks, stride: stride,
          mark_stride: markStride)
        unsafe arcline_add_lines(&grid, edges.lines, edges.lines.count)
        unsafe arcline_add_arcs(&grid, edges.arcs, edges.arcs.count)
        unsafe coverage.take(&grid, changes: &changes)
      }
    }
  }

  private static func grow<Value: FixedWidthInteger>(_ values: inout [Value], to count: Int) {
    if values.count < count {
      values.append(contentsOf: repeatElement(0, count: count - values.count))
    }
  }
}
