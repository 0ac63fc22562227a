import Geometry
import Scene

/// An inner shadow as a mask that is worked out once.
struct ShadowShader {
  /// The depth of the shadow in every pixel of the frame, row by row: 0 is none, 255 the whole colour.
  let depths: KernelArray<UInt8>
  /// The pixels that the shape can reach.
  let frame: IntRect
  /// The shadow's colour.
  let pixel: UInt32
  /// The columns away from both ends of the shape, in which all pixels of a row are alike.
  let alikeColumns: Range<Int>
  /// The pixels of those columns, row by row.
  let alikeRows: KernelArray<UInt32>

  /// The greatest number of pixels of a mask; larger shapes cast no shadow.
  private static let maximumArea = 1 << 24
  /// The greatest side of a mask, in pixels: that of the largest window.
  private static let maximumSide = 1 << 14

  init(_ shadow: InnerShadow) {
    let covering = IntRect(covering: shadow.shape.rect)
    let longSide = max(covering.width, covering.height)
    let isDrawable = covering.area <= Self.maximumArea && longSide <= Self.maximumSide
    frame = isDrawable ? covering : .empty
    pixel = PremultipliedPixel.make(shadow.color)
    let columns = Self.alikeColumns(of: shadow, in: frame)
    let values = Self.mask(of: shadow, in: frame, alike: columns)
    depths = KernelArray(values)
    alikeColumns = columns
    let (width, source, left) = (frame.width, pixel, columns.lowerBound - frame.minX)
    alikeRows = KernelArray(
      (0..<max(0, columns.isEmpty ? 0 : frame.height)).map { row in
        PremultipliedPixel.scale(source, by: UInt32(values[row * width + left]))
      })
  }

  private static func alikeColumns(of shadow: InnerShadow, in frame: IntRect) -> Range<Int> {
    let rect = shadow.shape.rect
    // Beyond 4.5 standard deviations of an end less than a hundredth of a level is left of it.
    let end = shadow.shape.effectiveRadius + 4.5 * max(0, shadow.sigma) + abs(shadow.offset.dx)
    let inner = IntRect(
      inside: Rect(
        minX: rect.minX + end, minY: rect.minY - 1, maxX: rect.maxX - end, maxY: rect.maxY + 1))
    let columns = inner.intersection(frame)
    return columns.isEmpty ? 0..<0 : columns.minX..<columns.maxX
  }

  /// One minus the blurred shape for every pixel of the frame, 0…255.
  private static func mask(
    of shadow: InnerShadow, in frame: IntRect, alike: Range<Int>
  ) -> [UInt8] {
    guard !frame.isEmpty else { return [] }
    // Of columns that are alike one is enough.
    var columns = Array(frame.minX..<frame.maxX)
    if !alike.isEmpty {
      columns.replaceSubrange(
        alike.lowerBound - frame.minX..<alike.upperBound - frame.minX, with: [alike.lowerBound])
    }
    let depths = BlurredShape(shadow).depths(
      columns: columns.map { Double($0) + 0.5 }, firstRow: frame.minY, rows: frame.height)
    guard !alike.isEmpty else { return depths }
    let (width, left) = (columns.count, alike.lowerBound - frame.minX)
    var mask: [UInt8] = []
    mask.reserveCapacity(frame.area)
    for row in 0..<frame.height {
      let start = row * width
      mask.append(contentsOf: depths[start..<start + left])
      mask.append(contentsOf: repeatElement(depths[start + left], count: alike.count))
      mask.append(contentsOf: depths[start + left + 1..<start + width])
    }
    return mask
  }
}
