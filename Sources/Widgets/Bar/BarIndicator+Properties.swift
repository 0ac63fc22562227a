extension Property {
  private static let barLens = IndicatorLens<BarIndicator>(
    get: { if case .bar(let bar) = $0.indicator { bar } else { nil } },
    set: { $0.indicator = .bar($1) })

  /// The properties of bars.
  static let bar: [Property] = barShape + barFill + barTrack + barPattern + barLabel

  private static let barShape: [Property] = [
    barLens.property(
      "thickness", \.thickness, .length(of: "the short side", mostPercent: 100),
      "the thickness of the bar, drawn in whole pixels"),
    barLens.property(
      "minimum-thickness", \.minimumThickness, .number(1...1000, unit: "pixels"),
      "the least thickness"),
    barLens.property(
      "length", \.length, .length(of: "the side along the bar", mostPercent: 100),
      "the length of the bar; percents leave room for a label above an upright one"),
    barLens.property("position", \.position, "where the bar lies across its direction"),
    barLens.property("growth", \.growth, "the direction in which the fill grows"),
    barLens.property(
      "radius", \.radius, .length(of: "the thickness", mostPercent: 50),
      "the radius of the corners; auto is half the thickness"),
    barLens.property(
      "padding", \.padding, .length(of: "the short side", mostPercent: 45),
      "the distance kept free along the edges"),
    barLens.property(
      "hide-when-full", \.hiding, "when a full bar hides itself: before the fill arrives, or after"),
  ]

  private static let barFill: [Property] = [
    barLens.property("colors", \.ink.colors, .colors, "the colours of the fill"),
    Property(
      "color-mode", barLens, \.ink.mode, .choice(["solid", "linear", "value", "steps"]),
      "how the colours are used: the first, along the bar, or one for the whole fill by its value"),
    barLens.property(
      "gradient-space", \.ink.space, "the space in which colours between two are found"),
    barLens.property(
      "shading", \.shading, "the light on a fill of one colour, from lighter to darker"),
    barLens.property(
      "fill-shape", \.fillShape, "whether the track or its own corners shape the fill's ends"),
    barLens.property(
      "fill-margin", \.fillMargin,
      "what a fill with its own corners keeps from the track; with-label grows a fill of up to 3 %"),
    barLens.property(
      "inset", \.inset, .length(of: "the thickness", mostPercent: 49),
      "the distance between the edge of the track and the fill"),
    barLens.property(
      "outline", \.outline.width, .length(of: "the thickness", mostPercent: 50),
      "the width of the line around the fill: within it, or half outside own corners"),
    barLens.property(
      "outline-color", \.outline.color, .color,
      "the colour of that line; auto is a dark shade of the fill"),
  ]

  private static let barTrack: [Property] = [
    barLens.property("track-color", \.trackColor, .color, "the colour of the track"),
    barLens.property(
      "inner-shadow", \.innerShadow.isOn, .flag, "a shadow that falls into the track"),
    barLens.property(
      "inner-shadow-blur", \.innerShadow.blur, .length(of: "the thickness", mostPercent: 200),
      "its blur radius"),
    barLens.property(
      "inner-shadow-right", \.innerShadow.right, .length(of: "the thickness", mostPercent: 100),
      "how far it is moved to the right"),
    barLens.property(
      "inner-shadow-down", \.innerShadow.down, .length(of: "the thickness", mostPercent: 100),
      "how far it is moved down"),
    barLens.property(
      "inner-shadow-opacity", \.innerShadow.opacity, .number(0...1, unit: ""),
      "the opacity of its black; auto is what suits the theme"),
    barLens.property(
      "outer-stroke", \.outerStroke, .length(of: "the thickness", mostPercent: 50),
      "the width of a line around the track in the fill's colour"),
    barLens.property(
      "background", \.background, .color, "the colour of the whole area; auto is the theme's"),
  ]

  private static let barPattern: [Property] = [
    barLens.property("pattern", \.pattern.kind, "what moves over the fill"),
    barLens.property(
      "pattern-width", \.pattern.width, .length(of: "the thickness", mostPercent: 1000),
      "the distance from one stripe or band to the next"),
    barLens.property(
      "pattern-share", \.pattern.share, .number(0...1, unit: ""),
      "the part of that distance that a stripe covers"),
    barLens.property(
      "pattern-lean", \.pattern.lean, .length(of: "the thickness", mostPercent: 1000),
      "how far the upper edge of a stripe is ahead of the lower one"),
    barLens.property(
      "pattern-color", \.pattern.color, .color,
      "the colour of the pattern; auto is white at 16 %, or a dark shade of the fill for bands"),
    barLens.property(
      "pattern-direction", \.pattern.direction, "whether the pattern moves with the growth"),
    barLens.property(
      "pattern-speed", \.pattern.speed, .length(of: "the thickness", mostPercent: 10_000),
      "the way of the pattern in a second; 0 lets it stand"),
    barLens.property(
      "pattern-when-full", \.pattern.staysWhenFull, .flag, "whether a full bar keeps its pattern"),
  ]

  private static let barLabel: [Property] = [
    barLens.property(
      "label", \.labelPlacement,
      "where the percentage stands; beyond fill-edge if the fill is short, above a thin upright bar"
    ),
    barLens.property(
      "label-alignment", \.labelAlignment,
      "where a label in the fill stands there; in upright bars, left is where the fill begins"),
    barLens.property(
      "label-text", \.label.text, .text, "words in place of the percentage; auto is the percentage"),
    barLens.property(
      "label-rounding", \.label.rounding,
      "how the fraction becomes whole percents; down never tells 100 before the end, down-from-one no "
        + "0 after the start either"),
    barLens.property(
      "label-locale", \.label.followsLocale, .flag,
      "whether the percentage has the form of the language; if not, it is as in 42%"),
    barLens.property(
      "label-size", \.label.size, .length(of: "the thickness", mostPercent: 1000),
      "the size of the text; auto is what fits"),
    barLens.property(
      "label-color", \.label.color, .color,
      "the colour of the text; auto is black or white by label-color-rule"),
    barLens.property(
      "label-color-rule", \.label.colorRule,
      "black or white in the bar: what contrasts with what each part of the text stands on, or one by "
        + "the brightness of the fill, its plain mean"),
    barLens.property(
      "label-opacity", \.label.opacity, .number(0...1, unit: ""),
      "the opacity of that black or white"),
    barLens.property(
      "states", \.showsPhases, .flag, "whether states are told by colours, words and signs"),
    barLens.property(
      "quirks", \.hasQuirks, .flag, "whether faults of the reproduced system are reproduced too"),
  ]
}
