import BoardFile
import CommandLineOptions

extension BoardCatalogue {
  /// Two looks, two themes and three formats.
  static let sample = BoardCatalogue(
    looks: [
      LookEntry(
        name: "ring", summary: "a ring",
        properties: [
          LookProperty(
            name: "thickness", kind: .length(of: "the diameter", mostPercent: 100),
            summary: "the width of the arc"),
          LookProperty(
            name: "start-angle", kind: .number(-3600...3600, unit: "degrees"),
            summary: "where the arc begins"),
          LookProperty(
            name: "colors", kind: .list(allowed: "colours"), takesAutomatic: true,
            summary: "the colours of the arc"
          ) { text in
            text.split(separator: ",").allSatisfy { $0.hasPrefix("#") } ? nil : "needs hex colours"
          },
        ]),
      LookEntry(
        name: "stripes", summary: "a striped bar",
        properties: [
          LookProperty(name: "inner-shadow", kind: .flag, summary: "a shadow in the track"),
          LookProperty(
            name: "growth", kind: .choice(["right", "left", "up"]), takesAutomatic: true,
            summary: "the direction of growth"),
        ]),
    ],
    themes: ["dark", "light"], formats: ["auto", "percent", "ndjson"],
    nearest: { NearestName.find($0, among: $1) }, amount: { AmountText.value(of: $0) },
    amountPattern: AmountText.pattern, isLanguage: { LanguageTag.isValid($0) },
    longestTime: TimeLimit.longestSeconds, timeWords: TimeLimit.words(includesZero: false))

  /// The names that the example boards may use.
  static let examples = BoardCatalogue(
    looks: ["ring", "pie", "glow", "line", "stripes"].map { LookEntry(name: $0) },
    themes: ["dark", "light"],
    formats: ["auto", "percent", "ndjson", "rsync", "pv", "ffmpeg"],
    nearest: { NearestName.find($0, among: $1) })
}

extension BoardDocument {
  /// Reads a text with the sample catalogue.
  init(_ text: String) {
    self.init(reading: Array(text.utf8), catalogue: .sample)
  }

  /// The diagnostics as lines.
  var lines: [String] { diagnostics.map(\.description) }
}

extension Board {
  /// A board of widgets that only stand somewhere.
  init(widgets count: Int, _ change: (inout Board) -> Void = { _ in }) {
    self.init()
    widgets = (1...max(1, count)).map { index in
      var widget = BoardWidget()
      widget.id = "widget\(index)"
      return widget
    }
    change(&self)
  }
}
