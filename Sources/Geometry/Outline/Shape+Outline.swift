extension Shape {
  /// Hands the boundary to a sink piece by piece; nothing for a shape without area.
  ///
  /// Circles stay circles; where a boundary has no circular form, as in a flattened cap, it is
  /// followed by chords within the tolerance.
  public func appendOutline(to sink: inout some OutlineSink, tolerance: Tolerance = .standard) {
    guard !bounds.isEmpty else { return }
    switch self {
    case .rectangle(let rect):
      ClippedQuad(
        Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
        Point(x: rect.maxX, y: rect.maxY), Point(x: rect.minX, y: rect.maxY)
      ).appendOutline(to: &sink)
    case .roundedRectangle(let shape): shape.appendOutline(to: &sink)
    case .circle(let shape): shape.appendOutline(to: &sink)
    case .sector(let shape): shape.appendOutline(to: &sink)
    case .arc(let shape): shape.appendOutline(to: &sink, tolerance: tolerance)
    case .stripes(let shape):
      shape.forEachStripe(
        tolerance: tolerance, quad: { $0.appendOutline(to: &sink) },
        polygon: { sink.addPolygon($0) })
    case .stroke(let shape):
      shape.mesh(tolerance: tolerance).forEachBoundaryEdge { sink.addLine(from: $0, to: $1) }
    case .border(let shape): shape.appendOutline(to: &sink)
    case .barPart(let shape): shape.appendOutline(to: &sink, tolerance: tolerance)
    }
  }
}

extension Circle {
  func appendOutline(to sink: inout some OutlineSink) {
    sink.addArc(ArcSpan(center: center, radius: radius))
  }
}

extension Sector {
  func appendOutline(to sink: inout some OutlineSink) {
    guard abs(sweep.turns) < 1 else {
      return Circle(center: center, radius: radius).appendOutline(to: &sink)
    }
    let first = sweep > .zero ? start : start + sweep
    let last = first + Angle(turns: abs(sweep.turns))
    let from = center + first.direction * radius
    let to = center + last.direction * radius
    sink.addLine(from: center, to: from)
    sink.addArc(
      ArcSpan(center: center, radius: radius, from: first, to: last, start: from, end: to))
    sink.addLine(from: to, to: center)
  }
}

extension Arc {
  func appendOutline(to sink: inout some OutlineSink, tolerance: Tolerance) {
    let arc = clockwise
    switch arc.outline {
    case .empty: break
    case .disc(let circle): circle.appendOutline(to: &sink)
    case .ring:
      sink.addArc(ArcSpan(center: center, radius: outerRadius))
      sink.addArc(ArcSpan(center: center, radius: innerRadius), backward: true)
    case .body(let start, let sweep, let capDepth):
      let body = ArcBody(arc: arc, start: start, sweep: sweep, capDepth: capDepth)
      body.appendOutline(to: &sink, tolerance: tolerance)
    }
  }
}

extension ArcBody {
  /// Hands over the outer edge, the end cap, the inner edge backward and the start cap.
  func appendOutline(to sink: inout some OutlineSink, tolerance: Tolerance) {
    let end = start + sweep
    let center = arc.center
    let outerStart = center + start.direction * arc.outerRadius
    let outerEnd = center + end.direction * arc.outerRadius
    let innerStart = center + start.direction * arc.innerRadius
    let innerEnd = center + end.direction * arc.innerRadius
    sink.addArc(
      ArcSpan(
        center: center, radius: arc.outerRadius, from: start, to: end, start: outerStart,
        end: outerEnd))
    appendCap(at: end, forward: 1, from: outerEnd, to: innerEnd, sink: &sink, tolerance)
    sink.addArc(
      ArcSpan(
        center: center, radius: arc.innerRadius, from: start, to: end, start: innerStart,
        end: innerEnd), backward: true)
    appendCap(at: start, forward: -1, from: innerStart, to: outerStart, sink: &sink, tolerance)
  }

  private func appendCap(
    at angle: Angle, forward: Double, from: Point, to: Point, sink: inout some OutlineSink,
    _ tolerance: Tolerance
  ) {
    let half = arc.halfWidth
    guard capDepth > 0 else { return sink.addLine(from: from, to: to) }
    if capDepth == half && clip(forward: forward) == nil {
      // From the outer edge around the end, or from the inner edge around the start.
      let first = forward > 0 ? angle : angle + Angle(turns: 0.5)
      return sink.addArc(
        ArcSpan(
          center: arc.center + angle.direction * arc.radius, radius: half, from: first,
          to: first + Angle(turns: 0.5), start: from, end: to))
    }
    var previous = from
    for corner in capCorners(at: angle, forward: forward, tolerance: tolerance).dropFirst()
      .dropLast()
    {
      sink.addLine(from: previous, to: corner)
      previous = corner
    }
    sink.addLine(from: previous, to: to)
  }
}

extension Border {
  func appendOutline(to sink: inout some OutlineSink) {
    shape.appendOutline(to: &sink)
    if !hole.bounds.isEmpty { sink.addReversed { hole.appendOutline(to: &$0) } }
  }
}

extension RoundedRectangle {
  /// Hands over the upper edge from left to right, the right side, the lower edge and the left side.
  ///
  /// A side that is cut is a straight line between the edges, wherever the cut is.
  func appendOutline(to sink: inout some OutlineSink) {
    let r = effectiveRadius
    let a = max(cutMinX, rect.minX)
    let b = min(cutMaxX, rect.maxX)
    // The centres of the corners; between them the edges are straight.
    let left = rect.minX + r
    let right = rect.maxX - r
    func upper(_ x: Double) -> Point { Point(x: x, y: rect.minY + cornerDrop(atX: x)) }
    func lower(_ x: Double) -> Point { Point(x: x, y: rect.maxY - cornerDrop(atX: x)) }
    let straightMin = min(b, left)
    let straightMax = max(a, min(b, right))
    func corner(onRight: Bool, below: Bool, from: Point, to: Point) -> QuarterArc {
      QuarterArc(
        center: Point(x: onRight ? right : left, y: below ? rect.maxY - r : rect.minY + r),
        radius: r, start: from, end: to, isRight: onRight, isBelow: below)
    }
    let hasLeft = a < left
    let hasRight = b > right
    let straightStart = hasLeft ? straightMin : a
    if hasLeft {
      sink.addArc(corner(onRight: false, below: false, from: upper(a), to: upper(straightMin)))
    }
    sink.addLine(from: upper(straightStart), to: upper(straightMax))
    if hasRight {
      sink.addArc(corner(onRight: true, below: false, from: upper(straightMax), to: upper(b)))
    }
    sink.addLine(from: upper(b), to: lower(b))
    if hasRight {
      sink.addArc(corner(onRight: true, below: true, from: lower(b), to: lower(straightMax)))
    }
    sink.addLine(from: lower(straightMax), to: lower(straightStart))
    if hasLeft {
      sink.addArc(corner(onRight: false, below: true, from: lower(straightMin), to: lower(a)))
    }
    sink.addLine(from: lower(a), to: upper(a))
  }

  /// How far the upper edge lies below the top, and the lower edge above the bottom, at a place.
  private func cornerDrop(atX x: Double) -> Double {
    let r = effectiveRadius
    let into = max(rect.minX + r - x, x - (rect.maxX - r))
    guard into > 0 else { return 0 }
    return r - max(0, r * r - into * into).squareRoot()
  }
}
