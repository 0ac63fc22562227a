/// Reads JSON texts by the grammar of RFC 8259 and nothing beyond it.
///
/// Hostile texts cost no more than their length: depth and length are bounded, and nothing recurses
/// past the bound. Bytes in strings that are not UTF-8 are read as U+FFFD.
public struct JSONReader: Sendable {
  /// How much is read before a text is refused.
  public struct Limits: Sendable, Equatable {
    /// The most arrays and objects inside one another; 64 by default.
    public var depth: Int
    /// The most bytes of a text; 4 MiB by default.
    public var bytes: Int

    /// Creates limits.
    public init(depth: Int = 64, bytes: Int = 4 << 20) {
      self.depth = depth
      self.bytes = bytes
    }
  }

  /// How much is read before a text is refused.
  public let limits: Limits

  var text: [UInt8] = []
  var index = 0
  private var depth = 0

  /// Creates a reader.
  public init(limits: Limits = Limits()) {
    self.limits = limits
  }

  /// Reads one value that fills a text.
  ///
  /// Blanks around the value are allowed. Throws the first fault with its column.
  public static func value(
    of text: Span<UInt8>, limits: Limits = Limits()
  ) throws(JSONError) -> JSONValue {
    var reader = JSONReader(limits: limits)
    do throws(JSONError.Reason) {
      guard text.count <= limits.bytes else { throw .tooLong }
      reader.text = text.copied()
      let value = try reader.value()
      reader.skipBlanks()
      guard reader.index == reader.text.count else { throw .textAfterValue }
      return value
    } catch {
      throw JSONError(column: reader.index + 1, reason: error)
    }
  }
}

// MARK: - Structure

extension JSONReader {
  /// The byte to read next, or nil at the end.
  var next: UInt8? {
    index < text.count ? text[index] : nil
  }

  /// Steps over a byte if it is the next one.
  mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    index += 1
    return true
  }

  mutating func skipBlanks() {
    while let byte = next,
      ASCII.isBlank(byte) || byte == ASCII.lineFeed || byte == ASCII.carriageReturn
    {
      index += 1
    }
  }

  private mutating func value() throws(JSONError.Reason) -> JSONValue {
    skipBlanks()
    guard let first = next else { throw .unexpectedEnd }
    switch first {
    case UInt8(ascii: "{"):
      return try nested { reader throws(JSONError.Reason) in try reader.object() }
    case UInt8(ascii: "["):
      return try nested { reader throws(JSONError.Reason) in try reader.array() }
    case ASCII.quote: return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case ASCII.minus, ASCII.zero...ASCII.nine: return try number()
    case ASCII.plus, ASCII.point: throw .badNumber
    default: throw .missingValue
    }
  }

  private mutating func nested(
    _ body: (inout JSONReader) throws(JSONError.Reason) -> JSONValue
  ) throws(JSONError.Reason) -> JSONValue {
    guard depth < limits.depth else { throw .tooDeep }
    depth += 1
    index += 1
    let value = try body(&self)
    depth -= 1
    return value
  }

  private mutating func object() throws(JSONError.Reason) -> JSONValue {
    var members: [String: JSONValue] = [:]
    skipBlanks()
    guard !skip(UInt8(ascii: "}")) else { return .object(members) }
    repeat {
      skipBlanks()
      guard let first = next else { throw .unexpectedEnd }
      guard first == ASCII.quote else { throw .missingName }
      let name = try string()
      skipBlanks()
      guard skip(UInt8(ascii: ":")) else { throw next == nil ? .unexpectedEnd : .missingColon }
      members[name] = try value()
      skipBlanks()
    } while skip(ASCII.comma)
    try close(UInt8(ascii: "}"))
    return .object(members)
  }

  private mutating func array() throws(JSONError.Reason) -> JSONValue {
    var elements: [JSONValue] = []
    skipBlanks()
    guard !skip(UInt8(ascii: "]")) else { return .array(elements) }
    repeat {
      elements.append(try value())
      skipBlanks()
    } while skip(ASCII.comma)
    try close(UInt8(ascii: "]"))
    return .array(elements)
  }

  private mutating func close(_ bracket: UInt8) throws(JSONError.Reason) {
    guard skip(bracket) else { throw next == nil ? .unexpectedEnd : .missingComma }
  }

  private mutating func word(
    _ word: String, _ value: JSONValue
  ) throws(JSONError.Reason) -> JSONValue {
    let start = index
    for byte in word.utf8 where !skip(byte) {
      guard next != nil else { throw .unexpectedEnd }
      index = start
      throw .unknownWord
    }
    return value
  }
}
