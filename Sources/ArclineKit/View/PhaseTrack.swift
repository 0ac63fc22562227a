import Motion
import Widgets

/// What a view is doing, what it did before, and since when.
struct PhaseTrack {
  private(set) var phase = IndicatorPhase.running
  private(set) var previous = IndicatorPhase.running
  private var start: AnimationInstant?
  /// What a change that was turned back had left to go, in seconds.
  private var lead = 0.0

  /// How long the phase has lasted, in seconds; infinite when it was never another.
  func age(at instant: AnimationInstant) -> Double {
    start.map { instant.seconds(since: $0) + lead } ?? .infinity
  }

  /// Shows a phase as if it had been there for long.
  mutating func settle(on new: IndicatorPhase) {
    self = PhaseTrack()
    phase = new
    previous = new
  }

  /// Changes the phase; a change that is turned back half-way goes back from there.
  mutating func enter(_ new: IndicatorPhase, at instant: AnimationInstant) {
    guard new != phase else { return }
    let age = age(at: instant)
    guard age != 0 else {
      // Two changes in one instant are one change.
      phase = new
      return
    }
    lead = new == previous ? max(0, Widgets.Look.fadeSeconds - age) : 0
    previous = phase
    phase = new
    start = instant
  }
}
