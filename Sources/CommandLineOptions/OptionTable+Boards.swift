extension OptionTable {
  static let boards: [OptionSpec] = [
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
