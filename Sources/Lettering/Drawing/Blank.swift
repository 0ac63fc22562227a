/// A blank of known width, by which the end of a stretch is told apart from its ink.
struct Blank {
  /// So many blanks are measured together that the width of one is exact to a 64th of a pixel.
  private static let countMeasured = 64

  /// The text of the blank.
  let text: String
  /// Its advance in pixels.
  let width: Double

  /// Measures the no-break space of a font, which shaping neither joins nor breaks, or the plain
  /// space where the face lacks it.
  init(of font: SizedFont) {
    text = font.provides("\u{A0}") ? "\u{A0}" : " "
    let row = String(repeating: text, count: Self.countMeasured)
    let total = font.pictureSize(of: row, shaping: Shaping())?.width ?? 0
    width = Double(total) / Double(Self.countMeasured)
  }
}
