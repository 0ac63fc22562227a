import Geometry

/// A mask of coverage at its place in the picture.
struct PlacedMask {
  /// The coverage, row by row.
  let values: KernelArray<UInt8>
  /// The mask's pixels.
  let frame: IntRect

  /// Places a mask's origin at the nearest whole pixel: text stands on whole pixels.
  init(_ mask: CoverageMask, at origin: Point) {
    values = KernelArray(mask.coverage)
    frame = IntRect(
      x: Self.whole(origin.x) + mask.offsetX, y: Self.whole(origin.y) + mask.offsetY,
      width: mask.width, height: mask.height)
  }

  private static func whole(_ value: Double) -> Int {
    let limit = Double(IntRect.limit)
    return value.isFinite ? Int(max(-limit, min(limit, value)).rounded()) : 0
  }
}
