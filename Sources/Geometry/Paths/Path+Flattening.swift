extension Path {
  /// The path's curves as polylines that leave them by no more than `tolerance`.
  ///
  /// Points that are not finite are left out, and so are repeated points; a curve of a single point
  /// stays as one point, which a round cap makes visible.
  public func flattened(tolerance: Tolerance = .standard) -> [Polyline] {
    var flattener = Flattener(tolerance: tolerance)
    for element in elements { flattener.add(element) }
    return flattener.finish()
  }
}

/// Collects the points of a path curve by curve.
private struct Flattener {
  let tolerance: Tolerance
  private var finished: [Polyline] = []
  private var points: [Point] = []
  /// Where the next curve begins, if it has one: a lone `move` draws nothing.
  private var pending: Point?

  init(tolerance: Tolerance) {
    self.tolerance = tolerance
  }

  mutating func add(_ element: Path.Element) {
    switch element {
    case .move(let point):
      end(closed: false)
      pending = point
    case .line(let point):
      begin()
      append(point)
    case .cubic(let control1, let control2, let end):
      begin()
      addCubic(control1, control2, end)
    case .arc(let center, let radius, let start, let sweep):
      begin()
      guard radius > 0, radius.isFinite else { return append(center) }
      let count = tolerance.segments(radius: radius, sweep: sweep)
      for step in 0...count {
        let angle = start + sweep * (Double(step) / Double(count))
        append(center + angle.direction * radius)
      }
    case .close:
      let first = points.first ?? pending
      end(closed: true)
      pending = first
    }
  }

  mutating func finish() -> [Polyline] {
    end(closed: false)
    return finished
  }

  private mutating func begin() {
    if let start = pending { append(start) }
    pending = nil
  }

  private mutating func append(_ point: Point) {
    guard point.isFinite, points.last != point else { return }
    points.append(point)
  }

  /// Splits at equal parameters; a chord over 1/n of a curve is off by at most |B″| / (8 n²).
  private mutating func addCubic(_ control1: Point, _ control2: Point, _ end: Point) {
    guard let start = points.last, control1.isFinite, control2.isFinite, end.isFinite else {
      return append(end)
    }
    let bend1 = (start - control1) + (control2 - control1)
    let bend2 = (control1 - control2) + (end - control2)
    // |B″| is greatest at an end of the curve, where it is six times the second difference.
    let curvature = 6 * max(bend1.length, bend2.length)
    let count = max(1, (curvature / (8 * tolerance.pixels)).squareRoot().rounded(.up))
    guard count.isFinite else { return append(end) }
    let steps = Int(min(count, Double(Tolerance.maximumSegments)))
    for step in 1...steps {
      let t = Double(step) / Double(steps)
      let a = start.interpolated(to: control1, at: t)
      let b = control1.interpolated(to: control2, at: t)
      let c = control2.interpolated(to: end, at: t)
      append(
        a.interpolated(to: b, at: t).interpolated(to: b.interpolated(to: c, at: t), at: t))
    }
  }

  private mutating func end(closed: Bool) {
    // The line of closure replaces a last point that repeats the first.
    if closed, points.count > 1, points.last == points.first { points.removeLast() }
    if !points.isEmpty {
      finished.append(Polyline(points: points, isClosed: closed && points.count > 2))
    }
    points.removeAll(keepingCapacity: true)
  }
}
