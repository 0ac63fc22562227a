import Scene

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
  /// The size of the digits; nil takes what fits the indicator.
  public var size: Length?
  /// The colour; nil takes the theme's, or black or white by contrast.
  public var color: IndicatorColor?

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

  /// The whole percents of a fraction.
  func percents(_ fraction: Double) -> Int {
    switch rounding {
    case .down: PercentText.whole(fraction)
    case .nearest: PercentText.nearest(fraction)
    }
  }

  /// The words of a frame in one piece.
  func words(_ frame: IndicatorFrame) -> String {
    text ?? frame.percentStyle.text(percents(frame.value))
  }
}
