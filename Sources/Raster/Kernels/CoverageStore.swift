import CRasterKernels
import Geometry

/// The coverage of a shape in an area of the picture, kept and brought up to date row by row.
@safe final class CoverageStore {
  private let storage: UnsafeMutablePointer<arcline_coverage>

  /// Makes the coverage of nothing.
  init() {
    unsafe storage = .allocate(capacity: 1)
    unsafe storage.initialize(to: arcline_coverage())
  }

  deinit {
    unsafe arcline_coverage_free(storage)
    unsafe storage.deallocate()
  }

  /// The pixels whose coverage is known; outside there is none.
  var area: IntRect { unsafe IntRect(storage.pointee.area) }

  /// The pixels whose coverage may not be that of the edges yet; see `ScanConverter.settle`.
  var stale: IntRect {
    get { unsafe IntRect(storage.pointee.stale) }
    set { unsafe storage.pointee.stale = arcline_rect(newValue) }
  }

  /// Where the coverage lies for as long as this object lives.
  var address: UnsafePointer<arcline_coverage> { unsafe UnsafePointer(storage) }

  /// Forgets the coverage and gets another area, in which all of it is to be made.
  func reset(to area: IntRect) {
    unsafe arcline_coverage_reset(storage, arcline_rect(area))
    stale = area
  }

  /// Makes the area larger; the new pixels are not covered.
  func extend(to area: IntRect) {
    precondition(area.contains(self.area))
    unsafe arcline_coverage_extend(storage, arcline_rect(area))
  }

  /// Gives the shape its edges.
  func setEdges(_ edges: borrowing EdgeList) {
    unsafe edges.withKernelEdges { unsafe arcline_coverage_set_edges(storage, $0) }
  }

  /// Gives the shape other edges and returns a rectangle inside the canvas outside which its coverage
  /// stays the same; `rows`, as many as the canvas has, gets for each of its rows the columns that may
  /// change.
  func change(
    to edges: borrowing EdgeList, canvas: IntRect, rows: inout [arcline_span]
  ) -> IntRect {
    precondition(rows.count >= canvas.height)
    return unsafe edges.withKernelEdges {
      unsafe IntRect(arcline_coverage_change(storage, $0, arcline_rect(canvas), &rows))
    }
  }

  /// Adds the edges to cells; see `ScanConverter`.
  func addEdges(to grid: inout arcline_grid) {
    unsafe arcline_add_edges(&grid, &storage.pointee.edges)
  }

  /// Takes over what is in the cells; see `ScanConverter`.
  func take(_ grid: inout arcline_grid) {
    precondition(unsafe area.contains(IntRect(grid.area)))
    unsafe arcline_coverage_take(storage, &grid)
  }

  /// The coverage of every pixel of a rectangle inside the area, row by row.
  func levels(in rect: IntRect) -> [UInt8] {
    precondition(area.contains(rect))
    guard !rect.isEmpty else { return [] }
    let span = arcline_span(min_x: Int32(rect.minX), max_x: Int32(rect.maxX))
    var levels = [UInt8](repeating: 0, count: rect.area)
    for row in 0..<rect.height {
      let start = row * rect.width
      unsafe levels.withUnsafeMutableBufferPointer { buffer in
        guard let out = buffer.baseAddress else { return }
        unsafe arcline_coverage_levels(storage, Int32(rect.minY + row), span, out + start)
      }
    }
    return levels
  }
}

extension EdgeList {
  /// Calls `body` with the edges as the kernels know them.
  borrowing func withKernelEdges<Result>(
    _ body: (UnsafePointer<arcline_edges>) -> Result
  ) -> Result {
    unsafe lines.withUnsafeBufferPointer { lines in
      unsafe arcs.withUnsafeBufferPointer { arcs in
        var edges = unsafe arcline_edges(
          lines: lines.baseAddress, arcs: arcs.baseAddress, line_count: lines.count,
          arc_count: arcs.count)
        return unsafe body(&edges)
      }
    }
  }
}
