/// Builds the help from the table; every text ends with a line end.
struct HelpText {
  let table: OptionTable

  /// The help of a mode: every option it takes with its default, its rules, and how it behaves.
  func text(for mode: Mode) -> String {
    var blocks = [
      [Self.usage(of: mode)],
      TextColumns.wrapped(HelpNotes.description(of: mode), indent: 0),
    ]
    for section in table.sections {
      let specs = section.specs.filter { $0.modes.contains(mode) }
      if !specs.isEmpty { blocks.append(["\(section.title):"] + specs.flatMap(Self.entry)) }
    }
    let rules = table.rules(for: mode).map(\.sentence)
    if !rules.isEmpty { blocks.append(Self.list("Together", rules)) }
    blocks.append(Self.list("Notes", HelpNotes.notes(for: mode)))
    let keys = HelpNotes.keys(of: mode)
    if !keys.isEmpty { blocks.append(keys) }
    blocks.append(Self.exitStatuses(of: mode))
    blocks.append(HelpNotes.examples(for: mode))
    return Self.joined(blocks)
  }

  /// The help of the program: its modes, what most of them take, and exit statuses.
  var overview: String {
    let modes = Mode.allCases.map { mode in
      let mark = mode == .standard ? " (when no mode is named)" : ""
      return TextColumns.entry(mode.rawValue, mode.summary + mark)
    }
    let options = commonSpecs.map { TextColumns.entry(Self.term($0), $0.sentence) }
    let more = """
      Options may stand before or after the mode; --name=value and --name value mean the same. \
      Each mode's own help, as in 'arcline show --help', lists every option with its default.
      """
    return Self.joined([
      ["Usage: \(ProgramVersion.name) [MODE] [options] [-- COMMAND ...]"],
      ["Shows progress as rings and bars."],
      ["Modes:"] + modes.flatMap(\.self),
      ["Common options:"] + options.flatMap(\.self),
      TextColumns.wrapped(more, indent: 0),
      Self.list("Notes", HelpNotes.shared),
      Self.exitStatuses(of: .show),
      HelpNotes.examples,
    ])
  }

  /// One row for each name that means the same in two modes or more.
  private var commonSpecs: [OptionSpec] {
    var names: Set<String> = []
    return table.specs.filter { spec in
      let rows = table.specs.filter { $0.name == spec.name }
      return rows.flatMap(\.modes).count > 1
        && rows.allSatisfy { $0.sentence == spec.sentence }
        && names.insert(spec.name).inserted
    }
  }

  private static func usage(of mode: Mode) -> String {
    let word = mode == .standard ? "[\(mode.rawValue)]" : mode.rawValue
    let words =
      switch mode {
      case .show, .feed: " [-- COMMAND ...]"
      case .check: " FILE ..."
      case .demo, .render, .profile, .looks: ""
      }
    return "Usage: \(ProgramVersion.name) \(word) [options]\(words)"
  }

  private static func term(_ spec: OptionSpec) -> String {
    let short = spec.short.map { "-\($0), " } ?? ""
    let value = spec.valueName.map { " \($0)" } ?? ""
    return short + spec.spellings.joined(separator: ", ") + value
  }

  private static func entry(_ spec: OptionSpec) -> [String] {
    var text = spec.sentence
    if !spec.allowed.isEmpty, !spec.action.isFreeform { text += " Allowed: \(spec.allowed)." }
    if let defaultText = spec.defaultText { text += " Default: \(defaultText)." }
    return TextColumns.entry(term(spec), text)
  }

  private static func exitStatuses(of mode: Mode) -> [String] {
    ["Exit status:"]
      + ExitStatus.allCases.filter { $0.applies(to: mode) }.map { status in
        let number = String(status.rawValue)
        let pad = String(repeating: " ", count: 3 - number.count)
        return "  \(pad)\(number)  \(status.summary)"
      }
  }

  private static func list(_ title: String, _ sentences: [String]) -> [String] {
    let items = sentences.flatMap { sentence in
      var lines = TextColumns.wrapped(sentence, indent: 4)
      if let first = lines.first { lines[0] = "  - " + first.dropFirst(4) }
      return lines
    }
    return ["\(title):"] + items
  }

  private static func joined(_ blocks: [[String]]) -> String {
    blocks.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }
}
