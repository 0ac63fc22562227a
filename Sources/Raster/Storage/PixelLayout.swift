public import Geometry

/// How the rows of a picture lie in memory.
public struct PixelLayout: Hashable, Sendable {
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The distance from a pixel to the one below it, in pixels, ≥ width.
  public let stride: Int

  /// Makes a layout; negative sizes become 0 and the stride is at least the width.
  public init(width: Int, height: Int, stride: Int? = nil) {
    self.width = max(0, width)
    self.height = max(0, height)
    self.stride = max(self.width, stride ?? 0)
  }

  /// All the pixels of the picture.
  public var bounds: IntRect { IntRect(minX: 0, minY: 0, maxX: width, maxY: height) }
}
