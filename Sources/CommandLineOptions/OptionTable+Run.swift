extension OptionTable {
  private static let rates = 1.0...1000.0
  private static let frameCounts = 1...1_000_000_000

  static let run: [OptionSpec] = [
    OptionSpec(
      "fps", [.show, .profile, .demo],
      OptionHelp("Frames a second, such as 59.94.", default: "the rate of the display, or 60"),
      .value("N", .decimal(in: rates)) { $0.frames.rate = $1 }),
    OptionSpec(
      "fps", [.render],
      OptionHelp("Frames a second of simulated time, such as 59.94.", default: "60"),
      .value("N", .decimal(in: rates)) { $0.frames.rate = $1 }),
    OptionSpec(
      "frames", [.show], OptionHelp("End after this number of frames.", default: "no limit"),
      .value("N", .integer(in: frameCounts)) { $0.frames.limit = $1 }),
    OptionSpec(
      "frames", [.profile],
      OptionHelp("End after this number of frames.", default: "those of --seconds"),
      .value("N", .integer(in: frameCounts)) { $0.frames.limit = $1 }),
    OptionSpec(
      "frames", [.render],
      OptionHelp(
        "The number of frames for --values and --hash.",
        default: "to the end of the timeline and its last animation"),
      .value("N", .integer(in: frameCounts)) { $0.frames.limit = $1 }),
    OptionSpec(
      "frames", [.demo],
      OptionHelp(
        "The number of frames without a window.", default: "to the last key of the script"),
      .value("N", .integer(in: frameCounts)) { $0.frames.limit = $1 }),
    OptionSpec(
      "script", [.demo],
      OptionHelp(
        "Press the keys of a file. Each line is a time in milliseconds, a tab, and a character or "
          + "the name of a key, such as left or tab.", default: "none"),
      .value("FILE", .path) { $0.demo.script = $1 }),
    OptionSpec(
      "save", [.demo],
      OptionHelp(
        "The board file that the key s writes.",
        default: "arcline-demo.json5, or the first free name after it"),
      .value("FILE", .path) { $0.demo.board = $1 }),
    OptionSpec(
      "stats", [.show],
      OptionHelp("Write what was counted to this file at the end, as JSON.", default: "none"),
      .value("FILE", .path) { $0.window.statistics = $1 }),
    OptionSpec(
      "timeout", [.show],
      OptionHelp(
        "End with status 5 when progress is not complete after this time.", default: "no limit"),
      .value("SECONDS", .seconds(includesZero: false)) { $0.window.timeout = $1 }),
    OptionSpec(
      OptionName("verbose", short: "v"), [.show, .profile, .demo],
      OptionHelp("Say on standard error what was chosen by default or found out.", default: "off"),
      .flag { $0.window.isVerbose = true }),
  ]
}
