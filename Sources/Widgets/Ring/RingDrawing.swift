import Geometry
import Motion
import Scene

/// The geometry and the paints of a ring in one frame.
struct RingDrawing {
  let ring: RingIndicator
  let frame: IndicatorFrame
  let theme: Theme
  /// Half of the shorter side that the padding leaves, in pixels.
  let reach: Double
  /// The ring's diameter in pixels, as far as ``StrokeAlignment`` counts it.
  let diameter: Double
  /// The whole circle of the fill.
  let circle: Arc
  /// The track.
  let track: Arc

  /// The time in which an indeterminate arc goes round once, in seconds.
  private static let turnSeconds = 1.4

  init(ring: RingIndicator, frame: IndicatorFrame, theme: Theme) {
    self.ring = ring
    self.frame = frame
    self.theme = theme
    let scale = frame.scale
    let side = frame.shortSide
    reach = max(0, side / 2 - ring.padding.resolved(of: side, scale: scale))
    diameter = ring.diameterWithGlow(
      ring.diameter.resolved(of: 2 * reach, scale: scale), within: side / 2, scale: scale)
    let (radius, width, trackWidth) = ring.strokes(diameter: diameter, scale: scale)
    let start = Angle(degrees: ring.startAngle)
    circle = Arc(center: frame.area.center, radius: radius, width: width, start: start)
    track = Arc(center: frame.area.center, radius: radius, width: trackWidth)
  }

  /// How far the strokes reach from the centre, in pixels.
  var strokeReach: Double {
    max(circle.outerRadius, track.outerRadius)
  }

  /// The fill of a phase, or nil when there is nothing to fill.
  func fill(in phase: IndicatorPhase) -> RingFill? {
    filledArc(in: phase).map { RingFill(arc: $0, isDashed: phase == .stalled && ring.showsPhases) }
  }

  /// The part of the circle that is filled in a phase, or nil when there is nothing to fill.
  func filledArc(in phase: IndicatorPhase) -> Arc? {
    let discovery = PhaseTransition.discovery(frame)
    if phase == .indeterminate, discovery == nil {
      return movingArc(turn: frame.phase(seconds:))
    }
    guard phase != .waiting, frame.value > 0 || discovery != nil else { return nil }
    var arc = circle
    // A job that broke off ends flat, as if cut.
    let isCut = phase == .endedEarly && ring.showsPhases
    arc.cap = isCut || ring.cap == .butt ? .butt : .round
    arc.capPlacement = ring.cap == .roundOutside ? .outside : .inside
    // Caps outside the arc reach into the gap from both sides.
    let share = frame.filledShare(
      in: phase, of: 2 * Double.pi * arc.radius,
      leaving: arc.cap == .round && arc.capPlacement == .outside ? arc.width : 0)
    arc.sweep = Angle(turns: share * ring.direction.sign)
    guard let discovery else { return arc }
    // The tail goes to the start by the shorter way while the head goes to the value.
    let moving = movingArc(turn: frame.phaseAtChange(seconds:))
    let tail = (moving.start.turns - arc.start.turns) * ring.direction.sign
    let way = PhaseTransition.shortWay(tail)
    arc.start = arc.start + Angle(turns: way * (1 - discovery) * ring.direction.sign)
    arc.sweep = Angle(
      turns: moving.sweep.turns + (arc.sweep.turns - moving.sweep.turns) * discovery)
    return arc
  }

  /// The arc of an unknown total: it goes round, breathing between a tenth and seven tenths.
  private func movingArc(turn phase: (_ seconds: Double) -> Double) -> Arc {
    var arc = circle
    arc.cap = ring.cap == .butt ? .butt : .round
    let turn = phase(Self.turnSeconds)
    // One breath in two turns.
    let slow = phase(2 * Self.turnSeconds)
    let breath = Easing.easeInOut.value(at: 1 - abs(2 * slow - 1))
    arc.sweep = Angle(turns: (0.1 + 0.6 * breath) * ring.direction.sign)
    arc.start = arc.start + Angle(turns: turn * ring.direction.sign)
    return arc
  }
}

// MARK: - Sizes

extension RingIndicator {
  /// The radius of the centre line of both strokes, and their widths.
  ///
  /// A stroke inside the circle of the diameter ends at its centre: a wider one would push the centre
  /// line inward, and the ring would shrink as it grows thicker.
  fileprivate func strokes(
    diameter: Double, scale: Double
  ) -> (radius: Double, width: Double, trackWidth: Double) {
    let most = [.inside, .thinner].contains(alignment) ? diameter / 2 : .infinity
    let wanted = thickness.resolved(of: diameter, scale: scale)
    let width = min(most, wanted)
    let trackWidth = min(
      most, trackThickness?.resolved(of: diameter, scale: scale) ?? wanted)
    let shift =
      switch alignment {
      case .inside: -max(width, trackWidth) / 2
      case .center: 0.0
      case .outside: max(width, trackWidth) / 2
      case .thinner: -min(width, trackWidth) / 2
      }
    return (max(0, diameter / 2 + shift), width, trackWidth)
  }

  /// How far the glow at its greatest can be seen from the centre, for a diameter.
  private func glowReach(diameter: Double, scale: Double) -> Double {
    let (radius, width, _) = strokes(diameter: diameter, scale: scale)
    return radius + width / 2
      + GlowStyle.reach * glow.greatestBlur(diameter: diameter, scale: scale)
  }

  /// A diameter, smaller where the glow would else be cut at the edge of the area, by no more than
  /// that takes.
  ///
  /// It is the same at all values. A diameter in pixels is kept as it is, and so is the size of a ring
  /// whose wider stroke sticks out: that is how one system has it.
  fileprivate func diameterWithGlow(
    _ wanted: Double, within limit: Double, scale: Double
  ) -> Double {
    guard case .share = self.diameter, glow.mode != .none, alignment != .thinner, wanted > 0
    else { return wanted }
    let (whole, half) = (
      glowReach(diameter: wanted, scale: scale), glowReach(diameter: wanted / 2, scale: scale)
    )
    // All lengths are shares of the diameter or fixed, so the reach is on a line.
    let slope = (whole - half) / (wanted / 2)
    guard whole > limit, slope > 0 else { return wanted }
    return max(0, wanted - (whole - limit) / slope)
  }
}

// MARK: - Drawing

extension RingIndicator {
  /// Appends the ring's picture to a display list.
  func draw(
    _ frame: IndicatorFrame, theme: Theme, text: some TextMeasuring, into list: inout DisplayList
  ) {
    let drawing = RingDrawing(ring: self, frame: frame, theme: theme)
    guard drawing.diameter >= 1 else { return }
    let center = centerColor.color(in: theme)
    if center.alpha > 0 {
      list.fill(
        .circle(Circle(center: drawing.track.center, radius: drawing.track.radius)), with: center)
    }
    drawing.drawTrack(into: &list)
    let inks = ink.colors(frame, theme: theme, showsPhases: showsPhases)
    for layer in PhaseTransition.layers(frame, of: drawing.fill(in:)) {
      let arc = layer.fill.arc
      let paint = drawing.paint(for: arc, inks.map { $0.opacity(layer.opacity) })
      if layer.fill.isDashed {
        for dash in layer.fill.dashes { list.fill(.arc(dash), with: paint) }
      } else {
        drawing.drawGlow(of: arc, paint, opacity: layer.opacity, into: &list)
        list.fill(.arc(arc), with: paint)
      }
    }
    RingLabel(drawing).draw(text: text, into: &list)
  }
}
