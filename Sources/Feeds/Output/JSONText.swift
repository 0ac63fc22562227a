/// Writes flat JSON objects (RFC 8259), one a line, as UTF-8.
///
/// Members stand in the order in which they are added, without blanks. The output is pure of control
/// characters, and of what steers or hides text without being seen, and can go to a terminal as it is.
public struct JSONText: Sendable {
  /// The text so far.
  public private(set) var bytes: [UInt8] = []

  private var needsComma = false

  /// Creates an empty text.
  public init() {}

  /// The text so far as a string.
  public var text: String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// Empties the text and keeps its room.
  public mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    needsComma = false
  }

  /// Opens an object.
  public mutating func beginObject() {
    bytes.append(UInt8(ascii: "{"))
    needsComma = false
  }

  /// Closes the object and ends its line.
  public mutating func endObject() {
    bytes.append(UInt8(ascii: "}"))
    bytes.append(ASCII.lineFeed)
  }

  /// Adds a member with a string.
  public mutating func member(_ key: String, _ value: String) {
    begin(key)
    append(value)
  }

  /// Adds a member with a whole number.
  public mutating func member(_ key: String, _ value: Int) {
    begin(key)
    bytes.append(contentsOf: String(value).utf8)
  }

  /// Adds a member with a number in its shortest form, or `null` if it is infinite or not a number.
  public mutating func member(_ key: String, _ value: Double) {
    begin(key)
    bytes.append(contentsOf: Self.number(value).utf8)
  }

  /// Adds a member with a truth value.
  public mutating func member(_ key: String, _ value: Bool) {
    begin(key)
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  private mutating func begin(_ key: String) {
    if needsComma {
      bytes.append(ASCII.comma)
    }
    needsComma = true
    append(key)
    bytes.append(UInt8(ascii: ":"))
  }
}

// MARK: - Values

extension JSONText {
  /// The shortest decimal text that reads back as the same number; `null` for what JSON cannot hold.
  ///
  /// Whole numbers have no decimal mark, and negative zero has no sign.
  public static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    guard value != 0 else { return "0" }
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Appends a string in quotation marks.
  ///
  /// Escaped are quotation mark and backslash, all controls (C0, DEL, C1), format characters such as
  /// bidirectional and zero-width marks, and U+2028 and U+2029, which end a line in JavaScript. The
  /// rest stands as UTF-8.
  private mutating func append(_ string: String) {
    bytes.append(ASCII.quote)
    for scalar in string.unicodeScalars {
      switch scalar.value {
      case 0x22, 0x5C:
        bytes.append(ASCII.backslash)
        bytes.append(UInt8(scalar.value))
      case 0x09: bytes.append(contentsOf: #"\t"#.utf8)
      case 0x0A: bytes.append(contentsOf: #"\n"#.utf8)
      case 0x0D: bytes.append(contentsOf: #"\r"#.utf8)
      case 0..<0x20, 0x7F..<0xA0: appendEscape(scalar)
      case 0xA0... where Self.isUnseen(scalar): appendEscape(scalar)
      default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    bytes.append(ASCII.quote)
  }

  /// Whether a character steers or parts text and is not seen itself.
  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// Appends `\u` and four hexadecimal digits, twice beyond U+FFFF (RFC 8259, section 7).
  private mutating func appendEscape(_ scalar: Unicode.Scalar) {
    for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
      let digits = String(unit, radix: 16)
      bytes.append(contentsOf: #"\u"#.utf8)
      bytes.append(contentsOf: repeatElement(ASCII.zero, count: 4 - digits.utf8.count))
      bytes.append(contentsOf: digits.utf8)
    }
  }
}
