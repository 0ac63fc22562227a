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

  /// Where the coverage lies for as long as this object lives.
  var address: UnsafePointer<arcline_coverage> { unsafe UnsafePointer(storage) }

  /// Forgets everything and gets another area.
  func reset(to area: IntRect) {
    unsafe arcline_coverage_reset(storage, arcline_rect(area))
  }

  /// Makes the area larger; the new pixels are not covered.
  func extend(to area: IntRect) {
    precondition(area.contains(self.area))
    unsafe arcline_coverage_extend(storage, arcline_rect(area))
  }

  /// Takes over what is in the cells; see `CellScratch`.
  func take(_ grid: inout arcline_grid, changes: inout [arcline_span]) {
    precondition(unsafe area.contains(IntRect(grid.area)))
    unsafe arcline_coverage_take(storage, &grid, &changes)
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

extension arcline_rect {
  /// The same rectangle; sides beyond 32 bits are clamped.
  init(_ rect: IntRect) {
    self.init(
      min_x: Int32(clamping: rect.minX), min_y: Int32(clamping: rect.minY),
      max_x: Int32(clamping: rect.maxX), max_y: Int32(clamping: rect.maxY))
  }
}

extension IntRect {
  init(_ rect: arcline_rect) {
    self.init(
      minX: Int(rect.min_x), minY: Int(rect.min_y), maxX: Int(rect.max_x), maxY: Int(rect.max_y))
  }
}
