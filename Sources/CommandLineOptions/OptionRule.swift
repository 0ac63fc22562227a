/// A demand on options taken together; names are without dashes.
public enum OptionRule: Equatable, Sendable {
  /// At least one of the options must be given.
  case needsAny(of: [String])
  /// The first option cannot be given together with any of the others.
  case excludes(String, [String])
  /// When the option is given, at least one of the others must be too.
  case needs(String, anyOf: [String])
  /// When both options are given, a third must be too.
  case needsTogether(String, with: String, third: String)
  /// A picture on standard output leaves no room for hashes there.
  case oneUserOfStandardOutput

  /// The rule as a sentence of the help.
  public var sentence: String {
    switch self {
    case .needsAny(let names): "\(Self.list(names, "or")) is needed."
    case .excludes(let name, let others):
      "--\(name) cannot be combined with \(Self.list(others, "or"))."
    case .needs(let name, let others): "--\(name) needs \(Self.list(others, "or"))."
    case .needsTogether(let name, let other, let third):
      "--\(name) with --\(other) needs --\(third)."
    case .oneUserOfStandardOutput:
      "--output - cannot be combined with --hash: both write to standard output."
    }
  }

  /// Whether a command line breaks the rule.
  ///
  /// `given` holds the names of the options that were given, `options` what they came to.
  func isBroken(given: Set<String>, options: Options) -> Bool {
    switch self {
    case .needsAny(let names): given.isDisjoint(with: names)
    case .excludes(let name, let others): given.contains(name) && !given.isDisjoint(with: others)
    case .needs(let name, let others): given.contains(name) && given.isDisjoint(with: others)
    case .needsTogether(let name, let other, let third):
      given.contains(name) && given.contains(other) && !given.contains(third)
    case .oneUserOfStandardOutput:
      options.render.printsHashes
        && options.render.output == ValueParser<String>.standardStream
    }
  }

  private static func list(_ names: [String], _ word: String) -> String {
    let dashed = names.map { "--\($0)" }
    guard let last = dashed.last, dashed.count > 1 else { return dashed.joined() }
    return "\(dashed.dropLast().joined(separator: ", ")) \(word) \(last)"
  }
}

extension OptionTable {
  /// The rules of a mode, in the order they are checked.
  ///
  /// They exist so that no option is silently without effect.
  public func rules(for mode: Mode) -> [OptionRule] {
    switch mode {
    case .show: [.excludes("headless", ["fullscreen"])]
    case .render:
      [
        .needsAny(of: ["output", "values", "hash"]),
        .excludes(
          "sheet",
          [
            "look", "set", "theme", "size", "motion", "format", "min", "max", "total", "monotonic",
            "on-eof", "timeline", "progress", "at", "values", "fps", "frames",
          ]),
        .excludes("progress", ["timeline"]),
        .excludes("progress", ["format", "min", "max", "total", "monotonic", "on-eof"]),
        .needs("values", anyOf: ["timeline"]),
        .needs("fps", anyOf: ["timeline"]),
        .needs("fps", anyOf: ["values", "hash"]),
        .needs("frames", anyOf: ["timeline"]),
        .needs("frames", anyOf: ["values", "hash"]),
        .needs("at", anyOf: ["progress", "timeline"]),
        .needsTogether("at", with: "timeline", third: "output"),
        .oneUserOfStandardOutput,
      ]
    case .feed, .looks: []
    }
  }
}
