/// The parts of a decimal number that has been found in a text.
struct DecimalText {
  /// The longest mantissa read, so that one line never costs more than a few microseconds.
  static let maximumLength = 1024

  private var isNegative = false
  /// The digits as an integer; only right if `isComplete`.
  private var significand: UInt64 = 0
  private var isComplete = true
  private var fractionDigits = 0
  private var exponent = 0
  /// Where the mantissa stands, without its sign.
  private var mantissa = 0..<0

  /// Scans a number, and leaves `index` after it.
  init(scanning text: Span<UInt8>, from index: inout Int) throws(PlainNumberError) {
    isNegative = Self.scanSign(text, &index)
    let start = index
    try scanMantissa(text, &index)
    mantissa = start..<index
    guard mantissa.count <= Self.maximumLength else { throw .tooLong }
    try scanExponent(text, &index)
  }
}

// MARK: - Scanning

extension DecimalText {
  /// An exponent is cut here: far past every finite number whatever the mantissa, and no overflow.
  private static let largestExponent = 100_000

  private static func scanSign(_ text: Span<UInt8>, _ index: inout Int) -> Bool {
    guard index < text.count, text[index] == ASCII.minus || text[index] == ASCII.plus else {
      return false
    }
    index += 1
    return text[index - 1] == ASCII.minus
  }

  private static func isMark(_ text: Span<UInt8>, _ index: Int) -> Bool {
    index < text.count && (text[index] == ASCII.point || text[index] == ASCII.comma)
  }

  private mutating func scanMantissa(
    _ text: Span<UInt8>, _ index: inout Int
  ) throws(PlainNumberError) {
    let integerDigits = scanDigits(text, &index)
    guard Self.isMark(text, index) else {
      guard integerDigits > 0 else { throw .notANumber }
      return
    }
    let isComma = text[index] == ASCII.comma
    index += 1
    fractionDigits = scanDigits(text, &index)
    guard !Self.isMark(text, index) || integerDigits + fractionDigits == 0 else {
      throw .severalMarks
    }
    guard fractionDigits > 0 else { throw integerDigits > 0 ? .missingDigit : .notANumber }
    guard !isComma || fractionDigits != 3 else { throw .ambiguousComma }
  }

  /// Takes a run of digits into the significand; returns how many there were.
  private mutating func scanDigits(_ text: Span<UInt8>, _ index: inout Int) -> Int {
    let start = index
    while index < text.count, ASCII.isDigit(text[index]) {
      // Below 10^18 one more digit still fits into 64 bits.
      if significand < 1_000_000_000_000_000_000 {
        significand = significand * 10 + UInt64(text[index] - ASCII.zero)
      } else {
        isComplete = false
      }
      index += 1
    }
    return index - start
  }

  private mutating func scanExponent(
    _ text: Span<UInt8>, _ index: inout Int
  ) throws(PlainNumberError) {
    // Setting bit 5 turns E into e.
    guard index < text.count, text[index] | 0x20 == ASCII.lowerE else { return }
    index += 1
    let isNegative = Self.scanSign(text, &index)
    let start = index
    while index < text.count, ASCII.isDigit(text[index]) {
      exponent = min(exponent * 10 + Int(text[index] - ASCII.zero), Self.largestExponent)
      index += 1
    }
    guard index > start else { throw .missingDigit }
    exponent = isNegative ? -exponent : exponent
  }
}

// MARK: - Value

extension DecimalText {
  /// The powers of ten that binary64 holds exactly.
  private static let exactPowers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// The nearest number, ties to even.
  func value(in text: Span<UInt8>) throws(PlainNumberError) -> Double {
    let magnitude: Double
    if let exactValue {
      magnitude = exactValue
    } else {
      magnitude = try convertedValue(in: text)
    }
    return isNegative && magnitude > 0 ? -magnitude : magnitude
  }

  /// The value by one operation on two exact operands, which rounds once and so rightly.
  ///
  /// Nil unless the digits fit into 53 bits and the scale is a power of ten that binary64 holds
  /// (W. D. Clinger, "How to read floating point numbers accurately", 1990).
  private var exactValue: Double? {
    let scale = exponent - fractionDigits
    guard isComplete, significand <= 1 << 53, scale.magnitude < Self.exactPowers.count else {
      return nil
    }
    return scale < 0
      ? Double(significand) / Self.exactPowers[-scale]
      : Double(significand) * Self.exactPowers[scale]
  }

  /// Whether it has more digits than ``DecimalDigits/shortestLength``.
  var isLong: Bool { !isComplete || significand >= 1_000_000_000_000_000 }

  /// The number as it stands, without rounding.
  func digits(in text: Span<UInt8>) -> DecimalDigits {
    DecimalDigits(
      mantissaDigits(in: text), fractionDigits: fractionDigits, exponent: exponent,
      isNegative: isNegative)
  }

  private func mantissaDigits(in text: Span<UInt8>) -> [UInt8] {
    var digits: [UInt8] = []
    for index in mantissa where ASCII.isDigit(text[index]) {
      digits.append(text[index])
    }
    return digits
  }

  /// The value by the standard library, from digits that no locale can change.
  private func convertedValue(in text: Span<UInt8>) throws(PlainNumberError) -> Double {
    var digits = mantissaDigits(in: text)
    digits.append(ASCII.lowerE)
    digits.append(contentsOf: String(exponent - fractionDigits).utf8)
    guard let value = Double(String(decoding: digits, as: UTF8.self)) else { throw .notANumber }
    guard value.isFinite else { throw .tooLarge }
    return value
  }
}
