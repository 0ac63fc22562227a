extension Options {
  /// A property of a look and its new value, both as they were typed.
  public struct Setting: Equatable, Sendable {
    /// The name of the property; never empty.
    public let name: String
    /// The value, which may be empty.
    public let value: String

    /// Makes a setting.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
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
  /// A name and a value with an equals sign between them.
  static var setting: Self {
    Self(allowed: "KEY=VALUE with a property that 'arcline looks' lists", isFreeform: true) {
      text throws(ValueProblem) in
      guard !text.isEmpty else { throw .empty }
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty else { throw .malformed(kind: "KEY=VALUE") }
      return Options.Setting(name: String(parts[0]), value: String(parts[1]))
    }
  }
}
