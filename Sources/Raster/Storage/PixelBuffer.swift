public import Geometry

/// A picture in memory: premultiplied 0xAARRGGBB pixels, row by row.
///
/// It cannot be copied by accident: a picture of a 4K screen has 33 MB.
public struct PixelBuffer: ~Copyable, Sendable {
  /// How the rows lie in memory; the stride equals the width.
  public let layout: PixelLayout
  private var storage: [UInt32]

  /// Makes a picture of transparent black pixels.
  public init(width: Int, height: Int) {
    layout = PixelLayout(width: width, height: height)
    storage = [UInt32](repeating: 0, count: layout.width * layout.height)
  }

  /// The number of columns.
  public var width: Int { layout.width }
  /// The number of rows.
  public var height: Int { layout.height }
  /// All the pixels of the picture.
  public var bounds: IntRect { layout.bounds }

  /// The pixel in column x of row y; (x, y) must be inside the bounds.
  public subscript(x: Int, y: Int) -> UInt32 { storage[y * layout.stride + x] }

  /// The 64-bit FNV-1a hash of the pixels' bytes, lowest byte first, row by row.
  public var contentHash: UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    let prime: UInt64 = 0x100_0000_01B3
    let span = storage.span
    for index in span.indices {
      var pixel = span[index]
      for _ in 0..<4 {
        hash = (hash ^ UInt64(pixel & 0xFF)) &* prime
        pixel >>= 8
      }
    }
    return hash
  }

  /// A copy of all pixels, row by row.
  public var pixels: [UInt32] { storage }

  /// Gives read access to the pixels without copying them.
  public borrowing func withPixels<Result, Failure: Error>(
    _ body: (Span<UInt32>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(storage.span)
  }

  /// Gives write access to the pixels without copying them.
  public mutating func withMutablePixels<Result, Failure: Error>(
    _ body: (inout MutableSpan<UInt32>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var span = storage.mutableSpan
    return try body(&span)
  }
}
