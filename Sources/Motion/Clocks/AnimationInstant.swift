/// A point of animation time: whole ticks, and the exact part of a step after them.
///
/// The part is an integer in units of 1 / `rate.stepDenominator` ns, so differences and phases are
/// reduced in integers before they become a Double and are as fine after months as at the start.
public struct AnimationInstant: Sendable, Hashable, BitwiseCopyable {
  /// Whole steps since the clock's tick 0.
  public let tick: UInt64

  /// The time after `tick`, in units of 1 / `rate.stepDenominator` ns; below `rate.stepNumerator`.
  public let remainder: UInt64

  /// What one tick means.
  public let rate: TickRate

  /// Creates the instant at which `tick` begins.
  public init(tick: UInt64, rate: TickRate) {
    self.init(tick: tick, remainder: 0, rate: rate)
  }

  /// Creates the instant exactly `nanoseconds` after tick 0.
  public init(nanoseconds: UInt64, rate: TickRate) {
    self.init(scaled: UInt128(nanoseconds) * UInt128(rate.stepDenominator), rate: rate)
  }

  init(tick: UInt64, remainder: UInt64, rate: TickRate) {
    self.tick = tick
    self.remainder = remainder
    self.rate = rate
  }

  /// Creates the instant from time in units of 1 / `rate.stepDenominator` ns.
  private init(scaled: UInt128, rate: TickRate) {
    let (tick, remainder) = scaled.quotientAndRemainder(dividingBy: UInt128(rate.stepNumerator))
    if tick > UInt128(UInt64.max) {
      self.init(tick: .max, remainder: 0, rate: rate)
    } else {
      self.init(tick: UInt64(tick), remainder: UInt64(remainder), rate: rate)
    }
  }

  /// The part of a step after `tick`, in 0 ..< 1; for drawing between ticks.
  public var alpha: Double {
    Double(remainder) / Double(rate.stepNumerator)
  }

  /// Time since tick 0 in units of 1 / `rate.stepDenominator` ns; below 2¹⁰⁸.
  var scaled: UInt128 {
    UInt128(tick) * UInt128(rate.stepNumerator) + UInt128(remainder)
  }
}

// MARK: - Differences

extension AnimationInstant {
  /// The seconds from `start` to this instant; negative when it is earlier.
  ///
  /// The difference is taken in integers and rounded once. Instants of different rates compare by
  /// the time since their common tick 0.
  public func seconds(since start: AnimationInstant) -> Double {
    let second = Double(TickRate.nanosecondsPerSecond)
    if rate == start.rate {
      let difference = Int128(scaled) - Int128(start.scaled)
      return difference.nearestDouble / (Double(rate.stepDenominator) * second)
    }
    let (whole, part) = nanoseconds
    let (startWhole, startPart) = start.nanoseconds
    return ((Int128(whole) - Int128(startWhole)).nearestDouble + (part - startPart)) / second
  }

  /// The instant `ticks` steps later; the last tick there is when that overflows.
  public func advanced(byTicks ticks: UInt64) -> AnimationInstant {
    AnimationInstant(tick: tick.addingSaturated(ticks), remainder: remainder, rate: rate)
  }

  /// The first instant that is at least `seconds` after this one.
  ///
  /// Exact to 1 / `rate.stepDenominator` ns. Zero, negative and not-a-number give this instant;
  /// what is over 10²⁰ s (infinity too) is held there or at the last tick.
  public func advanced(bySeconds seconds: Double) -> AnimationInstant {
    guard seconds > 0 else { return self }
    let longest = 1e20
    let units = Double(rate.stepDenominator) * Double(TickRate.nanosecondsPerSecond)
    let nearest = UInt128((min(seconds, longest) * units).rounded())
    let end = AnimationInstant(scaled: scaled + nearest, rate: rate)
    // Rounding to the nearest unit may fall short of the wanted time by less than one unit.
    guard end.seconds(since: self) < seconds, end.tick < .max else { return end }
    return AnimationInstant(scaled: scaled + nearest + 1, rate: rate)
  }

  /// This instant, later by the time from one instant to another.
  ///
  /// Exact when all three have one rate; a time that is not positive changes nothing.
  public func delayed(from: AnimationInstant, to: AnimationInstant) -> AnimationInstant {
    guard rate == from.rate, rate == to.rate else {
      return advanced(bySeconds: to.seconds(since: from))
    }
    guard to.scaled > from.scaled else { return self }
    return AnimationInstant(scaled: scaled + (to.scaled - from.scaled), rate: rate)
  }

  private var nanoseconds: (whole: UInt128, part: Double) {
    let (whole, rest) = scaled.quotientAndRemainder(dividingBy: UInt128(rate.stepDenominator))
    return (whole, Double(UInt64(rest)) / Double(rate.stepDenominator))
  }
}
