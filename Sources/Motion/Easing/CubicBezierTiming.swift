/// A timing curve: the cubic Bézier curve from (0, 0) to (1, 1) with two free control points.
///
/// The curve of CSS Easing Functions Level 1 (`cubic-bezier()`). Both control points have x in
/// 0 … 1, so that every x has one y; y may leave that range, and the curve then overshoots.
public struct CubicBezierTiming: Sendable, Hashable, BitwiseCopyable {
  /// The first control point's x, 0 … 1.
  public let x1: Double
  /// The first control point's y.
  public let y1: Double
  /// The second control point's x, 0 … 1.
  public let x2: Double
  /// The second control point's y.
  public let y2: Double

  /// A quick start and a long end: (0.25, 0.1, 0.25, 1).
  public static let ease = CubicBezierTiming(unchecked: 0.25, 0.1, 0.25, 1)
  /// A slow start: (0.42, 0, 1, 1).
  public static let easeIn = CubicBezierTiming(unchecked: 0.42, 0, 1, 1)
  /// A slow end: (0, 0, 0.58, 1).
  public static let easeOut = CubicBezierTiming(unchecked: 0, 0, 0.58, 1)
  /// A slow start and a slow end, symmetric about the middle: (0.42, 0, 0.58, 1).
  public static let easeInOut = CubicBezierTiming(unchecked: 0.42, 0, 0.58, 1)

  /// The steepest slope ``derivative(at:)`` gives, in place of an infinite one.
  public static let steepestSlope = 1e6

  private static let farthestY = 1e6

  /// Creates the curve with the control points (`x1`, `y1`) and (`x2`, `y2`).
  ///
  /// Returns nil for an x outside 0 … 1, a y beyond ±10⁶, and for what is not a number.
  /// - Parameters:
  ///   - x1: The first point's x.
  ///   - y1: The first point's y.
  ///   - x2: The second point's x.
  ///   - y2: The second point's y.
  public init?(x1: Double, y1: Double, x2: Double, y2: Double) {
    guard (0...1).contains(x1), (0...1).contains(x2),
      abs(y1) <= Self.farthestY, abs(y2) <= Self.farthestY
    else { return nil }
    self.init(unchecked: x1, y1, x2, y2)
  }

  private init(unchecked x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  /// The curve's y over `x`.
  ///
  /// Exactly 0 at and below 0 and for not-a-number, exactly 1 at and above 1. Between them the
  /// error is below 10⁻⁸ wherever the slope is moderate; where the curve is vertical, y is as
  /// uncertain as x is.
  public func value(at x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    return Cubic(y1, y2).value(at: parameter(at: x))
  }

  /// The curve's slope dy/dx over `x`, within ±``steepestSlope``.
  ///
  /// At 0 and 1 it is the slope with which the curve leaves and arrives; outside 0 … 1, and for
  /// not-a-number, it is 0.
  public func derivative(at x: Double) -> Double {
    guard (0...1).contains(x) else { return 0 }
    if x == 0 { return Self.slope(toward: [(x1, y1), (x2, y2), (1, 1)]) }
    if x == 1 { return Self.slope(toward: [(1 - x2, 1 - y2), (1 - x1, 1 - y1), (1, 1)]) }
    let t = parameter(at: x)
    return Self.slope(Cubic(y1, y2).slope(at: t), over: Cubic(x1, x2).slope(at: t))
  }
}

// MARK: - Solving

extension CubicBezierTiming {
  /// One coordinate of the curve, as a polynomial in the curve's parameter.
  private struct Cubic {
    let a, b, c: Double

    init(_ p1: Double, _ p2: Double) {
      c = 3 * p1
      b = 3 * (p2 - p1) - c
      a = 1 - c - b
    }

    func value(at t: Double) -> Double { ((a * t + b) * t + c) * t }
    func slope(at t: Double) -> Double { (3 * a * t + 2 * b) * t + c }
  }

  private static let newtonSteps = 8
  // Newton's error after a step this short is of the order of its square.
  private static let shortestStep = 1e-12
  private static let flattestSlope = 1e-6

  /// The parameter whose x is `x`, for `x` inside 0 … 1.
  ///
  /// Newton's method while it stays inside the bracket, then bisection until the midpoint is one
  /// of the bracket's ends, which ends after some 60 steps whatever the curve.
  private func parameter(at x: Double) -> Double {
    let curve = Cubic(x1, x2)
    var (low, high, t) = (0.0, 1.0, x)
    for _ in 0..<Self.newtonSteps {
      let error = curve.value(at: t) - x
      if error == 0 { return t }
      if error < 0 { low = t } else { high = t }
      let slope = curve.slope(at: t)
      guard slope > Self.flattestSlope else { break }
      let next = t - error / slope
      guard next > low, next < high else { break }
      if abs(next - t) <= Self.shortestStep { return next }
      t = next
    }
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { return high }
      if curve.value(at: middle) < x { low = middle } else { high = middle }
    }
  }

  /// The direction toward the first point that is not at the end itself.
  private static func slope(toward points: [(x: Double, y: Double)]) -> Double {
    let first = points.first { $0.x != 0 || $0.y != 0 }
    return first.map { slope($0.y, over: $0.x) } ?? 1
  }

  private static func slope(_ rise: Double, over run: Double) -> Double {
    if rise == 0 { return 0 }
    guard run > 0 else { return rise > 0 ? steepestSlope : -steepestSlope }
    return min(max(rise / run, -steepestSlope), steepestSlope)
  }
}
