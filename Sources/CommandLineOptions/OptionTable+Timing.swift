extension OptionTable {
  private static let recordSentence =
    "Record the frames: a log in parts of an hour, FILE with a number before its ending, of which the "
    + "last 24 are kept; a line an hour; and a report at the end and at each SIGUSR1. A FILE that ends "
    + "in .json is a trace, any other has the columns of --csv-format."
  private static let formatSentence = "The columns of the CSV file."

  static let timing: [OptionSpec] = [
    OptionSpec(
      "scene", [.profile],
      OptionHelp(
        "What moves: the look or the board with ten new values a second (job) or one in every frame "
          + "(sweep), or what is the same on every machine: ring, bar, or a scene of arcline-bench "
          + "(S1 to S7) in its own size, a step further in every frame.", default: "job"),
      .value("NAME", .choice) { $0.profile.scene = $1 }),
    OptionSpec(
      "seconds", [.profile],
      OptionHelp("End after this time.", default: "without --frames, 10"),
      .value("S", .seconds(includesZero: false)) { $0.profile.duration = $1 }),
    OptionSpec(
      "unpaced", [.profile],
      OptionHelp("Draw frame after frame as fast as possible.", default: "off"),
      .flag { $0.profile.pacing = .unpaced }),
    OptionSpec(
      "vsync", [.profile],
      OptionHelp(
        "Let the display alone keep the frames apart; where presenting turns out not to wait for it, "
          + "the program's own pacer does.", default: "off"),
      .flag { $0.profile.pacing = .display }),
    OptionSpec(
      "report", [.profile],
      OptionHelp("Write the report to this file, as JSON.", default: "none"),
      .value("FILE", .path) { $0.profile.report = $1 }),
    OptionSpec(
      "csv", [.profile],
      OptionHelp("Write a row for every frame to this file.", default: "none"),
      .value("FILE", .path) { $0.profile.csv = $1 }),
    OptionSpec(
      "csv-format", [.profile], OptionHelp(formatSentence, default: "mangohud"),
      .value("NAME", .choice) { $0.profile.csvFormat = $1 }),
    OptionSpec(
      "trace", [.profile],
      OptionHelp(
        "Write every phase of every frame to this file, as JSON for Perfetto or Chrome.",
        default: "none"),
      .value("FILE", .path) { $0.profile.trace = $1 }),
    OptionSpec(
      "svg", [.profile], OptionHelp("Draw the report into this file.", default: "none"),
      .value("FILE", .path) { $0.profile.svg = $1 }),
    OptionSpec(
      "definitions", [.profile],
      OptionHelp("Say below the report what each figure means.", default: "off"),
      .flag { $0.profile.givesDefinitions = true }),
    OptionSpec(
      "compare", [.profile],
      OptionHelp(
        "Run nothing; say whether report B is smoother than report A, and how sure that is.",
        default: "off"),
      .pair("A.json B.json", .path) { $0.profile.compared.append($1) }),
    OptionSpec(
      "record", [.show], OptionHelp(recordSentence, default: "none"),
      .value("FILE", .path) { $0.recording.path = $1 }),
    OptionSpec(
      "csv-format", [.show], OptionHelp(formatSentence, default: "mangohud"),
      .value("NAME", .choice) { $0.recording.csvFormat = $1 }),
  ]
}
