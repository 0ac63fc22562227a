extension ValueParser<String> {
  /// The most bytes of a path: Linux takes 4096 with the terminating zero.
  static let longestPath = 4095

  /// The most scalars of a text that is shown.
  static let longestText = 1000

  /// The word that stands for standard output where a path is asked for.
  static let standardStream = "-"

  /// A path of a file or a folder; `-` is refused.
  static var path: Self {
    Self(
      allowed: "a path of 1 to \(longestPath) bytes, with ./- for a file named -", isFreeform: true
    ) {
      text throws(ValueProblem) in
      guard text != standardStream else { throw .malformed(kind: "a path here") }
      return try checkedPath(text)
    }
  }

  /// A path of a file, or `-` for standard output.
  static var pathOrStandardOutput: Self {
    Self(allowed: "a path of 1 to \(longestPath) bytes, or -", isFreeform: true) {
      text throws(ValueProblem) in try checkedPath(text)
    }
  }

  /// A text to show, which may be empty.
  static var text: Self {
    Self(
      allowed: "up to \(longestText) characters without control characters", isFreeform: true
    ) { text throws(ValueProblem) in
      let scalars = text.unicodeScalars
      guard scalars.prefix(longestText + 1).count <= longestText else { throw .outOfRange }
      guard scalars.allSatisfy({ $0.properties.generalCategory != .control }) else {
        throw .malformed(kind: "plain text")
      }
      // What stands for bytes that are no UTF-8; nobody wants to show it.
      guard !scalars.contains("\u{FFFD}") else { throw .malformed(kind: "valid UTF-8") }
      return text
    }
  }

  /// The tag of a language such as `de` or `pt-BR`, or a locale of the system such as `de_CH.UTF-8`.
  static var languageTag: Self {
    Self(
      allowed: "a language such as de or pt-BR, or a locale such as de_CH.UTF-8, C or POSIX",
      isFreeform: true
    ) { text throws(ValueProblem) in
      guard !text.isEmpty else { throw .empty }
      guard LanguageTag.isValid(text) else { throw .malformed(kind: "a language or a locale") }
      return text
    }
  }

  private static func checkedPath(_ text: String) throws(ValueProblem) -> String {
    guard !text.isEmpty else { throw .empty }
    guard text.utf8.count <= longestPath else { throw .outOfRange }
    // The system would read a path only up to a zero byte: another file than the one named.
    guard !text.utf8.contains(0) else { throw .malformed(kind: "a path") }
    return text
  }
}
