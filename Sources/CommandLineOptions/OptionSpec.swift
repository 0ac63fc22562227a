/// One option of the table: what parsing, help, manual page and completions know about it.
///
/// Two rows may share a name when no mode takes both; each then describes the option as its own
/// modes understand it.
public struct OptionSpec: Sendable {
  /// The name without dashes, as in `size`.
  public let name: String

  /// The letter of the short form, as in `-o`; nil when there is none.
  public let short: Character?

  /// The modes that take the option.
  public let modes: [Mode]

  /// What the option does: a sentence or two for the help.
  public let sentence: String

  /// The default as the help shows it; nil for `--help` and `--version`, which have none.
  public let defaultText: String?

  let action: OptionAction

  init(_ name: OptionName, _ modes: [Mode], _ help: OptionHelp, _ action: OptionAction) {
    self.name = name.long
    self.short = name.short
    self.modes = modes
    self.sentence = help.sentence
    self.defaultText = help.defaultText
    self.action = action
  }

  /// What stands for the value in the help, as in `NAME`; nil for a flag.
  public var valueName: String? { action.valueName }

  /// What values are taken, as in "1 to 1000"; empty for a flag.
  public var allowed: String { action.allowed }

  /// All values, when they are a set of names; else empty.
  public var choices: [String] { action.choices }

  /// Whether the option may be given more than once with different values.
  public var isRepeatable: Bool { action.isRepeatable }

  /// Whether `--no-` before the name turns it off.
  public var isNegatable: Bool { action.isNegatable }

  /// The spellings a user may type: the long name and, when it is negatable, its negation.
  public var spellings: [String] { names.map { "--\($0)" } }

  var names: [String] { isNegatable ? [name, "no-\(name)"] : [name] }
}

/// The long name of an option and its letter, if it has one.
struct OptionName: ExpressibleByStringLiteral {
  let long: String
  let short: Character?

  init(_ long: String, short: Character) {
    self.long = long
    self.short = short
  }

  init(stringLiteral value: String) {
    long = value
    short = nil
  }
}

/// What the help says about an option beyond its name and values.
struct OptionHelp {
  let sentence: String
  let defaultText: String?

  init(_ sentence: String, default defaultText: String?) {
    self.sentence = sentence
    self.defaultText = defaultText
  }
}
