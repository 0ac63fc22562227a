/// A value of a JSON5 text, and where it begins.
public struct JSON5Node: Hashable, Sendable {
  /// The value.
  public var value: JSON5Value
  /// The place of its first scalar; the start of the text for values that were made, not read.
  public var position: SourcePosition

  /// Makes a node.
  public init(_ value: JSON5Value, at position: SourcePosition = .start) {
    self.value = value
    self.position = position
  }
}

/// A value of a JSON5 text.
public indirect enum JSON5Value: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A finite number.
  case number(Double)
  /// Text.
  case string(String)
  /// Values in order.
  case array([JSON5Node])
  /// Members in the order of the file, each key once.
  case object([JSON5Member])
  /// What stood there was no value; a diagnostic has said so.
  case invalid
}

/// A key of an object with its value.
public struct JSON5Member: Hashable, Sendable {
  /// The key, with escapes resolved.
  public var key: String
  /// Where the key begins.
  public var keyPosition: SourcePosition
  /// The value.
  public var node: JSON5Node

  /// Makes a member.
  public init(_ key: String, _ node: JSON5Node, keyPosition: SourcePosition = .start) {
    self.key = key
    self.keyPosition = keyPosition
    self.node = node
  }
}

extension JSON5Value {
  /// The value without places, so that two texts can be compared by what they say.
  public var withoutPositions: JSON5Value {
    switch self {
    case .array(let items):
      .array(items.map { JSON5Node($0.value.withoutPositions) })
    case .object(let members):
      .object(members.map { JSON5Member($0.key, JSON5Node($0.node.value.withoutPositions)) })
    default: self
    }
  }

  /// Which sort of value it is.
  var sort: JSON5Sort {
    switch self {
    case .null: .null
    case .bool: .bool
    case .number: .number
    case .string: .string
    case .array: .array
    case .object: .object
    case .invalid: .invalid
    }
  }
}

/// The sorts of values, as messages call them.
enum JSON5Sort: String, Sendable {
  case null = "null"
  case bool = "true or false"
  case number = "a number"
  case string = "text"
  case array = "a list"
  case object = "an object"
  case invalid = "no value"
}
