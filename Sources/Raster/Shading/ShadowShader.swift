import Geometry
import Scene

/// An inner shadow as a mask that is worked out once.
struct ShadowShader {
  private let mask: [UInt8]
  private let frame: IntRect
  private let pixel: UInt32

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
    mask = Self.mask(of: shadow, in: frame)
  }

  func shade(x: Int, y: Int, count: Int, into pixels: inout [UInt32]) {
    for offset in 0..<count {
      let column = x + offset - frame.minX
      let row = y - frame.minY
      // The frame covers the shape, and only the shape is filled.
      guard column >= 0, column < frame.width, row >= 0, row < frame.height else {
        pixels[offset] = 0
        continue
      }
      let depth = mask[row * frame.width + column]
      pixels[offset] = PremultipliedPixel.scale(pixel, by: UInt32(depth))
    }
  }

  /// One minus the blurred shape for every pixel of the frame, 0…255.
  ///
  /// Away from both ends of the shape all columns of a row are alike, so they are worked out once.
  private static func mask(of shadow: InnerShadow, in frame: IntRect) -> [UInt8] {
    let blur = BlurredShape(shadow)
    let rect = shadow.shape.rect
    let end = shadow.shape.effectiveRadius + 4 * max(0, shadow.sigma) + abs(shadow.offset.dx)
    let middle = Int(max(-1e9, min(1e9, rect.minX + end)).rounded(.up))
    let middleEnd = Int(max(-1e9, min(1e9, rect.maxX - end)).rounded(.down))
    var mask: [UInt8] = []
    mask.reserveCapacity(max(0, frame.area))
    for y in frame.minY..<max(frame.minY, frame.maxY) {
      var common: UInt8?
      for x in frame.minX..<max(frame.minX, frame.maxX) {
        let isCommon = x >= middle && x < middleEnd
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
