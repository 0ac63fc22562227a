/// A piece of user input made safe to show in one line of a message.
///
/// Quotes stand around it. Control, format and unassigned characters, line separators, the
/// replacement character that stands for invalid UTF-8, quotes and backslashes are escaped, so
/// that no input can move the cursor, turn the writing direction or break the line. A text that
/// would show as more than ``longest`` scalars is cut and ends in `…`.
public struct QuotedToken: Equatable, Sendable, CustomStringConvertible {
  /// The most scalars between the quotes, escapes counted as they are shown.
  public static let longest = 40

  /// The text with its quotes.
  public let description: String

  /// Quotes a text.
  ///
  /// - Complexity: O(1), whatever the length of the text.
  public init(_ text: String) {
    var shown = ""
    var room = Self.longest
    var canCarryMark = false
    for scalar in text.unicodeScalars {
      let isMark = Self.isMark(scalar)
      let piece = isMark && !canCarryMark ? Self.code(scalar) : Self.escaped(scalar)
      // One mark a letter is writing; a tower of them, or one on the quote, is not.
      canCarryMark = !isMark && piece.unicodeScalars.count == 1
      room -= piece.unicodeScalars.count
      guard room >= 0 else {
        shown += "…"
        break
      }
      shown += piece
    }
    description = "\"\(shown)\""
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case _ where isHidden(scalar): code(scalar)
    default: String(scalar)
    }
  }

  private static func code(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "\u{FFFD}" { return true }
    return switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    default: false
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: false
    }
  }
}
