import CRasterKernels
import Geometry

extension arcline_rect {
  /// The same rectangle; sides beyond 32 bits are clamped.
  init(_ rect: IntRect) {
    self.init(
      min_x: Int32(clamping: rect.minX), min_y: Int32(clamping: rect.minY),
      max_x: Int32(clamping: rect.maxX), max_y: Int32(clamping: rect.maxY))
  }

  static let empty = arcline_rect(min_x: 0, min_y: 0, max_x: 0, max_y: 0)

  /// Whether there is no pixel inside.
  var isEmpty: Bool { max_x <= min_x || max_y <= min_y }

  /// The number of pixels inside.
  var area: Int {
    isEmpty ? 0 : (Int(max_x) &- Int(min_x)) &* (Int(max_y) &- Int(min_y))
  }

  /// Whether it is more than a few short rows.
  var isLarge: Bool { !isNarrow || max_y - min_y > Int32(ARCLINE_FEW_ROWS) }

  /// Whether it has so few columns that its rows are drawn from edges where coverage is not up to date.
  var isNarrow: Bool { Int(max_x) - Int(min_x) <= Int(ARCLINE_NARROW) }

  /// Whether the two have a pixel in common.
  func meets(_ other: arcline_rect) -> Bool {
    min_x < other.max_x && other.min_x < max_x && min_y < other.max_y && other.min_y < max_y
  }

  /// Whether all pixels of another rectangle, which is not empty, are inside.
  func contains(_ other: arcline_rect) -> Bool {
    min_x <= other.min_x && min_y <= other.min_y && max_x >= other.max_x && max_y >= other.max_y
  }

  /// The pixels common to both; without area when there are none.
  func intersection(_ other: arcline_rect) -> arcline_rect {
    arcline_rect(
      min_x: max(min_x, other.min_x), min_y: max(min_y, other.min_y),
      max_x: min(max_x, other.max_x), max_y: min(max_y, other.max_y))
  }

  static func == (a: arcline_rect, b: arcline_rect) -> Bool {
    a.min_x == b.min_x && a.min_y == b.min_y && a.max_x == b.max_x && a.max_y == b.max_y
  }
}

extension IntRect {
  init(_ rect: arcline_rect) {
    self.init(
      minX: Int(rect.min_x), minY: Int(rect.min_y), maxX: Int(rect.max_x), maxY: Int(rect.max_y))
  }
}

extension [arcline_rect] {
  /// What is to be known of them all.
  var survey: arcline_survey { unsafe arcline_survey_rects(self, count) }

  /// Appends the columns of rows as rectangles, rows alike as one, and returns the rectangle around them.
  mutating func append(_ rows: ArraySlice<arcline_span>, firstRow: Int32) -> arcline_rect {
    var columns = arcline_span(min_x: 0, max_x: 0)
    append(addingCapacity: rows.count) { added in
      unsafe added.withUnsafeMutableBufferPointer { rects, made in
        unsafe rows.withUnsafeBufferPointer { rows in
          guard let from = rows.baseAddress, let to = rects.baseAddress else { return }
          made += unsafe arcline_rows_to_rects(from, rows.count, firstRow, to, &columns)
        }
      }
    }
    return arcline_rect(
      min_x: columns.min_x, min_y: firstRow, max_x: columns.max_x,
      max_y: firstRow &+ Int32(truncatingIfNeeded: rows.count))
  }
}
