/// Shows a piece of input inside a message: escaped, so that it can be printed anywhere, and short.
enum Quotation {
  /// The most characters between the quotation marks, the ellipsis of a shortened piece included.
  static let maximumLength = 40

  /// The bytes as text between quotation marks.
  ///
  /// Blanks at both ends are left out. Bytes that are not UTF-8 appear as U+FFFD; quotation marks,
  /// backslashes, controls and characters that steer the layout of text (bidirectional marks,
  /// zero-width characters, line separators) appear escaped. A longer piece ends in an ellipsis.
  static func of(_ bytes: Span<UInt8>) -> String {
    let start = bytes.skippingBlanks(from: 0)
    var end = bytes.count
    while end > start, ASCII.isBlank(bytes[end - 1]) {
      end -= 1
    }
    // A character has at most four bytes, and shows as at least one character.
    let head = bytes.extracting(start..<end).copied(upTo: 4 * (maximumLength + 1))
    return of(String(decoding: head, as: UTF8.self))
  }

  private static func of(_ text: String) -> String {
    var pieces: [String] = []
    for scalar in text.unicodeScalars {
      pieces.append(escaped(scalar))
    }
    // Drop whole pieces from the end until the rest and the ellipsis fit.
    var length = pieces.reduce(0) { $0 + $1.unicodeScalars.count }
    guard length > maximumLength else { return "\"" + pieces.joined() + "\"" }
    while length > maximumLength - 1, let last = pieces.popLast() {
      length -= last.unicodeScalars.count
    }
    return "\"" + pieces.joined() + "…\""
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    case "\u{1B}": return "\\e"
    case " "..."~": return String(scalar)
    default: break
    }
    if scalar.value < 0x80 {
      return "\\x" + hexadecimal(scalar.value, digits: 2)
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
      return "\\u{" + hexadecimal(scalar.value, digits: 4) + "}"
    default:
      return String(scalar)
    }
  }

  private static func hexadecimal(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}
