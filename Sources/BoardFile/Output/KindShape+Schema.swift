extension KindShape {
  /// The keywords of JSON Schema (draft 2020-12) for the values.
  func schema(_ catalogue: BoardCatalogue) -> [JSON5Member] {
    switch self {
    case .text(let longest): [.type("string"), .number("maxLength", Double(longest))]
    case .template:
      [
        .type("string"), .number("maxLength", Double(LabelTemplate.longest)),
        .pattern(SchemaPattern.template),
      ]
    case .language: [.type("string"), .number("minLength", 1)]
    case .choice(let names): [.names(names)]
    case .catalogue(let list): [.names(list.names(in: catalogue))]
    case .number(let range, _):
      [
        .type("number"), .number("minimum", range.lowerBound),
        .number("maximum", range.upperBound),
      ]
    case .positive(let most, _):
      [.type("number"), .number("exclusiveMinimum", 0), .number("maximum", most)]
    case .time: Self.positive(catalogue.longestTime, unit: "").schema(catalogue)
    case .amount(let most):
      Self.anyOf([
        Self.positive(most, unit: "").schema(catalogue),
        Self.text(longest: Self.longestAmount).schema(catalogue)
          + (catalogue.amountPattern.map { [.pattern($0)] } ?? []),
      ])
    case .integer(let range):
      [
        .type("integer"), .number("minimum", Double(range.lowerBound)),
        .number("maximum", Double(range.upperBound)),
      ]
    case .flag: [.type("boolean")]
    case .list(let item, let count):
      [
        .type("array"), BoardSchema.member("items", .object(item.schema(catalogue))),
        .number("minItems", Double(count.lowerBound)),
        .number("maxItems", Double(count.upperBound)),
      ]
    case .object(let name): [BoardSchema.member("$ref", .string("#/$defs/\(name)"))]
    case .map(let value, let names): Self.map(value.schema(catalogue), names)
    case .properties:
      [
        .type("object"),
        BoardSchema.member("propertyNames", .object([.names(Self.propertyNames(catalogue))])),
      ]
    case .either(let shapes): Self.anyOf(shapes.map { $0.schema(catalogue) })
    }
  }

  private static func anyOf(_ schemas: [[JSON5Member]]) -> [JSON5Member] {
    [BoardSchema.member("anyOf", .array(schemas.map { JSON5Node(.object($0)) }))]
  }

  /// The names of the properties of all looks, each once.
  private static func propertyNames(_ catalogue: BoardCatalogue) -> [String] {
    var seen: Set<String> = []
    return catalogue.looks.flatMap(\.properties).map(\.name).filter { seen.insert($0).inserted }
  }

  private static func map(_ value: [JSON5Member], _ names: [String]) -> [JSON5Member] {
    let members: [JSON5Member] = [
      .type("object"), BoardSchema.member("additionalProperties", .object(value)),
    ]
    guard !names.isEmpty else { return members }
    return members + [BoardSchema.member("propertyNames", .object([.names(names)]))]
  }
}

extension LookProperty {
  /// The keywords of JSON Schema for the values.
  var schema: [JSON5Member] {
    let text = [JSON5Member.type("string")]
    let values: [[JSON5Member]] =
      switch kind {
      case .number(let range, _):
        [KindShape.number(range, unit: "").members]
      case .length:
        [KindShape.number(0...10_000, unit: "").members, text + [.pattern(SchemaPattern.length)]]
      case .flag: [KindShape.flag.members]
      case .choice(let names): [[.names(names)]]
      case .text: [text]
      case .list:
        [text, [.type("array"), BoardSchema.member("items", .object(text))]]
      }
    let all = takesAutomatic ? values + [[.names(["auto"])]] : values
    let members =
      all.count == 1
      ? all[0]
      : [BoardSchema.member("anyOf", .array(all.map { JSON5Node(.object($0)) }))]
    let doc = JSON5Member("description", JSON5Node(.string("\(summary) (\(allowed))")))
    return [doc] + members
  }
}

extension KindShape {
  /// The keywords of a shape that needs no catalogue.
  fileprivate var members: [JSON5Member] {
    schema(BoardCatalogue(looks: [LookEntry(name: "")], themes: [""], formats: [""]))
  }
}

extension JSON5Member {
  fileprivate static func type(_ name: String) -> JSON5Member {
    JSON5Member("type", JSON5Node(.string(name)))
  }

  fileprivate static func number(_ key: String, _ number: Double) -> JSON5Member {
    JSON5Member(key, JSON5Node(.number(number)))
  }

  fileprivate static func pattern(_ text: String) -> JSON5Member {
    JSON5Member("pattern", JSON5Node(.string(text)))
  }

  fileprivate static func names(_ names: [String]) -> JSON5Member {
    JSON5Member("enum", JSON5Node(.array(names.map { JSON5Node(.string($0)) })))
  }
}
