internal import Geometry
internal import Raster
internal import Scene

extension CoverageMask {
  /// The part of the mask on one side of a shape's edge; the shape counts from the mask's origin.
  ///
  /// Where the edge runs through a pixel, the outside part has its share of the coverage by area. The
  /// inside part has what is needed beneath the outside part for both to cover what the whole does.
  func clipped(to clip: TextClip) -> CoverageMask {
    let spans = RowSpans(clip.shape, minX: offsetX, width: width)
    var kept = coverage
    for y in 0..<height {
      let shares = spans.shares(ofRow: y + offsetY)
      for x in 0..<width {
        let index = y * width + x
        let whole = Double(coverage[index])
        let outside = (whole * (1 - shares[x])).rounded()
        if clip.keepsOutside {
          kept[index] = UInt8(outside)
        } else {
          // (1 − inside)(1 − outside) = 1 − whole.
          kept[index] =
            outside < 255 ? UInt8((255 * (whole - outside) / (255 - outside)).rounded()) : 0
        }
      }
    }
    return CoverageMask(
      width: width, height: height, offsetX: offsetX, offsetY: offsetY, coverage: kept)
  }
}

/// How much of each pixel of a row a rounded rectangle covers.
///
/// Straight parts are exact; round corners are summed over thin strips.
private struct RowSpans {
  private static let strips = 8

  private let shape: RoundedRectangle
  private let bounds: Rect
  private let radius: Double
  private let minX: Int
  private let width: Int

  init(_ shape: RoundedRectangle, minX: Int, width: Int) {
    self.shape = shape
    self.minX = minX
    self.width = width
    bounds = shape.bounds
    radius = shape.effectiveRadius
  }

  /// The covered share of each pixel of a row, 0…1.
  func shares(ofRow row: Int) -> [Double] {
    var shares = [Double](repeating: 0, count: width)
    guard !bounds.isEmpty else { return shares }
    for strip in 0..<Self.strips {
      let top = Double(row) + Double(strip) / Double(Self.strips)
      let bottom = top + 1 / Double(Self.strips)
      let height = min(bottom, bounds.maxY) - max(top, bounds.minY)
      guard height > 0 else { continue }
      let span = span(at: (top + bottom) / 2)
      for x in 0..<width {
        let left = Double(minX + x)
        let covered = min(left + 1, span.upperBound) - max(left, span.lowerBound)
        if covered > 0 { shares[x] += covered * height }
      }
    }
    return shares.map { min(1, $0) }
  }

  /// What the shape covers of a height.
  private func span(at y: Double) -> ClosedRange<Double> {
    let rect = shape.rect
    let depth = max(0, radius - min(y - rect.minY, rect.maxY - y))
    let indent = radius - (max(0, radius * radius - depth * depth)).squareRoot()
    let left = max(bounds.minX, rect.minX + indent)
    return left...max(left, min(bounds.maxX, rect.maxX - indent))
  }
}
