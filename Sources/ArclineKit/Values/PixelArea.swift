import Raster

/// How a picture lies in memory, and how large its pixels are.
public struct PixelArea: Hashable, Sendable {
  /// The longest side that can be drawn, in pixels.
  public static let longestSide = 16_384
  /// The most pixels in all.
  public static let mostPixels = 64_000_000

  /// The number of columns, 1 … ``longestSide``.
  public var width: Int
  /// The number of rows, 1 … ``longestSide``.
  public var height: Int
  /// The distance from a pixel to the one below it, in pixels, at least the width.
  public var stride: Int
  /// Device pixels to a logical one, 0.25 … 8; it sets how small text may become.
  public var scale: Double

  /// Describes a picture; rows follow each other closely unless `stride` says otherwise.
  ///
  /// What is out of range is an error of the call that draws.
  public init(width: Int, height: Int, stride: Int? = nil, scale: Double = 1) {
    self.width = width
    self.height = height
    self.stride = stride ?? width
    self.scale = scale
  }

  /// Checks the ranges, and that `count` pixels of memory are enough.
  func layout(in count: Int? = nil) throws(DrawingError) -> PixelLayout {
    let sides = 1...Self.longestSide
    guard sides.contains(width), sides.contains(height), width * height <= Self.mostPixels else {
      throw DrawingError(
        "a picture of \(width)x\(height) pixels cannot be drawn: 1 to \(Self.longestSide) a side "
          + "and at most \(Self.mostPixels) in all are allowed")
    }
    guard scale >= 0.25, scale <= 8 else {
      throw DrawingError("a scale of \(scale) cannot be drawn: 0.25 to 8 is allowed")
    }
    guard stride >= width else {
      throw DrawingError("a stride of \(stride) pixels is less than the width of \(width)")
    }
    if let count {
      let needed = stride.multipliedReportingOverflow(by: height)
      guard !needed.overflow, needed.partialValue <= count else {
        throw DrawingError(
          "\(count) pixels of memory are too few for \(height) rows of \(stride) pixels")
      }
    }
    return PixelLayout(width: width, height: height, stride: stride)
  }
}

/// Why a picture could not be drawn or written.
public struct DrawingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was wrong, where, and what is allowed, in one line.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
