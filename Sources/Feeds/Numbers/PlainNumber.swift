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
  public let value: Double

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
    value = try decimal.value(in: text)
  }
}
