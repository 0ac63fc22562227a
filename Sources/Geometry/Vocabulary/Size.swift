/// A width and a height in pixels.
public struct Size: Hashable, Sendable, BitwiseCopyable {
  /// The extent to the right, in pixels.
  public var width: Double
  /// The extent downward, in pixels.
  public var height: Double

  /// Makes a size of the given width and height.
  @inlinable public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The shorter of the two sides.
  @inlinable public var shortSide: Double { min(width, height) }
}
