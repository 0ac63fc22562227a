/// Reads a JSON5 text by recursive descent, and finds its way again after mistakes.
struct JSON5Parser: Sendable {
  var cursor: JSON5Cursor
  /// What was wrong, here and before.
  private(set) var list: DiagnosticList
  private var depth = 0
  /// Set when what follows cannot be read at all, so that one mistake gives one message.
  private(set) var isLost = false
  /// Whether that is because of too many levels.
  private var isTooDeep = false

  init(_ scalars: [Unicode.Scalar], list: DiagnosticList) {
    cursor = JSON5Cursor(scalars)
    self.list = list
  }

  mutating func error(_ position: SourcePosition, _ message: String) {
    guard !isLost else { return }
    list.error(position, message)
  }

  /// Notes that what follows cannot be read, and says no more.
  mutating func lose() { isLost = true }

  mutating func parseDocument() -> JSON5Node {
    skipBlanks()
    guard cursor.current != nil else {
      error(cursor.position, "the file is empty")
      return JSON5Node(.invalid, at: cursor.position)
    }
    let root = parseValue()
    // The outer levels of what is too deep are not what anybody meant.
    if isTooDeep { return JSON5Node(.invalid, at: root.position) }
    skipBlanks()
    if let scalar = cursor.current {
      error(cursor.position, "nothing may follow the end, but \(Self.shown(scalar)) does")
    }
    return root
  }

  mutating func skipBlanks() {
    guard let start = cursor.skipBlanks() else { return }
    error(start, "the comment that begins here has no */")
    lose()
  }

  /// Reads the value ahead; at least one scalar is consumed unless a `,`, `]`, `}` or the end is.
  mutating func parseValue() -> JSON5Node {
    let start = cursor.position
    guard let scalar = cursor.current else {
      error(start, "a value is missing at the end of the file")
      return JSON5Node(.invalid, at: start)
    }
    let value: JSON5Value
    switch scalar {
    case "{": value = nested { $0.parseObject() }
    case "[": value = nested { $0.parseArray() }
    case "\"", "'": value = parseString().map { .string($0) } ?? .invalid
    case "+", "-", ".", "0"..."9": value = parseNumber()
    case _ where JSON5Scalars.beginsName(scalar): value = parseWord()
    case ",", "]", "}":
      error(start, "a value is missing before \(Self.shown(scalar))")
      value = .invalid
    default:
      error(start, "\(Self.shown(scalar)) begins no value")
      skipToSeparator()
      value = .invalid
    }
    return JSON5Node(value, at: start)
  }

  private mutating func nested(_ parse: (inout JSON5Parser) -> JSON5Value) -> JSON5Value {
    guard depth < JSON5Document.deepest else {
      error(cursor.position, "more than \(JSON5Document.deepest) levels of nesting")
      lose()
      isTooDeep = true
      while cursor.current != nil { cursor.advance() }
      return .invalid
    }
    depth += 1
    defer { depth -= 1 }
    return parse(&self)
  }

  private mutating func parseWord() -> JSON5Value {
    let start = cursor.position
    let word = parseBareWord()
    switch word {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "Infinity", "NaN":
      error(start, "\(word) is not allowed; numbers here are finite")
    default:
      error(start, "\(Quote.text(word)) is no value; text stands in quotes")
    }
    return .invalid
  }

  /// Takes the letters and digits ahead as they stand.
  mutating func parseBareWord() -> String {
    let start = cursor.index
    while let scalar = cursor.current, JSON5Scalars.continuesName(scalar) { cursor.advance() }
    return cursor.text(from: start)
  }

  private mutating func parseArray() -> JSON5Value {
    let start = cursor.position
    var items: [JSON5Node] = []
    cursor.advance()
    while true {
      skipBlanks()
      switch cursor.current {
      case nil:
        error(start, "the list that begins here has no ]")
        lose()
        return .array(items)
      case "]":
        cursor.advance()
        return .array(items)
      case "}":
        error(cursor.position, "the list that began at \(start) needs ] here, not }")
        return .array(items)
      default:
        items.append(parseValue())
        parseSeparator(in: "list", closing: "]")
      }
    }
  }

  /// Takes the comma after an item, or says that it is missing.
  mutating func parseSeparator(in whole: String, closing: Unicode.Scalar) {
    skipBlanks()
    guard let scalar = cursor.current, scalar != "]", scalar != "}" else { return }
    if cursor.take(",") { return }
    if scalar == ":" {
      error(cursor.position, "a colon does not belong here")
      skipToSeparator()
      _ = cursor.take(",")
      return
    }
    error(
      cursor.position,
      "a comma or \(closing) is missing in the \(whole) before "
        + Self.shown(scalar))
  }

  /// Moves on to the next `,`, `]` or `}` outside nested brackets, or to the end of the line.
  mutating func skipToSeparator() {
    var open = 0
    while let scalar = cursor.current {
      switch scalar {
      case "[", "{": open += 1
      case "]", "}":
        if open == 0 { return }
        open -= 1
      case ",": if open == 0 { return }
      case "\n", "\r": if open == 0 { return }
      default: break
      }
      cursor.advance()
    }
  }

  static func shown(_ scalar: Unicode.Scalar) -> String { Quote.text(String(scalar)) }
}
