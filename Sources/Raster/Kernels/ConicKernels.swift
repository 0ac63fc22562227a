import CRasterKernels
import Geometry

/// Kernels over the directions of pixels.
enum ConicKernels {
  /// The directions of the pixels of a rectangle as seen from a centre, in 1/65 536 turn, row by row.
  static func turns(of frame: IntRect, from center: Point) -> KernelArray<UInt16> {
    // A conic gradient over a whole turn whose table holds its own indices.
    let last = Int32(UInt16.max)
    let identity = (0...UInt32(last)).map { $0 }
    var conic = arcline_conic(
      cx: Float(center.x), cy: Float(center.y), start: 0, direction: 1, lead: 0, sweep: 1,
      scale: Float(last + 1), last: last)
    var row = [UInt32](repeating: 0, count: frame.width)
    var turns: [UInt16] = []
    turns.reserveCapacity(frame.area)
    for y in frame.minY..<frame.maxY {
      unsafe arcline_lookup_conic(
        &row, frame.width, identity, &conic, Int32(frame.minX), Int32(y))
      for index in row { turns.append(UInt16(truncatingIfNeeded: index)) }
    }
    return KernelArray(turns)
  }
}
