/// A number that follows its target smoothly: what an indicator shows.
///
/// Every question about an instant is answered in closed form, so it does not matter how often, or
/// in which order, it is asked. At most one run exists at any time; a new target takes over from
/// what is on screen.
public struct ValueAnimator: Sendable, Equatable {
  /// How the next target is approached; what runs already is not affected.
  public var style: MotionStyle

  /// The seconds before the next run begins to move, 0 or more; what runs already is not affected.
  public var delay = 0.0

  /// Where the value is or is going.
  public internal(set) var target: Double

  /// How near to rest, in the value's units, a spring must be to snap to its target.
  ///
  /// Both the distance and the speed over the natural frequency are then below it. Also, a move on
  /// a spring that begins this near to rest is a jump.
  public let restTolerance: Double

  /// The part of its distance from rest at the start, 0 ..< 1, that a run on a spring may leave
  /// before it snaps, where that is more than ``restTolerance``; what runs already is not affected.
  ///
  /// With it, long moves on a spring take no longer than short ones.
  public var restShare = 0.0

  /// The number of the last run that was started; 0 before the first.
  ///
  /// What ends is the run of that number: it says for which one a ``RunEnd`` was returned.
  public internal(set) var runNumber: UInt64 = 0

  /// The default of ``restTolerance``: a quarter pixel on a bar of 1000.
  public static let defaultRestTolerance = 1.0 / 4000

  var run: Run?
  /// Since when the run stands still.
  var pauseStart: AnimationInstant?

  /// Creates a value at rest.
  /// - Parameters:
  ///   - value: The value; 0 in place of one that is not finite (or beyond ±10¹⁰⁰).
  ///   - style: How targets are approached; the spring for progress unless given.
  ///   - restTolerance: More than 0; the default in place of one that is not.
  public init(
    value: Double, style: MotionStyle = .spring(.progress),
    restTolerance: Double = Self.defaultRestTolerance
  ) {
    self.target = ValueLimit.accepts(value) ? value : 0
    self.style = style
    let isUsable = restTolerance > 0 && restTolerance < .infinity
    self.restTolerance = isUsable ? restTolerance : Self.defaultRestTolerance
  }
}

// MARK: - Asking

extension ValueAnimator {
  /// The value to show at `instant`.
  public func value(at instant: AnimationInstant) -> Double {
    run?.value(at: runInstant(instant)) ?? target
  }

  /// The speed at `instant` in units per second; 0 at rest and while paused.
  public func velocity(at instant: AnimationInstant) -> Double {
    pauseStart == nil ? run?.velocity(at: instant) ?? 0 : 0
  }

  /// Whether the value is still on its way, so that another frame will differ.
  ///
  /// A paused run is still to be finished, but not animating.
  public func isAnimating(at instant: AnimationInstant) -> Bool {
    guard pauseStart == nil else { return false }
    return run.map { !$0.isComplete(at: instant) } ?? false
  }

  /// Whether a run stands still until ``resume(at:)``.
  public var isPaused: Bool { pauseStart != nil }

  /// The seconds from `instant` until the value rests on its target, without pauses; 0 at rest.
  public func remainingTime(at instant: AnimationInstant) -> Double {
    max(0, run?.end.seconds(since: runInstant(instant)) ?? 0)
  }

  /// The first instant at which the value rests on its target; nil when its end is already known, and
  /// while the run is paused.
  ///
  /// - Complexity: Constant for tweens; some 70 evaluations for a spring.
  public var settledInstant: AnimationInstant? { pauseStart == nil ? run?.end : nil }

  /// The instant as the run sees it: it does not go on while paused.
  func runInstant(_ instant: AnimationInstant) -> AnimationInstant {
    guard let pauseStart, instant.seconds(since: pauseStart) > 0 else { return instant }
    return pauseStart
  }
}
