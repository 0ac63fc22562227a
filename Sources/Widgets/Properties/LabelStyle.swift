public import Scene

/// How a fraction becomes whole percents.
public enum LabelRounding: String, CaseIterable, Hashable, Sendable, PropertyChoice {
  /// Down, so that 100 is not told before the end.
  case down
  /// The same, but at least 1 for all that is above 0, so that 0 is not told after the start either.
  case downFromOne = "down-from-one"
  /// To the nearest, exact halves to the even one, as C's `%.0f` does.
  case nearest
}

/// How black or white is chosen for a label that has no colour of its own.
public enum LabelColorRule: String, CaseIterable, Hashable, Sendable, PropertyChoice {
  /// For each part of it whichever is readable on what that stands on.
  case contrast
  /// Black where the plain mean of the fill's components is at least a half, else white, wherever it
  /// stands.
  case brightness
}

/// What a label says and how it looks.
public struct LabelStyle: Hashable, Sendable {
  /// The words in place of the percentage, or nil.
  public var text: String?
  /// The phases for which the words were written: they stand there in place of a sign, and also where
  /// there is no fraction to tell.
  public var ownPhases: Set<IndicatorPhase> = []
  /// How percents are rounded.
  public var rounding = LabelRounding.down
  /// The weight of digits and words, a percent sign in a size of its own excepted.
  public var weight = FontWeight.medium
  /// Whether the percentage has the form of the language; if not, it is as in "42%" in every one.
  public var followsLocale = true
  /// The size of the digits; nil takes what fits the indicator.
  public var size: Length?
  /// The colour; nil takes the theme's, or black or white by contrast.
  public var color: IndicatorColor?

  /// How black or white is chosen without a colour; only labels in a bar have the choice.
  public var colorRule = LabelColorRule.contrast

  /// The opacity of that black or white, 0…1.
  public var opacity = 1.0

  /// Makes a style that tells the percentage.
  public init(
    text: String? = nil, rounding: LabelRounding = .down, size: Length? = nil,
    color: IndicatorColor? = nil
  ) {
    self.text = text
    self.rounding = rounding
    self.size = size
    self.color = color
  }

  /// The whole percents of a fraction; values outside 0…1 are clamped, not a number gives 0.
  public func percents(_ fraction: Double) -> Int {
    switch rounding {
    case .down: PercentText.whole(fraction)
    case .downFromOne: PercentText.begun(fraction)
    case .nearest: PercentText.nearest(fraction)
    }
  }

  /// The black or white that goes by the brightness of a fill; nil where a colour or contrast decides.
  func ruledInk(on fill: Color) -> Color? {
    guard color == nil, colorRule == .brightness else { return nil }
    return (fill.isLightByMean ? Color.black : .white).opacity(opacity)
  }

  /// Gives up a colour that does not reach 4.5:1 on all of some grounds.
  mutating func keepReadable(on grounds: [Color], in theme: Theme) {
    guard let own = color?.color(in: theme) else { return }
    if !Self.isReadable(own, on: grounds) { color = nil }
  }

  /// Gives up a rule that does not reach 4.5:1 on all of some grounds, for any of some fills.
  mutating func keepReadable(on grounds: [Color], fills: [Color]) {
    let isReadable = fills.allSatisfy { fill in
      ruledInk(on: fill).map { Self.isReadable($0, on: grounds) } ?? true
    }
    if !isReadable { (colorRule, opacity) = (.contrast, 1) }
  }

  private static func isReadable(_ ink: Color, on grounds: [Color]) -> Bool {
    grounds.allSatisfy { ink.composited(over: $0).contrast(with: $0) >= 4.5 }
  }

  /// Says words in place of the percentage, which were written for some phases.
  mutating func say(_ words: String, _ phases: Set<IndicatorPhase>) {
    (text, ownPhases) = (words, phases)
  }

  /// Whether the words tell a phase by themselves.
  func tells(_ phase: IndicatorPhase) -> Bool { text != nil && ownPhases.contains(phase) }

  /// Whether the label is shown in a phase of a frame.
  func isShown(in phase: IndicatorPhase, of frame: IndicatorFrame) -> Bool {
    tells(phase) || frame.hasNumber(in: phase)
  }

  /// The words of a frame in one piece.
  func words(_ frame: IndicatorFrame) -> String {
    text ?? frame.percentStyle.text(percents(frame.value))
  }

  /// The words of a frame in a size.
  ///
  /// A percentage alone has its language's marks of direction; words are read as the frame says.
  func run(_ frame: IndicatorFrame, size: Double) -> TextRun {
    let reading = text != nil && followsLocale ? frame.reading : .leftToRight
    return TextRun(words(frame), weight: weight, size: size, reading: reading)
  }
}
