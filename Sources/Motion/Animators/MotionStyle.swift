/// How a value goes to a new target.
public enum MotionStyle: Sendable, Hashable {
  /// At once.
  case none

  /// In `duration` seconds (0 or more, finite) along a timing curve, whatever the distance.
  case tween(duration: Double, Easing)

  /// On a spring, which takes over the speed the value has.
  case spring(Spring)

  /// Along a timing curve, in the share of `duration` seconds (0 or more, finite) that the distance is
  /// of the whole range of 1.
  case proportional(duration: Double, Easing, Travel = .absolute)

  /// At `unitsPerSecond` (more than 0, finite), as long as the distance takes.
  case constantSpeed(unitsPerSecond: Double)

  /// Whether the numbers are in range.
  ///
  /// A style that is not valid moves like ``none``.
  public var isValid: Bool {
    switch self {
    case .none, .spring: true
    case .tween(let duration, _), .proportional(let duration, _, _):
      duration >= 0 && duration < .infinity
    case .constantSpeed(let speed): speed > 0 && speed < .infinity
    }
  }
}

/// How the distance of a move is counted when its duration depends on it.
public enum Travel: Sendable, Hashable {
  /// As it is, in either direction.
  case absolute
  /// As it is, in either direction, but from the target before, wherever the value is on screen.
  ///
  /// A move that takes over from another one then takes the time of a whole step, however much of
  /// the step before was still to be gone back or on.
  case betweenTargets
  /// Around a circle, ahead: a quarter back counts as three quarters, and a whole turn as one.
  ///
  /// A fault of a known system, kept for those who reproduce it.
  case folded

  /// The distance from one value to another, 0 or more.
  public func distance(from: Double, to: Double) -> Double {
    let way = to - from
    switch self {
    case .absolute, .betweenTargets: return abs(way)
    case .folded:
      // Whole turns stay 1, nothing stays 0.
      let rest = way - way.rounded(.down)
      return rest == 0 && way != 0 ? 1 : rest
    }
  }
}
