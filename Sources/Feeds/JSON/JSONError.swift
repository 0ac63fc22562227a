/// Why a text is not JSON, and where.
public struct JSONError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The kinds of fault.
  public enum Reason: Error, Sendable, Equatable, CaseIterable {
    /// The text ends inside a value.
    case unexpectedEnd
    /// No value begins here.
    case missingValue
    /// A word that is not `true`, `false` or `null`.
    case unknownWord
    /// A number against the grammar, such as `01`, `1.` or `+1`.
    case badNumber
    /// A number beyond about 1.8e308, or one of more than 1024 digits.
    case numberTooLarge
    /// A control character in a string that is not escaped.
    case rawControl
    /// A backslash before something that is not an escape.
    case badEscape
    /// One half of a surrogate pair without the other.
    case loneSurrogate
    /// The name of a member is not a string.
    case missingName
    /// No colon after the name of a member.
    case missingColon
    /// Neither a comma nor the closing bracket after an element.
    case missingComma
    /// Arrays and objects are nested more than ``JSONReader/Limits/depth`` deep.
    case tooDeep
    /// The text has more than ``JSONReader/Limits/bytes`` bytes.
    case tooLong
    /// Something follows the value.
    case textAfterValue
  }

  /// The column of the fault, in bytes from 1.
  public let column: Int

  /// What is wrong there.
  public let reason: Reason

  /// Creates an error about a column.
  public init(column: Int, reason: Reason) {
    self.column = column
    self.reason = reason
  }

  /// What is wrong and where; one line without a full stop.
  public var description: String {
    "\(explanation) at column \(column)"
  }

  private var explanation: String {
    switch reason {
    case .unexpectedEnd: "the text breaks off"
    case .missingValue: "a value is missing"
    case .unknownWord: "an unknown word (allowed are true, false and null)"
    case .badNumber: "a malformed number"
    case .numberTooLarge: "a number out of range"
    case .rawControl: "a control character in a string"
    case .badEscape: "an unknown escape in a string"
    case .loneSurrogate: "half a surrogate pair in a string"
    case .missingName: "the name of a member is missing (it stands in quotation marks)"
    case .missingColon: "a colon is missing"
    case .missingComma: "a comma or a closing bracket is missing"
    case .tooDeep: "values nested too deep"
    case .tooLong: "the text is too long"
    case .textAfterValue: "text after the value"
    }
  }
}
