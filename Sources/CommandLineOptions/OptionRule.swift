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
  /// The option says something about COMMAND, so there must be one.
  case needsCommand(String)
  /// COMMAND is a source by itself and cannot be given together with any of the options.
  case commandExcludes([String])
  /// The option stands for a task of its own: nothing else can be given with it.
  case alone(String)
  /// The reports to compare are exactly two.
  case twoReports
  /// A scene that is the same everywhere cannot be changed.
  case fixedScene
  /// A canonical scene has its own size in device pixels.
  case canonicalScene
  /// Either files are named or one of the options is given, and not both.
  case needsFiles(orOneOf: [String])
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
    case .needsCommand(let name): "--\(name) needs a COMMAND to run."
    case .commandExcludes(let names):
      "A COMMAND to run cannot be combined with \(Self.list(names, "or"))."
    case .alone(let name): "--\(name) cannot be combined with any other option."
    case .twoReports: "--compare needs two reports."
    case .fixedScene:
      "--scene with anything but job or sweep cannot be combined with "
        + "\(Self.list(Self.changesOfScene, "or"))."
    case .canonicalScene: "--scene with S1 to S7 cannot be combined with --size or --scale."
    case .needsFiles(let names):
      "One of these is needed: a FILE or more, \(Self.list(names, "or"))."
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
    case .needsCommand(let name): given.contains(name) && options.source.command.isEmpty
    case .commandExcludes(let names):
      !options.source.command.isEmpty && !given.isDisjoint(with: names)
    case .alone(let name): given.contains(name) && given.count > 1
    case .twoReports: given.contains("compare") && options.profile.compared.count != 2
    case .fixedScene:
      options.profile.scene.isFixed && !given.isDisjoint(with: Self.changesOfScene)
    case .canonicalScene:
      options.profile.scene.isCanonical && !given.isDisjoint(with: ["size", "scale"])
    case .needsFiles(let names):
      given.intersection(names).count + (options.check.files.isEmpty ? 0 : 1) != 1
    case .oneUserOfStandardOutput:
      options.render.printsHashes
        && options.render.output == ValueParser<String>.standardStream
    }
  }

  private static let changesOfScene = [
    "look", "set", "board", "theme", "motion", "locale", "direction", "font",
  ]

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
    case .show:
      Self.sourceRules(["fd", "fifo", "listen", "replay"])
        + [
          .excludes("tee", ["listen"]),
          .excludes("headless", ["fullscreen", "kiosk", "display", "list-displays", "rotate"]),
          .needs("allow-quit", anyOf: ["kiosk"]), .needs("dim-level", anyOf: ["dim"]),
          .needs("csv-format", anyOf: ["record"]), .excludes("board", ["look", "set"]),
        ]
    case .profile:
      [
        .alone("compare"),
        .twoReports,
        .excludes("headless", ["fullscreen", "present", "vsync"]),
        .excludes("unpaced", ["fps", "vsync"]),
        .excludes("vsync", ["fps"]),
        .excludes("frames", ["seconds"]),
        .needs("csv-format", anyOf: ["csv"]),
        .excludes("board", ["look", "set"]),
        .fixedScene,
        .canonicalScene,
      ]
    case .demo:
      [
        .excludes("headless", ["fullscreen"]),
        .needs("headless", anyOf: ["script", "frames"]),
        .needs("frames", anyOf: ["headless"]),
        .needs("output", anyOf: ["headless"]),
        .needs("hash", anyOf: ["headless"]),
        .oneUserOfStandardOutput,
      ]
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
        .excludes("board", ["look", "set", "timeline", "at"]),
        .excludes("board", ["format", "min", "max", "total", "monotonic", "on-eof"]),
        .needs("values", anyOf: ["timeline"]),
        .needs("fps", anyOf: ["timeline"]),
        .needs("fps", anyOf: ["values", "hash"]),
        .needs("frames", anyOf: ["timeline"]),
        .needs("frames", anyOf: ["values", "hash"]),
        .needs("at", anyOf: ["progress", "timeline"]),
        .needsTogether("at", with: "timeline", third: "output"),
        .oneUserOfStandardOutput,
      ]
    case .looks: []
    case .check:
      [
        .needsFiles(orOneOf: ["schema", "reference"]), .excludes("schema", ["size", "scale"]),
        .excludes("reference", ["size", "scale"]),
      ]
    case .feed: Self.sourceRules(["timeline", "fd", "fifo", "listen", "replay"])
    }
  }

  /// There is one source at a time.
  private static func sourceRules(_ names: [String]) -> [OptionRule] {
    let pairs = names.indices.dropLast().map { index in
      OptionRule.excludes(names[index], Array(names[(index + 1)...]))
    }
    return pairs + [.commandExcludes(names), .needsCommand("from")]
  }
}
