import Motion
import Scene

/// How an indicator passes from one phase to the next.
enum PhaseTransition {
  private static let fade = Look.fadeSeconds
  /// The pulse of a completed job, in seconds.
  static let pulse = 0.6
  /// How far the pulse goes toward the colour of text at its height.
  private static let pulseDepth = 0.25

  /// Whether the picture still changes because of a change of phase.
  static func isActive(_ frame: IndicatorFrame) -> Bool {
    guard frame.phase != frame.previousPhase else { return false }
    return frame.phaseAge < (frame.phase == .done && !frame.reducesMotion ? pulse : fade)
  }

  /// How far the present phase has taken over from the one before, 0…1.
  static func share(_ frame: IndicatorFrame) -> Double {
    guard isActive(frame) else { return 1 }
    return max(0, min(1, frame.phaseAge / fade))
  }

  /// Whether a change of phase still changes what an indicator draws, its number aside.
  ///
  /// One that tells phases tells each of them by words, a sign or movement, or by the lack of these.
  /// Another one shows what is filled and nothing else.
  static func isSeen(_ frame: IndicatorFrame, showsPhases: Bool) -> Bool {
    if showsPhases { return isActive(frame) }
    guard share(frame) < 1 else { return false }
    let phases = [frame.previousPhase, frame.phase]
    return phases.contains(.indeterminate) || (frame.value > 0 && phases.contains(.waiting))
  }

  /// How far an unknown total has become the known one of a job that goes on, eased, 0…1; nil when
  /// the change is another one.
  static func discovery(_ frame: IndicatorFrame) -> Double? {
    guard frame.previousPhase == .indeterminate, frame.phase == .running else { return nil }
    let share = share(frame)
    return share < 1 ? Easing.easeInOut.value(at: share) : nil
  }

  /// The turns from the start to a place that is so many turns, 0 ..< 1, after it, by the shorter way.
  ///
  /// Half a turn, where an error of rounding could choose, goes one way for sure.
  static func shortWay(_ turns: Double) -> Double { turns > 0.501 ? turns - 1 : turns }

  /// The fills to draw, the lower one first, each with its opacity.
  ///
  /// The new one comes in over the old, then the old one goes out beneath it: one of the two is
  /// always whole, so that what they have in common never dims. One alone takes the whole time.
  static func layers<Fill: Equatable>(
    _ frame: IndicatorFrame, of fill: (IndicatorPhase) -> Fill?
  ) -> [(fill: Fill, opacity: Double)] {
    let new = fill(frame.phase)
    // What moved goes over into what is known: the two are one.
    if discovery(frame) != nil { return new.map { [($0, 1)] } ?? [] }
    let share = share(frame)
    let old = share < 1 ? fill(frame.previousPhase) : new
    guard old != new else { return new.map { [($0, 1)] } ?? [] }
    guard let old else { return new.map { [($0, share)] } ?? [] }
    guard let new else { return [(old, 1 - share)] }
    return [(old, min(1, 2 - 2 * share)), (new, min(1, 2 * share))]
  }

  /// A colour of the indicator: faded from the last phase, pulsing once when the job is done.
  static func color(_ frame: IndicatorFrame, theme: Theme, running: Color) -> Color {
    let new = theme.color(of: frame.phase, running: running)
    guard isActive(frame) else { return new }
    let old = theme.color(of: frame.previousPhase, running: running)
    let mixed = old.mixed(with: new, at: share(frame))
    guard frame.phase == .done, !frame.reducesMotion else { return mixed }
    // A raised half wave begins and ends without speed; the tick's easing stands in for a sine.
    let half = Easing.easeInOut.value(at: 1 - abs(2 * frame.phaseAge / pulse - 1))
    // Away from the ground, so that the contrast of what stands on the colour does not fall.
    return mixed.mixed(with: theme.text, at: pulseDepth * half)
  }
}
