public import Geometry

/// Two states of one indicator.
public struct ShapeStep: Sendable {
  /// The state before.
  public let old: Shape
  /// The state after.
  public let new: Shape
}

extension SplitMix64 {
  /// A fraction that is often 0 or 1 or near them.
  public mutating func progress() -> Double {
    switch int(in: 0...9) {
    case 0: 0
    case 1: 1
    case 2: double(in: 0...0.03)
    case 3: double(in: 0.97...1)
    case 4: 1 - double(in: 0...1e-6)
    default: double(in: 0...1)
    }
  }

  /// A fraction after another one: often a small step, sometimes anything.
  public mutating func progress(after p: Double) -> Double {
    switch int(in: 0...4) {
    case 0: progress()
    case 1: max(0, min(1, p + double(in: -1e-5...1e-5)))
    default: max(0, min(1, p + double(in: -0.04...0.08)))
    }
  }

  /// A ring, a pie, a bar or stripes that move on.
  public mutating func step(within size: Double) -> ShapeStep {
    let p = progress()
    let q = progress(after: p)
    let center = Point(
      x: size * (0.5 + double(in: -0.1...0.1)), y: size * (0.5 + double(in: -0.1...0.1)))
    let start = pick(Angle.zero, angle())
    switch int(in: 0...5) {
    case 0...2:
      let radius = size * double(in: 0.1...0.42)
      var arc = Arc(
        center: center, radius: radius, width: radius * double(in: 0.05...1.9), start: start,
        sweep: Angle(turns: p), cap: pick(.round, .round, .butt),
        capPlacement: pick(.inside, .outside))
      let old = arc
      arc.sweep = Angle(turns: oneIn(12) ? -q : q)
      return ShapeStep(old: .arc(old), new: .arc(arc))
    case 3:
      let radius = size * double(in: 0.1...0.45)
      return ShapeStep(
        old: .sector(
          Sector(center: center, radius: radius, start: start, sweep: Angle(turns: p))),
        new: .sector(
          Sector(center: center, radius: radius, start: start, sweep: Angle(turns: q))))
    case 4: return barStep(within: size, p, q)
    default: return stripesStep(within: size, p, q)
    }
  }

  private mutating func barStep(within size: Double, _ p: Double, _ q: Double) -> ShapeStep {
    let (old, new) = bars(within: size, p, q)
    return ShapeStep(old: .roundedRectangle(old), new: .roundedRectangle(new))
  }

  private mutating func stripesStep(
    within size: Double, _ p: Double, _ q: Double
  ) -> ShapeStep {
    let (old, new) = bars(within: size, p, q)
    let phase = double(in: 0...1)
    var stripes = Stripes(
      container: old, period: double(in: 4...30), thickness: double(in: 1...25),
      lean: double(in: -20...20), phase: phase)
    let before = stripes
    stripes.container = new
    if oneIn(2) { stripes.phase = phase + double(in: 0...1) }
    return ShapeStep(old: .stripes(before), new: .stripes(stripes))
  }

  private mutating func bars(
    within size: Double, _ p: Double, _ q: Double
  ) -> (RoundedRectangle, RoundedRectangle) {
    let rect = Rect(
      x: size * double(in: 0...0.1), y: size * double(in: 0.1...0.4),
      width: size * double(in: 0.5...0.85), height: size * double(in: 0.05...0.5))
    var old = RoundedRectangle(rect, cornerRadius: double(in: 0...size / 4))
    var new = old
    old.cutMaxX = rect.minX + p * rect.width
    new.cutMaxX = rect.minX + q * rect.width
    if oneIn(3) {
      old.cutMinX = rect.minX + progress() * rect.width
      new.cutMinX = oneIn(2) ? old.cutMinX : rect.minX + progress() * rect.width
    }
    return (old, new)
  }
}
