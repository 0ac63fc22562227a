/// What is wrong with the value of a property.
public enum PropertyProblem: Error, Equatable, Sendable {
  /// The value is not of the kind named, such as "a number".
  case malformed(String)
  /// The value is of the right kind but beyond what is allowed.
  case outOfRange
  /// A word that is none of the names.
  case unknownName(String, among: [String])
}

/// Why a property could not be set.
public enum PropertyError: Error, Equatable, Sendable {
  /// The look has no property of this name; the names that it has.
  case unknownProperty(String, known: [String])
  /// A value that the property does not take.
  case invalidValue(property: String, value: String, problem: PropertyProblem, allowed: String)
}
