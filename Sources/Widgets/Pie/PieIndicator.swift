import Geometry
import Scene

/// Where the percentage of a pie stands.
public enum PieLabelForm: String, CaseIterable, Hashable, Sendable, PropertyChoice {
  /// Nowhere.
  case none
  /// Below the disc, where the area has room.
  case below
}

/// A disc that fills as a wedge within a border.
public struct PieIndicator: Hashable, Sendable {
  /// The distance kept free along the area's edges; a share is one of the short side.
  public var padding = Length.zero
  /// The outer diameter of the border; a share is one of the short side that the padding leaves.
  public var diameter = Length.share(0.72)
  /// The width of the border; a share is one of the diameter.
  public var border = Length.share(0.02)
  /// The distance between border and wedge; a share is one of the diameter.
  public var gap = Length.share(0.02)
  /// Where the wedge begins, in degrees clockwise from twelve o'clock.
  public var startAngle = 0.0
  /// Which way it fills.
  public var direction = FillDirection.clockwise
  /// The colours of the wedge.
  public var ink = InkStyle([.palette(.teal)])
  /// The colour of the border; nil is that of the wedge.
  public var borderColor: IndicatorColor?
  /// The colour of the disc under the wedge.
  public var trackColor = IndicatorColor.palette(.clear)
  /// Where the percentage stands.
  public var labelForm = PieLabelForm.below
  /// What it says; a size's share is one of the diameter, 10 % unless given.
  public var label = LabelStyle()
  /// Whether phases are told by colours, words and signs.
  public var showsPhases = true
  /// The colour of the whole area; nil is the theme's.
  public var background: IndicatorColor?

  /// Makes a pie in its default proportions.
  public init() {}

  /// Whether the picture changes although its value does not.
  func isMoving(_ frame: IndicatorFrame) -> Bool {
    frame.phase == .indeterminate || PhaseTransition.isSeen(frame, showsPhases: showsPhases)
  }
}
