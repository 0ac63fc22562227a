import Motion

/// How a movement spends its time: progress of time in, progress of the value out.
public struct Curve: Hashable, Sendable {
  let easing: Easing

  /// The same speed throughout.
  public static let linear = Curve(easing: .linear)
  /// A quick start and a long end: control points (0.25, 0.1) and (0.25, 1).
  public static let ease = Curve(easing: .ease)
  /// A slow start: control points (0.42, 0) and (1, 1).
  public static let easeIn = Curve(easing: .easeIn)
  /// A slow end: control points (0, 0) and (0.58, 1).
  public static let easeOut = Curve(easing: .easeOut)
  /// A slow start and a slow end: control points (0.42, 0) and (0.58, 1).
  public static let easeInOut = Curve(easing: .easeInOut)

  /// The names that ``init(named:)`` knows, those of CSS.
  public static let names = Easing.names

  private init(easing: Easing) {
    self.easing = easing
  }

  /// The curve of a name, such as `ease-in-out`; nil for an unknown one.
  public init?(named name: String) {
    guard let easing = Easing(named: name) else { return nil }
    self.easing = easing
  }

  /// The cubic Bézier curve from (0, 0) to (1, 1) with control points (`x1`, `y1`), (`x2`, `y2`).
  ///
  /// It is the `cubic-bezier()` of CSS Easing Functions Level 1. Nil for an x outside 0 … 1, a y
  /// beyond ±10⁶, and for what is not a number; a y outside 0 … 1 overshoots.
  public init?(x1: Double, y1: Double, x2: Double, y2: Double) {
    guard let timing = CubicBezierTiming(x1: x1, y1: y1, x2: x2, y2: y2) else { return nil }
    easing = .cubicBezier(timing)
  }

  /// The progress of the value, when `progress` of the time (0 … 1) has passed.
  ///
  /// Exactly 0 at and below 0 and for not-a-number, exactly 1 at and above 1.
  public func value(at progress: Double) -> Double { easing.value(at: progress) }
}
