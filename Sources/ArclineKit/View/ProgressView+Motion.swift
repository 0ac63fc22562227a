import Geometry
import Motion
import Widgets

extension ProgressView {
  // MARK: - Moving

  /// Sends the value to a target.
  ///
  /// The target is taken into 0 … 1. The move begins at what is on screen, unless the movement says
  /// where; the move before it is then interrupted, and a pause ends.
  ///
  /// - Parameters:
  ///   - target: Where to go; what is not a number changes nothing.
  ///   - movement: How to go there.
  ///   - time: Now.
  ///   - completion: Called once, when the move has come to its end: by ``advance(to:)``, by what
  ///     draws, or by what takes over. It may start another move. Where the look's property
  ///     `motion-quirks` is on, a move that takes over is told at once to be interrupted, and the one
  ///     that it interrupts is never told of.
  /// - Returns: Whether a move began; it does not when the value has that target already and the
  ///   movement names no start. Without a move nothing is called.
  @discardableResult
  public func animate(
    to target: Double, _ movement: Movement = .ofLook, at time: Duration,
    completion: ((Completion) -> Void)? = nil
  ) -> Bool {
    guard !target.isNaN else { return false }
    let instant = time.instant
    let end = min(max(target, 0), 1)
    journal.hasQuirks = look.base.motionSettings.hasQuirks
    journal.prepare(
      reducesMotion ? .none : movement.style ?? look.base.motion,
      delay: reducesMotion ? 0 : movement.delay ?? look.base.delay)
    let run =
      if let start = movement.start {
        journal.animate(from: start, to: end, at: instant)
      } else {
        journal.animate(to: end, at: instant)
      }
    if let run { completions[run] = completion }
    if run != nil || isIndeterminate {
      isIndeterminate = false
      phases.enter(.running, at: instant)
    }
    settle(at: instant)
    if let run, journal.hasQuirks {
      // What has not been called by now never is.
      completions = completions.filter { $0.key >= run }
    }
    return run != nil
  }

  /// Shows a value at once, as if it had been there for long; a move before it is interrupted.
  ///
  /// The value is taken into 0 … 1; what is not a number changes nothing.
  public func show(_ value: Double, at time: Duration = .zero) {
    guard !value.isNaN else { return }
    let instant = time.instant
    let shown = min(max(value, 0), 1)
    journal.prepare(.none)
    journal.animate(from: shown, to: shown, at: instant)
    isIndeterminate = false
    phases.settle(on: shown == 1 ? .done : .running)
    settle(at: instant)
  }

  /// Shows that something goes on of which nobody knows how much is left, until the next value.
  public func showIndeterminate(at time: Duration) {
    isIndeterminate = true
    phases.enter(.indeterminate, at: time.instant)
  }

  /// Lets a move stand still; without one, and while paused already, nothing happens.
  public func pause(at time: Duration) {
    journal.pause(at: time.instant)
  }

  /// Lets a paused move go on, with the time it had left and the speed it had.
  public func resume(at time: Duration) {
    journal.resume(at: time.instant)
  }

  /// Freezes the value as it is on screen; a move that was under way is interrupted.
  public func stop(at time: Duration) {
    let instant = time.instant
    journal.stop(at: instant)
    settle(at: instant)
  }

  /// Takes up the newest value of the ``handle`` and ends what has come to its end.
  ///
  /// The calls that draw do this by themselves.
  public func advance(to time: Duration) {
    if let value = handle.take() { animate(to: value, at: time) }
    settle(at: time.instant)
  }

  // MARK: - Asking

  /// The value on screen at a time; 0 … 1 unless a spring or a curve overshoots.
  public func value(at time: Duration) -> Double { journal.animator.value(at: time.instant) }

  /// Where the value is or is going, 0 … 1.
  public var targetValue: Double { journal.animator.target }

  /// Whether the value is still on its way; a paused one is not.
  public func isAnimating(at time: Duration) -> Bool {
    journal.animator.isAnimating(at: time.instant)
  }

  /// Whether a move stands still until ``resume(at:)``.
  public var isPaused: Bool { journal.animator.isPaused }

  /// The seconds that a move has left, without pauses and with what is left of its delay.
  public func remainingSeconds(at time: Duration) -> Double {
    journal.animator.remainingTime(at: time.instant)
  }

  /// Whether the picture goes on changing by itself, so that another frame will differ.
  ///
  /// Besides a value on its way these are moving patterns, changes of colour, and a value that
  /// waits in the ``handle``.
  public func needsFrame(at time: Duration) -> Bool {
    let instant = time.instant
    return handle.hasValue || journal.animator.isAnimating(at: instant)
      || look.base.isMoving(frame(in: .empty, scale: 1, at: instant))
  }

  // MARK: - Ends

  /// Tells of the moves that have ended by an instant, each once.
  private func settle(at instant: AnimationInstant) {
    noteArrival(at: instant)
    for entry in journal.takeEntries(at: instant) {
      // Taken out first, because what is called may start another move.
      completions.removeValue(forKey: entry.run)?(Completion(entry.end))
    }
  }

  /// A value that arrives at 1 is done from that moment on, however late it is noted.
  private func noteArrival(at instant: AnimationInstant) {
    let animator = journal.animator
    guard !isIndeterminate, !animator.isPaused, animator.target == 1,
      !animator.isAnimating(at: instant)
    else { return }
    let arrival = animator.settledInstant ?? instant
    phases.enter(.done, at: arrival.seconds(since: instant) < 0 ? arrival : instant)
  }
}
