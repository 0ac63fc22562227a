/// Every key of the board file: the one source of reading, writing, the schema and the reference.
enum BoardTable {
  /// The lengths in units: up to the shorter side of the screen.
  static let lengths = 0.0...1080.0
  /// Bounds far beyond any byte count, whose difference is finite in double precision.
  static let quantities = -1e18...1e18
  /// Times in seconds: up to a hundred years.
  static let seconds = 0.0...3.2e9
  /// The least side of a widget: beyond the sides of common screens.
  static let leastSide = ValueKind<Double>.number(0...4096, unit: "logical pixels")

  static let board = ObjectSpec(
    name: "board", doc: "The whole file.", blank: Board(),
    keys: [
      KeySpec(
        "$schema", \.schema, .text(longest: 4096),
        "The address of the schema, for editors; the program does not read it."),
      KeySpec("title", \.title, .text(), "The title of the window."),
      KeySpec(
        "theme", \.theme, .name(of: .themes),
        "The colours of the board. Without it those that the program was started with."),
      KeySpec(
        "motion", \.motion, .choice,
        "All animation, or only what carries information. Without it what the program was started "
          + "with."),
      KeySpec(
        "locale", \.locale, .language,
        "The language whose form of percentages and decimal separator are used, and in whose direction "
          + "one reads. Without it that which the program was started with."),
      KeySpec(
        "direction", \.direction, .choice,
        "The direction in which one reads: columns follow each other and bars grow that way. Lines of "
          + "text read as their own letters do. Without it that of the language."),
      KeySpec(
        "defaults", \.defaults, defaults.kind,
        "What holds for all widgets that do not say otherwise themselves."),
      KeySpec(
        "layout", \.layout, layout.kind,
        "How the screen is divided. Without it the widgets share the screen evenly."),
      KeySpec(
        "feeds", \.feeds, .map(feed.kind),
        "Feeds by name, for widgets that show different jobs of one stream."),
      KeySpec(
        "widgets", \.widgets, .list(widget.kind, count: 1...Board.mostWidgets),
        "The widgets. Those without a place of their own fill the grid in this order.",
        isRequired: true),
    ])

  static let defaults = ObjectSpec(
    name: "defaults",
    doc:
      "What holds for all widgets that do not say otherwise themselves. In them, and in a "
      + "widget, what is said for one state goes before what is said for any.",
    blank: BoardDefaults(),
    keys: [
      KeySpec("title", \.title, .template, "The line that names the job."),
      KeySpec(
        "label", \.label, .template,
        "What stands in or at the indicator. Without it what the look shows by itself; empty text "
          + "for nothing."),
      KeySpec("detail", \.detail, .template, "The line with details."),
      KeySpec(
        "states", \.states, .map(stateTexts.kind),
        "Texts that differ in some states, by state. A widget may set some of them anew."),
      KeySpec(
        "look", \.look, .name(of: .looks),
        "The look. Without it the one that the program was started with."),
      KeySpec(
        "theme", \.theme, .name(of: .themes),
        "The colours of the widgets. Without it those of the board."),
      KeySpec(
        "properties", \.properties, .properties,
        "What is set about the looks. It reaches every widget whose look has the property and "
          + "takes the value, and what a widget sets itself goes before it."),
      KeySpec(
        "card", \.isCard, .flag,
        "Whether widgets are cards with their texts. Without it they are."),
      KeySpec("minWidth", \.minWidth, leastSide, "The least width of a widget."),
      KeySpec("minHeight", \.minHeight, leastSide, "The least height of a widget."),
      KeySpec(
        "stallAfter", \.stallAfter, .time,
        "The time without news after which a running job is shown as stalled. It does not reach "
          + "rollups, which are as quiet as their jobs."),
    ])

  /// All objects, the whole file first, for the schema and the reference.
  static let objects: [ObjectDescription] = [
    board.description, defaults.description, layout.description, changes.description,
    margin.description, widget.description, cell.description, stateTexts.description,
    preview.description, feed.description,
  ]
}
