extension ValueAnimator {
  /// Sends the value to a new target, from what is on screen at `instant`.
  ///
  /// A spring also takes over the speed, unless there is a ``delay``. Asking for the present target
  /// again changes nothing. A run over no distance or no time shows the target at once, and ends at
  /// the next ``update(at:)``. A pause ends.
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
    return begin(from: value(at: instant), origin: target, to: newTarget, at: instant)
  }

  /// Sends the value from a given place to a target, whatever is on screen.
  ///
  /// The place is shown from `instant` on, so that there is no flash of what was before; the run
  /// begins at rest. Unlike with ``retarget(to:at:)`` the present target makes a run, too.
  /// - Parameters:
  ///   - start: Where to begin; refused when not finite or beyond ±10¹⁰⁰.
  ///   - newTarget: Where to go; the same.
  ///   - instant: Now.
  /// - Returns: What became of the request, and of the run before.
  @discardableResult
  public mutating func animate(
    from start: Double, to newTarget: Double, at instant: AnimationInstant
  ) -> RetargetOutcome {
    guard ValueLimit.accepts(start), ValueLimit.accepts(newTarget) else { return .refused }
    return begin(from: start, origin: start, to: newTarget, velocity: 0, at: instant)
  }

  /// Lets the run stand still from `instant` on, at what is on screen then.
  ///
  /// Without a run, and while paused already, nothing happens.
  /// - Returns: Whether a run was stopped in its way.
  @discardableResult
  public mutating func pause(at instant: AnimationInstant) -> Bool {
    guard isAnimating(at: instant) else { return false }
    pauseStart = instant
    return true
  }

  /// Lets a paused run go on from where it stood, with the time it had left and the speed it had.
  ///
  /// - Returns: Whether a run goes on.
  @discardableResult
  public mutating func resume(at instant: AnimationInstant) -> Bool {
    guard let start = pauseStart.take() else { return false }
    run = run?.delayed(from: start, to: instant)
    return true
  }

  /// Notes that the run is over, once it is.
  ///
  /// - Returns: ``RunEnd/finished`` the first time it is called after the value has arrived.
  @discardableResult
  public mutating func update(at instant: AnimationInstant) -> RunEnd? {
    guard let run, pauseStart == nil, run.isComplete(at: instant) else { return nil }
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

  private mutating func begin(
    from start: Double, origin: Double, to newTarget: Double, velocity given: Double? = nil,
    at instant: AnimationInstant
  ) -> RetargetOutcome {
    let hasDelay = delay > 0
    let speed = given ?? (hasDelay ? 0 : velocity(at: instant))
    let previous = endRun(at: instant)
    target = newTarget
    runNumber &+= 1
    let state = SpringState(displacement: start - newTarget, velocity: speed)
    run = Run(
      style: style, from: start, origin: origin, to: newTarget, state: state,
      timing: Run.Timing(
        start: hasDelay ? instant.advanced(bySeconds: delay) : instant,
        restTolerance: tolerance(from: state)))
    if hasDelay, case .jump? = run {
      let moment = instant.advanced(bySeconds: delay)
      run = Tween(from: start, to: newTarget, start: moment, duration: 0).map(Run.tween)
    }
    return .started(previous: previous)
  }

  /// How near to rest ends a run that begins in a state.
  private func tolerance(from state: SpringState) -> Double {
    guard case .spring(let spring) = style, restShare > 0, restShare < 1 else {
      return restTolerance
    }
    return max(restTolerance, restShare * spring.distanceFromRest(state))
  }

  private mutating func endRun(at instant: AnimationInstant) -> RunEnd? {
    let moment = runInstant(instant)
    pauseStart = nil
    guard let ending = run.take() else { return nil }
    return ending.isComplete(at: moment) ? .finished : .interrupted
  }
}
