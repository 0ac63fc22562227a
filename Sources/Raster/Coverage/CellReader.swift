import CRasterKernels
import Geometry

/// Reads the cells of an area as runs of coverage, and clears them.
struct CellReader {
  let grid: CellGrid

  /// A stretch of equal pixels shorter than this between two edges stays in the mask: one run is
  /// cheaper than three.
  private static let shortStretch = 8

  /// Reads all rows.
  func read(
    _ cells: inout MutableSpan<Int32>, _ marks: inout MutableSpan<UInt64>,
    into coverage: inout Coverage
  ) {
    coverage.area = grid.area
    // The arrays are taken out of the structure, so that growing them needs no look at its other parts.
    var sink = RunSink(
      minX: grid.area.minX, runs: coverage.runs, mask: coverage.mask)
    coverage.runs = []
    coverage.mask = []
    for row in 0..<grid.area.height {
      sink.beginRow(width: grid.area.width)
      readRow(row, &cells, &marks, into: &sink)
      coverage.rowEnds.append(Int32(truncatingIfNeeded: sink.runs.count))
    }
    coverage.runs = sink.runs
    coverage.mask = sink.finish()
  }

  @inline(__always) private func readRow(
    _ row: Int, _ cells: inout MutableSpan<Int32>, _ marks: inout MutableSpan<UInt64>,
    into sink: inout RunSink
  ) {
    let width = grid.area.width
    var sum = 0
    var level: UInt8 = 0
    var column = 0
    for word in 0..<grid.markStride {
      let index = row &* grid.markStride &+ word
      var set = marks[index]
      if set == 0 { continue }
      marks[index] = 0
      while set != 0 {
        let changed = word &<< 6 &+ set.trailingZeroBitCount
        set &= set &- 1
        let cell = row &* grid.stride &+ changed
        let change = Int(cells[cell])
        cells[cell] = 0
        guard changed < width else { break }
        if changed > column { sink.stretch(from: column, to: changed, level, isLast: false) }
        sum &+= change
        level = Self.level(sum)
        sink.pixel(changed, level)
        column = changed &+ 1
      }
    }
    // The last coverage goes on to the right end: the shape may go on beyond the area.
    if column < width { sink.stretch(from: column, to: width, level, isLast: true) }
    sink.closeMask(at: column)
  }

  /// Collects runs and mask values.
  private struct RunSink {
    let minX: Int
    private(set) var runs: [arcline_run]
    private var mask: [UInt8]
    /// The number of mask values in use; the array is longer.
    private var used: Int
    /// Where the present piece of mask begins, in columns, and its place; −1 when there is none.
    private var maskColumn = -1
    private var maskStart = 0

    init(minX: Int, runs: [arcline_run], mask: [UInt8]) {
      self.minX = minX
      self.runs = runs
      self.mask = mask
      used = mask.count
    }

    /// Makes room for a row in which every pixel is its own.
    @inline(__always) mutating func beginRow(width: Int) {
      if mask.count < used &+ width {
        mask.append(contentsOf: repeatElement(0, count: max(width, mask.count)))
      }
    }

    @inline(__always) mutating func pixel(_ column: Int, _ level: UInt8) {
      if maskColumn < 0 {
        maskColumn = column
        maskStart = used
      }
      mask[used] = level
      used &+= 1
    }

    /// Pixels without a change have the coverage of the one before.
    @inline(__always) mutating func stretch(
      from column: Int, to end: Int, _ level: UInt8, isLast: Bool
    ) {
      if maskColumn >= 0 && end &- column < CellReader.shortStretch && !isLast {
        for _ in column..<end {
          mask[used] = level
          used &+= 1
        }
      } else {
        closeMask(at: column)
        if level != 0 {
          runs.append(arcline_run(x: minX &+ column, end: minX &+ end, coverage: level))
        }
      }
    }

    @inline(__always) mutating func closeMask(at column: Int) {
      guard maskColumn >= 0 else { return }
      runs.append(arcline_run(x: minX &+ maskColumn, end: minX &+ column, maskAt: maskStart))
      maskColumn = -1
    }

    /// The mask without the room that was not needed.
    mutating func finish() -> [UInt8] {
      mask.removeLast(mask.count - used)
      return mask
    }
  }

  /// The coverage of a running sum: 0…255, rounded to nearest.
  ///
  /// The sum's sign is the direction of winding. Areas wound more than once are full (nonzero rule).
  @inline(__always) static func level(_ sum: Int) -> UInt8 {
    let area = min(abs(sum), CoverageAccumulator.full)
    return UInt8(truncatingIfNeeded: (area &* 255 &+ CoverageAccumulator.full / 2) &>> 17)
  }
}
