import Geometry
import Scene

/// Where a ring's strokes lie, seen from the circle of its diameter.
public enum StrokeAlignment: String, CaseIterable, Hashable, Sendable, PropertyChoice {
  /// The wider stroke touches the circle from inside.
  case inside
  /// The circle is the centre line of both strokes.
  case center
  /// The wider stroke touches the circle from outside.
  case outside
  /// The thinner stroke touches the circle from inside; the wider one sticks out of it.
  case thinner
}

/// The direction in which a ring or a pie fills.
public enum FillDirection: String, CaseIterable, Hashable, Sendable, PropertyChoice {
  /// With the hands of a clock.
  case clockwise
  /// Against them.
  case counterclockwise

  /// 1 clockwise, −1 against.
  var sign: Double { self == .clockwise ? 1 : -1 }
}

/// How the ends of an arc look.
public enum ArcCap: String, CaseIterable, Hashable, Sendable, PropertyChoice {
  /// Round ends, part of the swept angle: the ring closes only at 1.
  case roundInside = "round-inside"
  /// Round ends added to the swept angle, as most drawing systems have it.
  case roundOutside = "round-outside"
  /// Cut straight across.
  case butt
}

/// What stands in the middle of a ring.
public enum RingLabelForm: String, CaseIterable, Hashable, Sendable, PropertyChoice {
  /// Nothing.
  case none
  /// The digits and a percent sign of half their size.
  case pair
  /// The percentage in one size.
  case plain
}

/// A ring that fills around its percentage.
public struct RingIndicator: Hashable, Sendable {
  /// The distance kept free along the area's edges; a share is one of the short side.
  public var padding = Length.zero
  /// The diameter; a share is one of the short side that the padding leaves.
  public var diameter = Length.share(0.72)
  /// The width of the filled arc; a share is one of the diameter, and inside its circle half of that is
  /// the most.
  public var thickness = Length.share(0.115)
  /// The width of the track; nil is that of the arc, a share is one of the diameter.
  public var trackThickness: Length?
  /// Where the strokes lie.
  public var alignment = StrokeAlignment.inside
  /// Where the arc begins, in degrees clockwise from twelve o'clock.
  public var startAngle = 0.0
  /// Which way it fills.
  public var direction = FillDirection.clockwise
  /// How its ends look.
  public var cap = ArcCap.roundInside
  /// Its colours.
  public var ink = InkStyle([.palette(.blue)])
  /// Over what a conic gradient stretches.
  public var gradientSpan = GradientSpan.turn
  /// The turns that a linear gradient makes while the value goes from 0 to 1.
  public var gradientTurns = 0.0
  /// The light around the arc.
  public var glow = GlowStyle()
  /// The colour of the track.
  public var trackColor = IndicatorColor.palette(.track)
  /// The colour of the disc inside the strokes' centre line.
  public var centerColor = IndicatorColor.palette(.clear)
  /// What stands in the middle.
  public var labelForm = RingLabelForm.pair
  /// What it says; a size's share is one of the diameter, 21.5 % unless given.
  public var label = LabelStyle()
  /// Whether phases are told by colours, words and signs.
  public var showsPhases = true
  /// The colour of the whole area; nil is the theme's.
  public var background: IndicatorColor?

  /// Makes a ring in its default proportions.
  public init() {}

  /// Whether the picture changes although its value does not.
  func isMoving(_ frame: IndicatorFrame) -> Bool {
    frame.phase == .indeterminate || PhaseTransition.isSeen(frame, showsPhases: showsPhases)
  }
}
