/// Names for the ASCII bytes the parsers compare against.
enum ASCII {
  static let bell: UInt8 = 0x07
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let cancel: UInt8 = 0x18
  static let substitute: UInt8 = 0x1A
  static let escape: UInt8 = 0x1B
  static let space: UInt8 = 0x20
  static let quote: UInt8 = 0x22
  static let percent: UInt8 = 0x25
  static let plus: UInt8 = 0x2B
  static let comma: UInt8 = 0x2C
  static let minus: UInt8 = 0x2D
  static let point: UInt8 = 0x2E
  static let zero: UInt8 = 0x30
  static let nine: UInt8 = 0x39
  static let lowerE: UInt8 = 0x65
  static let backslash: UInt8 = 0x5C
  static let delete: UInt8 = 0x7F

  /// Whether a byte is a space or a tab.
  static func isBlank(_ byte: UInt8) -> Bool {
    byte == space || byte == tab
  }

  /// Whether a byte is one of `0` to `9`.
  static func isDigit(_ byte: UInt8) -> Bool {
    byte >= zero && byte <= nine
  }

  /// The value of a hexadecimal digit in either case, or nil.
  static func hexadecimalValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case zero...nine: byte - zero
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }
}

extension Span<UInt8> {
  /// The first index at or after `index` that holds neither a space nor a tab, or `count`.
  func skippingBlanks(from index: Int) -> Int {
    var index = index
    while index < count, ASCII.isBlank(self[index]) {
      index += 1
    }
    return index
  }

  /// Copies the bytes, at most `limit` of them, into an array.
  func copied(upTo limit: Int = .max) -> [UInt8] {
    let length = Swift.min(count, limit)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(length)
    for index in 0..<length {
      bytes.append(self[index])
    }
    return bytes
  }
}
