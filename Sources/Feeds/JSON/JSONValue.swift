/// A value of a JSON text (RFC 8259).
public enum JSONValue: Sendable, Equatable {
  /// The word `null`.
  case null
  /// The words `true` and `false`.
  case bool(Bool)
  /// A number, nearest to its decimal text as ``PlainNumber/value`` is, always finite; and the text
  /// itself where that has too many digits to be told from all others.
  case number(Double, long: DecimalDigits? = nil)
  /// A string with its escapes resolved.
  case string(String)
  /// An array.
  case array([JSONValue])
  /// An object; of several members with one name the last one counts.
  case object([String: JSONValue])

  /// The member of an object; nil if there is none or this is no object.
  public subscript(name: String) -> JSONValue? {
    if case .object(let members) = self { members[name] } else { nil }
  }

  /// The string, or nil if this is something else.
  public var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  /// The number, or nil if this is something else.
  public var number: Double? {
    if case .number(let value, _) = self { value } else { nil }
  }

  /// The number as it stands, or nil if this is something else.
  var digits: DecimalDigits? {
    if case .number(let value, let long) = self { long ?? DecimalDigits(value) } else { nil }
  }

  /// The elements of the array; none if this is something else.
  public var elements: [JSONValue] {
    if case .array(let values) = self { values } else { [] }
  }

  /// What kind of value this is, with its article, for messages.
  public var kind: String {
    switch self {
    case .null: "null"
    case .bool: "a truth value"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
