import CRasterKernels
import Geometry

/// The coverage of a shape in a rectangle, as runs from left to right in every row.
///
/// A run has either one coverage or a piece of the mask with a coverage for each pixel; pixels
/// without coverage have no run.
struct Coverage {
  /// The rectangle whose rows are described.
  var area = IntRect.empty
  /// The runs of all rows; columns are counted in the picture.
  var runs: [arcline_run] = []
  /// For each row the position after its last run.
  var rowEnds: [Int32] = []
  /// The coverage of the pixels that have one of their own.
  var mask: [UInt8] = []

  /// Forgets everything, keeping the memory.
  mutating func removeAll() {
    area = .empty
    runs.removeAll(keepingCapacity: true)
    rowEnds.removeAll(keepingCapacity: true)
    mask.removeAll(keepingCapacity: true)
  }

  /// The memory it takes, in bytes.
  var byteCount: Int { runs.count * 12 + rowEnds.count * 4 + mask.count }

  /// The coverage of every pixel of the area, row by row.
  var levels: [UInt8] {
    var levels = [UInt8](repeating: 0, count: max(0, area.area))
    var position = 0
    for row in 0..<rowEnds.count {
      let start = row * area.width - area.minX
      while position < Int(rowEnds[row]) {
        let run = runs[position]
        position += 1
        for x in run.x..<run.end {
          levels[start + Int(x)] =
            run.mask < 0 ? UInt8(-1 - run.mask) : mask[Int(run.mask + x - run.x)]
        }
      }
    }
    return levels
  }

  /// Appends the part inside a rectangle to another coverage, which must be empty.
  ///
  /// The mask is not copied: the result refers to this one's.
  func clip(to rect: IntRect, into result: inout Coverage) {
    let clipped = area.intersection(rect)
    result.area = clipped
    guard !clipped.isEmpty else { return }
    let first = clipped.minY - area.minY
    var position = first == 0 ? 0 : Int(rowEnds[first - 1])
    let minX = Int32(clipped.minX)
    let maxX = Int32(clipped.maxX)
    for row in first..<first + clipped.height {
      let end = Int(rowEnds[row])
      while position < end {
        var run = runs[position]
        position += 1
        guard run.end > minX, run.x < maxX else { continue }
        if run.x < minX {
          if run.mask >= 0 { run.mask += minX - run.x }
          run.x = minX
        }
        run.end = min(run.end, maxX)
        result.runs.append(run)
      }
      result.rowEnds.append(Int32(result.runs.count))
    }
  }
}

extension arcline_run {
  /// A run of pixels with one coverage, 1…255.
  @inline(__always) init(x: Int, end: Int, coverage: UInt8) {
    self.init(
      x: Int32(truncatingIfNeeded: x), end: Int32(truncatingIfNeeded: end),
      mask: -1 - Int32(coverage))
  }

  /// A run of pixels with a coverage each, from a place in the mask on.
  @inline(__always) init(x: Int, end: Int, maskAt position: Int) {
    self.init(
      x: Int32(truncatingIfNeeded: x), end: Int32(truncatingIfNeeded: end),
      mask: Int32(truncatingIfNeeded: position))
  }
}
