/// Turns readings of the monotonic clock into ticks, in integers and without drift.
///
/// All nanoseconds between the first reading and the last are accounted for:
/// `spentNanoseconds + droppedNanoseconds + pausedNanoseconds` is their exact sum (as long as no
/// reading went back). At normal speed and without single steps,
/// `tick - firstTick = floor(spentNanoseconds · stepDenominator / stepNumerator)`.
public struct AnimationClock: Sendable, Equatable {
  /// What one tick means.
  public let rate: TickRate

  /// The most real nanoseconds one advance may spend; 250 ms unless given.
  public let maximumDelta: UInt64

  /// Whole steps so far.
  public private(set) var tick: UInt64

  /// Whether real time is passing without ticks.
  public private(set) var isPaused = false

  /// How fast ticks follow real time.
  public private(set) var speed = PlaybackSpeed.normal

  /// Real nanoseconds that went into ticks (before ``speed`` is applied).
  public private(set) var spentNanoseconds: UInt64 = 0

  /// Real nanoseconds thrown away because one advance exceeded ``maximumDelta``.
  public private(set) var droppedNanoseconds: UInt64 = 0

  /// Real nanoseconds that passed while paused.
  public private(set) var pausedNanoseconds: UInt64 = 0

  /// How many advances exceeded ``maximumDelta`` while running.
  public private(set) var gapCount: UInt64 = 0

  /// How many readings were earlier than the one before; each counts as no time at all.
  public private(set) var anomalyCount: UInt64 = 0

  /// Time after `tick` in units of 1 / `rate.stepDenominator` ns; below `rate.stepNumerator`.
  private var remainder: UInt64 = 0

  /// The part of a nanosecond that ``speed`` has not yet spent, in units of 1 / its denominator.
  private var speedRemainder: UInt64 = 0

  private var lastReading: UInt64?

  /// The default of ``maximumDelta``: long enough for a slow frame, short enough not to jump.
  public static let defaultMaximumDelta: UInt64 = 250_000_000

  private static let longestDelta: UInt64 = 60_000_000_000

  /// Creates a running clock that waits for its first reading.
  /// - Parameters:
  ///   - rate: What one tick means.
  ///   - firstTick: The tick to begin at; 0 unless given.
  ///   - maximumDelta: The limit of one advance in nanoseconds; held to 1 ns … 60 s.
  public init(
    rate: TickRate, firstTick: UInt64 = 0, maximumDelta: UInt64 = Self.defaultMaximumDelta
  ) {
    self.rate = rate
    self.tick = firstTick
    self.maximumDelta = min(max(maximumDelta, 1), Self.longestDelta)
  }

  /// The part of a step after ``tick``, in 0 ..< 1.
  public var alpha: Double { instant.alpha }

  /// The present point of animation time.
  public var instant: AnimationInstant {
    AnimationInstant(tick: tick, remainder: remainder, rate: rate)
  }
}

// MARK: - Advancing

extension AnimationClock {
  /// Takes in a reading of the monotonic clock.
  ///
  /// The first reading only sets the origin. An earlier reading than the last one adds no time, is
  /// counted, and becomes the new origin, so that a source that restarts does not freeze the clock.
  /// - Parameters:
  ///   - monotonicNanoseconds: The reading, in nanoseconds since any fixed moment.
  ///   - isAfterRest: Whether nothing has moved since the last reading. All of the time counts then,
  ///     however long: there is nothing that could jump, and ages that are told stay true.
  /// - Returns: The steps taken, and the time lost to the limit.
  @discardableResult
  public mutating func advance(
    to monotonicNanoseconds: UInt64, isAfterRest: Bool = false
  ) -> ClockAdvance {
    guard let last = lastReading else {
      lastReading = monotonicNanoseconds
      return .none
    }
    lastReading = monotonicNanoseconds
    guard monotonicNanoseconds >= last else {
      anomalyCount = anomalyCount.addingSaturated(1)
      return .none
    }
    let real = monotonicNanoseconds - last
    guard !isPaused else {
      pausedNanoseconds = pausedNanoseconds.addingSaturated(real)
      return .none
    }
    let spent = isAfterRest ? real : min(real, maximumDelta)
    let dropped = real - spent
    if dropped > 0 {
      droppedNanoseconds = droppedNanoseconds.addingSaturated(dropped)
      gapCount = gapCount.addingSaturated(1)
    }
    spentNanoseconds = spentNanoseconds.addingSaturated(spent)
    var ticks: UInt64 = 0
    var rest = spent
    while rest > 0 {
      let part = min(rest, Self.longestDelta)
      ticks = ticks.addingSaturated(spend(part))
      rest -= part
    }
    return ClockAdvance(ticks: ticks, droppedNanoseconds: dropped)
  }

  /// Moves on by real time of at most 60 s, which keeps every product inside 64 bits:
  /// 6·10¹⁰ ns at 16 times the speed, times a step denominator of 10⁷, is below 10¹⁹.
  private mutating func spend(_ nanoseconds: UInt64) -> UInt64 {
    let scaled = nanoseconds * speed.numerator + speedRemainder
    speedRemainder = scaled % speed.denominator
    let units = scaled / speed.denominator * rate.stepDenominator + remainder
    let ticks = units / rate.stepNumerator
    remainder = units % rate.stepNumerator
    tick = tick.addingSaturated(ticks)
    return ticks
  }
}

// MARK: - Control

extension AnimationClock {
  /// Stops the ticks from a moment on.
  ///
  /// Real time up to it still counts. A paused clock stays paused.
  @discardableResult
  public mutating func pause(at monotonicNanoseconds: UInt64) -> ClockAdvance {
    let advance = advance(to: monotonicNanoseconds)
    isPaused = true
    return advance
  }

  /// Lets the ticks go on from a moment; the time since the pause is never caught up.
  public mutating func resume(at monotonicNanoseconds: UInt64) {
    advance(to: monotonicNanoseconds)
    isPaused = false
  }

  /// Moves on by exactly one step, paused or not; the part of a step after the tick stays.
  public mutating func singleStep() {
    tick = tick.addingSaturated(1)
  }

  /// Changes the speed from a moment on; a part of a nanosecond not yet spent is forgotten.
  @discardableResult
  public mutating func setSpeed(
    _ newSpeed: PlaybackSpeed, at monotonicNanoseconds: UInt64
  ) -> ClockAdvance {
    let advance = advance(to: monotonicNanoseconds)
    guard newSpeed != speed else { return advance }
    speed = newSpeed
    speedRemainder = 0
    return advance
  }
}
