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
    if let shadow = innerShadow {
      fill(.roundedRectangle(track), with: .innerShadow(shadow), into: &list)
    }
  }

  /// The shadow that falls into the track; nil where there is none.
  var innerShadow: InnerShadow? {
    let shadow = bar.innerShadow
    let sigma = resolved(shadow.blur) / 2
    guard shadow.isOn, sigma > 0 else { return nil }
    // Light comes from above, however the bar stands.
    let lying = Vector(dx: resolved(shadow.right), dy: resolved(shadow.down))
    let offset = bar.growth.isUpright ? Vector(dx: lying.dy, dy: lying.dx) : lying
    let opacity = shadow.opacity ?? (theme.isLight ? 0.22 : 0.45)
    return InnerShadow(
      shape: track, offset: offset, sigma: sigma,
      color: Color(hex: 0x000000, alpha: max(0, min(1, opacity))))
  }

  /// Draws the line around the whole bar.
  func drawOuterStroke(into list: inout DisplayList) {
    let width = resolved(bar.outerStroke)
    guard width > 0 else { return }
    // The line's middle has the bar's radius.
    let rim = RoundedRectangle(track.rect, cornerRadius: track.cornerRadius + width / 2)
    fill(.border(Border(rim, width: width)), clip: track, with: .solid(color), into: &list)
  }

  /// Draws what is filled; patterns fade out on both sides of a stretch, if one is given.
  func drawFill(plain stretch: ClosedRange<Double>?, into list: inout DisplayList) {
    for layer in PhaseTransition.layers(frame, of: fill(in:)) {
      let form = BarPart.Form.roundedRectangle(layer.fill.shape)
      fill(form, clip: layer.fill.clip, with: paint(opacity: layer.opacity), into: &list)
      if layer.fill.isPatterned {
        drawPattern(on: layer.fill, opacity: layer.opacity, plain: stretch, into: &list)
      }
      drawOutline(of: layer.fill, opacity: layer.opacity, into: &list)
    }
  }

  private func drawOutline(of fill: Fill, opacity: Double, into list: inout DisplayList) {
    guard let (line, clip) = outline(of: fill) else { return }
    self.fill(
      .border(line), clip: clip, with: .solid(outlineInk.opacity(opacity)), into: &list)
  }

  /// The line around a fill and what it is clipped to; nil where there is none.
  ///
  /// It lies inside a fill that the track shapes, so that it is as wide along the track's edge as where
  /// the fill is cut. Half of it lies outside a fill with corners of its own.
  func outline(of fill: Fill) -> (line: Border, clip: RoundedRectangle?)? {
    let width = resolved(bar.outline.width)
    guard width > 0 else { return nil }
    guard fill.hasOwnCorners else { return (Border(fill.shape, width: width), nil) }
    let rect = fill.shape.bounds.inset(by: -width / 2)
    let rim = RoundedRectangle(rect, cornerRadius: fill.shape.effectiveRadius + width / 2)
    let isInside = fill.clip == nil && rect.intersection(track.rect) == rect
    return (Border(rim, width: width), isInside ? nil : track)
  }

  /// The colour of the line around a fill.
  var outlineInk: Color { bar.outline.color?.color(in: theme) ?? color.darker.darker }

  /// What the fill is painted with: colours along the bar, or one with light across it.
  private func paint(opacity: Double) -> Paint {
    if let gradient { return Paint.linear(gradient).opacity(opacity) }
    return bar.shading == .flat ? .solid(color.opacity(opacity)) : .linear(light(opacity: opacity))
  }

  /// The colours along the whole bar from where the fill begins; nil where there is one alone.
  private var gradient: LinearGradient? {
    guard bar.ink.mode == .linear, colors.count > 1 else { return nil }
    let rect = track.rect
    let (start, end) =
      bar.growth.isReversed ? (rect.maxX, rect.minX) : (rect.minX, rect.maxX)
    return LinearGradient(
      from: Point(x: start, y: rect.center.y), to: Point(x: end, y: rect.center.y),
      ramp: InkStyle.ramp(colors, bar.ink.space))
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
      if bar.fillShape == .own { bottom -= 2 * margin }
      bottom -= 2 * resolved(bar.inset)
    }
    return LinearGradient(
      from: Point(x: 0, y: top), to: Point(x: 0, y: max(bottom, top + 1e-3)),
      stops: [
        GradientStop(at: 0, ends.0.opacity(opacity)),
        GradientStop(at: 1, ends.1.opacity(opacity)),
      ], space: bar.shading == .strong ? .srgb : .oklab)
  }

  /// The colours of the fill in a part of the bar, without its pattern.
  func fillGrounds(in part: Rect) -> [Color] {
    if let gradient {
      let steps = 16.0
      return (0...Int(steps)).map { step in
        let x = part.minX + Double(step) / steps * part.width
        return gradient.color(at: (x - gradient.start.x) / (gradient.end.x - gradient.start.x))
      }
    }
    guard bar.shading != .flat else { return [color] }
    let light = light()
    return [part.minY, part.maxY].map {
      light.color(at: ($0 - light.start.y) / (light.end.y - light.start.y))
    }
  }

  /// The colour of the empty track.
  var trackGround: Color { bar.trackColor.color(in: theme).composited(over: theme.background) }
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
