/// How the words, numbers and signs of one phase give way to those of the next.
///
/// What goes has gone before what comes begins to come, because the two may stand in one place. Where
/// there is only the one or the other it takes the whole time, so that no frame of a change is like
/// the one before it.
struct WordFade {
  /// How far the present phase has taken over, 0…1.
  private let share: Double
  /// Whether something goes with the phase before, and whether something comes with the present one.
  private let goes, comes: Bool

  /// Makes a fade, given what it is that fades.
  init(_ frame: IndicatorFrame, goes: Bool, comes: Bool) {
    share = PhaseTransition.share(frame)
    (self.goes, self.comes) = (goes, comes)
  }

  /// Makes the fade of words, of which each phase has its own, and of a number that some phases have.
  init(
    _ frame: IndicatorFrame, number: (IndicatorPhase) -> Bool = { _ in false },
    words: (IndicatorPhase) -> Bool
  ) {
    let (old, new) = (frame.previousPhase, frame.phase)
    let (hadNumber, hasNumber) = (number(old), number(new))
    self.init(
      frame, goes: words(old) || (hadNumber && !hasNumber),
      comes: words(new) || (hasNumber && !hadNumber))
  }

  /// The opacity of what only the phase before has.
  var old: Double { comes ? max(0, 1 - 2 * share) : 1 - share }

  /// The opacity of what only the present phase has.
  var new: Double { goes ? max(0, 2 * share - 1) : share }

  /// The opacity of what some phases have.
  func opacity(_ frame: IndicatorFrame, of isShown: (IndicatorPhase) -> Bool) -> Double {
    switch (isShown(frame.previousPhase), isShown(frame.phase)) {
    case (true, true): 1
    case (false, true): new
    case (true, false): old
    case (false, false): 0
    }
  }
}
