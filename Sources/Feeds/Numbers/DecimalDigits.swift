/// A decimal number exactly as its text has it, for where binary64 tells two of them not apart.
public struct DecimalDigits: Sendable, Equatable {
  private let isNegative: Bool
  /// From the first digit that is not zero to the last one; none for zero.
  private let digits: ArraySlice<UInt8>
  /// How many digits stand before the point; below 0 so many zeros stand behind it first.
  private let point: Int

  /// Any two decimals of at most so many digits differ in binary64 as well.
  static let shortestLength = 15

  /// Takes the digits of a mantissa, of which the last ones stand behind the point.
  init(_ mantissa: [UInt8], fractionDigits: Int, exponent: Int, isNegative: Bool) {
    let zeros = mantissa.prefix { $0 == ASCII.zero }.count
    let end = mantissa.lastIndex { $0 != ASCII.zero }.map { $0 + 1 } ?? zeros
    digits = mantissa[zeros..<end]
    point = digits.isEmpty ? 0 : mantissa.count - fractionDigits + exponent - zeros
    self.isNegative = isNegative && !digits.isEmpty
  }

  /// The shortest decimal that reads as a number; nil for what is not finite.
  ///
  /// It is the very one that was read, if that had at most ``shortestLength`` digits.
  init?(_ value: Double) {
    let text = Array(value.description.utf8)
    var index = 0
    guard let decimal = try? DecimalText(scanning: text.span, from: &index), index == text.count
    else { return nil }
    self = decimal.digits(in: text.span)
  }
}

extension DecimalDigits: Comparable {
  /// Whether a number is less than another one.
  public static func < (left: DecimalDigits, right: DecimalDigits) -> Bool {
    guard left.sign == right.sign else { return left.sign < right.sign }
    return left.isNegative
      ? right.magnitudePrecedes(left) : left.magnitudePrecedes(right)
  }

  private var sign: Int { digits.isEmpty ? 0 : isNegative ? -1 : 1 }

  private func magnitudePrecedes(_ other: DecimalDigits) -> Bool {
    point != other.point
      ? point < other.point : digits.lexicographicallyPrecedes(other.digits)
  }
}
