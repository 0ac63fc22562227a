import BoardFile
import Testing

@Suite struct BoardOutputTests {
  private func member(_ path: String..., in value: JSON5Value) -> JSON5Value? {
    var value = value
    for key in path {
      guard case .object(let members) = value,
        let member = members.first(where: { $0.key == key })
      else { return nil }
      value = member.node.value
    }
    return value
  }

  @Test func `the schema is plain JSON of draft 2020-12`() throws {
    let text = BoardSchema.text(.sample)
    #expect(text.hasPrefix("{\n  \"$schema\": \"https://json-schema.org/draft/2020-12/schema\",\n"))
    let document = JSON5Document(reading: Array(text.utf8))
    #expect(document.diagnostics == [])
    #expect(document.root.value.withoutPositions == BoardSchema.value(.sample).withoutPositions)
    #expect(!text.contains(",\n}") && !text.contains(",\n  }"))
  }

  @Test func `every reference in the schema leads somewhere`() {
    let schema = BoardSchema.value(.sample)
    guard case .object(let definitions)? = member("$defs", in: schema) else {
      Issue.record("no definitions")
      return
    }
    let names = definitions.map { "#/$defs/\($0.key)" }
    let references = Self.references(in: schema)
    #expect(Set(references) == Set(names))
  }

  private static func references(in value: JSON5Value) -> [String] {
    switch value {
    case .object(let members):
      members.flatMap { member in
        if member.key == "$ref", case .string(let name) = member.node.value { return [name] }
        return references(in: member.node.value)
      }
    case .array(let items): items.flatMap { references(in: $0.value) }
    default: []
    }
  }

  @Test func `the schema knows ranges, defaults, names and the properties of looks`() {
    let schema = BoardSchema.value(.sample)
    let gap = member("$defs", "layout", "properties", "gap", in: schema)
    #expect(gap.flatMap { member("maximum", in: $0) } == .number(1080))
    #expect(gap.flatMap { member("default", in: $0) } == .number(24))
    let theme = member("$defs", "board", "properties", "theme", "enum", in: schema)
    #expect(theme == .array([JSON5Node(.string("dark")), JSON5Node(.string("light"))]))
    #expect(
      member("$defs", "board", "required", in: schema)
        == .array([JSON5Node(.string("widgets"))]))
    let text = BoardSchema.text(.sample)
    #expect(text.contains("\"start-angle\"") && text.contains("\"minimum\": -3600"))
  }

  @Test func `the reference tells every key and every name of labels`() {
    let text = BoardReference.text(.sample)
    for key in [
      "widgets", "columns", "safeArea", "portrait", "restartAfter", "onEof", "rollup", "preview",
      "stallAfter", "{percent}", "{eta}", "{failed}",
    ] {
      #expect(text.contains(key), "\(key)")
    }
    #expect(text.contains("Takes a number from 0 to 1080 units. Default: 24."))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
  }
}
