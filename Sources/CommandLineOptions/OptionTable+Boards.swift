extension OptionTable {
  static let boards: [OptionSpec] = [
    OptionSpec(
      "board", [.show],
      OptionHelp(
        "Show the widgets of this board file in place of one look, each fed by the source that it "
          + "names. The file is read again when it changes, and on SIGHUP.",
        default: "none"),
      .value("FILE", .path) { $0.appearance.board = $1 }),
    OptionSpec(
      "board", [.render],
      OptionHelp(
        "Show the widgets of this board file in place of one look. Nothing is read: each widget "
          + "is drawn as its preview says, or at --progress.", default: "none"),
      .value("FILE", .path) { $0.appearance.board = $1 }),
    OptionSpec(
      "board", [.profile],
      OptionHelp(
        "Show the widgets of this board file in place of one look. Made-up values go to every widget "
          + "that has a feed; where none has one, to all.", default: "none"),
      .value("FILE", .path) { $0.appearance.board = $1 }),
    OptionSpec(
      "schema", [.check],
      OptionHelp(
        "Write the JSON Schema of board files, for editors, instead of reading any.",
        default: "off"),
      .flag { $0.check.writesSchema = true }),
    OptionSpec(
      "reference", [.check],
      OptionHelp(
        "Write what can be said in a board file, for people, instead of reading any.",
        default: "off"),
      .flag { $0.check.writesReference = true }),
  ]
}
