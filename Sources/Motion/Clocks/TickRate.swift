/// How many ticks a second has, held exactly as the fraction of nanoseconds one step takes.
///
/// A step of 60 Hz is 50 000 000 / 3 ns. As a whole number of nanoseconds it would gain 155 ms in
/// 90 days; as a fraction it gains nothing, however long the program runs.
public struct TickRate: Sendable, Hashable, BitwiseCopyable {
  /// The numerator of one step in nanoseconds, in lowest terms; at most 10¹³.
  public let stepNumerator: UInt64

  /// The denominator of one step in nanoseconds, in lowest terms; at most 10⁷.
  public let stepDenominator: UInt64

  /// 60 ticks a second: a step of 50 000 000 / 3 ns.
  public static let hz60 = TickRate(reducing: 1_000_000_000, over: 60)

  /// 60 000 / 1001 ticks a second, the rate of NTSC displays: a step of 1001 / 60 ms.
  public static let hz59_94 = TickRate(reducing: 1_001_000_000, over: 60)

  /// 144 ticks a second: a step of 62 500 000 / 9 ns.
  public static let hz144 = TickRate(reducing: 1_000_000_000, over: 144)

  static let nanosecondsPerSecond: UInt64 = 1_000_000_000

  // Together these keep one clock advance inside 64 bits; see `AnimationClock.spend`.
  private static let slowestHertz: UInt64 = 1
  private static let fastestHertz: UInt64 = 1000
  private static let greatestDenominator: UInt64 = 10_000

  /// Creates a rate of `numerator / denominator` ticks a second.
  ///
  /// Returns nil outside 1 … 1000 Hz, and for a reduced denominator of 0 or over 10 000.
  /// - Parameters:
  ///   - numerator: Ticks in `denominator` seconds.
  ///   - denominator: Seconds; 1 unless the rate is a fraction, as 60 000 / 1001 is.
  public init?(hertz numerator: UInt64, per denominator: UInt64 = 1) {
    guard denominator > 0 else { return nil }
    let divisor = numerator.greatestCommonDivisor(denominator)
    let (ticks, seconds) = (numerator / divisor, denominator / divisor)
    guard seconds <= Self.greatestDenominator,
      ticks >= Self.slowestHertz * seconds,
      ticks <= Self.fastestHertz * seconds
    else { return nil }
    self.init(reducing: seconds * Self.nanosecondsPerSecond, over: ticks)
  }

  /// Creates the rate nearest to `hertz`, to a thousandth of a tick a second.
  ///
  /// 59.94 is 2997 / 50 Hz; use ``hz59_94`` for 60 000 / 1001. Returns nil outside 1 … 1000 Hz and
  /// for what is not a number.
  public init?(hertz: Double) {
    guard hertz >= Double(Self.slowestHertz), hertz <= Double(Self.fastestHertz) else { return nil }
    self.init(hertz: UInt64((hertz * 1000).rounded()), per: 1000)
  }

  private init(reducing numerator: UInt64, over denominator: UInt64) {
    let divisor = numerator.greatestCommonDivisor(denominator)
    stepNumerator = numerator / divisor
    stepDenominator = denominator / divisor
  }
}
