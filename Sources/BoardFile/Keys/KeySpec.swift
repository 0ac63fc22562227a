/// One key of an object in the board file: everything that reading, writing, the schema and the
/// reference know of it.
struct KeySpec<Model: Sendable>: Sendable {
  let name: String
  let shape: KindShape
  let isRequired: Bool
  /// What it does: a sentence or two.
  let doc: String
  /// Reads a value into the model; leaves it as it is when the value is not allowed.
  let read: @Sendable (JSON5Node, inout Model, inout BoardReading) -> Void
  /// The value in a model; nil when there is nothing to write.
  let write: @Sendable (Model) -> JSON5Value?

  init<Value: Sendable>(
    _ name: String, _ path: any WritableKeyPath<Model, Value> & Sendable, _ kind: ValueKind<Value>,
    _ doc: String, isRequired: Bool = false
  ) {
    self.name = name
    self.doc = doc
    self.isRequired = isRequired
    shape = kind.shape
    read = { node, model, reading in
      if let value = kind.read(node, &reading) { model[keyPath: path] = value }
    }
    write = { kind.write($0[keyPath: path]) }
  }

  /// Makes the key of a value that may be absent.
  init<Value: Sendable>(
    _ name: String, _ path: any WritableKeyPath<Model, Value?> & Sendable,
    _ kind: ValueKind<Value>, _ doc: String
  ) {
    self.init(name, path, kind.optional, doc)
  }
}

/// The keys of one kind of object.
struct ObjectSpec<Model: Sendable>: Sendable {
  /// What the reference and the schema call the object.
  let name: String
  /// What the object is: a sentence.
  let doc: String
  /// The model of an object without keys, which has all defaults.
  let blank: Model
  let keys: [KeySpec<Model>]

  /// The kind of value that such an object is.
  var kind: ValueKind<Model> {
    let shape = KindShape.object(name)
    return ValueKind(shape: shape) { node, reading in
      guard case .object(let members) = node.value else {
        reading.mismatch(node, shape)
        return nil
      }
      var model = blank
      readMembers(members, at: node.position, &model, &reading)
      return model
    } write: {
      .object(members(of: $0))
    }
  }

  /// Reads the members of an object into a model.
  func readMembers(
    _ members: [JSON5Member], at position: SourcePosition, _ model: inout Model,
    _ reading: inout BoardReading
  ) {
    for member in members {
      guard let key = keys.first(where: { $0.name == member.key }) else {
        let advice = NameAdvice.text(member.key, keys.map(\.name), reading.catalogue.nearest)
        reading.list.error(
          member.keyPosition, "there is no key \(Quote.text(member.key)) here; \(advice)")
        continue
      }
      let place = BoardReading.Place(key: member.keyPosition, value: member.node.position)
      reading.descend(member.key, place) { key.read(member.node, &model, &$0) }
    }
    // What has not been read may have them.
    guard reading.isWhole else { return }
    for key in keys where key.isRequired && !members.contains(where: { $0.key == key.name }) {
      reading.list.error(position, "the key \(key.name) is missing in this \(name)")
    }
  }

  /// What differs from the defaults, in the order of the table.
  func members(of model: Model) -> [JSON5Member] {
    keys.compactMap { key in
      guard let value = key.write(model), key.isRequired || value != key.write(blank) else {
        return nil
      }
      return JSON5Member(key.name, JSON5Node(value))
    }
  }

  /// The object without its model's type, for the schema and the reference.
  var description: ObjectDescription {
    ObjectDescription(
      name: name, doc: doc,
      keys: keys.map { key in
        KeyDescription(
          name: key.name, shape: key.shape, isRequired: key.isRequired,
          standard: key.write(blank).flatMap(Self.worthTelling), doc: key.doc)
      })
  }

  private static func worthTelling(_ value: JSON5Value) -> JSON5Value? {
    switch value {
    case .object, .array([]), .string(""): nil
    default: value
    }
  }
}

/// The keys of an object, for the schema and the reference.
struct ObjectDescription: Sendable {
  let name: String
  let doc: String
  let keys: [KeyDescription]
}

/// A key, for the schema and the reference.
struct KeyDescription: Sendable {
  let name: String
  let shape: KindShape
  let isRequired: Bool
  /// The default; nil when there is none worth telling.
  let standard: JSON5Value?
  let doc: String
}
