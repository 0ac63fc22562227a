/// How one run of a ``ValueAnimator`` came to its end; every run ends exactly once.
public enum RunEnd: Sendable, Hashable {
  /// The value reached its target.
  case finished

  /// Something else took over before the value was there.
  case interrupted
}

/// What ``ValueAnimator/retarget(to:at:)`` did.
public enum RetargetOutcome: Sendable, Hashable {
  /// The target was not a finite number (or beyond ±10¹⁰⁰); nothing changed.
  case refused

  /// The target is the one the value has or is going to; what runs goes on undisturbed.
  case unchanged

  /// A run has begun; `previous` says how the one before it ended, unless that was known already.
  case started(previous: RunEnd?)

  /// Whether a run has begun.
  public var didStart: Bool {
    if case .started = self { true } else { false }
  }
}
