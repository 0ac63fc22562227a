extension JSON5Parser {
  /// Reads the number ahead, decimal or hexadecimal, with its sign.
  mutating func parseNumber() -> JSON5Value {
    let start = cursor.position
    let first = cursor.index
    var isNegative = false
    if cursor.current == "+" || cursor.current == "-" {
      isNegative = cursor.current == "-"
      cursor.advance()
    }
    if let scalar = cursor.current, JSON5Scalars.beginsName(scalar) {
      return rejectSigned(isNegative, at: start)
    }
    let number: Double?
    if cursor.current == "0", cursor.following == "x" || cursor.following == "X" {
      number = parseHexadecimal()
    } else {
      number = parseDecimal()
    }
    guard let number, !continuesNumber else {
      while continuesNumber { cursor.advance() }
      let text = cursor.text(from: first)
      if Self.hasLeadingZero(text) {
        error(start, "\(text.prefix(Quote.longest)) begins with a needless 0")
      } else {
        error(start, "\(Quote.text(text)) is no number; text stands in quotes")
      }
      return .invalid
    }
    guard number.isFinite else {
      error(start, "\(cursor.text(from: first).prefix(Quote.longest)) is too large for a number")
      return .invalid
    }
    // Adding zero turns −0 into 0, so that equal values compare and print alike.
    return .number((isNegative ? -number : number) + 0)
  }

  private mutating func rejectSigned(_ isNegative: Bool, at start: SourcePosition) -> JSON5Value {
    let word = parseBareWord()
    let sign = isNegative ? "-" : "+"
    if word == "Infinity" || word == "NaN" {
      error(start, "\(sign)\(word) is not allowed; numbers here are finite")
    } else {
      error(start, "\(Quote.text(sign + word)) is no number; text stands in quotes")
    }
    return .invalid
  }

  private var continuesNumber: Bool {
    guard let scalar = cursor.current else { return false }
    return scalar == "." || scalar == "%" || JSON5Scalars.continuesName(scalar)
  }

  private static func hasLeadingZero(_ text: String) -> Bool {
    let digits = text.drop { $0 == "+" || $0 == "-" }
    return digits.count > 1 && digits.first == "0" && digits.allSatisfy { $0.isNumber }
  }

  private mutating func parseHexadecimal() -> Double? {
    cursor.advance()
    cursor.advance()
    var value = 0.0
    var count = 0
    while let digit = cursor.current.flatMap(JSON5Scalars.hexDigit) {
      value = value * 16 + Double(digit)
      count += 1
      cursor.advance()
    }
    return count > 0 ? value : nil
  }

  private mutating func parseDecimal() -> Double? {
    let start = cursor.index
    let whole = skipDigits()
    guard whole.count == 1 || !whole.startsWithZero else { return nil }
    var fraction = 0
    if cursor.take(".") { fraction = skipDigits().count }
    guard whole.count + fraction > 0 else { return nil }
    if cursor.current == "e" || cursor.current == "E" {
      cursor.advance()
      if cursor.current == "+" || cursor.current == "-" { cursor.advance() }
      guard skipDigits().count > 0 else { return nil }
    }
    // The standard library reads no bare point at either end.
    return Self.value(of: cursor.text(from: start))
  }

  private static func value(of text: String) -> Double? {
    var text = text
    if text.hasPrefix(".") { text = "0" + text }
    if let point = text.firstIndex(of: "."),
      text[text.index(after: point)...].first?.isNumber != true
    {
      text.remove(at: point)
    }
    return Double(text)
  }

  private mutating func skipDigits() -> (count: Int, startsWithZero: Bool) {
    let startsWithZero = cursor.current == "0"
    let start = cursor.index
    while let scalar = cursor.current, JSON5Scalars.isDigit(scalar) { cursor.advance() }
    return (cursor.index - start, startsWithZero)
  }
}
