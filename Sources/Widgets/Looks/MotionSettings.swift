public import Motion

/// The way a value moves, by its kind.
public enum MotionKind: String, CaseIterable, Hashable, Sendable, PropertyChoice {
  /// The value jumps.
  case none
  /// Along a timing curve, in a given time.
  case tween
  /// On a spring, which takes over the speed the value has.
  case spring
}

/// What the duration of a tween is that of.
public enum DurationMeaning: String, CaseIterable, Hashable, Sendable, PropertyChoice {
  /// Every move, whatever its distance.
  case run
  /// A move over the whole range; shorter ones take their share of it.
  case range
  /// The same, with the way counted from the value before, even where the move to it is still under
  /// way.
  case rangeBetweenValues = "range-between-values"
}

/// How a value moves, as what can be set by itself.
///
/// What the present kind of motion does not use is kept: it counts again when another kind does, so
/// that it does not matter in which order things are set.
public struct MotionSettings: Hashable, Sendable {
  /// How the value moves.
  public var kind: MotionKind
  /// The seconds of a tween, or the period of a spring.
  public var duration: Double
  /// What the duration is that of; a spring's is always that of a move.
  public var meaning: DurationMeaning
  /// The timing curve of a tween.
  public var easing: Easing
  /// How far a spring swings past its target, 0 for not at all.
  public var bounce: Double
  /// Whether a move back is given the time of a move ahead to the same place in a circle, and a move
  /// that takes over from another is told to be interrupted in its place, as one reproduced system
  /// has it.
  public var hasQuirks: Bool

  /// Takes a style apart; what it does not use gets a useful value.
  public init(_ style: MotionStyle) {
    (kind, duration, meaning, easing, bounce, hasQuirks) = (.none, 0.45, .run, .easeInOut, 0, false)
    switch style {
    case .none: break
    case .tween(let seconds, let curve):
      (kind, duration, easing) = (.tween, seconds, curve)
    case .spring(let spring):
      kind = .spring
      duration = spring.duration
      bounce = spring.bounce
    case .constantSpeed(let speed):
      (kind, duration, meaning, easing) = (.tween, 1 / speed, .range, .linear)
    case .proportional(let seconds, let curve, let travel):
      (kind, duration, easing) = (.tween, seconds, curve)
      meaning = travel == .betweenTargets ? .rangeBetweenValues : .range
      hasQuirks = travel == .folded
    }
  }

  /// The style that they make; numbers out of range give one that jumps.
  public var style: MotionStyle {
    switch (kind, meaning) {
    case (.none, _): .none
    case (.spring, _): Spring(duration: duration, bounce: bounce).map(MotionStyle.spring) ?? .none
    case (.tween, .run): .tween(duration: duration, easing)
    case (.tween, .range):
      .proportional(duration: duration, easing, hasQuirks ? .folded : .absolute)
    case (.tween, .rangeBetweenValues):
      .proportional(duration: duration, easing, .betweenTargets)
    }
  }
}

extension Property {
  private static let motionLens = IndicatorLens<MotionSettings>(
    get: { $0.motionSettings }, set: { $0.motionSettings = $1 })
  private static let lookLens = IndicatorLens<Look>(get: { $0 }, set: { $0 = $1 })

  /// The properties of every look: how its value moves.
  static let motion: [Property] = [
    motionLens.property("motion", \.kind, "how the value goes to a new one"),
    motionLens.property(
      "duration", \.duration, .number(0...600, unit: "seconds"),
      "the time of a tween, or the period of a spring"),
    motionLens.property(
      "duration-of", \.meaning,
      "whether a tween's duration is that of each move or of 0 to 1; between values, of the way from "
        + "the value before instead of from what is shown"),
    motionLens.property("easing", \.easing, .easing, "the timing curve of a tween"),
    motionLens.property(
      "bounce", \.bounce, .number(-0.9...0.9, unit: ""),
      "how far a spring swings past its target; 0 is not at all"),
    lookLens.property(
      "delay", \.delay, .number(0...600, unit: "seconds"), "the time before a move begins"),
    motionLens.property(
      "motion-quirks", \.hasQuirks, .flag,
      "whether moves back take the time of the way on around the circle, with duration-of range, and "
        + "programs hear of the wrong move at a takeover"),
  ]
}
