extension TickRate {
  /// Ticks in a second, rounded to the nearest Double; for messages, not for arithmetic.
  public var hertz: Double {
    Double(stepDenominator) * Double(Self.nanosecondsPerSecond) / Double(stepNumerator)
  }

  /// One step in seconds, rounded to the nearest Double.
  public var secondsPerTick: Double {
    Double(stepNumerator) / (Double(stepDenominator) * Double(Self.nanosecondsPerSecond))
  }

  /// The whole nanoseconds from tick 0 to `tick`: `floor(tick · numerator / denominator)`.
  ///
  /// Exact over the whole range; what exceeds 64 bits (584 years) is `UInt64.max`.
  public func nanoseconds(atTick tick: UInt64) -> UInt64 {
    (UInt128(tick) * UInt128(stepNumerator) / UInt128(stepDenominator)).clampedTo64
  }

  /// The whole steps that fit into `nanoseconds`: `floor(nanoseconds · denominator / numerator)`.
  ///
  /// A tick that does not fall on a whole nanosecond is reached one nanosecond after
  /// ``nanoseconds(atTick:)``, which rounds down.
  public func tick(atNanoseconds nanoseconds: UInt64) -> UInt64 {
    (UInt128(nanoseconds) * UInt128(stepDenominator) / UInt128(stepNumerator)).clampedTo64
  }

  /// The seconds that `ticks` steps take, from the exact product and one rounding.
  public func seconds(ofTicks ticks: UInt64) -> Double {
    let scaled = UInt128(ticks) * UInt128(stepNumerator)
    return scaled.nearestDouble / (Double(stepDenominator) * Double(Self.nanosecondsPerSecond))
  }

  /// The count of steps nearest to `seconds`.
  ///
  /// Returns nil for what is negative or not finite, and beyond 2⁶³ steps.
  public func ticks(nearestTo seconds: Double) -> UInt64? {
    let ticks = (seconds * hertz).rounded()
    guard ticks >= 0, ticks < 0x1p63 else { return nil }
    return UInt64(ticks)
  }
}
