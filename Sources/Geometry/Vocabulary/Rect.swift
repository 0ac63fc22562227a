/// An axis-parallel rectangle with sides in pixels, y downward.
///
/// A rectangle whose width or height is zero, negative or not a number is empty.
public struct Rect: Hashable, Sendable, BitwiseCopyable {
  /// The left edge.
  public var minX: Double
  /// The upper edge.
  public var minY: Double
  /// The right edge.
  public var maxX: Double
  /// The lower edge.
  public var maxY: Double

  /// Makes the rectangle between two edges on each axis.
  @inlinable public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// Makes the rectangle with its upper left corner at (x, y).
  @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  /// The empty rectangle at the origin.
  public static let empty = Rect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  /// The extent to the right; negative for an inverted rectangle.
  @inlinable public var width: Double { maxX - minX }
  /// The extent downward; negative for an inverted rectangle.
  @inlinable public var height: Double { maxY - minY }
  /// The point half-way between the edges.
  @inlinable public var center: Point { Point(x: (minX + maxX) / 2, y: (minY + maxY) / 2) }
  /// The width and the height.
  @inlinable public var size: Size { Size(width: width, height: height) }
  /// Whether the rectangle contains no area.
  @inlinable public var isEmpty: Bool { !(maxX > minX && maxY > minY) }

  /// The rectangle with every edge moved inward by `distance` (outward when negative).
  @inlinable public func inset(by distance: Double) -> Rect {
    Rect(
      minX: minX + distance, minY: minY + distance, maxX: maxX - distance, maxY: maxY - distance)
  }

  /// The part common to both rectangles; empty when they do not overlap.
  @inlinable public func intersection(_ other: Rect) -> Rect {
    let common = Rect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    return common.isEmpty ? .empty : common
  }

  /// The least rectangle that contains both; an empty rectangle adds nothing.
  @inlinable public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return Rect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// The least rectangle that contains all the points; empty without points.
  public init(containing points: some Sequence<Point>) {
    var bounds = Rect(
      minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)
    for point in points {
      bounds.minX = min(bounds.minX, point.x)
      bounds.minY = min(bounds.minY, point.y)
      bounds.maxX = max(bounds.maxX, point.x)
      bounds.maxY = max(bounds.maxY, point.y)
    }
    self = bounds.minX <= bounds.maxX ? bounds : .empty
  }
}
