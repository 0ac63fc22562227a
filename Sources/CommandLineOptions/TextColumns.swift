/// Lays out text in columns of fixed-width characters.
public enum TextColumns {
  /// The most characters a line may have; the width of a plain terminal.
  static let width = 80

  /// The column that the second text of an entry starts at, from 0.
  static let secondColumn = 26

  /// Breaks a text at its spaces; every line after the first `indent` spaces.
  ///
  /// A percent sign stays with its number. A word longer than a line stands on a line of its
  /// own. An empty text is no lines.
  public static func wrapped(_ text: String, indent: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in unbreakable(text) {
      if line.isEmpty {
        line = word
      } else if indent + line.count + 1 + word.count <= width {
        line += " \(word)"
      } else {
        lines.append(line)
        line = word
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines.map { spaces(indent) + $0 }
  }

  private static func unbreakable(_ text: String) -> [String] {
    var words: [String] = []
    for word in text.split(separator: " ") {
      if word.first == "%", let number = words.popLast() {
        words.append("\(number) \(word)")
      } else {
        words.append(String(word))
      }
    }
    return words
  }

  /// A term and its explanation side by side, or below each other when the term is long.
  public static func entry(_ term: String, _ explanation: String) -> [String] {
    let head = "  \(term)"
    var lines = wrapped(explanation, indent: secondColumn)
    // Two spaces part the columns; a longer term takes the line alone.
    guard head.count + 2 <= secondColumn, let first = lines.first else { return [head] + lines }
    lines[0] = head + first.dropFirst(head.count)
    return lines
  }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}
