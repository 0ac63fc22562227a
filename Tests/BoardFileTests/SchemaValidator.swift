@testable import BoardFile

/// The part of JSON Schema (draft 2020-12) that the schema of boards uses.
///
/// Keywords that it does not know are told of, so that none passes unchecked.
struct SchemaValidator {
  let schema: JSON5Value

  /// Words that say nothing about validity.
  private static let silent: Set<String> = [
    "$schema", "$defs", "title", "description", "default", "then", "else",
  ]

  /// Whether the whole schema accepts a value.
  func accepts(_ value: JSON5Value) throws -> Bool { try accepts(value, by: schema) }

  private func accepts(_ value: JSON5Value, by schema: JSON5Value) throws -> Bool {
    switch schema {
    case .bool(let isOpen): return isOpen
    case .object(let keywords):
      return try keywords.allSatisfy { try holds($0, value, among: schema) }
    default: throw Unsupported(keyword: "a schema that is neither")
    }
  }

  struct Unsupported: Error {
    let keyword: String
  }

  private func holds(
    _ keyword: JSON5Member, _ value: JSON5Value, among schema: JSON5Value
  ) throws -> Bool {
    let argument = keyword.node.value
    if Self.silent.contains(keyword.key) { return true }
    switch (keyword.key, argument) {
    case ("$ref", .string(let name)):
      let parts = name.split(separator: "/").dropFirst().map(String.init)
      return try accepts(value, by: try find(parts, in: self.schema))
    case ("type", .string(let name)): return Self.types(of: value).contains(name)
    case ("const", _): return value.withoutPositions == argument.withoutPositions
    case ("enum", .array(let names)):
      return names.contains { $0.value.withoutPositions == value.withoutPositions }
    case ("anyOf", .array(let all)): return try all.contains { try accepts(value, by: $0.value) }
    case ("allOf", .array(let all)): return try all.allSatisfy { try accepts(value, by: $0.value) }
    case ("not", _): return try !accepts(value, by: argument)
    case ("if", _):
      let branch = Self.member(try accepts(value, by: argument) ? "then" : "else", of: schema)
      return try branch.map { try accepts(value, by: $0) } ?? true
    default: break
    }
    switch value {
    case .number(let number): return try Self.holds(keyword.key, argument, number)
    case .string(let text): return try Self.holds(keyword.key, argument, text)
    case .array(let items): return try holds(keyword.key, argument, items)
    case .object(let members): return try holds(keyword.key, argument, members, among: schema)
    default: return true
    }
  }

  private static func holds(_ key: String, _ argument: JSON5Value, _ number: Double) throws -> Bool
  {
    guard case .number(let limit) = argument else { return try known(key) }
    switch key {
    case "minimum": return number >= limit
    case "maximum": return number <= limit
    case "exclusiveMinimum": return number > limit
    default: return try known(key)
    }
  }

  private static func holds(_ key: String, _ argument: JSON5Value, _ text: String) throws -> Bool {
    switch (key, argument) {
    case ("minLength", .number(let count)): return Double(text.unicodeScalars.count) >= count
    case ("maxLength", .number(let count)): return Double(text.unicodeScalars.count) <= count
    case ("pattern", .string(let pattern)):
      return text.firstMatch(of: try Regex(pattern)) != nil
    default: return try known(key)
    }
  }

  private func holds(_ key: String, _ argument: JSON5Value, _ items: [JSON5Node]) throws -> Bool {
    switch (key, argument) {
    case ("items", _): return try items.allSatisfy { try accepts($0.value, by: argument) }
    case ("prefixItems", .array(let schemas)):
      return try zip(items, schemas).allSatisfy { try accepts($0.value, by: $1.value) }
    case ("minItems", .number(let count)): return Double(items.count) >= count
    case ("maxItems", .number(let count)): return Double(items.count) <= count
    default: return try Self.known(key)
    }
  }

  private func holds(
    _ key: String, _ argument: JSON5Value, _ members: [JSON5Member], among schema: JSON5Value
  ) throws -> Bool {
    let names = Set(members.map(\.key))
    switch (key, argument) {
    case ("required", .array(let needed)): return names.isSuperset(of: Self.texts(needed))
    case ("dependentRequired", .object(let rules)):
      return rules.allSatisfy { rule in
        guard names.contains(rule.key), case .array(let needed) = rule.node.value else {
          return true
        }
        return names.isSuperset(of: Self.texts(needed))
      }
    case ("properties", .object(let schemas)):
      return try schemas.allSatisfy { property in
        try members.filter { $0.key == property.key }
          .allSatisfy { try accepts($0.node.value, by: property.node.value) }
      }
    case ("additionalProperties", _):
      var known: Set<String> = []
      if case .object(let own)? = Self.member("properties", of: schema) {
        known = Set(own.map(\.key))
      }
      return try members.filter { !known.contains($0.key) }
        .allSatisfy { try accepts($0.node.value, by: argument) }
    case ("propertyNames", _):
      return try names.allSatisfy { try accepts(.string($0), by: argument) }
    default: return try Self.known(key)
    }
  }

  /// True for a keyword that speaks of other kinds of values.
  private static func known(_ key: String) throws -> Bool {
    let all: Set<String> = [
      "minimum", "maximum", "exclusiveMinimum", "minLength", "maxLength", "pattern", "items",
      "prefixItems", "minItems", "maxItems", "required", "dependentRequired", "properties",
      "additionalProperties", "propertyNames",
    ]
    guard all.contains(key) else { throw Unsupported(keyword: key) }
    return true
  }

  private static func types(of value: JSON5Value) -> [String] {
    switch value {
    case .object: ["object"]
    case .array: ["array"]
    case .string: ["string"]
    case .bool: ["boolean"]
    case .number(let number): number.rounded() == number ? ["number", "integer"] : ["number"]
    default: ["null"]
    }
  }

  private static func texts(_ nodes: [JSON5Node]) -> [String] {
    nodes.compactMap { if case .string(let text) = $0.value { text } else { nil } }
  }

  private func find(_ path: [String], in value: JSON5Value) throws -> JSON5Value {
    guard let first = path.first else { return value }
    guard let next = Self.member(first, of: value) else { throw Unsupported(keyword: first) }
    return try find(Array(path.dropFirst()), in: next)
  }

  private static func member(_ key: String, of value: JSON5Value) -> JSON5Value? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.key == key }?.node.value
  }
}
