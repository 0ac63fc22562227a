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
    let blur = BlurredShape(shadow)
    var mask: [UInt8] = []
    mask.reserveCapacity(max(0, frame.area))
    for y in frame.minY..<max(frame.minY, frame.maxY) {
      var common: UInt8?
      for x in frame.minX..<max(frame.minX, frame.maxX) {
        let isCommon = alike.contains(x)
        if isCommon, let common {
          mask.append(common)
          continue
        }
        let center = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
        let depth = UInt8(((1 - blur.value(at: center)) * 255).rounded())
        if isCommon { common = depth }
        mask.append(depth)
      }
    }
    return mask
  }
}

/// The Gaussian blur of a rounded rectangle.
///
/// Across a row the blur of a span is a difference of two error functions; down the rows it is the
/// weighted sum over rows, here by the midpoint rule, which converges exponentially for a Gaussian.
private struct BlurredShape {
  private let rect: Rect
  private let radius: Double
  private let sigma: Double

  init(_ shadow: InnerShadow) {
    let moved = shadow.shape.rect
    rect = Rect(
      minX: moved.minX + shadow.offset.dx, minY: moved.minY + shadow.offset.dy,
      maxX: moved.maxX + shadow.offset.dx, maxY: moved.maxY + shadow.offset.dy)
    radius = shadow.shape.effectiveRadius
    sigma = shadow.sigma.isFinite ? max(1e-3, shadow.sigma) : 1e-3
  }

  /// The share of the shape under a Gaussian window at a point, 0…1.
  func value(at point: Point) -> Double {
    let reach = 4.5 * sigma
    // A corner cuts off 1 − √½ of its radius along both axes; deeper inside no rim is in reach.
    let depth = min(
      point.x - rect.minX, rect.maxX - point.x, point.y - rect.minY, rect.maxY - point.y)
    if depth > reach + 0.3 * radius { return 1 }
    let low = max(rect.minY, point.y - reach)
    let high = min(rect.maxY, point.y + reach)
    guard high > low else { return 0 }
    // Corners bend within their radius, so a step is short against both lengths.
    let step = min(sigma / 6, max(radius / 24, sigma / 24))
    let count = max(1, Int(((high - low) / step).rounded(.up)))
    let height = (high - low) / Double(count)
    var sum = 0.0
    for index in 0..<count {
      let y = low + (Double(index) + 0.5) * height
      let inset = cornerInset(atY: y)
      let span =
        ErrorFunction.cumulative(point.x - rect.minX - inset, sigma: sigma)
        - ErrorFunction.cumulative(point.x - rect.maxX + inset, sigma: sigma)
      sum += span * ErrorFunction.density(y - point.y, sigma: sigma) * height
    }
    return max(0, min(1, sum))
  }

  /// How far the shape's sides are moved inward at height y by its corners.
  private func cornerInset(atY y: Double) -> Double {
    let beyond = max(rect.minY + radius - y, y - (rect.maxY - radius))
    guard beyond > 0, radius > 0 else { return 0 }
    return radius - (radius * radius - min(radius * radius, beyond * beyond)).squareRoot()
  }
}
