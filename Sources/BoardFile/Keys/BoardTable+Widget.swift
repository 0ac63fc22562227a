extension BoardTable {
  static let widget = ObjectSpec(
    name: "widget",
    doc:
      "One widget: a job, or a rollup of jobs, in a look. Where it does not say what defaults says, "
      + "that holds.",
    blank: BoardWidget(),
    keys: widgetTexts + cellKeys() + widgetPlace + widgetSource)

  private static let widgetTexts: [KeySpec<BoardWidget>] = [
    KeySpec(
      "id", \.id, .text(longest: 64),
      "A name for rollups and messages, unique on the board. Without it widget1, widget2 and so "
        + "on, by the order of the file."),
    KeySpec(
      "title", \.title, .template, "The line that names the job."),
    KeySpec(
      "label", \.label, .template,
      "What stands in or at the indicator. Without it what the look shows by itself; empty text "
        + "for nothing."),
    KeySpec("detail", \.detail, .template, "The line with details."),
    KeySpec(
      "states", \.states, .map(stateTexts.kind),
      "Texts that differ in some states, by state. What they leave out is as in defaults."),
    KeySpec(
      "look", \.look, .name(of: .looks),
      "The look. Without it that of defaults, or the one that the program was started with."),
    KeySpec(
      "theme", \.theme, .name(of: .themes),
      "Its colours. Without them those of defaults, or of the board."),
    KeySpec(
      "properties", \.properties, .properties,
      "What is set about the look; arcline looks lists what there is."),
    KeySpec(
      "card", \.isCard, .flag,
      "Whether it is a card with its texts, as it is without this key. If not, the look has all of "
        + "its place to itself, and title and detail are not shown."),
  ]

  private static let widgetPlace: [KeySpec<BoardWidget>] = [
    KeySpec(
      "minWidth", \.minWidth, leastSide,
      "The least width; its columns take from the others what they need."),
    KeySpec(
      "minHeight", \.minHeight, leastSide,
      "The least height; its rows take from the others what they need."),
    KeySpec(
      "landscape", \.landscape, cell.kind,
      "Another place on a screen that is at least as wide as high."),
    KeySpec(
      "portrait", \.portrait, cell.kind,
      "Another place on a screen that is higher than wide."),
  ]

  private static let widgetSource: [KeySpec<BoardWidget>] = [
    KeySpec(
      "feed", \.feed, .feed, "The name of a feed under feeds, or a feed of its own."),
    KeySpec(
      "job", \.job, .text(longest: 256),
      "The id of the job in a feed of many. Without it the first one to be heard of."),
    KeySpec(
      "rollup", \.rollup, .rollup,
      "Sums up many jobs: those of all other widgets (board), all of the widget's feed (feed), or "
        + "those of the widgets in a list of ids."),
    KeySpec(
      "stallAfter", \.stallAfter, .time,
      "The time without news after which a running job is shown as stalled. Without it never."),
    KeySpec(
      "preview", \.preview, preview.kind,
      "What pictures of the board show, and a window where nothing feeds the widget."),
  ]

  static let stateTexts = ObjectSpec(
    name: "texts", doc: "The texts of a widget in one state.", blank: StateTexts(),
    keys: [
      KeySpec("title", \.title, .template, "The line that names the job."),
      KeySpec("label", \.label, .template, "What stands in or at the indicator."),
      KeySpec("detail", \.detail, .template, "The line with details."),
    ])

  static let preview = ObjectSpec(
    name: "preview", doc: "A job as it could be.", blank: BoardPreview(),
    keys: [
      KeySpec(
        "progress", \.progress, .number(0...1),
        "The fraction that is done. Without it the extent is unknown."),
      KeySpec(
        "buffer", \.buffer, .number(0...1),
        "A second fraction behind it, such as what is buffered."),
      KeySpec("state", \.state, .choice, "What the job is doing."),
      KeySpec(
        "time", \.time, .number(0...1e6, unit: "seconds"),
        "The time of the picture; what moves by itself is shown as it is then."),
      KeySpec("value", \.value, .number(quantities), "How far the job is, in its unit."),
      KeySpec("max", \.max, .number(quantities), "Where the job ends, in its unit."),
      KeySpec(
        "unit", \.unit, .text(longest: 32),
        "The unit; bytes (B, or iB for binary prefixes) are written with prefixes, as in 18.2 MB."),
      KeySpec("rate", \.rate, .number(quantities), "Units a second."),
      KeySpec(
        "eta", \.remaining, .number(seconds, unit: "seconds"), "The time that is left."),
      KeySpec(
        "elapsed", \.elapsed, .number(seconds, unit: "seconds"),
        "The time since the start."),
      KeySpec(
        "age", \.age, .number(seconds, unit: "seconds"), "The time since the last news."),
      KeySpec("message", \.message, .text(), "What the job says of itself."),
      KeySpec(
        "counts", \.counts, .map(.integer(0...1_000_000)),
        "For a rollup, the number of jobs by state."),
      KeySpec(
        "parts", \.parts, .list(.number(0...1), count: 0...16),
        "For a rollup, the fractions of single jobs."),
    ])
}
