internal import Raster

/// The measures of a shaped stretch relative to its origin, worked out from what SDL_ttf tells.
///
/// SDL_ttf reports only the width of the picture: from the leftmost ink or the origin to the
/// rightmost ink or the end. A blank with a known width beside the text covers an overhang and
/// thereby tells the end apart from the ink.
struct StretchMeasure {
  let font: SizedFont
  let text: String
  let shaping: Shaping

  /// The advance in whole pixels, never less than the true one rounded down.
  var advance: Int {
    if let scalar = onlyScalar, let glyph = font.glyph(scalar) {
      return max(0, glyph.advance)
    }
    return max(0, Int(end.rounded(.up)))
  }

  /// The mask of the stretch; nil when SDL_ttf cannot draw it.
  var mask: CoverageMask? {
    guard let picture = font.picture(of: text, shaping: shaping) else { return nil }
    let ink = CoverageMask(
      width: picture.width, height: picture.height, offsetX: 0, offsetY: 0,
      coverage: picture.coverage
    ).trimmed()
    guard ink.width > 0 else { return .empty }
    let left = overhang(of: ink)
    let rise = rise(of: ink, pictureHeight: picture.height)
    return CoverageMask(
      width: ink.width, height: ink.height, offsetX: ink.offsetX - left,
      offsetY: ink.offsetY - font.ascent - rise, coverage: ink.coverage)
  }

  private var onlyScalar: Unicode.Scalar? {
    let scalars = text.unicodeScalars
    return scalars.count == 1 ? scalars.first : nil
  }

  /// Where the stretch ends, up to a pixel too far left because SDL_ttf rounds down.
  private var end: Double {
    let blank = font.blank.text
    let width = font.blank.width
    if shaping.isRightToLeft {
      let padded = font.pictureSize(of: blank + text + blank, shaping: shaping)?.width ?? 0
      return Double(padded) - 2 * width
    }
    let padded = font.pictureSize(of: text + blank, shaping: shaping)?.width ?? 0
    let first = text.unicodeScalars.first.flatMap(font.glyph)
    return Double(padded) + Double(min(0, first?.minX ?? 0)) - width
  }

  /// How far the picture begins to the left of the origin.
  private func overhang(of ink: CoverageMask) -> Int {
    // The picture begins at the origin unless ink needs more room, and then at that ink. A column
    // of air is allowed for, because the faintest edge may vanish.
    guard ink.offsetX <= 1 else { return 0 }
    if !shaping.isRightToLeft || onlyScalar != nil {
      let first = text.unicodeScalars.first.flatMap(font.glyph)
      return max(0, -(first?.minX ?? 0))
    }
    let plain = font.pictureSize(of: text, shaping: shaping)?.width ?? 0
    let padded = font.pictureSize(of: text + font.blank.text, shaping: shaping)?.width ?? 0
    // With the blank at its left the picture begins at the blank's origin.
    return max(0, plain - Int((Double(padded) - font.blank.width).rounded(.up)))
  }

  /// How far the picture begins above the ascent.
  private func rise(of ink: CoverageMask, pictureHeight: Int) -> Int {
    let excess = pictureHeight - font.height
    guard excess > 0 else { return 0 }
    let touchesTop = ink.offsetY == 0
    let touchesBottom = ink.offsetY + ink.height == pictureHeight
    if touchesTop != touchesBottom { return touchesTop ? excess : 0 }
    let highest = text.unicodeScalars.compactMap { font.glyph($0)?.maxY }.max() ?? 0
    return min(excess, max(0, highest - font.ascent))
  }
}
