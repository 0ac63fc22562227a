/// A line of a label: the words of its template, and the values between them.
///
/// A value that does not read the way the line does would take digits and signs beside it along, so it is
/// isolated, as Unicode Standard Annex 9 advises for what is put into a text; other lines have no marks.
struct LabelLine {
  /// Words of the template, or a value.
  struct Part {
    let text: String
    let isValue: Bool

    init(_ text: String, isValue: Bool = false) { (self.text, self.isValue) = (text, isValue) }
  }

  var parts: [Part] = []

  private static let isolateBegin: Unicode.Scalar = "\u{2068}"
  private static let isolateEnd: Unicode.Scalar = "\u{2069}"
  private static let leftToRightMark: Unicode.Scalar = "\u{200E}"
  private static let rightToLeftMark: Unicode.Scalar = "\u{200F}"

  /// The line as it is drawn.
  var text: String {
    let plain = parts.reduce(into: "") { $0 += $1.text }
    guard plain.unicodeScalars.contains(where: { $0.letterReadsRightToLeft == true }) else {
      return plain
    }
    let words = parts.lazy.filter { !$0.isValue }.compactMap { Self.direction(of: $0.text) }
    // The template says how its line reads, and the first value where it has no letters.
    guard let isRightToLeft = words.first ?? Self.direction(of: plain),
      parts.contains(where: { Self.needsIsolation($0, isRightToLeft) }),
      parts.count(where: { !$0.text.isEmpty }) > 1
    else { return plain }
    var line = String.UnicodeScalarView()
    var direction: Bool?
    for part in parts {
      let isIsolated = Self.needsIsolation(part, isRightToLeft)
      if isIsolated { line.append(Self.isolateBegin) }
      line.append(contentsOf: part.text.unicodeScalars)
      if isIsolated { line.append(Self.isolateEnd) }
      if !isIsolated { direction = direction ?? Self.direction(of: part.text) }
    }
    // What is isolated does not tell how the line reads.
    let mark = isRightToLeft ? Self.rightToLeftMark : Self.leftToRightMark
    return (direction == nil ? String(mark) : "") + String(line)
  }

  private static func needsIsolation(_ part: Part, _ isRightToLeft: Bool) -> Bool {
    part.isValue && part.text.unicodeScalars.first != isolateBegin
      && part.text.unicodeScalars.contains { $0.letterReadsRightToLeft == !isRightToLeft }
  }

  /// Whether the first letter of a text reads from right to left; nil without letters.
  private static func direction(of text: String) -> Bool? {
    text.unicodeScalars.lazy.compactMap(\.letterReadsRightToLeft).first
  }
}

extension Unicode.Scalar {
  /// Whether a letter is one of the scripts that are read from right to left; nil for what is none.
  fileprivate var letterReadsRightToLeft: Bool? {
    switch value {
    case 0x41...0x5A, 0x61...0x7A: return false
    case 0...0x7F: return nil
    default: break
    }
    guard properties.isAlphabetic else { return nil }
    return switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x1_0800...0x1_0FFF,
      0x1_E800...0x1_EFFF:
      true
    default: false
    }
  }
}
