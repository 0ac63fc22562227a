extension [UInt8] {
  /// Adds a JSON string (RFC 8259) with its quotes.
  mutating func append(jsonString text: String) {
    append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        append(UInt8(ascii: "\\"))
        append(byte)
      case 0..<0x20: append(text: "\\u00" + Self.hexadecimal(byte))
      default: append(byte)
      }
    }
    append(UInt8(ascii: "\""))
  }

  /// Adds a JSON number in its shortest form that reads back the same; `null` for none.
  mutating func append(jsonNumber number: Double?) {
    guard let number, number.isFinite else { return append(text: "null") }
    if let whole = Int64(exactly: number) {
      append(text: String(whole))
    } else {
      append(text: number.description)
    }
  }

  /// Adds text between the tags of an XML document; what XML cannot hold is left out.
  mutating func append(xmlText text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": append(text: "&amp;")
      case "<": append(text: "&lt;")
      case ">": append(text: "&gt;")
      case "\"": append(text: "&quot;")
      case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": continue
      default: append(contentsOf: String(scalar).utf8)
      }
    }
  }

  /// Adds a cell of a table whose readers know no quotes: separators, quotes and control
  /// characters become blanks.
  mutating func append(cell text: String) {
    for byte in text.utf8 {
      let isPlain = byte >= 0x20 && byte != UInt8(ascii: ",") && byte != UInt8(ascii: "\"")
      append(isPlain && byte != 0x7F ? byte : UInt8(ascii: " "))
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16)
    return digits.count < 2 ? "0" + digits : digits
  }
}
