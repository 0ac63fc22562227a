/// What a board file may name, passed in by those who define it.
public struct BoardCatalogue: Sendable {
  /// The looks, the default first.
  public var looks: [LookEntry]
  /// The names of the themes, the default first.
  public var themes: [String]
  /// The names of the input formats, the default first.
  public var formats: [String]
  /// Finds what a wrong name probably meant.
  public var nearest: NearestNameFinder
  /// Reads an amount in text, such as `1.5GiB`; nil for what is none.
  public var amount: @Sendable (String) -> Double?
  /// A regular expression that all such texts match; nil where there is none.
  public var amountPattern: String?
  /// Whether a text is the tag of a language, such as `pt-BR`, or a locale of the system.
  public var isLanguage: @Sendable (String) -> Bool
  /// The longest time that the program waits for something, in seconds.
  public var longestTime: Double
  /// Which times that are, in words: those above 0 and up to ``longestTime``.
  public var timeWords: String

  /// Makes a catalogue.
  ///
  /// - Precondition: No list is empty, since the first name is the default.
  public init(
    looks: [LookEntry], themes: [String], formats: [String],
    nearest: @escaping NearestNameFinder = { _, _ in nil },
    amount: @escaping @Sendable (String) -> Double? = { _ in nil },
    amountPattern: String? = nil,
    isLanguage: @escaping @Sendable (String) -> Bool = { !$0.isEmpty },
    longestTime: Double = 1e9, timeWords: String = "seconds above 0, up to 1000000000"
  ) {
    precondition(!looks.isEmpty, "A board needs at least one look to choose from.")
    precondition(!themes.isEmpty, "A board needs at least one theme to choose from.")
    precondition(!formats.isEmpty, "A board needs at least one format to choose from.")
    self.looks = looks
    self.themes = themes
    self.formats = formats
    self.nearest = nearest
    self.amount = amount
    self.amountPattern = amountPattern
    self.isLanguage = isLanguage
    self.longestTime = longestTime
    self.timeWords = timeWords
  }
}

/// A look that widgets can be shown in.
public struct LookEntry: Sendable {
  /// The name by which it is chosen.
  public var name: String
  /// What it looks like, in a few words.
  public var summary: String
  /// What can be set about it.
  public var properties: [LookProperty]

  /// Makes an entry.
  public init(name: String, summary: String = "", properties: [LookProperty] = []) {
    self.name = name
    self.summary = summary
    self.properties = properties
  }
}

/// Something about a look that can be set.
public struct LookProperty: Sendable {
  /// What values a property takes.
  public enum Kind: Hashable, Sendable {
    /// A number in a range, in a unit that may be empty.
    case number(ClosedRange<Double>, unit: String)
    /// Pixels, or a percentage of the whole that is named, at most that many percent.
    case length(of: String, mostPercent: Double)
    /// On or off.
    case flag
    /// One of some names.
    case choice([String])
    /// Words whose form only the property's own check knows, as described.
    case text(allowed: String)
    /// Such words in a list, or in one text with commas between them.
    case list(allowed: String)
  }

  /// The name.
  public var name: String
  /// What values it takes.
  public var kind: Kind
  /// Whether `auto` is a value too.
  public var takesAutomatic: Bool
  /// What it does, in a few words.
  public var summary: String
  /// What is wrong with a value, in words; nil when nothing is.
  ///
  /// Asked after the kind has been
  /// checked, with the value as text: `on` and `off`, numbers without needless digits, commas
  /// between the items of a list.
  public var problem: @Sendable (String) -> String?

  /// Makes a property.
  public init(
    name: String, kind: Kind, takesAutomatic: Bool = false, summary: String = "",
    problem: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    self.name = name
    self.kind = kind
    self.takesAutomatic = takesAutomatic
    self.summary = summary
    self.problem = problem
  }
}
