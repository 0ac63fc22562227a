/// A small picture of coverage alone: 0 is empty, 255 is full.
public struct CoverageMask: Sendable, Equatable {
  /// The number of columns, ≥ 0.
  public let width: Int
  /// The number of rows, ≥ 0.
  public let height: Int
  /// Where the first pixel lies, in pixels to the right of the mask's origin.
  public let offsetX: Int
  /// Where the first pixel lies, in pixels below the mask's origin.
  public let offsetY: Int
  /// The coverage, row by row, width × height values.
  public let coverage: [UInt8]

  /// Makes a mask; `coverage` must hold width × height values.
  public init(width: Int, height: Int, offsetX: Int, offsetY: Int, coverage: [UInt8]) {
    precondition(
      width >= 0 && height >= 0 && coverage.count == width * height,
      "a mask holds width × height values")
    self.width = width
    self.height = height
    self.offsetX = offsetX
    self.offsetY = offsetY
    self.coverage = coverage
  }

  /// A mask without pixels.
  public static let empty = CoverageMask(width: 0, height: 0, offsetX: 0, offsetY: 0, coverage: [])
}
