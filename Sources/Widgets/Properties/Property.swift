/// One thing about a look that can be set: its name, what it means, and what it takes.
///
/// The same description serves options, lists of looks, board files and the gallery, so that none
/// of them can drift from what is drawn.
public struct Property: Sendable {
  /// The name, in lower case with dashes.
  public let name: String
  /// What it does, in a sentence without a period.
  public let summary: String
  /// What values it takes.
  public let kind: PropertyKind
  /// Whether `auto` is a value.
  public let takesAutomatic: Bool

  private let read: @Sendable (Look) -> PropertyValue?
  private let write: @Sendable (inout Look, PropertyValue) -> Bool

  init<Root, Value: PropertyRepresentable>(
    _ name: String, _ lens: IndicatorLens<Root>,
    _ path: any WritableKeyPath<Root, Value> & Sendable,
    _ kind: PropertyKind, _ summary: String
  ) {
    self.name = name
    self.summary = summary
    self.kind = kind
    takesAutomatic = Value.takesAutomatic
    read = { lens.get($0)?[keyPath: path].propertyValue }
    write = { look, value in
      guard var root = lens.get(look), let new = Value(value) else { return false }
      root[keyPath: path] = new
      lens.set(&look, root)
      return true
    }
  }

  /// What values it takes, in words.
  public var allowed: String { takesAutomatic ? "auto, or \(kind.allowed)" : kind.allowed }

  /// The value in a look; nil when the look has no such property.
  public func value(in look: Look) -> PropertyValue? { read(look) }

  /// Reads a value from text and gives it to a look.
  ///
  /// - Throws: ``PropertyError`` when the look has no such property or it does not take the value;
  ///   the look is then as it was.
  public func set(_ text: String, in look: inout Look) throws(PropertyError) {
    let value: PropertyValue
    do throws(PropertyProblem) {
      value = takesAutomatic && text == "auto" ? .automatic : try kind.parse(text)
    } catch {
      throw .invalidValue(property: name, value: text, problem: error, allowed: allowed)
    }
    guard write(&look, value) else {
      throw .unknownProperty(name, known: look.properties.map(\.name))
    }
  }
}

extension Property {
  /// Gives the property exactly the value that it has in another look.
  ///
  /// Nothing happens when one of the looks has no such property.
  public func copy(from other: Look, to look: inout Look) {
    guard let value = read(other) else { return }
    _ = write(&look, value)
  }
}

/// How a part of a look is read and put back.
struct IndicatorLens<Root: Sendable>: Sendable {
  /// The part, or nil when the look has none.
  let get: @Sendable (Look) -> Root?
  /// Puts the part back.
  let set: @Sendable (inout Look, Root) -> Void

  /// Makes the property of a part.
  func property<Value: PropertyRepresentable>(
    _ name: String, _ path: any WritableKeyPath<Root, Value> & Sendable, _ kind: PropertyKind,
    _ summary: String
  ) -> Property {
    Property(name, self, path, kind, summary)
  }

  /// Makes a property whose values are the names of a choice.
  func property<Value: PropertyChoice>(
    _ name: String, _ path: any WritableKeyPath<Root, Value> & Sendable, _ summary: String
  ) -> Property {
    Property(name, self, path, .choice(Value.allCases.map(\.rawValue)), summary)
  }
}
