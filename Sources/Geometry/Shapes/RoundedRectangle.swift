/// A rectangle with circular corners, optionally cut off by a vertical line on either side.
///
/// The cut keeps the corner radius: a nearly empty bar is the left end of its track, cut straight.
public struct RoundedRectangle: Hashable, Sendable, Tessellatable {
  /// The rectangle before its corners are rounded and before it is cut.
  public var rect: Rect
  /// The corner radius in pixels, clamped to 0…half the shorter side.
  public var cornerRadius: Double
  /// The vertical line at which the left part of the shape is cut off.
  public var cutMinX: Double
  /// The vertical line at which the right part of the shape is cut off.
  public var cutMaxX: Double

  /// Makes a rounded rectangle, whole unless it is cut.
  public init(
    _ rect: Rect, cornerRadius: Double, cutMinX: Double = -.infinity, cutMaxX: Double = .infinity
  ) {
    self.rect = rect
    self.cornerRadius = cornerRadius
    self.cutMinX = cutMinX
    self.cutMaxX = cutMaxX
  }

  /// The corner radius that is drawn.
  public var effectiveRadius: Double {
    guard cornerRadius.isFinite else { return 0 }
    return max(0, min(cornerRadius, rect.size.shortSide / 2))
  }

  /// A rectangle that contains the shape; empty when there is nothing to draw.
  public var bounds: Rect {
    guard rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite, rect.maxY.isFinite else {
      return .empty
    }
    return rect.intersection(
      Rect(minX: cutMinX, minY: rect.minY, maxX: cutMaxX, maxY: rect.maxY))
  }

  /// Appends the triangles and the boundary; nothing for a shape without area.
  public func tessellate(into mesh: inout Mesh, tolerance: Tolerance) {
    mesh.addConvexPolygon(polygon(tolerance: tolerance).corners)
  }

  /// The outline as a convex polygon, clockwise on the screen; empty when there is no area.
  func polygon(tolerance: Tolerance) -> ConvexPolygon {
    guard !bounds.isEmpty else { return ConvexPolygon() }
    var polygon = ConvexPolygon(corners: outline(tolerance: tolerance))
    if cutMinX > rect.minX { polygon.clip(keeping: .right(of: cutMinX)) }
    if cutMaxX < rect.maxX { polygon.clip(keeping: .left(of: cutMaxX)) }
    return polygon
  }

  private func outline(tolerance: Tolerance) -> [Point] {
    let r = effectiveRadius
    guard r > 0 else {
      return [
        Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
        Point(x: rect.maxX, y: rect.maxY), Point(x: rect.minX, y: rect.maxY),
      ]
    }
    let count = tolerance.segments(radius: r, sweep: Angle(turns: 0.25))
    // Corner centres clockwise from the upper right one, whose arc begins at twelve o'clock.
    let centers: InlineArray<4, Point> = [
      Point(x: rect.maxX - r, y: rect.minY + r), Point(x: rect.maxX - r, y: rect.maxY - r),
      Point(x: rect.minX + r, y: rect.maxY - r), Point(x: rect.minX + r, y: rect.minY + r),
    ]
    var corners = [Point](repeating: .zero, count: 4 * (count + 1))
    for step in 0...count {
      var arm = Angle(turns: 0.25 * Double(step) / Double(count)).direction * r
      for quarter in 0..<4 {
        corners[quarter * (count + 1) + step] = centers[quarter] + arm
        arm = arm.quarterTurned
      }
    }
    return corners
  }
}
