/// The time from one frame to the next, as an exact fraction of nanoseconds.
public struct FramePeriod: Sendable, Hashable, BitwiseCopyable {
  /// The numerator in nanoseconds, in lowest terms.
  public let numerator: UInt64

  /// The denominator, in lowest terms.
  public let denominator: UInt64

  private static let second: UInt64 = 1_000_000_000
  private static let fastestHertz: UInt64 = 1000

  /// Creates the period of `hertz / seconds` frames a second.
  ///
  /// Returns nil outside 1 … 1000 Hz, and for `seconds` of 0 or over 10 000.
  /// - Parameters:
  ///   - hertz: Frames in `seconds` seconds.
  ///   - seconds: 1 unless the rate is a fraction, as 60 000 / 1001 is.
  public init?(hertz: UInt64, per seconds: UInt64 = 1) {
    guard (1...10_000).contains(seconds), hertz >= seconds,
      hertz <= Self.fastestHertz * seconds
    else { return nil }
    self.init(numerator: seconds * Self.second, denominator: hertz)
  }

  /// Creates the period of the rate nearest to `hertz`, to a thousandth of a frame a second.
  ///
  /// Returns nil outside 1 … 1000 Hz and for what is not a number.
  public init?(hertz: Double) {
    guard hertz >= 1, hertz <= Double(Self.fastestHertz) else { return nil }
    self.init(hertz: UInt64((hertz * 1000).rounded()), per: 1000)
  }

  /// Creates the period `numerator / denominator` in nanoseconds; nil below 1 ns and over 0.
  public init?(numerator: UInt64, denominator: UInt64) {
    guard denominator > 0, numerator >= denominator else { return nil }
    let divisor = numerator.greatestCommonDivisor(denominator)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  /// The whole nanoseconds that `count` periods take: `floor(count · numerator / denominator)`.
  ///
  /// Exact; what exceeds 64 bits is `UInt64.max`.
  public func nanoseconds(ofPeriods count: UInt64) -> UInt64 {
    UInt64(clamping: UInt128(count) * UInt128(numerator) / UInt128(denominator))
  }

  /// How many whole periods `nanoseconds` hold: `floor(nanoseconds · denominator / numerator)`.
  public func periods(inNanoseconds nanoseconds: UInt64) -> UInt64 {
    UInt64(clamping: UInt128(nanoseconds) * UInt128(denominator) / UInt128(numerator))
  }
}
