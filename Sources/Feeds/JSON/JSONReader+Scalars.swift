extension JSONReader {
  /// Reads a number; the index stands on its first byte.
  mutating func number() throws(JSONError.Reason) -> JSONValue {
    let start = index
    _ = skip(ASCII.minus)
    if !skip(ASCII.zero) {
      try digits()
    }
    if skip(ASCII.point) {
      try digits()
    }
    if let byte = next, byte | 0x20 == ASCII.lowerE {
      index += 1
      if !skip(ASCII.plus) {
        _ = skip(ASCII.minus)
      }
      try digits()
    }
    if let byte = next, ASCII.isDigit(byte) || byte == ASCII.point {
      throw .badNumber
    }
    // The grammar above is a part of that of plain numbers, so only the size can be at fault.
    guard let number = try? PlainNumber(parsing: text.span.extracting(start..<index)) else {
      index = start
      throw .numberTooLarge
    }
    return .number(number.value, long: number.long)
  }

  private mutating func digits() throws(JSONError.Reason) {
    guard let first = next else { throw .unexpectedEnd }
    guard ASCII.isDigit(first) else { throw .badNumber }
    while let byte = next, ASCII.isDigit(byte) {
      index += 1
    }
  }

  /// Reads a string; the index stands on its opening quotation mark.
  mutating func string() throws(JSONError.Reason) -> String {
    index += 1
    var bytes: [UInt8] = []
    while let byte = next {
      switch byte {
      case ASCII.quote:
        index += 1
        return String(decoding: bytes, as: UTF8.self)
      case ASCII.backslash:
        let scalar = try escape()
        bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      case 0..<ASCII.space: throw .rawControl
      default:
        bytes.append(byte)
        index += 1
      }
    }
    throw .unexpectedEnd
  }

  private mutating func escape() throws(JSONError.Reason) -> Unicode.Scalar {
    guard index + 1 < text.count else {
      index = text.count
      throw .unexpectedEnd
    }
    let scalar: Unicode.Scalar
    switch text[index + 1] {
    case ASCII.quote: scalar = "\""
    case ASCII.backslash: scalar = "\\"
    case UInt8(ascii: "/"): scalar = "/"
    case UInt8(ascii: "b"): scalar = "\u{08}"
    case UInt8(ascii: "f"): scalar = "\u{0C}"
    case UInt8(ascii: "n"): scalar = "\n"
    case UInt8(ascii: "r"): scalar = "\r"
    case UInt8(ascii: "t"): scalar = "\t"
    case UInt8(ascii: "u"): return try escapedScalar()
    default: throw .badEscape
    }
    index += 2
    return scalar
  }

  /// Reads `\uHHHH`, or two of them that make one character (RFC 8259, section 7).
  private mutating func escapedScalar() throws(JSONError.Reason) -> Unicode.Scalar {
    let start = index
    let unit = try escapedUnit()
    if let scalar = Unicode.Scalar(unit) {
      return scalar
    }
    guard unit < 0xDC00, index + 1 < text.count, text[index] == ASCII.backslash,
      text[index + 1] == UInt8(ascii: "u")
    else {
      if index < text.count {
        index = start
      }
      throw index < text.count ? .loneSurrogate : .unexpectedEnd
    }
    let low = try escapedUnit()
    guard (0xDC00...0xDFFF).contains(low) else {
      index = start
      throw .loneSurrogate
    }
    let value = 0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(low) - 0xDC00)
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  /// Reads `\uHHHH`; the index stands on the backslash.
  private mutating func escapedUnit() throws(JSONError.Reason) -> UInt16 {
    var unit: UInt16 = 0
    for offset in 2..<6 {
      guard index + offset < text.count else {
        index = text.count
        throw .unexpectedEnd
      }
      guard let digit = ASCII.hexadecimalValue(text[index + offset]) else { throw .badEscape }
      unit = unit << 4 | UInt16(digit)
    }
    index += 6
    return unit
  }
}
