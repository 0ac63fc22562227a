/// A move from one value to another in a given time, as a pure function of the instant.
public struct Tween: Sendable, Hashable {
  /// The value at and before ``start``.
  public let from: Double

  /// The value at and after the end.
  public let to: Double

  /// When the move begins.
  public let start: AnimationInstant

  /// How long it takes in seconds; 0 is a jump at ``start``.
  public let duration: Double

  /// How it spends that time.
  public let easing: Easing

  /// Creates a move.
  ///
  /// Returns nil for a duration that is negative or not finite, and for a value that is not finite
  /// or so large (beyond ±10¹⁰⁰) that differences lose their meaning.
  /// - Parameters:
  ///   - from: The value to begin with.
  ///   - to: The value to end on, exactly.
  ///   - start: When the move begins.
  ///   - duration: Seconds; 0 or more.
  ///   - easing: The timing curve; ``Easing/easeInOut`` unless given.
  public init?(
    from: Double, to: Double, start: AnimationInstant, duration: Double,
    easing: Easing = .easeInOut
  ) {
    guard ValueLimit.accepts(from), ValueLimit.accepts(to),
      duration >= 0, duration < .infinity
    else { return nil }
    self.from = from
    self.to = to
    self.start = start
    self.duration = duration
    self.easing = easing
  }

  /// The first instant at which the value is ``to`` for good.
  public var end: AnimationInstant { start.advanced(bySeconds: duration) }

  /// Whether the move is over.
  public func isComplete(at instant: AnimationInstant) -> Bool {
    instant.seconds(since: start) >= duration
  }

  /// The value at `instant`: ``from`` before the start, exactly ``to`` from the end on.
  ///
  /// Between them it stays between the two, unless the easing overshoots.
  public func value(at instant: AnimationInstant) -> Double {
    let elapsed = instant.seconds(since: start)
    if elapsed >= duration { return to }
    guard elapsed > 0 else { return from }
    let progress = easing.value(at: elapsed / duration)
    let value = from + (to - from) * progress
    // Rounding must not carry a curve that stays inside past either end.
    guard (0...1).contains(progress) else { return value }
    return min(max(value, min(from, to)), max(from, to))
  }

  /// The speed at `instant` in units per second; 0 at rest, which includes both ends.
  ///
  /// Held to ±10¹⁰⁰, which only a move over almost no time reaches.
  public func velocity(at instant: AnimationInstant) -> Double {
    let elapsed = instant.seconds(since: start)
    guard elapsed > 0, elapsed < duration else { return 0 }
    let velocity = (to - from) * easing.derivative(at: elapsed / duration) / duration
    return min(max(velocity, -ValueLimit.largest), ValueLimit.largest)
  }
}

extension Tween {
  /// The same move, begun later by the time from one instant to another.
  func delayed(from: AnimationInstant, to: AnimationInstant) -> Tween {
    Tween(moving: self, to: start.delayed(from: from, to: to))
  }

  private init(moving tween: Tween, to start: AnimationInstant) {
    from = tween.from
    to = tween.to
    self.start = start
    duration = tween.duration
    easing = tween.easing
  }
}
