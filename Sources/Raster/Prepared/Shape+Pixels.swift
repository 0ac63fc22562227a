import Geometry

extension Shape {
  /// Whole pixels that the shape covers completely; empty where no large rectangle of them is known.
  var solidPixels: IntRect {
    switch self {
    case .rectangle(let rect): IntRect(inside: rect)
    case .roundedRectangle(let bar): IntRect(inside: bar.largestInside)
    case .circle(let circle): .inside(circle.center, radius: circle.radius)
    default: .empty
    }
  }

  /// Whole pixels inside the shape's bounds that it does not reach; empty where no large rectangle of
  /// them is known.
  var hollowPixels: IntRect {
    switch self {
    // Caps are no wider than the ring.
    case .arc(let arc): .inside(arc.center, radius: arc.innerRadius)
    case .border(let border): IntRect(inside: border.hole.largestInside)
    default: .empty
    }
  }
}

extension RoundedRectangle {
  /// The larger of the two rectangles that leave out a pair of sides with the corners.
  fileprivate var largestInside: Rect {
    let radius = effectiveRadius
    let (low, high) = (max(cutMinX, rect.minX), min(cutMaxX, rect.maxX))
    let wide = Rect(
      minX: max(cutMinX, rect.minX + radius), minY: rect.minY,
      maxX: min(cutMaxX, rect.maxX - radius), maxY: rect.maxY)
    let tall = Rect(
      minX: low, minY: rect.minY + radius, maxX: high, maxY: rect.maxY - radius)
    if wide.isEmpty || tall.isEmpty { return wide.isEmpty ? tall : wide }
    return wide.width * wide.height >= tall.width * tall.height ? wide : tall
  }
}

extension IntRect {
  /// The pixels of the square inside a circle, but for a margin of one pixel: coordinates are rounded.
  fileprivate static func inside(_ center: Point, radius: Double) -> IntRect {
    let half = radius * 0.5.squareRoot() - 1
    guard half > 0, center.isFinite else { return .empty }
    return IntRect(
      inside: Rect(
        x: center.x - half, y: center.y - half, width: 2 * half, height: 2 * half))
  }
}
