extension Property {
  private static let pieLens = IndicatorLens<PieIndicator>(
    get: { if case .pie(let pie) = $0.indicator { pie } else { nil } },
    set: { $0.indicator = .pie($1) })

  /// The properties of pies.
  static let pie: [Property] = pieShape + piePaint

  private static let pieShape: [Property] = [
    pieLens.property(
      "diameter", \.diameter, .length(of: "the short side", mostPercent: 400),
      "the outer diameter of the border"),
    pieLens.property(
      "border", \.border, .length(of: "the diameter", mostPercent: 50), "the width of the border"),
    pieLens.property(
      "gap", \.gap, .length(of: "the diameter", mostPercent: 50),
      "the distance between border and wedge"),
    pieLens.property(
      "start-angle", \.startAngle, .number(-3600...3600, unit: "degrees"),
      "where the wedge begins, clockwise from twelve o'clock"),
    pieLens.property("direction", \.direction, "which way it fills"),
    pieLens.property(
      "padding", \.padding, .length(of: "the short side", mostPercent: 45),
      "the distance kept free along the edges"),
  ]

  private static let piePaint: [Property] = [
    pieLens.property("colors", \.ink.colors, .colors, "the colours of the wedge"),
    Property(
      "color-mode", pieLens, \.ink.mode, .choice(["solid", "value", "steps"]),
      "how the colours are used: the first, or one for the whole fill by its value"),
    pieLens.property(
      "gradient-space", \.ink.space, "the space in which colours between two are found"),
    pieLens.property(
      "border-color", \.borderColor, .color, "the colour of the border; auto is the wedge's"),
    pieLens.property(
      "track-color", \.trackColor, .color, "the colour of the disc under the wedge"),
    pieLens.property(
      "background", \.background, .color, "the colour of the whole area; auto is the theme's"),
    pieLens.property("label", \.labelForm, "where the percentage stands"),
    pieLens.property(
      "label-text", \.label.text, .text, "words in place of the percentage; auto is the percentage"),
    pieLens.property(
      "label-rounding", \.label.rounding,
      "how the fraction becomes whole percents; down never tells 100 before the end, down-from-one no "
        + "0 after the start either"),
    pieLens.property(
      "label-locale", \.label.followsLocale, .flag,
      "whether the percentage has the form of the language; if not, it is as in 42%"),
    pieLens.property(
      "label-size", \.label.size, .length(of: "the diameter", mostPercent: 100),
      "the size of the text; auto is 10%"),
    pieLens.property(
      "label-color", \.label.color, .color, "the colour of the text; auto is the theme's"),
    pieLens.property(
      "states", \.showsPhases, .flag, "whether states are told by colours, words and signs"),
  ]
}
