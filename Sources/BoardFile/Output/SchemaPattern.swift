/// Regular expressions of texts, in the dialect of JSON Schema.
enum SchemaPattern {
  /// A label template: names in braces are those that there are, other braces are doubled.
  static let template: String = {
    let names = LabelField.allCases.map(\.rawValue).joined(separator: "|")
    return #"^(?:[^{}]|\{\{|\}\}|\{(?:"# + names + #")\})*$"#
  }()

  /// A length in pixels or percent.
  static let length = #"^[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?(?:px|%)?$"#
}
