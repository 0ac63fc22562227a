/// What is wrong with the value of an option.
public enum ValueProblem: Error, Equatable, Sendable {
  /// The value is the empty text.
  case empty
  /// The value is not of the kind named, such as "a number".
  case malformed(kind: String)
  /// The value is of the right kind but beyond what is allowed.
  case outOfRange
  /// The value is not one of the allowed names; the nearest, if one is near.
  case unknownName(nearest: String?)

  /// The fault as the end of a sentence about the quoted value.
  func phrase(for value: QuotedToken) -> String {
    switch self {
    case .empty: "the value is empty"
    case .malformed(let kind): "\(value) is not \(kind)"
    case .outOfRange: "\(value) is out of range"
    case .unknownName(let nearest?): "unknown name \(value), did you mean \(nearest)?"
    case .unknownName(nil): "unknown name \(value)"
    }
  }
}
