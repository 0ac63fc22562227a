public import Raster
public import Scene

/// Turns text into coverage with the fonts of the program, the user and the system.
///
/// Digits can stand in equal cells, missing glyphs come from fallback fonts or become boxes, and
/// right-to-left words are laid out by the Unicode bidirectional rules. The same text always gives
/// the same pixels. Nothing of SDL needs to be started before, and no display is needed.
///
/// Each typesetter belongs to one thread; several may exist. Font files are read once into memory
/// and may be removed afterwards. Sizes are rounded to whole pixels from 1 to `sizeLimit`.
public final class Typesetter {
  /// The greatest em size in pixels; larger runs are drawn at this size.
  public static let sizeLimit = 2000

  /// What went wrong without stopping the work, one line each.
  public var warnings: [String] { faces.warnings }

  let faces: FaceSet
  private var masks: LRUCache<MaskKey, CoverageMask>
  private var advances: LRUCache<LineKey, Int>
  private var masksMade = 0

  /// Makes a typesetter for a list of font files.
  ///
  /// A bundled or system file that cannot be used costs only a warning. Without any usable face
  /// every character is drawn as a box.
  ///
  /// - Throws: The first of the user's files that cannot be read or is no usable font.
  public init(
    fontFiles: FontFiles, limits: LetteringLimits = LetteringLimits()
  ) throws(LetteringError) {
    faces = try FaceSet(fontFiles, openFontLimit: limits.openFonts)
    masks = LRUCache(countLimit: limits.maskCount, costLimit: limits.maskBytes)
    advances = LRUCache(countLimit: limits.maskCount, costLimit: .max)
  }

  /// What was made and is kept so far.
  public var statistics: LetteringStatistics {
    LetteringStatistics(
      masksMade: masksMade, masksEvicted: masks.evictions, cachedMasks: masks.count,
      cachedBytes: masks.totalCost, openFonts: faces.openCount, fontsOpened: faces.openings)
  }
}

/// Everything that decides how a line looks.
private struct LineKey: Hashable {
  var line: PlainText
  var weight: FontWeight
  var size: Int
  var digits: DigitSpacing

  init(_ run: TextRun) {
    // NaN fails the comparison and becomes the least size.
    size = run.size >= 1 ? Int(min(run.size.rounded(), Double(Typesetter.sizeLimit))) : 1
    line = PlainText(run.text, size: size, reading: run.reading)
    weight = run.weight
    digits = run.digits
  }
}

/// A mask that is kept.
private enum MaskKey: Hashable {
  case line(LineKey)
  case digit(Unicode.Scalar, face: FaceSet.ID, size: Int)
}

extension Typesetter: TextRasterizing {
  /// The measures of a run in whole pixels.
  ///
  /// Ascent, descent and digit height are those of the first usable face of the weight; they do
  /// not depend on the text.
  public func metrics(of run: TextRun) -> TextMetrics {
    let key = LineKey(run)
    let measures = lineMeasures(weight: key.weight, size: key.size)
    return TextMetrics(
      advance: Double(advance(of: key)), ascent: Double(measures.ascent),
      descent: Double(measures.descent), digitHeight: Double(measures.digitHeight))
  }

  /// The coverage of a run, without empty rows and columns around its ink.
  ///
  /// Text of more than 512 characters, or of more than 16 384 pixels in ems, is cut and ends in an
  /// ellipsis. A clip's parts are made anew each time from the mask of the whole run, which is kept.
  public func mask(of run: TextRun) -> CoverageMask {
    let key = LineKey(run)
    guard !key.line.text.isEmpty else { return .empty }
    let whole = keptMask(.line(key)) { drawLine(key) }
    return run.clip.map(whole.clipped) ?? whole
  }

  private func advance(of key: LineKey) -> Int {
    guard !key.line.text.isEmpty else { return 0 }
    if let known = advances.value(for: key) { return known }
    let sum = pieces(of: key).reduce(0) { $0 + advance(of: $1, key) }
    advances.insert(sum, cost: 0, for: key)
    return sum
  }

  private func keptMask(_ key: MaskKey, make: () -> CoverageMask) -> CoverageMask {
    if let kept = masks.value(for: key) { return kept }
    let mask = make()
    masksMade += 1
    masks.insert(mask, cost: mask.coverage.count, for: key)
    return mask
  }
}

extension Typesetter {
  private func pieces(of key: LineKey) -> [TextPiece] {
    LineBreakdown(faces: faces, weight: key.weight, size: key.size, digits: key.digits)
      .pieces(of: key.line)
  }

  private func drawLine(_ key: LineKey) -> CoverageMask {
    var placed: [PlacedMask] = []
    var x = 0
    for piece in pieces(of: key) {
      placed.append(PlacedMask(mask: mask(of: piece, key), x: x))
      x += advance(of: piece, key)
    }
    return .union(of: placed)
  }

  private func advance(of piece: TextPiece, _ key: LineKey) -> Int {
    switch piece {
    case .stretch(let text, let face, let shaping):
      faces.font(face, size: key.size)
        .map { StretchMeasure(font: $0, text: text, shaping: shaping).advance } ?? 0
    case .digit(let digit, let face):
      digitCellWidth(of: digit, face: face, size: key.size)
    case .box: missingGlyph(key).advance
    case .gap: max(1, key.size / 4)
    }
  }

  private func mask(of piece: TextPiece, _ key: LineKey) -> CoverageMask {
    switch piece {
    case .stretch(let text, let face, let shaping):
      faces.font(face, size: key.size)
        .flatMap { StretchMeasure(font: $0, text: text, shaping: shaping).mask }
        ?? missingGlyph(key).mask
    case .digit(let digit, let face):
      keptMask(.digit(digit, face: face, size: key.size)) {
        drawDigit(digit, face: face, size: key.size) ?? missingGlyph(key).mask
      }
    case .box: missingGlyph(key).mask
    case .gap: .empty
    }
  }

  private func drawDigit(
    _ digit: Unicode.Scalar, face: FaceSet.ID, size: Int
  ) -> CoverageMask? {
    guard let font = faces.font(face, size: size), let glyph = font.glyph(digit) else { return nil }
    let stretch = StretchMeasure(font: font, text: String(digit), shaping: Shaping())
    let inset = (digitCellWidth(of: digit, face: face, size: size) - glyph.advance) / 2
    return stretch.mask.map {
      CoverageMask(
        width: $0.width, height: $0.height, offsetX: $0.offsetX + inset, offsetY: $0.offsetY,
        coverage: $0.coverage)
    }
  }

  private func digitCellWidth(of digit: Unicode.Scalar, face: FaceSet.ID, size: Int) -> Int {
    guard let font = faces.font(face, size: size), let block = digit.digitBlock else { return 0 }
    return block.lazy.filter(font.provides).compactMap { font.glyph($0)?.advance }.max() ?? 0
  }

  private func missingGlyph(_ key: LineKey) -> MissingGlyph {
    let digitHeight = lineMeasures(weight: key.weight, size: key.size).digitHeight
    return MissingGlyph(size: key.size, digitHeight: digitHeight)
  }
}
