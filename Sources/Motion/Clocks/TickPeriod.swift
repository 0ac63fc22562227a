/// How long one turn of something that repeats takes, as an exact positive time.
///
/// Stripes, spinners and pulses take their phase from it, so that turn n + 10⁹ looks like turn n.
public struct TickPeriod: Sendable, Hashable, BitwiseCopyable {
  private enum Length: Sendable, Hashable, BitwiseCopyable {
    case ticks(UInt64)
    case nanoseconds(UInt64)
  }

  private let length: Length

  /// Creates a period of whole ticks, whatever their rate; nil for zero.
  public init?(ticks: UInt64) {
    guard ticks > 0 else { return nil }
    length = .ticks(ticks)
  }

  /// Creates a period of whole nanoseconds; nil for zero.
  public init?(nanoseconds: UInt64) {
    guard nanoseconds > 0 else { return nil }
    length = .nanoseconds(nanoseconds)
  }

  /// Creates the period nearest to `seconds`, to a nanosecond.
  ///
  /// Returns nil below half a nanosecond, over 10⁹ s (31 years), and for what is not a number.
  public init?(seconds: Double) {
    guard seconds > 0, seconds <= 1e9 else { return nil }
    self.init(nanoseconds: UInt64((seconds * Double(TickRate.nanosecondsPerSecond)).rounded()))
  }

  /// The period in units of 1 / `rate.stepDenominator` ns; below 2¹⁰⁸ and never zero.
  func scaled(for rate: TickRate) -> UInt128 {
    switch length {
    case .ticks(let ticks): UInt128(ticks) * UInt128(rate.stepNumerator)
    case .nanoseconds(let nanoseconds): UInt128(nanoseconds) * UInt128(rate.stepDenominator)
    }
  }
}

// MARK: - Phase

extension AnimationInstant {
  /// How far the current turn of `period` has come, in 0 ..< 1; turn 0 begins at tick 0.
  ///
  /// Whole turns are taken off in integers, so the phase after any number of whole turns is the
  /// same bit for bit.
  public func phase(period: TickPeriod) -> Double {
    let whole = period.scaled(for: rate)
    let phase = (scaled % whole).nearestDouble / whole.nearestDouble
    // A quotient of two close large integers may round up to one.
    return min(phase, 1.0.nextDown)
  }

  /// How many turns of `period` are complete since tick 0; held at `UInt64.max`.
  public func completedTurns(of period: TickPeriod) -> UInt64 {
    (scaled / period.scaled(for: rate)).clampedTo64
  }
}
