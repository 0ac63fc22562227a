extension OptionTable {
  static let picture: [OptionSpec] = [
    OptionSpec(
      "progress", [.render],
      OptionHelp(
        "Draw this fraction; nothing is read.", default: "the last value read"),
      .value("P", .decimal(in: 0...1)) { $0.render.progress = $1 }),
    OptionSpec(
      "sheet", [.render],
      OptionHelp(
        "Draw all looks at several values, dark and light, in one picture; nothing is read.",
        default: "off"),
      .flag { $0.render.drawsSheet = true }),
    OptionSpec(
      "progress", [.demo],
      OptionHelp("Begin with this fraction.", default: "a run from 0 to 1"),
      .value("P", .decimal(in: 0...1)) { $0.demo.progress = $1 }),
    OptionSpec(
      "at", [.render],
      OptionHelp(
        "The time of the picture: since the start of the animation to --progress, or in the "
          + "timeline.", default: "when everything has settled"),
      .value("SECONDS", .seconds(includesZero: true)) { $0.render.time = $1 }),
    OptionSpec(
      OptionName("output", short: "o"), [.render],
      OptionHelp("Write the picture as PNG to this file; - is standard output.", default: "none"),
      .value("FILE", .pathOrStandardOutput) { $0.render.output = $1 }),
    OptionSpec(
      OptionName("output", short: "o"), [.demo],
      OptionHelp(
        "Write the last picture as PNG to this file; - is standard output.", default: "none"),
      .value("FILE", .pathOrStandardOutput) { $0.render.output = $1 }),
    OptionSpec(
      "values", [.render],
      OptionHelp(
        "Write a CSV file with a row for each frame of the timeline: "
          + "frame,ms,id,target,shown,label,state.", default: "none"),
      .value("FILE", .path) { $0.render.values = $1 }),
    OptionSpec(
      "hash", [.render],
      OptionHelp(
        "Print a hash of the pixels: of each frame of the timeline, or else of the one picture.",
        default: "off"),
      .flag { $0.render.printsHashes = true }),
    OptionSpec(
      "hash", [.demo],
      OptionHelp("Print a hash of the pixels of the last picture.", default: "off"),
      .flag { $0.render.printsHashes = true }),
  ]
}
