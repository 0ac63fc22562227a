import Geometry
import Motion
import Scene

extension BarDrawing {
  /// The colour of stripes, or of the middle of bands.
  private var patternColor: Color {
    if let own = bar.pattern.color { return own.color(in: theme) }
    return bar.pattern.kind == .bands
      ? color.darker.darker.opacity(0.3) : Color(hex: 0xFFFFFF, alpha: 0.16)
  }

  /// The distance from stripe to stripe in pixels.
  private var patternWidth: Double { max(1, resolved(bar.pattern.width)) }

  /// How far the pattern has come along the growth or against it, in periods, 0 ..< 1.
  ///
  /// It is anchored to the track and to the time alone, so neither values nor frames move it.
  private var patternPhase: Double {
    let sign = bar.pattern.direction.sign * (bar.growth.isReversed ? -1 : 1)
    let speed = resolved(bar.pattern.speed)
    guard speed > 0 else { return 0 }
    let phase =
      bar.hasQuirks ? steppedPhase(speed) : frame.phase(seconds: patternWidth / speed)
    return sign > 0 || phase == 0 ? phase : 1 - phase
  }

  /// The phase of a pattern that a timer moves by whole pixels and that rests for one tick a lap: its
  /// first and its last offset look alike.
  private func steppedPhase(_ speed: Double) -> Double {
    let steps = max(1, (patternWidth / frame.scale).rounded())
    let tick = frame.scale / speed
    let lap = frame.phase(seconds: tick * (steps + 1))
    return min(steps, (lap * (steps + 1)).rounded(.down)).truncatingRemainder(dividingBy: steps)
      / steps
  }

  func drawPattern(
    on fill: Fill, opacity: Double, plain stretch: ClosedRange<Double>?,
    into list: inout DisplayList
  ) {
    switch bar.pattern.kind {
    case .none: break
    case .stripes:
      self.fill(
        .stripes(stripes(in: fill.shape)), clip: fill.clip,
        with: stripePaint(patternColor.opacity(opacity), plain: stretch), into: &list)
    case .bands: drawBands(on: fill, patternColor.opacity(opacity), plain: stretch, into: &list)
    }
  }

  /// The length over which a pattern fades before a stretch without it.
  private var patternFade: Double { 1.5 * track.rect.height }

  private func stripePaint(_ color: Color, plain stretch: ClosedRange<Double>?) -> Paint {
    guard let stretch else { return .solid(color) }
    let y = track.rect.center.y
    let low = stretch.lowerBound.isFinite ? stretch.lowerBound : track.rect.minX
    let start = low - patternFade
    let end = min(stretch.upperBound, max(stretch.lowerBound, track.rect.maxX)) + patternFade
    let stops = [
      (start, stretch.lowerBound > start ? color : color.opacity(0)), (low, color.opacity(0)),
      (end - patternFade, color.opacity(0)),
      (end, stretch.upperBound < end ? color : color.opacity(0)),
    ]
    return .linear(
      LinearGradient(
        from: Point(x: start, y: y), to: Point(x: end, y: y),
        stops: stops.map { GradientStop(at: ($0.0 - start) / (end - start), $0.1) }, space: .srgb))
  }

  /// Stripes count from the left edge of what they are clipped to; the offset of a fill with corners
  /// of its own is taken out, so that they stay anchored to the track.
  private func stripes(in filled: RoundedRectangle) -> Stripes {
    let period = patternWidth
    let shift = (filled.rect.minX - track.rect.minX) / period
    return Stripes(
      container: filled, period: period,
      thickness: max(0, min(1, bar.pattern.share)) * period, lean: resolved(bar.pattern.lean),
      phase: patternPhase - shift)
  }

  /// The bands of one gradient: its colours are kept at 1024 places, 32 for each.
  private static let bandsPerGradient = 32

  /// Draws bands as gradients side by side, which only move; between bands, where two of the gradients
  /// meet, there is nothing to be seen.
  private func drawBands(
    on fill: Fill, _ color: Color, plain stretch: ClosedRange<Double>?, into list: inout DisplayList
  ) {
    let period = patternWidth
    let length = Double(Self.bandsPerGradient) * period
    let first = track.rect.minX - period + patternPhase * period
    let bounds = fill.shape.bounds
    let passed = max(0, ((bounds.minX - first) / length).rounded(.down))
    var start = first + passed * length
    while start < bounds.maxX {
      var part = fill.shape
      if start > bounds.minX { part.cutMinX = start }
      if start + length < bounds.maxX { part.cutMaxX = start + length }
      self.fill(
        .roundedRectangle(part), clip: fill.clip,
        with: .linear(bands(from: start, color, plain: stretch)), into: &list)
      start += length
    }
  }

  /// The bands of one gradient.
  private func bands(
    from start: Double, _ color: Color, plain stretch: ClosedRange<Double>?
  ) -> LinearGradient {
    let period = patternWidth
    let count = Double(Self.bandsPerGradient)
    let stops = (0..<Self.bandsPerGradient).flatMap { band in
      [0, 0.5].map { place in
        let along = Double(band) + place
        let share = place == 0 ? 0 : bandShare(at: start + along * period, period, plain: stretch)
        return GradientStop(at: along / count, color.opacity(share))
      }
    }
    let y = track.rect.center.y
    return LinearGradient(
      from: Point(x: start, y: y), to: Point(x: start + count * period, y: y),
      stops: stops + [GradientStop(at: 1, color.opacity(0))], space: .srgb)
  }

  /// How strong the band around a place is: not at all where half of it would reach a plain stretch.
  private func bandShare(
    at middle: Double, _ period: Double, plain stretch: ClosedRange<Double>?
  ) -> Double {
    guard let stretch else { return 1 }
    let distance = max(stretch.lowerBound - middle, middle - stretch.upperBound) - period / 2
    return max(0, min(1, distance / patternFade))
  }

  /// The colours of a pattern over some grounds, and those of its blended edges.
  func patterned(_ grounds: [Color]) -> [Color] {
    grounds.flatMap { ground in
      [0.25, 0.5, 0.75, 1].map { patternColor.opacity($0).composited(over: ground) }
    }
  }
}
