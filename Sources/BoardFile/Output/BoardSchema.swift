/// The description of the board file for editors: a JSON Schema.
public enum BoardSchema {
  /// The schema (draft 2020-12) as a file.
  ///
  /// It is made from the table by which boards are read. Names of looks, themes and formats are
  /// those of the catalogue; properties are described for each look.
  public static func text(_ catalogue: BoardCatalogue) -> String {
    JSON5Writer(isPlainJSON: true).string(value(catalogue))
  }

  /// The schema as a value.
  public static func value(_ catalogue: BoardCatalogue) -> JSON5Value {
    let definitions = BoardTable.objects.map { object in
      member(
        object.name, .object(objectMembers(object, catalogue) + rules(for: object, catalogue)))
    }
    return .object([
      member("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      member("title", .string("Arcline board")),
      member("$ref", .string("#/$defs/\(BoardTable.board.name)")),
      member("$defs", .object(definitions)),
    ])
  }

  static func member(_ key: String, _ value: JSON5Value) -> JSON5Member {
    JSON5Member(key, JSON5Node(value))
  }

  private static func objectMembers(
    _ object: ObjectDescription, _ catalogue: BoardCatalogue
  ) -> [JSON5Member] {
    let keys = object.keys.map { key in
      var members = key.shape.schema(catalogue)
      members.insert(member("description", .string(key.doc)), at: 0)
      if let standard = key.standard { members.append(member("default", standard)) }
      return member(key.name, .object(members))
    }
    let required = object.keys.filter(\.isRequired).map { JSON5Node(.string($0.name)) }
    let members = [
      member("description", .string(object.doc)), member("type", .string("object")),
      member("additionalProperties", .bool(false)), member("properties", .object(keys)),
    ]
    return required.isEmpty ? members : members + [member("required", .array(required))]
  }
}
