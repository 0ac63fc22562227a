/// How values of one kind are read from a board file and written into one.
struct ValueKind<Value: Sendable>: Sendable {
  /// What is allowed.
  let shape: KindShape
  /// Reads a value; nil, with a diagnostic, when it is not allowed.
  let read: @Sendable (JSON5Node, inout BoardReading) -> Value?
  /// Writes a value; nil when the key is to be left out.
  let write: @Sendable (Value) -> JSON5Value?

  /// The same kind for a value that may be absent.
  var optional: ValueKind<Value?> {
    ValueKind<Value?>(
      shape: shape, read: { node, reading in read(node, &reading).map { .some($0) } },
      write: { $0.flatMap(write) })
  }

  /// The same kind of file content for another type.
  func map<Other>(
    _ forward: @escaping @Sendable (Value) -> Other, back: @escaping @Sendable (Other) -> Value
  ) -> ValueKind<Other> {
    ValueKind<Other>(
      shape: shape, read: { node, reading in read(node, &reading).map(forward) },
      write: { write(back($0)) })
  }
}

extension ValueKind where Value == String {
  /// One line of text.
  static func text(longest: Int = 200) -> Self {
    let shape = KindShape.text(longest: longest)
    return ValueKind(shape: shape) { node, reading in
      guard case .string(let text) = node.value else {
        reading.mismatch(node, shape)
        return nil
      }
      guard text.unicodeScalars.count <= longest else {
        reading.list.error(node.position, "\(reading.name) has more than \(longest) characters")
        return nil
      }
      guard !text.unicodeScalars.contains("\0") else {
        reading.list.error(node.position, "\(reading.name) holds a zero byte")
        return nil
      }
      return text
    } write: {
      .string($0)
    }
  }

  /// The tag of a language, or a locale of the system; the catalogue knows what is one.
  static var language: Self {
    ValueKind(shape: .language) { node, reading in
      guard case .string(let text) = node.value else {
        reading.mismatch(node, .language)
        return nil
      }
      guard reading.catalogue.isLanguage(text) else {
        reading.list.error(
          node.position,
          "\(reading.name) takes \(KindShape.language.words(reading.catalogue)), not "
            + Quote.text(text))
        return nil
      }
      return text
    } write: {
      .string($0)
    }
  }

  /// A name of the catalogue.
  static func name(of names: KindShape.CatalogueNames) -> Self {
    let shape = KindShape.catalogue(names)
    return ValueKind(shape: shape) { node, reading in
      readName(node, names.names(in: reading.catalogue), shape, &reading)
    } write: {
      .string($0)
    }
  }
}

/// Reads one of some names, or says which one was probably meant.
private func readName(
  _ node: JSON5Node, _ names: [String], _ shape: KindShape, _ reading: inout BoardReading
) -> String? {
  guard case .string(let text) = node.value else {
    reading.mismatch(node, shape)
    return nil
  }
  guard names.contains(text) else {
    let advice = NameAdvice.text(text, names, reading.catalogue.nearest)
    reading.list.error(node.position, "\(reading.name) cannot be \(Quote.text(text)); \(advice)")
    return nil
  }
  return text
}

extension ValueKind
where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// One of the names of an enumeration.
  static var choice: Self {
    let names = Value.allCases.map(\.rawValue)
    let shape = KindShape.choice(names)
    return ValueKind(shape: shape) { node, reading in
      readName(node, names, shape, &reading).flatMap(Value.init(rawValue:))
    } write: {
      .string($0.rawValue)
    }
  }
}

extension ValueKind where Value == Bool {
  /// True or false.
  static var flag: Self {
    ValueKind(shape: .flag) { node, reading in
      if case .bool(let isTrue) = node.value { return isTrue }
      reading.mismatch(node, .flag)
      return nil
    } write: {
      .bool($0)
    }
  }
}

extension ValueKind where Value == LabelTemplate {
  /// A label template.
  static var template: Self {
    ValueKind(shape: .template) { node, reading in
      guard case .string(let text) = node.value else {
        reading.mismatch(node, .template)
        return nil
      }
      do throws(LabelTemplateError) {
        return try LabelTemplate(parsing: text)
      } catch {
        let message = error.message(nearest: reading.catalogue.nearest)
        reading.list.error(node.position, "\(reading.name): \(message)")
        return nil
      }
    } write: {
      .string($0.text)
    }
  }
}
