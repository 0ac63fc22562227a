extension OptionTable {
  /// Bounds far beyond any byte count, whose difference is finite in double precision.
  private static let bounds = -1e18...1e18

  /// The modes that read a stream.
  private static let readers: [Mode] = [.show, .render, .feed]

  static func input(_ names: NameLists) -> [OptionSpec] {
    [
      OptionSpec(
        "format", readers,
        OptionHelp("The format of the input.", default: names.defaultFormat),
        .value("NAME", .name(of: names.formats)) { $0.input.format = $1 }),
      OptionSpec(
        "min", readers,
        OptionHelp("The value that counts as 0 %.", default: "0"),
        .value("N", .decimal(in: bounds)) { $0.input.minimum = $1 }),
      OptionSpec(
        "max", readers,
        OptionHelp(
          "The value that counts as 100 %. Below --min the range falls; equal to --min progress "
            + "is unknown.", default: "100"),
        .value("N", .decimal(in: bounds)) { $0.input.maximum = $1 }),
      OptionSpec(
        "total", readers,
        OptionHelp(
          "How much there is in all where the input does not say it: bytes for dd, pv, curl and wget, "
            + "seconds or H:MM:SS for ffmpeg, else what is counted. K, M, G and T mean powers of 1024, "
            + "kB, MB, GB and TB powers of 1000.", default: "not known"),
        .value("N", .amount) { $0.input.total = $1 }),
      OptionSpec(
        "monotonic", readers,
        OptionHelp(
          "Ignore values that fall, or follow them.",
          default: "they are followed, but not in rsync"),
        .toggle { $0.input.monotonic = $1 }),
      OptionSpec(
        "stall-after", [.show],
        OptionHelp(
          "Show a running job as stalled after this time without news; on a board where that says "
            + "nothing else.", default: "never, but 60 when the source has gone"),
        .value("SECONDS", .seconds(includesZero: false)) { $0.input.stallAfter = $1 }),
      OptionSpec(
        "on-eof", [.show, .render],
        OptionHelp(
          "At the end of input: end after the last animation (exit), keep the last value (hold), "
            + "or count it as 100 % (complete).",
          default: "exit, but hold with --fifo, --listen and --kiosk"),
        .value("ACTION", .choice) { $0.input.endPolicy = $1 }),
      OptionSpec(
        "timeline", [.render, .feed],
        OptionHelp(
          "Read a file instead of standard input. Each line is a time in milliseconds, a tab, and "
            + "the bytes that arrive then, with \\n, \\r, \\t, \\e and \\xHH escaped.",
          default: "standard input"),
        .value("FILE", .path) { $0.input.timeline = $1 }),
    ]
  }
}
