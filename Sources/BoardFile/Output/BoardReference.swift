/// The description of the board file for people.
public enum BoardReference {
  private static let indent = "    "
  private static let lineLength = 80

  /// All keys with what they take, their defaults and what they do, and the names for labels.
  ///
  /// It is made from the table by which boards are read.
  public static func text(_ catalogue: BoardCatalogue) -> String {
    var lines = wrapped(
      "A board file is JSON5: JSON with comments, bare keys, single quotes and commas after the "
        + "last item. Numbers are finite. Lengths are in units of 1/1080 of the screen's shorter "
        + "side.", indent: "")
    for object in BoardTable.objects {
      lines += ["", object.name] + wrapped(object.doc, indent: "  ")
      for key in object.keys { lines += describe(key, catalogue) }
    }
    lines += ["", "Names in labels"]
    lines += wrapped(
      "In title, label and detail a name in braces is filled in; {{ and }} are braces. A middle "
        + "dot between spaces divides a text into pieces, and a piece that names something unknown "
        + "is left out.", indent: "  ")
    lines += LabelField.allCases.map { name in
      let braced = "{\(name.rawValue)}"
      return "  \(braced)" + String(repeating: " ", count: 13 - braced.count) + name.summary
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func describe(_ key: KeyDescription, _ catalogue: BoardCatalogue) -> [String] {
    var facts = "Takes \(key.shape.words(catalogue))."
    if key.isRequired {
      facts += " Required."
    } else if let standard = key.standard {
      let text = JSON5Writer().string(standard).split(separator: "\n").joined(separator: " ")
      facts += " Default: \(text)."
    }
    return ["  \(key.name)"] + wrapped(key.doc, indent: indent) + wrapped(facts, indent: indent)
  }

  private static func wrapped(_ text: String, indent: String) -> [String] {
    var lines: [String] = []
    var line = indent
    for word in text.split(separator: " ") {
      if line.count > indent.count, line.count + 1 + word.count > lineLength {
        lines.append(line)
        line = indent
      }
      line += (line.count > indent.count ? " " : "") + word
    }
    return lines + [line]
  }
}
