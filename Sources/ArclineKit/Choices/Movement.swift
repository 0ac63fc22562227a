import Motion

/// How a value goes to a new one.
///
/// Numbers out of their range are no error: the value then moves at once.
public struct Movement: Hashable, Sendable {
  /// Nil for the look's own way.
  let style: MotionStyle?
  /// The seconds before the move begins; nil for the look's own.
  private(set) var delay: Double?
  /// Where to begin; nil for what is on screen.
  private(set) var start: Double?

  private init(_ style: MotionStyle?, delay: Double? = 0) {
    self.style = style
    self.delay = delay
  }

  /// As the look has it, with its delay; most looks move on a spring.
  public static let ofLook = Movement(nil, delay: nil)

  /// At once.
  public static let immediate = Movement(MotionStyle.none)

  /// Along a curve in a given time, 0 s or more, whatever the distance.
  public static func eased(_ curve: Curve = .easeInOut, seconds: Double) -> Movement {
    Movement(.tween(duration: seconds, curve.easing))
  }

  /// Along a curve, in the share of a time that the distance is of the whole range of 1.
  ///
  /// With 4 seconds a move from 0.25 to 0.5 takes one.
  public static func proportional(
    _ curve: Curve = .linear, secondsForAll seconds: Double
  ) -> Movement {
    Movement(.proportional(duration: seconds, curve.easing))
  }

  /// On a spring, which takes over the speed that the value has.
  ///
  /// `seconds` is the period of the undamped spring, 0.00063 … 628. `bounce` is how far it swings
  /// past its target, −0.99 … 0.99; with 0 it does not and arrives soonest.
  public static func spring(seconds: Double = 0.29, bounce: Double = 0) -> Movement {
    Movement(Spring(duration: seconds, bounce: bounce).map(MotionStyle.spring) ?? MotionStyle.none)
  }

  /// The same, begun later: the value stands still for so many seconds first.
  ///
  /// What is not more than 0 is no delay; more than 10⁹ s, infinity too, is held there.
  public func delayed(by seconds: Double) -> Movement {
    var movement = self
    movement.delay = seconds > 0 ? min(seconds, 1e9) : 0
    return movement
  }

  /// The same, from a given value instead of from what is on screen.
  ///
  /// The value is taken into 0 … 1; what is not a number begins at what is on screen.
  public func starting(from value: Double) -> Movement {
    var movement = self
    movement.start = value.isNaN ? nil : min(max(value, 0), 1)
    return movement
  }
}
