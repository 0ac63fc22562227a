internal import Scene

/// The heights of a line in whole pixels.
struct LineMeasures: Equatable {
  var ascent: Int
  var descent: Int
  var digitHeight: Int
}

extension Typesetter {
  // Where there is no face, the proportions of the bundled one are kept, so that layouts still fit.
  private static let ascentShare = 0.93
  private static let descentShare = 0.25
  private static let digitHeightShare = 0.71

  /// The heights of a line of one weight and size.
  func lineMeasures(weight: FontWeight, size: Int) -> LineMeasures {
    guard let id = faces.primary(for: weight, size: size), let font = faces.font(id, size: size)
    else {
      return LineMeasures(
        ascent: Self.pixels(Self.ascentShare, of: size),
        descent: Self.pixels(Self.descentShare, of: size),
        digitHeight: Self.pixels(Self.digitHeightShare, of: size))
    }
    let zero = font.provides("0") ? font.glyph("0") : nil
    return LineMeasures(
      ascent: font.ascent, descent: font.descent,
      digitHeight: max(1, zero?.maxY ?? Self.pixels(Self.digitHeightShare, of: size)))
  }

  private static func pixels(_ share: Double, of size: Int) -> Int {
    max(1, Int((share * Double(size)).rounded()))
  }
}
