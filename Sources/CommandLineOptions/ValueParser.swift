/// Reads the value of one option and says what it takes.
///
/// The same description serves the help, the error messages and completions, so that none of
/// them can drift from what is accepted.
struct ValueParser<Value: Sendable>: Sendable {
  /// What is taken, for messages and help, as in "1 to 1000".
  let allowed: String

  /// The whole set of values, when it is a set of names; else empty.
  let choices: [String]

  /// Whether `allowed` says so little that the help leaves it out.
  let isFreeform: Bool

  /// Reads a value.
  let parse: @Sendable (String) throws(ValueProblem) -> Value

  init(
    allowed: String, choices: [String] = [], isFreeform: Bool = false,
    parse: @escaping @Sendable (String) throws(ValueProblem) -> Value
  ) {
    self.allowed = allowed
    self.choices = choices
    self.isFreeform = isFreeform
    self.parse = parse
  }
}

extension ValueParser {
  /// One name of a list; an unknown one is answered with the nearest.
  static func name(of names: [String]) -> ValueParser<String> {
    ValueParser<String>(allowed: names.joined(separator: ", "), choices: names) {
      text throws(ValueProblem) in
      guard !text.isEmpty else { throw .empty }
      guard names.contains(text) else {
        throw .unknownName(nearest: NearestName.find(text, among: names))
      }
      return text
    }
  }
}

extension ValueParser
where Value: CaseIterable & RawRepresentable & Sendable, Value.RawValue == String {
  /// One of the cases of an enumeration, by its raw value.
  static var choice: ValueParser<Value> {
    let names = ValueParser<String>.name(of: Value.allCases.map(\.rawValue))
    return ValueParser(allowed: names.allowed, choices: names.choices) {
      text throws(ValueProblem) in
      guard let value = Value(rawValue: try names.parse(text)) else {
        throw .unknownName(nearest: nil)
      }
      return value
    }
  }
}
