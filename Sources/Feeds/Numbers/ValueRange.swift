/// The two numbers between which a progress value runs.
///
/// A falling range (minimum above maximum) is fine: it counts down. Equal ends describe a progress
/// of unknown extent.
public struct ValueRange: Sendable, Equatable {
  /// The number that stands for no progress; finite.
  public let minimum: Double

  /// The number that stands for complete; finite.
  public let maximum: Double

  /// From 0 to 100.
  public static let percent = ValueRange(from: 0, to: 100)

  /// Creates a range.
  ///
  /// - Returns: Nil if either number is infinite or not a number.
  public init?(minimum: Double, maximum: Double) {
    guard minimum.isFinite, maximum.isFinite else { return nil }
    self.init(from: minimum, to: maximum)
  }

  private init(from minimum: Double, to maximum: Double) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The nearest number inside the range; ``minimum`` if the ends are equal.
  public func clamped(_ value: Double) -> Double {
    let lower = min(minimum, maximum)
    let upper = max(minimum, maximum)
    return value < lower ? lower : (value > upper ? upper : value)
  }

  /// How much of the way a number stands for: (value − minimum) / (maximum − minimum).
  ///
  /// - Parameter value: Taken into the range first; it must be a number.
  /// - Returns: From 0 to 1, and 1 only at the maximum itself; nil if the ends are equal.
  public func fraction(of value: Double) -> Double? {
    guard minimum != maximum else { return nil }
    let inside = clamped(value)
    guard inside != maximum else { return 1 }
    var travelled = inside - minimum
    var whole = maximum - minimum
    if !whole.isFinite {
      // Halves of finite numbers differ by a finite number.
      travelled = inside / 2 - minimum / 2
      whole = maximum / 2 - minimum / 2
    }
    // Rounding may not announce completion before it is there.
    return min(travelled / whole, (1.0).nextDown)
  }
}
