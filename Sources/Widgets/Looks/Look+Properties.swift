extension Look {
  /// Everything about the look that can be set, in the order in which it is listed.
  public var properties: [Property] {
    let own =
      switch indicator {
      case .ring: Property.ring
      case .pie: Property.pie
      case .bar: Property.bar
      }
    return own + Property.motion
  }

  /// The kind of indicator in a word.
  public var kind: String {
    switch indicator {
    case .ring: "ring"
    case .pie: "pie"
    case .bar: "bar"
    }
  }

  /// Gives a property a value that is written as text.
  ///
  /// - Throws: ``PropertyError``; the look is then as it was.
  public mutating func set(_ name: String, to text: String) throws(PropertyError) {
    let properties = properties
    guard let property = properties.first(where: { $0.name == name }) else {
      throw .unknownProperty(name, known: properties.map(\.name))
    }
    try property.set(text, in: &self)
  }
}
