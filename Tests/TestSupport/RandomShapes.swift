public import Geometry

extension SplitMix64 {
  /// A point in a square of 200 pixels.
  public mutating func point() -> Point {
    Point(x: double(in: 0...200), y: double(in: 0...200))
  }

  /// A shape of any kind with ordinary measures.
  public mutating func shape() -> Shape {
    switch int(in: 0...8) {
    case 0: .rectangle(rect())
    case 8: .barPart(barPart())
    case 7: .border(Border(bar(), width: double(in: 0.1...30)))
    case 1: .roundedRectangle(bar())
    case 2: .stripes(stripes())
    case 3: .circle(Circle(center: point(), radius: double(in: 0.01...90)))
    case 4:
      .sector(
        Sector(
          center: point(), radius: double(in: 0.1...90), start: angle(), sweep: angle()))
    case 5: .arc(arc())
    default: .stroke(stroke())
    }
  }

  /// A rectangle that begins in the square.
  public mutating func rect() -> Rect {
    let corner = point()
    return Rect(
      x: corner.x, y: corner.y, width: double(in: 0.1...200), height: double(in: 0.1...80))
  }

  /// An angle that may pass a full turn either way.
  public mutating func angle() -> Angle { Angle(turns: double(in: -1.2...1.2)) }

  /// A rounded rectangle, often cut.
  public mutating func bar() -> RoundedRectangle {
    let rect = rect()
    var bar = RoundedRectangle(rect, cornerRadius: double(in: -1...50))
    if oneIn(2) { bar.cutMaxX = rect.minX + rect.width * double(in: -0.1...1.1) }
    if oneIn(3) { bar.cutMinX = rect.minX + rect.width * double(in: -0.1...1.1) }
    return bar
  }

  /// A part of a bar, clipped or not, lying or upright.
  public mutating func barPart() -> BarPart {
    let form: BarPart.Form =
      switch int(in: 0...2) {
      case 0: .roundedRectangle(bar())
      case 1: .stripes(stripes())
      default: .border(Border(bar(), width: double(in: 0.1...30)))
      }
    return BarPart(form, clip: oneIn(2) ? bar() : nil, isUpright: oneIn(2))
  }

  /// Stripes in a bar.
  public mutating func stripes() -> Stripes {
    Stripes(
      container: bar(), period: double(in: 3...60), thickness: double(in: 0.5...40),
      lean: double(in: -40...40), phase: double(in: -5...5))
  }

  /// An arc of either direction with any caps.
  public mutating func arc() -> Arc {
    let radius = double(in: 1...90)
    return Arc(
      center: point(), radius: radius, width: radius * double(in: 0.05...1.9), start: angle(),
      sweep: angle(), cap: pick(.butt, .round), capPlacement: pick(.inside, .outside))
  }

  /// A path of lines and curves with a pen.
  public mutating func stroke() -> Stroke {
    var path = Path()
    path.move(to: point())
    for _ in 0...int(in: 0...3) { path.line(to: point()) }
    if oneIn(2) { path.cubic(point(), point(), to: point()) }
    if oneIn(3) { path.close() }
    return Stroke(path, width: double(in: 0.2...20), cap: pick(.butt, .round))
  }

  /// A number that no drawing should be asked for.
  public mutating func hostile() -> Double {
    pick(
      .nan, .infinity, -.infinity, 0, -0.0, -1, 1e-300, 1e-9, 1e9, -1e9, 1e30, -1e30, 1e200,
      1.7e308, -1.7e308, 100, 0.5, 1)
  }

  /// A point that no drawing should be asked for.
  public mutating func hostilePoint() -> Point { Point(x: hostile(), y: hostile()) }

  /// A shape of any kind with measures that are mostly absurd.
  public mutating func hostileShape() -> Shape {
    let angles = (Angle(turns: hostile()), Angle(turns: hostile()))
    let rect = Rect(minX: hostile(), minY: hostile(), maxX: hostile(), maxY: hostile())
    let bar = RoundedRectangle(
      rect, cornerRadius: hostile(), cutMinX: hostile(), cutMaxX: hostile())
    switch int(in: 0...6) {
    case 0: return .rectangle(rect)
    case 1: return .roundedRectangle(bar)
    case 2:
      return .stripes(
        Stripes(
          container: oneIn(2) ? self.bar() : bar, period: hostile(), thickness: hostile(),
          lean: hostile(), phase: hostile()))
    case 3: return .circle(Circle(center: hostilePoint(), radius: hostile()))
    case 4:
      return .sector(
        Sector(center: hostilePoint(), radius: hostile(), start: angles.0, sweep: angles.1))
    case 5:
      return .arc(
        Arc(
          center: hostilePoint(), radius: hostile(), width: hostile(), start: angles.0,
          sweep: angles.1, cap: pick(.butt, .round), capPlacement: pick(.inside, .outside)))
    default: return .stroke(hostileStroke())
    }
  }

  private mutating func hostileStroke() -> Stroke {
    var path = Path()
    for _ in 0...int(in: 0...3) {
      switch int(in: 0...4) {
      case 0: path.move(to: hostilePoint())
      case 1: path.line(to: hostilePoint())
      case 2: path.cubic(hostilePoint(), hostilePoint(), to: hostilePoint())
      case 3:
        path.arc(
          center: hostilePoint(), radius: hostile(), start: Angle(turns: hostile()),
          sweep: Angle(turns: hostile()))
      default: path.close()
      }
    }
    return Stroke(path, width: hostile(), cap: pick(.butt, .round))
  }
}
