/// What must hold between the keys of an object, as far as JSON Schema can say it.
///
/// It cannot look up the names of feeds and widgets, nor count what the places take of the grid.
extension BoardSchema {
  /// The rules for an object.
  static func rules(
    for object: ObjectDescription, _ catalogue: BoardCatalogue
  ) -> [JSON5Member] {
    var members: [JSON5Member] = []
    let names = Set(object.keys.map(\.name))
    if names.isSuperset(of: ["column", "row"]) {
      members.append(
        member(
          "dependentRequired",
          .object([member("column", names: ["row"]), member("row", names: ["column"])])))
    }
    let rules =
      switch object.name {
      case BoardTable.widget.name: lookRules(catalogue) + [anyLookRule(catalogue), rollupRule]
      case BoardTable.feed.name: BoardChecks.sourceKeys.map(sourceRule) + [filledRule]
      default: [JSON5Value]()
      }
    guard !rules.isEmpty else { return members }
    return members + [member("allOf", .array(rules.map { JSON5Node($0) }))]
  }

  // MARK: - Looks

  /// For each look: a widget that names it has only its properties.
  private static func lookRules(_ catalogue: BoardCatalogue) -> [JSON5Value] {
    catalogue.looks.map { look in
      rule(if: [member("look", constant: look.name)], then: [properties(look.properties)])
    }
  }

  /// A widget that names no look may be shown in any: it has properties that one of them has.
  private static func anyLookRule(_ catalogue: BoardCatalogue) -> JSON5Value {
    var seen: Set<String> = []
    let all = catalogue.looks.flatMap(\.properties).filter { seen.insert($0.name).inserted }
    let isNamed = JSON5Value.object([member("required", names: ["look"])])
    return .object([
      member("if", isNamed),
      member("else", .object([member("properties", .object([properties(all)]))])),
    ])
  }

  /// The key `properties` with some properties and no others.
  private static func properties(_ list: [LookProperty]) -> JSON5Member {
    member(
      "properties",
      .object([
        member("properties", .object(list.map { member($0.name, .object($0.schema)) })),
        member("additionalProperties", .bool(false)),
      ]))
  }

  // MARK: - Sources

  private static let rollupRule = rule(
    if: [member("rollup", constant: "feed")], then: [], needing: ["feed"])

  /// What a source needs.
  private static func sourceRule(_ row: BoardChecks.SourceKeys) -> JSON5Value {
    let limit =
      row.source != .socket
      ? []
      : [
        member(
          "path",
          .object([member("maxLength", .number(Double(BoardChecks.longestSocketPath)))]))
      ]
    return rule(
      if: [member("source", constant: row.source.rawValue)], then: limit, needing: row.needed)
  }

  /// A path and the name of a command are not empty.
  private static let filledRule: JSON5Value = .object([
    member(
      "properties",
      .object([
        member("path", .object([member("minLength", .number(1))])),
        member(
          "command",
          .object([
            member("pattern", .string("\\S")),
            member(
              "not",
              .object([
                member("type", .string("array")),
                member(
                  "prefixItems",
                  .array([JSON5Node(.object([member("const", .string(""))]))])),
              ])),
          ])),
      ]))
  ])

  // MARK: - Parts

  private static func rule(
    if condition: [JSON5Member], then properties: [JSON5Member], needing names: [String] = []
  ) -> JSON5Value {
    var consequence: [JSON5Member] = []
    if !properties.isEmpty { consequence.append(member("properties", .object(properties))) }
    if !names.isEmpty { consequence.append(member("required", names: names)) }
    return .object([
      member(
        "if",
        .object([
          member("required", names: condition.map(\.key)), member("properties", .object(condition)),
        ])),
      member("then", .object(consequence)),
    ])
  }

  private static func member(_ key: String, names: [String]) -> JSON5Member {
    member(key, .array(names.map { JSON5Node(.string($0)) }))
  }

  private static func member(_ key: String, constant: String) -> JSON5Member {
    member(key, .object([member("const", .string(constant))]))
  }
}
