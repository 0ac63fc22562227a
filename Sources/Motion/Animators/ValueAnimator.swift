/// A number that follows its target smoothly: what an indicator shows.
///
/// Every question about an instant is answered in closed form, so it does not matter how often, or
/// in which order, it is asked. At most one run exists at any time; a new target takes over from
/// what is on screen.
public struct ValueAnimator: Sendable, Equatable {
  /// How the next target is approached; what runs already is not affected.
  public var style: MotionStyle

  /// Where the value is or is going.
  public private(set) var target: Double

  /// How near to rest, in the value's units, a spring must be to snap to its target.
  ///
  /// Both the distance and the speed over the natural frequency are then below it. Also, a move on
  /// a spring that begins this near to rest is a jump.
  public let restTolerance: Double

  /// The default of ``restTolerance``: a quarter pixel on a bar of 1000.
  public static let defaultRestTolerance = 1.0 / 4000

  private var run: Run?

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
    run?.value(at: instant) ?? target
  }

  /// The speed at `instant` in units per second; 0 at rest.
  public func velocity(at instant: AnimationInstant) -> Double {
    run?.velocity(at: instant) ?? 0
  }

  /// Whether the value is still on its way, so that another frame will differ.
  public func isAnimating(at instant: AnimationInstant) -> Bool {
    run.map { !$0.isComplete(at: instant) } ?? false
  }

  /// The first instant at which the value rests on its target; nil when its end is already known.
  ///
  /// - Complexity: Constant for tweens; some 70 evaluations for a spring.
  public var settledInstant: AnimationInstant? { run?.end }
}

// MARK: - Changing

extension ValueAnimator {
  /// Sends the value to a new target, from what is on screen at `instant`.
  ///
  /// A spring also takes over the speed. Asking for the present target again changes nothing. A run
  /// over no distance or no time shows the target at once, and ends at the next ``update(at:)``.
  /// - Parameters:
  ///   - newTarget: Where to go; refused when not finite or beyond ±10¹⁰⁰.
  ///   - instant: Now.
  /// - Returns: What became of the request, and of the run before.
  @discardableResult
  public mutating func retarget(
    to newTarget: Double, at instant: AnimationInstant
  ) -> RetargetOutcome {
    guard ValueLimit.accepts(newTarget) else { return .refused }
    guard newTarget != target else { return .unchanged }
    let state = SpringState(
      displacement: value(at: instant) - newTarget, velocity: velocity(at: instant))
    let from = value(at: instant)
    let previous = endRun(at: instant)
    target = newTarget
    run = Run(
      style: style, from: from, to: newTarget, state: state,
      timing: Run.Timing(start: instant, restTolerance: restTolerance))
    return .started(previous: previous)
  }

  /// Notes that the run is over, once it is.
  ///
  /// - Returns: ``RunEnd/finished`` the first time it is called after the value has arrived.
  @discardableResult
  public mutating func update(at instant: AnimationInstant) -> RunEnd? {
    guard let run, run.isComplete(at: instant) else { return nil }
    return endRun(at: instant)
  }

  /// Freezes the value as it is on screen at `instant`; it becomes the target.
  ///
  /// - Returns: How the run ended: finished if the value had arrived; nil without a run.
  @discardableResult
  public mutating func stop(at instant: AnimationInstant) -> RunEnd? {
    let shown = value(at: instant)
    let end = endRun(at: instant)
    target = shown
    return end
  }

  /// Shows `value` at once, at rest, without a run of its own.
  ///
  /// - Parameters:
  ///   - value: The value; when not finite or beyond ±10¹⁰⁰ nothing changes.
  ///   - instant: Now.
  /// - Returns: How the run ended: finished if the value had arrived; nil without a run.
  @discardableResult
  public mutating func jump(to value: Double, at instant: AnimationInstant) -> RunEnd? {
    guard ValueLimit.accepts(value) else { return nil }
    let end = endRun(at: instant)
    target = value
    return end
  }

  private mutating func endRun(at instant: AnimationInstant) -> RunEnd? {
    guard let ending = run.take() else { return nil }
    return ending.isComplete(at: instant) ? .finished : .interrupted
  }
}
