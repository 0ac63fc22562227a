import Geometry
import Motion
import Scene

/// A bar that fills from one of its ends.
public struct BarIndicator: Hashable, Sendable {
  /// The distance kept free along the area's edges; a share is one of the short side.
  public var padding = Length.zero
  /// The length; a share is one of the area's side along the bar, less where an upright bar leaves room
  /// for the label above it.
  public var length = Length.share(0.86)
  /// The thickness; a share is one of the area's short side.
  public var thickness = Length.share(44.0 / 1080)
  /// The least thickness in logical pixels.
  public var minimumThickness = 24.0
  /// Where the bar lies across its direction.
  public var position = BarPosition.center
  /// The direction in which the fill grows.
  public var growth = BarGrowth.forward
  /// The corner radius; nil is half the thickness, a share is one of the thickness.
  public var radius: Length?
  /// The distance between the track's edge and the fill; a share is one of the thickness.
  public var inset = Length.zero
  /// What shapes the fill's ends.
  public var fillShape = FillShape.track
  /// What a fill with corners of its own keeps from the edges of the track.
  public var fillMargin = FillMargin.none
  /// The colours of the fill.
  public var ink = InkStyle([.palette(.green)])
  /// The light on the fill.
  public var shading = Shading.soft
  /// What moves over the fill.
  public var pattern = PatternStyle()
  /// The colour of the track.
  public var trackColor = IndicatorColor.palette(.track)
  /// The shadow that falls into the track.
  public var innerShadow = InnerShadowStyle()
  /// The line around the fill.
  public var outline = OutlineStyle()
  /// The width of the line around the track, in the fill's colour; a share is one of the thickness.
  public var outerStroke = Length.zero
  /// Where the percentage stands.
  public var labelPlacement = BarLabelPlacement.fillEdge
  /// Where a label within the fill stands there.
  public var labelAlignment = LabelAlignment.right
  /// What it says; a size's share is one of the thickness.
  public var label = LabelStyle()
  /// When a full bar hides itself.
  public var hiding = Hiding.never
  /// Whether phases are told by colours, words and signs.
  public var showsPhases = true
  /// Whether faults of the system that a look reproduces are reproduced too.
  public var hasQuirks = false
  /// The colour of the whole area; nil is the theme's.
  public var background: IndicatorColor?

  /// Makes a striped bar in its default proportions.
  public init() {}

  /// Whether the picture changes although its value does not.
  func isMoving(_ frame: IndicatorFrame) -> Bool {
    guard !isHidden(frame) else {
      // On a card a sign stands outside the bar, and does not hide with it.
      return showsPhases && !frame.showsCaptions && PhaseTransition.share(frame) < 1
    }
    if frame.phase == .indeterminate || PhaseTransition.isSeen(frame, showsPhases: showsPhases) {
      return true
    }
    let isFilled = frame.value > 0 && frame.phase != .waiting
    if isFilled, isPatterned(frame, in: frame.phase), pattern.speed != .zero { return true }
    return PhaseTransition.share(frame) < 1
      && hasNumber(frame, in: frame.phase, isAbove: growth.isUpright)
        != hasNumber(frame, in: frame.previousPhase, isAbove: growth.isUpright)
  }

  /// Whether a number stands in the bar, or above it, in a phase.
  func hasNumber(_ frame: IndicatorFrame, in phase: IndicatorPhase, isAbove: Bool) -> Bool {
    switch labelPlacement {
    case .none: false
    // Nothing is filled at 0.
    case .inFill:
      label.tells(phase) || (frame.value > 0 || isAbove) && frame.hasNumber(in: phase)
    case .fillEdge, .barEnd, .barCenter, .above: label.isShown(in: phase, of: frame)
    }
  }

  /// Whether the pattern is drawn on the fill of a phase.
  func isPatterned(_ frame: IndicatorFrame, in phase: IndicatorPhase) -> Bool {
    guard pattern.kind != .none else { return false }
    if phase == .indeterminate { return true }
    let isOn = showsPhases ? phase == .running : frame.value < 1
    return isOn || pattern.staysWhenFull && phase.hasNumber && frame.value >= 1
  }

  /// Whether the bar has hidden itself.
  func isHidden(_ frame: IndicatorFrame) -> Bool {
    guard frame.phase != .indeterminate, frame.phase != .waiting else { return false }
    switch hiding {
    case .never: return false
    case .atOnce: return (frame.target ?? frame.value) >= 1
    case .afterArrival: return frame.value >= 1
    }
  }
}
