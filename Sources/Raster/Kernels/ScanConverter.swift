import CRasterKernels
import Geometry

/// Turns edges into coverage, with memory that is used again.
struct ScanConverter {
  private var cells: [Int32] = []
  private var marks: [UInt64] = []

  /// A band's cells stay within the processor's second cache level: 128 Ki cells of 4 bytes.
  private static let cellsPerBand = 1 << 17

  /// Brings a coverage up to date with its edges, band by band.
  mutating func settle(_ coverage: CoverageStore) {
    let area = coverage.stale
    guard !area.isEmpty else { return }
    let rows = max(1, Self.cellsPerBand / max(1, area.width))
    for y in stride(from: area.minY, to: area.maxY, by: rows) {
      var band = area
      (band.minY, band.maxY) = (y, min(area.maxY, y + rows))
      convert(band, of: coverage)
    }
    coverage.stale = .empty
  }

  /// Makes a rectangle of a coverage, which lies inside its area, that of the edges.
  private mutating func convert(_ area: IntRect, of coverage: CoverageStore) {
    let stride = area.width + 1
    let markStride = (stride + 63) >> 6
    Self.grow(&cells, to: stride * area.height)
    Self.grow(&marks, to: markStride * area.height)
    unsafe cells.withUnsafeMutableBufferPointer { cells in
      unsafe marks.withUnsafeMutableBufferPointer { marks in
        guard let cells = cells.baseAddress, let marks = marks.baseAddress else { return }
        var grid = unsafe arcline_grid(
          area: arcline_rect(area), spans: nil, cells: cells, marks: marks, stride: stride,
          mark_stride: markStride, entering: nil)
        unsafe coverage.addEdges(to: &grid)
        unsafe coverage.take(&grid)
      }
    }
  }

  private static func grow<Value: FixedWidthInteger>(_ values: inout [Value], to count: Int) {
    if values.count < count {
      values.append(contentsOf: repeatElement(0, count: count - values.count))
    }
  }
}
