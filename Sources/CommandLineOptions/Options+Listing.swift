extension Options {
  /// A property of a look and its new value, both as they were typed.
  public struct Setting: Equatable, Sendable {
    /// The name of the property, which may be empty.
    public let name: String
    /// The value, which may be empty.
    public let value: String
    /// Whether there was an equals sign, and so a value; who knows the property says what it takes.
    public let hasValue: Bool

    /// Makes a setting.
    public init(name: String, value: String, hasValue: Bool = true) {
      self.name = name
      self.value = value
      self.hasValue = hasValue
    }
  }

  /// What only `looks` takes.
  public struct Listing: Equatable, Sendable {
    /// The look whose properties are listed; nil lists all looks.
    public var look: String?

    /// Whether a JSON document is written instead of text.
    public var isJSON = false
  }
}

extension ValueParser<Options.Setting> {
  /// A name and a value with an equals sign between them; the look judges them.
  static var setting: Self {
    Self(allowed: "KEY=VALUE with a property that 'arcline looks' lists", isFreeform: true) {
      let parts = $0.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return Options.Setting(
        name: String(parts.first ?? ""), value: parts.count == 2 ? String(parts[1]) : "",
        hasValue: parts.count == 2)
    }
  }
}
