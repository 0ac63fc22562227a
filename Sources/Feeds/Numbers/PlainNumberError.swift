/// Why a line is not a plain number.
public enum PlainNumberError: Error, Sendable, Equatable, CaseIterable {
  /// The line holds nothing but blanks.
  case empty
  /// No number begins the line: a word, a sign alone, an infinity, not-a-number.
  case notANumber
  /// A decimal mark or an exponent without a digit after it, such as `5.` or `1e`.
  case missingDigit
  /// More than one decimal mark, or decimal and thousands marks together.
  case severalMarks
  /// A comma before exactly three digits: a decimal or a thousands mark.
  case ambiguousComma
  /// Something follows the number: a unit, a second number, hexadecimal digits.
  case textAfterNumber
  /// Beyond the largest finite number, about 1.8e308.
  case tooLarge
  /// More than 1024 characters of digits.
  case tooLong

  /// What is wrong and what is allowed, to stand after the quoted text; one line without a full stop.
  public var explanation: String {
    switch self {
    case .empty: "is empty; a line holds one number"
    case .notANumber: "is not a number; a line holds one number such as 42, 12.5 or 35%"
    case .missingDigit: "breaks off; a digit must follow a decimal mark or an exponent"
    case .severalMarks: "has more than one mark; write one decimal mark and no thousands marks"
    case .ambiguousComma:
      "is ambiguous; a comma before exactly three digits may be a thousands mark, so write a point"
    case .textAfterNumber: "has text after the number; a line holds one number such as 42 or 35%"
    case .tooLarge: "is out of range of numbers; the largest is about 1.8e308"
    case .tooLong: "has too many digits; at most \(DecimalText.maximumLength) are read"
    }
  }
}
