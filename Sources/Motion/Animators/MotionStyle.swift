/// How a value goes to a new target.
public enum MotionStyle: Sendable, Hashable {
  /// At once.
  case none

  /// In `duration` seconds (0 or more, finite) along a timing curve, whatever the distance.
  case tween(duration: Double, Easing)

  /// On a spring, which takes over the speed the value has.
  case spring(Spring)

  /// At `unitsPerSecond` (more than 0, finite), as long as the distance takes.
  case constantSpeed(unitsPerSecond: Double)

  /// Whether the numbers are in range.
  ///
  /// A style that is not valid moves like ``none``.
  public var isValid: Bool {
    switch self {
    case .none, .spring: true
    case .tween(let duration, _): duration >= 0 && duration < .infinity
    case .constantSpeed(let speed): speed > 0 && speed < .infinity
    }
  }
}
