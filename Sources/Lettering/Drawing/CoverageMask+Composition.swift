internal import Raster

/// A mask and how far its origin lies to the right of the line's origin.
struct PlacedMask {
  var mask: CoverageMask
  var x: Int
}

extension CoverageMask {
  /// The mask without the empty rows and columns around its ink; empty when there is no ink.
  func trimmed() -> CoverageMask {
    var (left, right, top, bottom) = (width, -1, height, -1)
    for y in 0..<height {
      let row = coverage[y * width..<(y + 1) * width]
      guard let first = row.firstIndex(where: { $0 != 0 }),
        let last = row.lastIndex(where: { $0 != 0 })
      else { continue }
      left = min(left, first - y * width)
      right = max(right, last - y * width)
      top = min(top, y)
      bottom = y
    }
    guard right >= left else { return .empty }
    guard left > 0 || top > 0 || right < width - 1 || bottom < height - 1 else { return self }
    var inner: [UInt8] = []
    inner.reserveCapacity((right - left + 1) * (bottom - top + 1))
    for y in top...bottom { inner += coverage[y * width + left...y * width + right] }
    return CoverageMask(
      width: right - left + 1, height: bottom - top + 1, offsetX: offsetX + left,
      offsetY: offsetY + top, coverage: inner)
  }

  /// The union of masks: where two overlap, the greater coverage counts.
  static func union(of pieces: [PlacedMask]) -> CoverageMask {
    let inked = pieces.filter { $0.mask.width > 0 && $0.mask.height > 0 }
    let lefts = inked.map { $0.x + $0.mask.offsetX }
    guard let left = lefts.min(), let top = inked.map(\.mask.offsetY).min() else { return .empty }
    let right = zip(lefts, inked).map { $0 + $1.mask.width }.max() ?? left
    let bottom = inked.map { $0.mask.offsetY + $0.mask.height }.max() ?? top
    let width = right - left
    var coverage = [UInt8](repeating: 0, count: width * (bottom - top))
    for (pieceLeft, piece) in zip(lefts, inked) {
      let mask = piece.mask
      for y in 0..<mask.height {
        let target = (y + mask.offsetY - top) * width + pieceLeft - left
        let source = y * mask.width
        for x in 0..<mask.width {
          coverage[target + x] = max(coverage[target + x], mask.coverage[source + x])
        }
      }
    }
    return CoverageMask(
      width: width, height: bottom - top, offsetX: left, offsetY: top, coverage: coverage)
  }
}
