/// What is wrong with the value of a property.
public enum PropertyProblem: Error, Equatable, Sendable {
  /// The value is not of the kind named, such as "a number".
  case malformed(String)
  /// The value is of the right kind but beyond what is allowed.
  case outOfRange
  /// A word that is none of the names.
  case unknownName(String, among: [String])
}

extension PropertyProblem {
  /// What is wrong with a value, in words, with the name that was probably meant.
  ///
  /// - Parameters:
  ///   - value: The value as it was given.
  ///   - quote: Makes a text safe to show, in quotation marks.
  ///   - nearest: Finds the name that is nearest to a word; nil when none is near.
  /// - Returns: The end of a sentence, without a period.
  public func phrase(
    for value: String, quote: (String) -> String, nearest: (String, [String]) -> String?
  ) -> String {
    switch self {
    case .malformed(let kind): return "\(quote(value)) is not \(kind)"
    case .outOfRange: return "\(quote(value)) is out of range"
    case .unknownName(let word, let names):
      let guess = nearest(word, names).map { ", did you mean \($0)?" } ?? ""
      return "unknown name \(quote(word))\(guess)"
    }
  }
}

/// Why a property could not be set.
public enum PropertyError: Error, Equatable, Sendable {
  /// The look has no property of this name; the names that it has.
  case unknownProperty(String, known: [String])
  /// A value that the property does not take.
  case invalidValue(property: String, value: String, problem: PropertyProblem, allowed: String)
}
