public import Scene

/// How a fraction becomes whole percents.
public enum LabelRounding: String, CaseIterable, Hashable, Sendable, PropertyChoice {
  /// Down, so that 100 is not told before the end.
  case down
  /// To the nearest, exact halves to the even one, as C's `%.0f` does.
  case nearest
}

/// What a label says and how it looks.
public struct LabelStyle: Hashable, Sendable {
  /// The words in place of the percentage, or nil.
  public var text: String?
  /// How percents are rounded.
  public var rounding = LabelRounding.down
  /// The weight of digits and words, a percent sign in a size of its own excepted.
  public var weight = FontWeight.medium
  /// The size of the digits; nil takes what fits the indicator.
  public var size: Length?
  /// The colour; nil takes the theme's, or black or white by contrast.
  public var color: IndicatorColor?

  /// The opacity, 0…1, of an ink that goes by the brightness of a bar's fill alone.
  ///
  /// Nil takes an ink that is readable on whatever is beneath it. Only labels in the fill have one.
  public var opacity: Double?

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
    case .nearest: PercentText.nearest(fraction)
    }
  }

  /// Gives up a colour that does not reach 4.5:1 on all of some grounds.
  mutating func keepReadable(on grounds: [Color], in theme: Theme) {
    guard let own = color?.color(in: theme) else { return }
    let isReadable = grounds.allSatisfy { own.composited(over: $0).contrast(with: $0) >= 4.5 }
    if !isReadable { color = nil }
  }

  /// The words of a frame in one piece.
  func words(_ frame: IndicatorFrame) -> String {
    text ?? frame.percentStyle.text(percents(frame.value))
  }
}
