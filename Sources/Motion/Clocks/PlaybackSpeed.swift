/// How fast animation time runs against real time, as an exact fraction.
public struct PlaybackSpeed: Sendable, Hashable, BitwiseCopyable {
  /// Nanoseconds of animation time in `denominator` nanoseconds of real time; at most 16 000.
  public let numerator: UInt64

  /// Nanoseconds of real time; 1 … 1000.
  public let denominator: UInt64

  /// Real time, the default.
  public static let normal = PlaybackSpeed(unchecked: 1, 1)

  private static let fastest: UInt64 = 16
  private static let greatestDenominator: UInt64 = 1000

  /// Creates the speed `numerator / denominator`.
  ///
  /// Returns nil for zero (pause the clock instead), for more than 16 times real time, and for a
  /// reduced denominator of 0 or over 1000.
  public init?(_ numerator: UInt64, over denominator: UInt64 = 1) {
    guard numerator > 0, denominator > 0 else { return nil }
    let divisor = numerator.greatestCommonDivisor(denominator)
    let (high, low) = (numerator / divisor, denominator / divisor)
    guard low <= Self.greatestDenominator, high <= Self.fastest * low else { return nil }
    self.init(unchecked: high, low)
  }

  private init(unchecked numerator: UInt64, _ denominator: UInt64) {
    self.numerator = numerator
    self.denominator = denominator
  }
}
