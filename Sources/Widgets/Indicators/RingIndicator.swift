import Geometry
import Motion
import Scene

/// A ring that fills clockwise from twelve o'clock around its percentage.
public struct RingIndicator: Hashable, Sendable {
  /// The outer diameter as a share of the area's short side, 0…1; 0.72 by default.
  public var diameter = 0.72
  /// The width of track and arc as a share of the outer diameter; 0.115 by default.
  public var thickness = 0.115
  /// The size of the digits as a share of the outer diameter; 0.215 by default.
  public var digitSize = 0.215
  /// The colour of a running job.
  public var accent = Accent.blue

  /// The time in which an indeterminate arc goes round once, in seconds.
  private static let turnSeconds = 1.4

  /// Makes a ring in its default proportions.
  public init() {}

  /// Whether the picture changes although its value does not.
  func isMoving(_ frame: IndicatorFrame) -> Bool {
    frame.phase == .indeterminate && !frame.reducesMotion
  }

  /// Appends the ring's picture to a display list.
  func draw(
    _ frame: IndicatorFrame, theme: Theme, text: some TextMeasuring, into list: inout DisplayList
  ) {
    let outer = diameter * frame.shortSide
    guard outer >= 1 else { return }
    let width = thickness * outer
    let track = Arc(center: frame.area.center, radius: (outer - width) / 2, width: width)
    let color = PhaseTransition.color(frame, theme: theme, accent: accent)
    list.fill(.arc(track), with: theme.track)
    for layer in PhaseTransition.layers(frame, of: { filledArc(of: track, frame, in: $0) }) {
      list.fill(.arc(layer.fill), with: color.opacity(layer.opacity))
    }
    let label = RingLabel(ring: self, frame: frame, theme: theme)
    label.draw(text: text, into: &list)
  }

  /// The part of the track that is filled in a phase, or nil when there is nothing to fill.
  private func filledArc(
    of track: Arc, _ frame: IndicatorFrame, in phase: IndicatorPhase
  ) -> Arc? {
    if phase == .indeterminate { return movingArc(of: track, frame) }
    guard phase != .waiting, frame.value > 0 else { return nil }
    var arc = track
    // A job that broke off ends flat, as if cut.
    arc.cap = phase == .endedEarly ? .butt : .round
    arc.sweep = Angle(turns: frame.value)
    return arc
  }

  /// The arc of an unknown total: it goes round, breathing between a tenth and seven tenths.
  private func movingArc(of track: Arc, _ frame: IndicatorFrame) -> Arc {
    var arc = track
    arc.cap = .round
    guard !frame.reducesMotion else {
      // Around twelve o'clock, where no value lies.
      arc.sweep = Angle(turns: 0.4)
      arc.start = Angle(turns: -0.2)
      return arc
    }
    let turn = TickPeriod(seconds: Self.turnSeconds).map(frame.instant.phase) ?? 0
    // One breath in two turns.
    let slow = TickPeriod(seconds: 2 * Self.turnSeconds).map(frame.instant.phase) ?? 0
    let breath = Easing.easeInOut.value(at: 1 - abs(2 * slow - 1))
    arc.sweep = Angle(turns: 0.1 + 0.6 * breath)
    arc.start = Angle(turns: turn)
    return arc
  }
}
