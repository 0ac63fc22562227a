extension Property {
  private static let ringLens = IndicatorLens<RingIndicator>(
    get: { if case .ring(let ring) = $0.indicator { ring } else { nil } },
    set: { $0.indicator = .ring($1) })

  /// The properties of rings.
  static let ring: [Property] = ringShape + ringPaint + ringLight + ringLabel

  private static let ringShape: [Property] = [
    ringLens.property(
      "diameter", \.diameter, .length(of: "the short side", mostPercent: 400),
      "the ring's diameter; see alignment for what it measures; percents leave room for the glow"),
    ringLens.property(
      "thickness", \.thickness, .length(of: "the diameter", mostPercent: 100),
      "the width of the filled arc; inside the diameter it ends at the centre, at 50%"),
    ringLens.property(
      "track-thickness", \.trackThickness, .length(of: "the diameter", mostPercent: 100),
      "the width of the track; auto is that of the arc"),
    ringLens.property(
      "alignment", \.alignment,
      "where the strokes lie on the circle of the diameter; thinner lets the wider one stick out"),
    ringLens.property(
      "start-angle", \.startAngle, .number(-3600...3600, unit: "degrees"),
      "where the arc begins, clockwise from twelve o'clock"),
    ringLens.property("direction", \.direction, "which way it fills"),
    ringLens.property(
      "cap", \.cap, "how the ends look; inside, round ends are part of the swept angle"),
    ringLens.property(
      "padding", \.padding, .length(of: "the short side", mostPercent: 45),
      "the distance kept free along the edges"),
  ]

  private static let ringPaint: [Property] = [
    ringLens.property("colors", \.ink.colors, .colors, "the colours of the arc"),
    ringLens.property(
      "color-mode", \.ink.mode,
      "how the colours are used: the first, gradients, or one for the whole fill by its value"),
    ringLens.property(
      "gradient-space", \.ink.space, "the space in which colours between two are found"),
    ringLens.property(
      "gradient-span", \.gradientSpan,
      "over what a conic gradient stretches: the whole turn, or what is filled"),
    ringLens.property(
      "gradient-turns", \.gradientTurns, .number(-100...100, unit: "turns"),
      "how far a linear gradient turns while the value goes from 0 to 1"),
    ringLens.property("track-color", \.trackColor, .color, "the colour of the track"),
    ringLens.property(
      "center-color", \.centerColor, .color, "the colour of the disc within the ring"),
    ringLens.property(
      "background", \.background, .color, "the colour of the whole area; auto is the theme's"),
  ]

  private static let ringLight: [Property] = [
    ringLens.property("glow-mode", \.glow.mode, "how the glow follows the value"),
    ringLens.property(
      "glow-amount", \.glow.amount, .number(0...1, unit: ""),
      "the part of the glow's radius that is used"),
    ringLens.property(
      "glow-radius", \.glow.radius, .length(of: "the diameter", mostPercent: 100),
      "the blur radius of the glow at its greatest"),
    ringLens.property(
      "glow-opacity", \.glow.opacity, .number(0...1, unit: ""),
      "the opacity of the glow; auto is what suits the theme"),
  ]

  private static let ringLabel: [Property] = [
    ringLens.property("label", \.labelForm, "what stands in the middle"),
    ringLens.property(
      "label-text", \.label.text, .text, "words in place of the percentage; auto is the percentage"),
    ringLens.property(
      "label-rounding", \.label.rounding,
      "how the fraction becomes whole percents; down never tells 100 before the end, down-from-one no "
        + "0 after the start either"),
    ringLens.property(
      "label-locale", \.label.followsLocale, .flag,
      "whether the percentage has the form of the language; if not, it is as in 42%"),
    ringLens.property(
      "label-size", \.label.size, .length(of: "the diameter", mostPercent: 100),
      "the size of the digits; auto is 21.5%"),
    ringLens.property(
      "label-color", \.label.color, .color, "the colour of the digits; auto is the theme's"),
    ringLens.property(
      "states", \.showsPhases, .flag, "whether states are told by colours, words and signs"),
  ]
}
