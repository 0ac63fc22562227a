internal import Geometry
internal import Raster

/// How far the picture is turned clockwise on its way to the screen, in degrees.
///
/// It is for screens that stand on their side where nothing below the program turns the picture.
/// Pixels are moved and never mixed.
public nonisolated enum Rotation: Int, Hashable, Sendable, CaseIterable {
  /// As it is drawn.
  case none = 0
  /// The upper edge of the picture is at the right of the screen.
  case quarter = 90
  /// Upside down.
  case half = 180
  /// The upper edge of the picture is at the left of the screen.
  case threeQuarters = 270

  /// Whether width and height change places.
  var swapsSides: Bool { self == .quarter || self == .threeQuarters }

  /// The size of a picture that fills a screen of a size, and the other way round.
  func size(_ size: (width: Int, height: Int)) -> (width: Int, height: Int) {
    swapsSides ? (size.height, size.width) : size
  }

  /// Where a rectangle of a picture of a size comes to lie on the screen.
  func turn(_ rect: IntRect, width: Int, height: Int) -> IntRect {
    switch self {
    case .none: rect
    case .quarter:
      IntRect(
        minX: height - rect.maxY, minY: rect.minX, maxX: height - rect.minY, maxY: rect.maxX)
    case .half:
      IntRect(
        minX: width - rect.maxX, minY: height - rect.maxY, maxX: width - rect.minX,
        maxY: height - rect.minY)
    case .threeQuarters:
      IntRect(
        minX: rect.minY, minY: width - rect.maxX, maxX: rect.maxY, maxY: width - rect.minX)
    }
  }

  /// Where the pixels of a row of the screen come from in a picture of a size: the index of that of
  /// column 0, and how far it is from column to column and from row to row.
  func source(width: Int, height: Int) -> (start: Int, column: Int, row: Int) {
    switch self {
    case .none: (0, 1, width)
    // Column x, row y of the screen is column y, row height − 1 − x of the picture.
    case .quarter: ((height - 1) * width, -width, 1)
    case .half: (width * height - 1, -1, -width)
    case .threeQuarters: (width - 1, width, -1)
    }
  }
}
