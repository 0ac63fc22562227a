import CRasterKernels
import Geometry

/// Some rows of a coverage, whose runs all lie inside a rectangle.
struct CoveragePart {
  /// The rectangle; its rows are those of the part.
  let area: IntRect
  private let coverage: Coverage
  private let mask: [UInt8]
  private let firstRow: Int
  private let firstRun: Int

  /// Takes the rows of a coverage that lie in `area`; its runs must not leave the area's columns.
  ///
  /// The mask is the coverage's own, unless its runs refer to another.
  init(_ coverage: Coverage, mask: [UInt8]? = nil, rowsOf area: IntRect) {
    self.area = area
    self.coverage = coverage
    self.mask = mask ?? coverage.mask
    firstRow = area.minY - coverage.area.minY
    precondition(firstRow >= 0 && firstRow + area.height <= coverage.rowEnds.count)
    firstRun = firstRow > 0 ? Int(coverage.rowEnds[firstRow - 1]) : 0
  }

  /// Calls `body` with the part as the kernels know it; not at all when it has no runs.
  func withCoverage(_ body: (inout arcline_coverage) -> Void) {
    let nothing: [UInt8] = [0]
    unsafe coverage.runs.withUnsafeBufferPointer { runs in
      unsafe coverage.rowEnds.withUnsafeBufferPointer { ends in
        unsafe (mask.isEmpty ? nothing : mask).withUnsafeBufferPointer { mask in
          guard let runs = runs.baseAddress, let ends = ends.baseAddress,
            let mask = mask.baseAddress
          else { return }
          var part = unsafe arcline_coverage(
            runs: runs, row_ends: ends + firstRow, mask: mask, first: firstRun,
            rows: area.height)
          unsafe body(&part)
        }
      }
    }
  }
}
