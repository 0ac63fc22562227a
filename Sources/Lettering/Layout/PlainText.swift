internal import Scene

/// Text made safe to shape: one line, no controls, no invisible marks but those of direction, of limited
/// length.
struct PlainText: Hashable {
  /// The characters to draw and the marks of their direction, in logical order; empty without any to
  /// draw.
  let text: String
  /// Whether the line reads from right to left as a whole.
  let isRightToLeft: Bool

  /// The greatest number of characters of a run.
  static let characterLimit = 512
  /// The greatest sum of em widths of a run in pixels, which bounds the memory of large sizes.
  static let emSumLimit = 16_384
  /// How many scalars are looked at, so that endless invisible text costs little.
  private static let scanLimit = 16_384
  /// How many scalars are kept, so that endless combining marks cost little.
  private static let scalarLimit = 2048

  /// Makes text safe; what exceeds the limit is cut and ends in an ellipsis.
  ///
  /// Line breaks and tabs between words become one space, at the ends nothing. The line reads as its
  /// first strong character does, and as `reading` says where it has none.
  /// Other scalars without a picture of their own than direction marks are removed.
  init(_ source: String, size: Int, reading: ReadingDirection = .leftToRight) {
    let limit = min(Self.characterLimit, max(1, Self.emSumLimit / max(1, size)))
    if Self.isPrintableASCII(source, limit: limit) {
      text = source
      isRightToLeft = reading.isRightToLeft && !source.utf8.contains(where: Self.isLetter)
      return
    }
    var scan = Scan()
    var looked = 0
    for scalar in source.unicodeScalars {
      looked += 1
      guard looked <= Self.scanLimit, scan.kept.count < Self.scalarLimit else {
        scan.isCut = true
        break
      }
      scan.take(scalar)
    }
    let whole = scan.hasPicture ? String(String.UnicodeScalarView(scan.kept)) : ""
    let isLong = scan.isCut && !whole.isEmpty || whole.count > limit
    text = isLong ? String(whole.prefix(limit - 1)) + "…" : whole
    isRightToLeft = scan.direction.isRightToLeft ?? reading.isRightToLeft
  }

  private static func isPrintableASCII(_ source: String, limit: Int) -> Bool {
    source.utf8.count <= limit && source.utf8.allSatisfy { (0x20...0x7E).contains($0) }
  }

  /// Whether a byte is a letter of ASCII.
  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private struct Scan {
    var kept: [Unicode.Scalar] = []
    /// Whether there is anything to draw.
    var hasPicture = false
    var direction = FirstStrongDirection()
    var isCut = false
    private var breakIsPending = false

    mutating func take(_ scalar: Unicode.Scalar) {
      direction.hear(scalar)
      switch Visibility(scalar) {
      case .hidden: return
      case .lineBreak: breakIsPending = hasPicture
      case .directionMark: kept.append(scalar)
      case .joiner:
        // A joiner shapes the letter before it; alone it has no picture.
        if hasPicture, !breakIsPending { kept.append(scalar) }
      case .visible:
        if breakIsPending { kept.append(" ") }
        (breakIsPending, hasPicture) = (false, true)
        kept.append(scalar)
      }
    }
  }
}

/// What becomes of a scalar before it is shaped.
private enum Visibility {
  case visible, hidden, lineBreak, joiner, directionMark

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x20...0x7E: self = .visible
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: self = .lineBreak
    case 0x200C, 0x200D: self = .joiner
    case _ where scalar.isDirectionMark: self = .directionMark
    default:
      let properties = scalar.properties
      let hasNoPicture =
        properties.generalCategory == .control || properties.isDefaultIgnorableCodePoint
        || properties.generalCategory == .format
      self = hasNoPicture ? .hidden : .visible
    }
  }
}
