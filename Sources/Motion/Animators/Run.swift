/// One approach to one target, as a pure function of the instant.
enum Run: Sendable, Equatable {
  case jump(to: Double, at: AnimationInstant)
  case tween(Tween)
  case spring(SpringRun)

  /// When a run begins, and how near to rest ends it.
  struct Timing: Sendable, Equatable {
    let start: AnimationInstant
    let restTolerance: Double
  }

  /// A spring let go at `timing.start` in the state `initial`.
  struct SpringRun: Sendable, Equatable {
    let spring: Spring
    let initial: SpringState
    let target: Double
    let timing: Timing

    /// The state at `instant`; nil once it is close enough to rest to snap.
    func state(at instant: AnimationInstant) -> SpringState? {
      let state = spring.state(after: instant.seconds(since: timing.start), from: initial)
      return spring.distanceFromRest(state) > timing.restTolerance ? state : nil
    }
  }

  /// Creates the run that `style` asks for; a jump where its numbers are out of range.
  /// - Parameters:
  ///   - style: How to move.
  ///   - from: The value on screen.
  ///   - origin: The target before, or where the caller lets the run begin.
  ///   - target: Where to go.
  ///   - state: The value relative to the target, and its speed.
  ///   - timing: When the run begins and ends.
  init(
    style: MotionStyle, from: Double, origin: Double, to target: Double, state: SpringState,
    timing: Timing
  ) {
    let tween =
      switch style {
      case .none, .spring: Tween?.none
      case .tween(let duration, let easing):
        Tween(
          from: from, to: target, start: timing.start, duration: duration, easing: easing)
      case .proportional(let duration, let easing, let travel):
        Tween(
          from: from, to: target, start: timing.start,
          duration: duration
            * travel.distance(from: travel == .betweenTargets ? origin : from, to: target),
          easing: easing)
      case .constantSpeed(let speed):
        // A speed of zero gives an infinite duration, a negative one a negative: both refused.
        Tween(
          from: from, to: target, start: timing.start,
          duration: abs(target - from) / speed, easing: .linear)
      }
    if let tween {
      self = .tween(tween)
    } else if case .spring(let spring) = style, let stiff = spring.withoutOvershoot(from: state) {
      self = .spring(
        SpringRun(spring: stiff, initial: state, target: target, timing: timing))
    } else {
      self = .jump(to: target, at: timing.start)
    }
  }
}

// MARK: - Evaluation

extension Run {
  func value(at instant: AnimationInstant) -> Double {
    switch self {
    case .jump(let target, _): target
    case .tween(let tween): tween.value(at: instant)
    case .spring(let run): run.target + (run.state(at: instant)?.displacement ?? 0)
    }
  }

  func velocity(at instant: AnimationInstant) -> Double {
    switch self {
    case .jump: 0
    case .tween(let tween): tween.velocity(at: instant)
    case .spring(let run): run.state(at: instant)?.velocity ?? 0
    }
  }

  func isComplete(at instant: AnimationInstant) -> Bool {
    switch self {
    case .jump: true
    case .tween(let tween): tween.isComplete(at: instant)
    case .spring(let run): run.state(at: instant) == nil
    }
  }

  var end: AnimationInstant {
    switch self {
    case .jump(_, let instant): instant
    case .tween(let tween): tween.end
    case .spring(let run):
      run.timing.start.advanced(
        bySeconds: run.spring.settlingTime(
          within: run.timing.restTolerance, from: run.initial))
    }
  }
}

// MARK: - Shifting

extension Run {
  /// The same run, begun later by the time from one instant to another.
  func delayed(from: AnimationInstant, to: AnimationInstant) -> Run {
    switch self {
    case .jump(let target, let instant):
      return .jump(to: target, at: instant.delayed(from: from, to: to))
    case .tween(let tween):
      return .tween(tween.delayed(from: from, to: to))
    case .spring(let run):
      return .spring(
        SpringRun(
          spring: run.spring, initial: run.initial, target: run.target,
          timing: Timing(
            start: run.timing.start.delayed(from: from, to: to),
            restTolerance: run.timing.restTolerance)))
    }
  }
}
