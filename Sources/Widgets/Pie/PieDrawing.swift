import Geometry
import Motion
import Scene

/// The geometry of a pie in one frame.
struct PieDrawing {
  let pie: PieIndicator
  let frame: IndicatorFrame
  let theme: Theme
  /// The outer diameter in pixels.
  let diameter: Double
  /// The border, width 0 where there is none.
  let border: Arc
  /// The disc that the wedge fills in the end.
  let disc: Circle

  /// The time in which an indeterminate wedge goes round once, in seconds.
  private static let turnSeconds = 1.4

  init(pie: PieIndicator, frame: IndicatorFrame, theme: Theme) {
    self.pie = pie
    self.frame = frame
    self.theme = theme
    let scale = frame.scale
    let side = frame.shortSide
    let free = max(0, side - 2 * pie.padding.resolved(of: side, scale: scale))
    diameter = pie.diameter.resolved(of: free, scale: scale)
    let radius = diameter / 2
    let width = min(radius, pie.border.resolved(of: diameter, scale: scale))
    let gap = pie.gap.resolved(of: diameter, scale: scale)
    let center = frame.area.center
    border = Arc(center: center, radius: radius - width / 2, width: width)
    disc = Circle(center: center, radius: max(0, radius - width - gap))
  }

  /// The wedge in a phase, or nil when there is nothing to fill.
  func wedge(in phase: IndicatorPhase) -> Sector? {
    let sign = pie.direction.sign
    var start = Angle(degrees: pie.startAngle)
    let share = frame.filledShare(in: phase, of: 2 * Double.pi * disc.radius)
    var sweep = Angle(turns: share * sign)
    let quarter = 0.25
    if let discovery = PhaseTransition.discovery(frame) {
      // The tail goes to the start by the shorter way while the head goes to the value.
      let tail = frame.phaseAtChange(seconds: Self.turnSeconds)
      let way = PhaseTransition.shortWay(tail)
      start = start + Angle(turns: way * (1 - discovery) * sign)
      sweep = Angle(turns: (quarter + (frame.value - quarter) * discovery) * sign)
    } else if phase == .indeterminate {
      start = start + Angle(turns: frame.phase(seconds: Self.turnSeconds) * sign)
      sweep = Angle(turns: quarter * sign)
    } else if phase == .waiting || !(frame.value > 0) {
      return nil
    }
    return Sector(center: disc.center, radius: disc.radius, start: start, sweep: sweep)
  }
}

extension PieIndicator {
  /// Appends the pie's picture to a display list.
  func draw(
    _ frame: IndicatorFrame, theme: Theme, text: some TextMeasuring, into list: inout DisplayList
  ) {
    let drawing = PieDrawing(pie: self, frame: frame, theme: theme)
    guard drawing.diameter >= 1 else { return }
    let color =
      ink.colors(frame, theme: theme, showsPhases: showsPhases).first ?? Color.white
    let under = trackColor.color(in: theme)
    if under.alpha > 0 { list.fill(.circle(drawing.disc), with: under) }
    if drawing.border.width > 0 {
      list.fill(.arc(drawing.border), with: borderColor?.color(in: theme) ?? color)
    }
    for layer in PhaseTransition.layers(frame, of: drawing.wedge(in:)) {
      list.fill(.sector(layer.fill), with: color.opacity(layer.opacity))
    }
    PieLabel(drawing).draw(text: text, into: &list)
  }
}
