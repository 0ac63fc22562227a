/// Reads JSON (RFC 8259) from its start to its end, strictly; nothing is kept that nobody asked for.
struct JSONReader {
  private let bytes: [UInt8]
  private(set) var offset = 0

  // Reports nest three deep; beyond this, text is made to exhaust the stack.
  private static let deepest = 64

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Hands over each member's name; the body must read or skip its value.
  mutating func members(
    _ body: (inout JSONReader, String) throws(ReportError) -> Void
  ) throws(ReportError) {
    try expect(UInt8(ascii: "{"), "expected an object, which begins with '{'")
    guard !take(UInt8(ascii: "}")) else { return }
    repeat {
      skipBlanks()
      let name = try string()
      try expect(UInt8(ascii: ":"), "expected ':' after a member's name")
      skipBlanks()
      try body(&self, name)
    } while take(UInt8(ascii: ","))
    try expect(UInt8(ascii: "}"), "expected ',' or '}' after a member")
  }

  /// Calls the body at each element of an array; it must read or skip it.
  mutating func elements(
    _ body: (inout JSONReader) throws(ReportError) -> Void
  ) throws(ReportError) {
    try expect(UInt8(ascii: "["), "expected an array, which begins with '['")
    guard !take(UInt8(ascii: "]")) else { return }
    repeat {
      skipBlanks()
      try body(&self)
    } while take(UInt8(ascii: ","))
    try expect(UInt8(ascii: "]"), "expected ',' or ']' after an element")
  }

  /// Reads a whole number written with digits only.
  mutating func whole(
    _ range: ClosedRange<UInt64>, _ name: String
  ) throws(ReportError) -> UInt64 {
    let start = offset
    var value: UInt64?
    if let first = peek, Self.isDigit(first) { value = 0 }
    while let byte = peek, Self.isDigit(byte) {
      value = value?.multipliedSaturated(10).addingSaturated(UInt64(byte - UInt8(ascii: "0")))
      offset += 1
    }
    let isPadded = offset - start > 1 && bytes[start] == UInt8(ascii: "0")
    let goesOn = peek.map { "eE.+-".utf8.contains($0) } ?? false
    guard let value, range.contains(value), !isPadded, !goesOn else {
      throw ReportError(
        at: start,
        "expected \(name) as a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return value
  }

  /// Ends reading: only blanks may be left.
  mutating func finish() throws(ReportError) {
    skipBlanks()
    guard offset == bytes.count else {
      throw ReportError(at: offset, "expected the end after the report's object")
    }
  }

  /// Passes over a value of any kind.
  mutating func skipValue() throws(ReportError) { try skipValue(depth: 0) }

  private mutating func skipValue(depth: Int) throws(ReportError) {
    guard depth < Self.deepest else {
      throw ReportError(at: offset, "expected at most \(Self.deepest) levels of nesting")
    }
    switch peek {
    case UInt8(ascii: "{"):
      try members { (reader, _) throws(ReportError) in try reader.skipValue(depth: depth + 1) }
    case UInt8(ascii: "["):
      try elements { (reader) throws(ReportError) in try reader.skipValue(depth: depth + 1) }
    case UInt8(ascii: "\""): _ = try string()
    case UInt8(ascii: "t"): try literal("true")
    case UInt8(ascii: "f"): try literal("false")
    case UInt8(ascii: "n"): try literal("null")
    default: try skipNumber()
    }
  }

  private mutating func literal(_ word: String) throws(ReportError) {
    guard bytes[offset...].starts(with: word.utf8) else {
      throw ReportError(at: offset, "expected a value: a string, number, array, object or \(word)")
    }
    offset += word.utf8.count
  }

  private mutating func skipNumber() throws(ReportError) {
    let start = offset
    _ = takeHere(UInt8(ascii: "-"))
    let isPadded = peek == UInt8(ascii: "0")
    var isNumber = true
    let whole = skipDigits()
    isNumber = whole > 0 && !(isPadded && whole > 1)
    if takeHere(UInt8(ascii: ".")) { isNumber = skipDigits() > 0 && isNumber }
    if takeHere(UInt8(ascii: "e")) || takeHere(UInt8(ascii: "E")) {
      _ = takeHere(UInt8(ascii: "+")) || takeHere(UInt8(ascii: "-"))
      isNumber = skipDigits() > 0 && isNumber
    }
    guard isNumber else {
      throw ReportError(
        at: start, "expected a value: a string, number, array, object, true, false or null")
    }
  }

  private mutating func skipDigits() -> Int {
    let start = offset
    while let byte = peek, Self.isDigit(byte) { offset += 1 }
    return offset - start
  }
}

// MARK: - Letters

extension JSONReader {
  /// Reads a string.
  mutating func string() throws(ReportError) -> String {
    let start = offset
    guard takeHere(UInt8(ascii: "\"")) else {
      throw ReportError(at: start, "expected a string, which begins with '\"'")
    }
    var text: [UInt8] = []
    while let byte = peek {
      offset += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let valid = String(validating: text, as: UTF8.self) else {
          throw ReportError(at: start, "expected a string in UTF-8")
        }
        return valid
      case UInt8(ascii: "\\"): try escape(into: &text)
      case 0..<0x20:
        throw ReportError(at: offset - 1, "expected control characters in a string escaped")
      default: text.append(byte)
      }
    }
    throw ReportError(at: offset, "expected '\"' at the end of the string from byte \(start)")
  }

  private mutating func escape(into text: inout [UInt8]) throws(ReportError) {
    let start = offset - 1
    let plain: [UInt8: UInt8] = [
      UInt8(ascii: "\""): 0x22, UInt8(ascii: "\\"): 0x5C, UInt8(ascii: "/"): 0x2F,
      UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12, UInt8(ascii: "n"): 10, UInt8(ascii: "r"): 13,
      UInt8(ascii: "t"): 9,
    ]
    if let byte = peek, let letter = plain[byte] {
      offset += 1
      return text.append(letter)
    }
    guard takeHere(UInt8(ascii: "u")), var unit = hexadecimal() else {
      throw ReportError(
        at: start, "expected an escape: \\\" \\\\ \\/ \\b \\f \\n \\r \\t or \\uXXXX")
    }
    if (0xD800..<0xDC00).contains(unit), takeHere(UInt8(ascii: "\\")),
      takeHere(UInt8(ascii: "u")), let low = hexadecimal(), (0xDC00..<0xE000).contains(low)
    {
      unit = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(unit) else {
      throw ReportError(at: start, "expected both halves of a surrogate pair")
    }
    text.append(contentsOf: String(scalar).utf8)
  }

  private mutating func hexadecimal() -> UInt32? {
    guard offset + 4 <= bytes.count else { return nil }
    let digits = bytes[offset..<offset + 4]
    guard digits.allSatisfy({ Self.isHexadecimal($0) }) else { return nil }
    offset += 4
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func skipBlanks() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      offset += 1
    }
  }

  /// Passes over blanks and then a byte, if it stands there.
  private mutating func take(_ byte: UInt8) -> Bool {
    skipBlanks()
    return takeHere(byte)
  }

  private mutating func takeHere(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    offset += 1
    return true
  }

  private mutating func expect(_ byte: UInt8, _ problem: String) throws(ReportError) {
    guard take(byte) else { throw ReportError(at: offset, problem) }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
  }
}
