import Geometry
import Motion
import Scene

extension RingDrawing {
  /// The paint of a filled arc.
  func paint(for arc: Arc, _ colors: [Color]) -> Paint {
    guard colors.count > 1 else { return .solid(colors.first ?? .white) }
    switch ring.ink.mode {
    case .solid, .value, .steps: return .solid(colors[0])
    case .linear: return .linear(linearGradient(colors))
    case .conic: return .conic(conicGradient(along: arc, colors))
    }
  }

  /// The gradient along a line through the ring's centre.
  ///
  /// The line goes from the start direction across the square that the padding leaves; its stops are
  /// spread evenly over the diameter of the arc's centre line as if the arc touched the diameter from
  /// inside. It turns with the value, by whole turns if ``RingIndicator/gradientTurns`` is whole.
  private func linearGradient(_ colors: [Color]) -> LinearGradient {
    let center = circle.center
    let half = max(reach, diameter / 2)
    let turn = Angle(turns: ring.gradientTurns * frame.value * ring.direction.sign)
    let axis = turn.direction * half
    let (radius, width) = (diameter / 2, circle.width)
    let parts = Double(max(1, colors.count - 1))
    let stops = colors.enumerated().map { index, color in
      let along = half - radius + width / 2 + Double(index) * (2 * radius - width) / parts
      return GradientStop(at: along / (2 * half), color)
    }
    return LinearGradient(
      from: center + axis, to: center - axis, stops: stops, space: ring.ink.space.gradientSpace)
  }

  /// The gradient along the arc.
  ///
  /// What lies before the arc's start has the first colour, what lies beyond its end the last one, so
  /// that neither a cap nor a blended edge shows the colour of the other end.
  private func conicGradient(along arc: Arc, _ colors: [Color]) -> ConicGradient {
    let ramp = InkStyle.ramp(colors, ring.ink.space)
    let swept = min(1, abs(arc.sweep.turns))
    let isTurning = arc.start != circle.start
    let covered: Double
    switch ring.gradientSpan {
    case .fill: covered = 1
    case .turn: covered = isTurning || arc.capPlacement == .outside ? swept : coveredTurn(swept)
    }
    let sweep = ring.gradientSpan == .fill ? swept : covered
    return ConicGradient(
      center: arc.center, start: arc.start, sweep: Angle(turns: sweep * ring.direction.sign),
      ramp: covered < 1 ? ramp.prefix(covered) : ramp)
  }

  /// The part of the turn over which the gradient goes while the ring is open.
  ///
  /// A few pixels less than the turn: the blended edge of the start lies before it.
  private func coveredTurn(_ swept: Double) -> Double {
    guard swept < 1 else { return 1 }
    let length = 2 * Double.pi * max(1, circle.innerRadius)
    return max(swept, 1 - 4 / max(8, length))
  }

  /// Draws the light around an arc, in the arc's colours.
  func drawGlow(of arc: Arc, _ paint: Paint, opacity: Double, into list: inout DisplayList) {
    let value = min(1, abs(arc.sweep.turns))
    let blur = ring.glow.blur(at: value, diameter: diameter, scale: frame.scale)
    let strength = ring.glow.strength(in: theme)
    guard blur > 0, strength > 0, opacity > 0 else { return }
    var light = Glow(sigma: blur / 2, color: paint.middle.opacity(strength))
    switch paint {
    case .solid: break
    case .conic(let gradient):
      let own = gradient.cut(to: value)
      light.paint = .conic(joined(own, within: 2 * blur)).opacity(strength)
    case .linear, .innerShadow: light.paint = paint.opacity(strength)
    }
    list.glow(.arc(arc), light)
  }

  /// A gradient whose two ends pass into each other over a length on the ring, in pixels, when they are
  /// so near that their light meets: light has no edges.
  private func joined(_ gradient: ConicGradient, within length: Double) -> ConicGradient {
    let swept = min(1, abs(gradient.sweep.turns))
    let reach = min(0.5, length / (2 * Double.pi * max(1, circle.radius)))
    guard swept > 0, 1 - swept < 2 * reach else { return gradient }
    let middle = (1 + swept) / 2
    let count = 64
    let stops = (0...count).map { index in
      let place = Double(index) / Double(count)
      // From the middle of the gap, half a turn to either side.
      let distance = (place - middle + 1.5).truncatingRemainder(dividingBy: 1) - 0.5
      // The middle itself belongs to the end, unless it is where a full turn begins.
      let isBefore = distance < 0 || distance == 0 && place > 0
      let isAtStart = !isBefore && place >= 0.5
      let share = Easing.easeInOut.value(at: max(0, min(1, distance / reach + 0.5)))
      let other = gradient.ramp.color(at: isBefore ? 0 : 1)
      let own = gradient.ramp.color(at: isAtStart ? 0 : min(1, place / swept))
      return GradientStop(
        at: place, own.mixed(with: other, at: isBefore ? share : 1 - share))
    }
    var whole = gradient
    whole.sweep = Angle(turns: gradient.sweep < .zero ? -1 : 1)
    whole.ramp = ColorRamp(stops, space: .srgb)
    return whole
  }
}

extension ConicGradient {
  /// The gradient as far as a part of the turn: what lies beyond has the colour there, and what lies
  /// before the start the first one, each up to the middle of the gap.
  fileprivate func cut(to turns: Double) -> ConicGradient {
    let whole = abs(sweep.turns)
    guard turns < whole else { return self }
    var part = self
    part.sweep = Angle(turns: sweep < .zero ? -turns : turns)
    part.ramp = ramp.prefix(turns / whole)
    return part
  }
}

extension ColorRamp {
  /// The part of the ramp before a place, stretched to the whole: the same colours at their places.
  func prefix(_ end: Double) -> ColorRamp {
    let scale = max(end, 1e-9)
    let kept = stops.filter { $0.location < end }.map {
      GradientStop(at: $0.location / scale, $0.color)
    }
    return ColorRamp(kept + [GradientStop(at: 1, color(at: end))], space: space)
  }

  func opacity(_ factor: Double) -> ColorRamp {
    ColorRamp(
      stops.map { GradientStop(at: $0.location, $0.color.opacity(factor)) }, space: space)
  }
}

extension Paint {
  /// The paint with its opacity multiplied by a factor.
  func opacity(_ factor: Double) -> Paint {
    switch self {
    case .solid(let color): return .solid(color.opacity(factor))
    case .linear(let gradient):
      let ramp = gradient.ramp.opacity(factor)
      return .linear(
        LinearGradient(
          from: gradient.start, to: gradient.end, stops: ramp.stops, space: ramp.space))
    case .conic(var gradient):
      gradient.ramp = gradient.ramp.opacity(factor)
      return .conic(gradient)
    case .innerShadow: return self
    }
  }

  /// The colour half-way.
  var middle: Color {
    switch self {
    case .solid(let color): color
    case .linear(let gradient): gradient.color(at: 0.5)
    case .conic(let gradient): gradient.ramp.color(at: 0.5)
    case .innerShadow(let shadow): shadow.color
    }
  }
}
