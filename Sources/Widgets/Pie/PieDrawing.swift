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
  /// The same as far as it is drawn under a border that covers what is beneath it.
  let tuckedDisc: Circle

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
    // Two edges blended side by side let the ground shine through between them.
    let touches = gap <= 0 && width > 0 && disc.radius > 0
    tuckedDisc = touches ? Circle(center: center, radius: border.radius) : disc
  }

  /// Whether nothing parts the border from the wedge.
  var isClosed: Bool { tuckedDisc.radius > disc.radius }

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

  /// Draws what lies in the border, and the border around it.
  func drawDisc(
    track: Color, border color: Color, wedges: [(shape: Sector, color: Color)],
    into list: inout DisplayList
  ) {
    if isClosed, color.alpha < 1, track.alpha <= 0, wedges.count == 1, wedges[0].color == color {
      return drawWhole(wedges[0].shape, color, into: &list)
    }
    // A border that covers all hides the edge of what is within.
    let covers = isClosed && color.alpha >= 1
    let within = covers ? tuckedDisc : disc
    if track.alpha > 0 { list.fill(.circle(within), with: track) }
    if border.width > 0, !covers { list.fill(.arc(border), with: color) }
    for (wedge, color) in wedges {
      var wedge = wedge
      wedge.radius = within.radius
      list.fill(.sector(wedge), with: color)
    }
    if border.width > 0, covers { list.fill(.arc(border), with: color) }
  }

  /// Draws wedge and border in one colour that is seen through: neither covers the edge of the other,
  /// so the wedge takes its part of the border with it.
  private func drawWhole(_ wedge: Sector, _ color: Color, into list: inout DisplayList) {
    var whole = wedge
    whole.radius = diameter / 2
    list.fill(.sector(whole), with: color)
    let swept = max(-1, min(1, wedge.sweep.turns))
    guard abs(swept) < 1 else { return }
    var rest = border
    rest.start = wedge.start + wedge.sweep
    rest.sweep = Angle(turns: (1 - abs(swept)) * (swept < 0 ? -1 : 1))
    list.fill(.arc(rest), with: color)
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
    drawing.drawDisc(
      track: trackColor.color(in: theme), border: borderColor?.color(in: theme) ?? color,
      wedges: PhaseTransition.layers(frame, of: drawing.wedge(in:)).map {
        ($0.fill, color.opacity($0.opacity))
      }, into: &list)
    PieLabel(drawing).draw(text: text, into: &list)
  }
}
