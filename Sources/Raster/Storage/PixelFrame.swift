import Geometry

/// Where a part of a picture lies in memory.
struct PixelFrame {
  /// The pixels of the picture that have memory.
  let bounds: IntRect
  /// The distance to the pixel below, in pixels.
  let stride: Int

  /// The whole picture.
  init(_ layout: PixelLayout) {
    bounds = layout.bounds
    stride = layout.stride
  }

  /// A rectangle of the picture whose rows follow each other.
  init(compact bounds: IntRect) {
    self.bounds = bounds
    stride = bounds.width
  }

  /// The place of the pixel in column x of row y.
  func index(x: Int, y: Int) -> Int { (y - bounds.minY) * stride + x - bounds.minX }

  /// The number of pixels of memory it needs at least.
  var count: Int { bounds.isEmpty ? 0 : (bounds.height - 1) * stride + bounds.width }
}
