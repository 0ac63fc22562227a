extension JSON5Parser {
  /// Reads the text in quotes ahead; nil when it has a mistake.
  ///
  /// An unclosed text ends with its line, so that the next line is read again.
  mutating func parseString() -> String? {
    let start = cursor.position
    guard let quote = cursor.current else { return nil }
    cursor.advance()
    var text = String.UnicodeScalarView()
    var isGood = true
    while let scalar = cursor.current {
      switch scalar {
      case quote:
        cursor.advance()
        return isGood ? String(text) : nil
      case "\n", "\r":
        error(start, "the text that begins here has no closing \(quote)")
        return nil
      case "\\":
        if !parseEscape(into: &text) { isGood = false }
      default:
        text.append(scalar)
        cursor.advance()
      }
    }
    error(start, "the text that begins here has no closing \(quote)")
    return nil
  }

  /// Reads the escape ahead; false when it is none.
  private mutating func parseEscape(into text: inout String.UnicodeScalarView) -> Bool {
    let place = cursor.position
    cursor.advance()
    guard let scalar = cursor.current else { return true }
    if scalar == "u" || scalar == "x" {
      cursor.advance()
      guard let value = scalar == "x" ? parseHex(digits: 2) : parseUnit(at: place) else {
        if scalar == "x" { error(place, "\\x needs two hexadecimal digits") }
        return false
      }
      guard let escaped = Unicode.Scalar(value) else { return false }
      text.append(escaped)
      return true
    }
    if scalar == "\r" || JSON5Scalars.endsLine(scalar) {
      // A backslash at the end of a line joins it with the next one.
      cursor.advance()
      if scalar == "\r" { _ = cursor.take("\n") }
      return true
    }
    if JSON5Scalars.isDigit(scalar),
      scalar != "0" || cursor.following.map(JSON5Scalars.isDigit) == true
    {
      error(place, "\\\(scalar) is no escape; use \\u and four hexadecimal digits")
      cursor.advance()
      return false
    }
    text.append(Self.plainEscapes[scalar] ?? scalar)
    cursor.advance()
    return true
  }

  private static let plainEscapes: [Unicode.Scalar: Unicode.Scalar] = [
    "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t", "v": "\u{B}", "0": "\0",
  ]

  /// Reads what follows `\u`: one unit of UTF-16, or a pair of surrogates.
  private mutating func parseUnit(at place: SourcePosition) -> UInt32? {
    guard let unit = parseHex(digits: 4) else {
      error(place, "\\u needs four hexadecimal digits")
      return nil
    }
    switch unit {
    case 0xD800...0xDBFF:
      if cursor.current == "\\", cursor.following == "u" {
        cursor.advance()
        cursor.advance()
        if let low = parseHex(digits: 4), (0xDC00...0xDFFF).contains(low) {
          return 0x1_0000 + (unit - 0xD800) << 10 + (low - 0xDC00)
        }
      }
      error(place, "the first half of a surrogate pair has no second half")
      return nil
    case 0xDC00...0xDFFF:
      error(place, "the second half of a surrogate pair has no first half")
      return nil
    default: return unit
    }
  }

  /// Reads an exact number of hexadecimal digits; nil when there are fewer.
  mutating func parseHex(digits: Int) -> UInt32? {
    var value: UInt32 = 0
    for _ in 0..<digits {
      guard let digit = cursor.current.flatMap(JSON5Scalars.hexDigit) else { return nil }
      value = value << 4 | digit
      cursor.advance()
    }
    return value
  }
}
