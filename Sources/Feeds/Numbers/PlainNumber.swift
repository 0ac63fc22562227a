/// A number read from one plain line, with the one meaning that its text has in every locale.
///
/// The grammar, on bytes:
///
///     line     = blanks [sign] mantissa [exponent] [blanks "%"] blanks
///     mantissa = digits [mark digits] | mark digits
///     mark     = "." | ","
///     exponent = ("e" | "E") [sign] digits
///     sign     = "+" | "-"
///     blanks   = any number of spaces and tabs
///
/// A comma is a decimal mark, unless exactly three digits follow it: `1,234` is a thousand and more
/// to some and one and a bit to others, so it is refused rather than guessed. A mark may come first
/// (`.5`, which calculators print) but not last: `5.` is a number that was cut off, and reading it
/// would show half a value. Infinities, not-a-number, hexadecimal digits and `_` are refused.
public struct PlainNumber: Sendable, Equatable {
  /// The number nearest to the decimal text, ties to even; finite, and zero is never negative.
  ///
  /// Only a number that is not whole is never taken as a greater one that is: 99.99…9 is not 100,
  /// however many digits it has.
  public let value: Double

  /// The number as it stands, where it has too many digits for ``value`` to tell it from all others.
  public let long: DecimalDigits?

  /// Whether a percent sign followed; it does not scale ``value``.
  public let hasPercentSign: Bool

  /// Reads a line that holds one number and nothing else.
  ///
  /// - Parameter text: The bytes of the line, without its end.
  /// - Throws: Why the line is not such a number.
  /// - Complexity: O(n). Numbers of up to 15 digits, as good as all, are read without allocation.
  public init(parsing text: Span<UInt8>) throws(PlainNumberError) {
    var index = text.skippingBlanks(from: 0)
    guard index < text.count else { throw .empty }
    let decimal = try DecimalText(scanning: text, from: &index)
    index = text.skippingBlanks(from: index)
    hasPercentSign = index < text.count && text[index] == ASCII.percent
    if hasPercentSign {
      index = text.skippingBlanks(from: index + 1)
    }
    guard index == text.count else { throw .textAfterNumber }
    let nearest = try decimal.value(in: text)
    guard decimal.isLong else {
      value = nearest
      long = nil
      return
    }
    let digits = decimal.digits(in: text)
    value = Self.notBeyond(digits, nearest)
    long = digits
  }

  /// The nearest number, or if that is a whole one farther from zero the one before it.
  ///
  /// A number that is whole itself may be farther away from the next one than any number is.
  private static func notBeyond(_ digits: DecimalDigits, _ nearest: Double) -> Double {
    guard nearest.magnitude < 0x1p53, nearest == nearest.rounded(), nearest != 0,
      let whole = DecimalDigits(nearest)
    else { return nearest }
    if nearest > 0 {
      return digits < whole ? nearest.nextDown : nearest
    }
    return whole < digits ? nearest.nextUp : nearest
  }

  /// Whether the number, which ``value`` tells not from the end of a range, does not reach it.
  func isShort(of range: ValueRange) -> Bool {
    guard let long, let end = DecimalDigits(range.maximum) else { return false }
    return range.minimum < range.maximum ? long < end : end < long
  }
}
