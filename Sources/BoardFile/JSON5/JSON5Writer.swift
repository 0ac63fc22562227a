/// Prints values as tidy JSON5: two spaces a level, bare keys where they can be, short values in one
/// line.
public struct JSON5Writer: Sendable {
  /// Whether the output keeps to plain JSON: keys in quotes, no comma after the last item.
  public var isPlainJSON: Bool
  /// The longest line into which a list or an object is put whole.
  public var lineLength: Int

  private var text = ""

  /// Makes a writer.
  public init(isPlainJSON: Bool = false, lineLength: Int = 88) {
    self.isPlainJSON = isPlainJSON
    self.lineLength = lineLength
  }

  /// The text of a value, ended by a line feed.
  ///
  /// Reading it gives the value back. ``JSON5Value/invalid`` is written as `null`.
  public func string(_ value: JSON5Value) -> String {
    var writer = self
    writer.append(value, indent: 0, used: 0)
    return writer.text + "\n"
  }

  /// Appends a value that begins `used` columns into a line of depth `indent`.
  private mutating func append(_ value: JSON5Value, indent: Int, used: Int) {
    let room = lineLength - used - 1
    if let short = inline(value), short.unicodeScalars.count <= room || Self.isScalar(value) {
      text += short
      return
    }
    let margin = String(repeating: " ", count: indent + 2)
    let (open, close) = if case .array = value { ("[", "]") } else { ("{", "}") }
    text += open + "\n"
    for (index, part) in parts(value).enumerated() {
      if index > 0 { text += ",\n" }
      text += margin + part.prefix
      append(
        part.value, indent: indent + 2, used: indent + 2 + part.prefix.unicodeScalars.count)
    }
    text += (isPlainJSON ? "\n" : ",\n") + String(repeating: " ", count: indent) + close
  }

  private func parts(_ value: JSON5Value) -> [(prefix: String, value: JSON5Value)] {
    switch value {
    case .array(let items): items.map { ("", $0.value) }
    case .object(let members): members.map { (key($0.key) + ": ", $0.node.value) }
    default: []
    }
  }

  private static func isScalar(_ value: JSON5Value) -> Bool {
    switch value {
    case .array(let items): items.isEmpty
    case .object(let members): members.isEmpty
    default: true
    }
  }

  /// The value in one line; nil when it holds objects that hold more, which read better in several.
  private func inline(_ value: JSON5Value) -> String? {
    switch value {
    case .null, .invalid: return "null"
    case .bool(let isTrue): return isTrue ? "true" : "false"
    case .number(let number): return PlainNumberText.text(number)
    case .string(let string): return quoted(string)
    case .array, .object:
      let parts = parts(value)
      if case .object = value, parts.contains(where: { !isFlat($0.value) }) { return nil }
      let inner = parts.compactMap { part in inline(part.value).map { part.prefix + $0 } }
      guard inner.count == parts.count else { return nil }
      let joined = inner.joined(separator: ", ")
      if case .array = value { return "[\(joined)]" }
      return joined.isEmpty ? "{}" : "{ \(joined) }"
    }
  }

  private func isFlat(_ value: JSON5Value) -> Bool {
    switch value {
    case .array(let items): items.allSatisfy { Self.isScalar($0.value) }
    case .object(let members): members.isEmpty
    default: true
    }
  }

  private func key(_ key: String) -> String {
    let scalars = key.unicodeScalars
    // Words of the language would be keys too, but quotes keep other readers from stumbling.
    let isBare =
      !isPlainJSON && scalars.first.map(JSON5Scalars.beginsName) == true
      && scalars.allSatisfy { $0.isASCII && JSON5Scalars.continuesName($0) }
    return isBare ? key : quoted(key)
  }

  private func quoted(_ string: String) -> String {
    var result = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{2028}", "\u{2029}", "\u{FEFF}", "\0"..."\u{1F}", "\u{7F}"..."\u{9F}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

/// Numbers as people write them.
enum PlainNumberText {
  /// The shortest text that reads back as the number, without a fraction when it is whole.
  static func text(_ number: Double) -> String {
    // Whole numbers below 2⁵³ are exact, so the conversion cannot trap or round.
    let isPlain = number.rounded() == number && number.magnitude < 9_007_199_254_740_992
    return isPlain ? String(Int(number)) : String(number)
  }
}
