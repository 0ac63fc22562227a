import Geometry
import Scene

extension BarDrawing {
  /// Draws a form of the lying bar where it belongs.
  func fill(
    _ form: BarPart.Form, clip: RoundedRectangle? = nil, with paint: Paint,
    into list: inout DisplayList
  ) {
    let isUpright = bar.growth.isUpright
    guard clip != nil || isUpright else {
      switch form {
      case .roundedRectangle(let shape): return list.fill(.roundedRectangle(shape), with: paint)
      case .stripes(let shape): return list.fill(.stripes(shape), with: paint)
      case .border(let shape): return list.fill(.border(shape), with: paint)
      }
    }
    list.fill(
      .barPart(BarPart(form, clip: clip, isUpright: isUpright)),
      with: isUpright ? paint.transposed : paint)
  }

  func drawTrack(into list: inout DisplayList) {
    let color = bar.trackColor.color(in: theme)
    if color.alpha > 0 {
      fill(.roundedRectangle(track), with: .solid(color), into: &list)
    }
    let shadow = bar.innerShadow
    let sigma = resolved(shadow.blur) / 2
    guard shadow.isOn, sigma > 0 else { return }
    // Light comes from above, however the bar stands.
    let lying = Vector(dx: resolved(shadow.right), dy: resolved(shadow.down))
    let offset = bar.growth.isUpright ? Vector(dx: lying.dy, dy: lying.dx) : lying
    fill(
      .roundedRectangle(track),
      with: .innerShadow(
        InnerShadow(
          shape: track, offset: offset, sigma: sigma,
          color: Color(
            hex: 0x000000, alpha: max(0, min(1, shadow.opacity ?? (theme.isLight ? 0.22 : 0.45)))))
      ),
      into: &list)
  }

  /// Draws the line around the whole bar.
  func drawOuterStroke(into list: inout DisplayList) {
    let width = resolved(bar.outerStroke)
    guard width > 0 else { return }
    // The line's middle has the bar's radius.
    let rim = RoundedRectangle(track.rect, cornerRadius: track.cornerRadius + width / 2)
    fill(.border(Border(rim, width: width)), clip: track, with: .solid(color), into: &list)
  }

  /// Draws what is filled; stripes fade out before a place, if one is given, to the right.
  func drawFill(stripesUntil end: Double?, into list: inout DisplayList) {
    for layer in PhaseTransition.layers(frame, of: fill(in:)) {
      let form = BarPart.Form.roundedRectangle(layer.fill.shape)
      let paint =
        bar.shading == .flat
        ? Paint.solid(color.opacity(layer.opacity)) : .linear(light(opacity: layer.opacity))
      fill(form, clip: layer.fill.clip, with: paint, into: &list)
      if layer.fill.isPatterned {
        drawPattern(on: layer.fill, opacity: layer.opacity, until: end, into: &list)
      }
      drawOutline(of: layer.fill, opacity: layer.opacity, into: &list)
    }
  }

  /// The line around a fill; half of it lies outside.
  private func drawOutline(of fill: Fill, opacity: Double, into list: inout DisplayList) {
    let width = resolved(bar.outline.width)
    guard width > 0 else { return }
    let ink = bar.outline.color?.color(in: theme) ?? color.darker.darker
    let rect = fill.shape.bounds.inset(by: -width / 2)
    let rim = RoundedRectangle(rect, cornerRadius: fill.shape.effectiveRadius + width / 2)
    let isInside = fill.clip == nil && bar.fillShape == .own && rect.minX >= track.rect.minX
    self.fill(
      .border(Border(rim, width: width)), clip: isInside ? nil : track,
      with: .solid(ink.opacity(opacity)), into: &list)
  }

  /// The light on the fill, across it.
  ///
  /// Soft: its middle is lighter than the accent on a dark ground and darker on a light one: away
  /// from the ground, and so that one ink, black or white, is readable on all accents of a theme.
  func light(opacity: Double = 1) -> LinearGradient {
    let rect = track.rect
    let ends: (Color, Color)
    var (top, bottom) = (rect.minY, rect.maxY)
    switch bar.shading {
    case .flat: ends = (color, color)
    case .soft:
      let (upper, lower) = theme.isLight ? (0.01, -0.12) : (0.045, -0.085)
      ends = (color.lightened(by: upper), color.lightened(by: lower))
    case .strong:
      ends = (color.lighter, color.darker)
      // From the bar's edge over the height of the fill, wherever the fill begins.
      if bar.fillShape == .own, bar.labelPlacement != .none { bottom -= frame.scale }
      bottom -= 2 * resolved(bar.inset)
    }
    return LinearGradient(
      from: Point(x: 0, y: top), to: Point(x: 0, y: max(bottom, top + 1e-3)),
      stops: [
        GradientStop(at: 0, ends.0.opacity(opacity)),
        GradientStop(at: 1, ends.1.opacity(opacity)),
      ], space: bar.shading == .strong ? .srgb : .oklab)
  }

  /// The colours of the fill between two heights, without its pattern.
  func fillGrounds(from top: Double, to bottom: Double) -> [Color] {
    guard bar.shading != .flat else { return [color] }
    let light = light()
    return [top, bottom].map {
      light.color(at: ($0 - light.start.y) / (light.end.y - light.start.y))
    }
  }

  /// The colour of the empty track.
  var trackGround: Color {
    let under = bar.background?.color(in: theme).composited(over: theme.background)
    return bar.trackColor.color(in: theme).composited(over: under ?? theme.background)
  }
}

extension Color {
  /// The colour with its OKLab lightness raised by an amount, or lowered when it is negative.
  func lightened(by amount: Double) -> Color {
    var lab = OKLab(self)
    lab.lightness = max(0, min(1, lab.lightness + amount))
    return lab.color
  }
}

extension Paint {
  /// The paint in exchanged coordinates.
  var transposed: Paint {
    switch self {
    case .solid: return self
    case .linear(let gradient):
      return .linear(
        LinearGradient(
          from: gradient.start.transposed, to: gradient.end.transposed, stops: gradient.ramp.stops,
          space: gradient.ramp.space))
    // Bars have no gradients along arcs.
    case .conic: return self
    case .innerShadow(let shadow):
      return .innerShadow(
        InnerShadow(
          shape: RoundedRectangle(
            shadow.shape.rect.transposed, cornerRadius: shadow.shape.cornerRadius),
          offset: Vector(dx: shadow.offset.dy, dy: shadow.offset.dx), sigma: shadow.sigma,
          color: shadow.color))
    }
  }
}
