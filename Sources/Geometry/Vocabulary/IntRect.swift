/// A rectangle of whole device pixels, half-open: minimum inclusive, maximum exclusive.
public struct IntRect: Hashable, Sendable, BitwiseCopyable {
  /// The first column.
  public var minX: Int
  /// The first row.
  public var minY: Int
  /// The column after the last one.
  public var maxX: Int
  /// The row after the last one.
  public var maxY: Int

  /// The greatest magnitude a coordinate takes when it is made from a real number.
  ///
  /// Windows end at 16 384. With eight fraction bits a coordinate stays below 2³⁰, so the product of
  /// two differences fits into 64 bits.
  public static let limit = 1 << 22

  /// Makes the rectangle between two edges on each axis.
  @inlinable public init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// Makes a rectangle with its first pixel at (x, y).
  @inlinable public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  /// Makes the least rectangle of whole pixels that contains `rect`.
  ///
  /// Coordinates beyond ±`limit` are clamped; an empty or not finite rectangle gives an empty one.
  public init(covering rect: Rect) {
    guard !rect.isEmpty else {
      self = .empty
      return
    }
    self.init(
      minX: Self.whole(rect.minX.rounded(.down)), minY: Self.whole(rect.minY.rounded(.down)),
      maxX: Self.whole(rect.maxX.rounded(.up)), maxY: Self.whole(rect.maxY.rounded(.up)))
  }

  private static func whole(_ value: Double) -> Int {
    Int(max(-Double(limit), min(Double(limit), value)))
  }

  /// The rectangle without pixels at the origin.
  public static let empty = IntRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  /// The number of columns; not positive when empty.
  @inlinable public var width: Int { maxX - minX }
  /// The number of rows; not positive when empty.
  @inlinable public var height: Int { maxY - minY }
  /// Whether there is no pixel inside.
  @inlinable public var isEmpty: Bool { maxX <= minX || maxY <= minY }
  /// The number of pixels inside.
  @inlinable public var area: Int { isEmpty ? 0 : width * height }

  /// The pixels common to both; empty when there are none.
  @inlinable public func intersection(_ other: IntRect) -> IntRect {
    let common = IntRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    return common.isEmpty ? .empty : common
  }

  /// The least rectangle that contains both; an empty one adds nothing.
  @inlinable public func union(_ other: IntRect) -> IntRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return IntRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// Whether every pixel of `other` is inside; true for an empty `other`.
  @inlinable public func contains(_ other: IntRect) -> Bool {
    other.isEmpty
      || (minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY)
  }

  /// The same edges as real numbers.
  @inlinable public var rect: Rect {
    Rect(minX: Double(minX), minY: Double(minY), maxX: Double(maxX), maxY: Double(maxY))
  }
}
