/// Every option of every mode: the one source of parsing, help, manual page and completions.
public struct OptionTable: Sendable {
  /// Options that belong together, under one heading of the help.
  public struct Section: Sendable {
    /// The heading.
    public let title: String
    /// The options in the order of the help.
    public let specs: [OptionSpec]
  }

  /// The sections in the order of the help.
  public let sections: [Section]

  /// All options, in the order of the help.
  public let specs: [OptionSpec]

  /// The names that the values of some options are checked against.
  public let names: NameLists

  /// Makes the table of this version.
  public init(names: NameLists) {
    self.names = names
    sections = [
      Section(title: "Appearance", specs: Self.appearance(names)),
      Section(title: "Source", specs: Self.source),
      Section(title: "Input", specs: Self.input(names)),
      Section(title: "Window", specs: Self.window),
      Section(title: "Kiosk", specs: Self.kiosk),
      Section(title: "Picture", specs: Self.picture),
      Section(title: "Run", specs: Self.run),
      Section(title: "Frame timing", specs: Self.timing),
      Section(title: "Boards", specs: Self.boards),
      Section(title: "General", specs: Self.general),
    ]
    specs = sections.flatMap(\.specs)
  }

  /// The options that a mode takes, in the order of the help.
  public func specs(for mode: Mode) -> [OptionSpec] {
    specs.filter { $0.modes.contains(mode) }
  }

  /// The option of a name as a mode understands it; nil when the mode does not take it.
  public func spec(named name: String, for mode: Mode) -> OptionSpec? {
    specs.first { $0.name == name && $0.modes.contains(mode) }
  }

  /// The modes that take an option of this name.
  public func modes(taking name: String) -> [Mode] {
    Mode.allCases.filter { spec(named: name, for: $0) != nil }
  }

  static let general: [OptionSpec] = [
    OptionSpec(
      OptionName("help", short: "h"), Mode.allCases,
      OptionHelp("Show this help and end.", default: nil), .help),
    OptionSpec(
      OptionName("version", short: "V"), Mode.allCases,
      OptionHelp("Show the version and end.", default: nil), .version),
  ]
}
