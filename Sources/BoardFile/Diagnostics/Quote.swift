/// Pieces of a file made safe to show in one line of a message.
enum Quote {
  /// The most scalars that are shown between the quotes.
  static let longest = 40

  /// The text in double quotes, cut, with everything escaped that could break the line.
  static func text(_ text: String) -> String {
    var shown = ""
    var room = longest
    for scalar in text.unicodeScalars {
      guard room > 0 else { return "\"\(shown)…\"" }
      shown += escaped(scalar)
      room -= 1
    }
    return "\"\(shown)\""
  }

  /// Names with commas between them and "or" before the last.
  static func choices(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case _ where isHidden(scalar): "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: String(scalar)
    }
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned,
      .nonspacingMark, .enclosingMark:
      true
    default: scalar == "\u{FFFD}"
    }
  }
}
