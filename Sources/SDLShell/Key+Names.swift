extension Key {
  private nonisolated static let named: [(name: String, key: Key)] = [
    ("escape", .escape), ("enter", .enter), ("tab", .tab), ("space", .space),
    ("backspace", .backspace), ("delete", .delete), ("insert", .insert), ("home", .home),
    ("end", .end), ("pageup", .pageUp), ("pagedown", .pageDown), ("up", .up), ("down", .down),
    ("left", .left), ("right", .right),
  ]

  /// The names of the keys that have one, without the function keys.
  public nonisolated static let names = named.map(\.name)

  /// The key of a name: a single printable character, one of ``names``, or `f1` to `f12`.
  ///
  /// Names are in lower case; nil for any other text.
  public nonisolated init?(named name: String) {
    if let known = Self.named.first(where: { $0.name == name }) {
      self = known.key
    } else if name.count == 1, let character = name.first, let scalar = name.unicodeScalars.first,
      scalar.value > 0x20, scalar.properties.generalCategory != .control, scalar != "\u{FFFD}"
    {
      self = .character(character)
    } else if name.first == "f", let number = Int(name.dropFirst()), (1...12).contains(number),
      name == "f\(number)"
    {
      self = .function(number)
    } else {
      return nil
    }
  }
}
