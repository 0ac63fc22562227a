/// The members of a JSON object, in their order.
struct JSONMembers {
  /// What a member may be.
  enum Value {
    case string(String)
    case number(Double)
    case count(UInt64)
    case truth(Bool)
    case object(JSONMembers)
    case null
  }

  private struct Member {
    let name: String
    let value: Value
  }

  private var members: [Member] = []

  mutating func add(_ name: String, _ value: Value) {
    members.append(Member(name: name, value: value))
  }

  /// Adds the members between braces, or between what is given in place of them.
  func append(
    into bytes: inout [UInt8], separator: String = ", ", opening: String = "{",
    closing: String = "}"
  ) {
    bytes.append(text: opening)
    for (index, member) in members.enumerated() {
      if index > 0 { bytes.append(text: separator) }
      bytes.append(jsonString: member.name)
      bytes.append(text: ": ")
      Self.append(member.value, into: &bytes)
    }
    bytes.append(text: closing)
  }

  private static func append(_ value: Value, into bytes: inout [UInt8]) {
    switch value {
    case .string(let text): bytes.append(jsonString: text)
    case .number(let number): bytes.append(jsonNumber: number)
    case .count(let count): bytes.append(number: count)
    case .truth(let isTrue): bytes.append(text: isTrue ? "true" : "false")
    case .null: bytes.append(text: "null")
    case .object(let members): members.append(into: &bytes)
    }
  }
}
