import Lettering
import Raster
import Scene

/// Fonts and small helpers that the tests share.
enum Fixtures {
  /// The folder of the bundled fonts, found from where this file lies.
  static let fontFolder =
    #filePath.split(separator: "/").dropLast(3).reduce("") { "\($0)/\($1)" } + "/Assets/Fonts"

  static var regularPath: String { "\(fontFolder)/Roboto-Regular.ttf" }
  static var mediumPath: String { "\(fontFolder)/Roboto-Medium.ttf" }

  /// A typesetter of the bundled faces alone, so that results do not depend on the system.
  static func typesetter(
    limits: LetteringLimits = LetteringLimits()
  ) throws -> Typesetter {
    try Typesetter(fontFiles: FontFiles(folder: fontFolder, fallbacks: []), limits: limits)
  }

  static func run(
    _ text: String, size: Double = 26, weight: FontWeight = .medium,
    digits: DigitSpacing = .tabular, reading: ReadingDirection = .leftToRight
  ) -> TextRun {
    TextRun(text, weight: weight, size: size, digits: digits, reading: reading)
  }
}

extension CoverageMask {
  /// The x coordinate after the last column, relative to the origin.
  var right: Int { offsetX + width }

  /// The y coordinate after the last row, relative to the baseline.
  var bottom: Int { offsetY + height }

  /// The coverage at a place relative to the origin; 0 outside.
  func value(_ x: Int, _ y: Int) -> UInt8 {
    let (column, row) = (x - offsetX, y - offsetY)
    guard (0..<width).contains(column), (0..<height).contains(row) else { return 0 }
    return coverage[row * width + column]
  }

  /// Whether the columns from `start` hold exactly another mask, moved to `start`.
  func shows(_ other: CoverageMask, at start: Int) -> Bool {
    (other.offsetY..<other.bottom).allSatisfy { y in
      (other.offsetX..<other.right).allSatisfy { x in
        value(start + x, y) == other.value(x, y)
      }
    }
  }
}
