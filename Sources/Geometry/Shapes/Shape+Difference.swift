extension Shape {
  /// Rectangles that contain every point that belongs to one of two shapes but not to the other.
  ///
  /// Two states of the same indicator differ by a strip or a wedge, not by their whole bounds. For
  /// shapes that have nothing in common the answer is the bounds of both.
  public func difference(from old: Shape) -> [Rect] {
    if self == old { return [] }
    switch (old, self) {
    case (.rectangle(let a), .rectangle(let b)):
      return RoundedRectangle(b, cornerRadius: 0).difference(
        from: RoundedRectangle(a, cornerRadius: 0))
    case (.roundedRectangle(let a), .roundedRectangle(let b)): return b.difference(from: a)
    case (.stripes(let a), .stripes(let b)): return b.difference(from: a)
    case (.arc(let a), .arc(let b)): return b.difference(from: a)
    case (.sector(let a), .sector(let b)): return b.difference(from: a)
    case (.barPart(let a), .barPart(let b)): return b.difference(from: a)
    default: return [old.bounds, bounds]
    }
  }
}

extension RoundedRectangle {
  func difference(from old: RoundedRectangle) -> [Rect] {
    var same = old
    same.cutMinX = cutMinX
    same.cutMaxX = cutMaxX
    guard same == self else { return [old.bounds, bounds] }
    // A cut through a corner ends a chord early; its rounded end may tilt the rest of the chord.
    return strips(from: old, margin: (8 * effectiveRadius * Tolerance.standard.pixels).squareRoot())
  }

  /// The strips between the cuts of two otherwise equal shapes, wider by a margin on either side.
  func strips(from old: RoundedRectangle, margin: Double) -> [Rect] {
    let a = old.bounds
    let b = bounds
    if a.isEmpty || b.isEmpty { return [a, b] }
    return [(a.minX, b.minX), (a.maxX, b.maxX)].filter { $0 != $1 }.map { one, other in
      Rect(
        minX: min(one, other) - margin, minY: a.minY, maxX: max(one, other) + margin, maxY: a.maxY)
    }
  }
}

extension Stripes {
  func difference(from old: Stripes) -> [Rect] {
    var same = old
    same.container.cutMinX = container.cutMinX
    same.container.cutMaxX = container.cutMaxX
    // The pattern stands still: only what the cut uncovers or hides is new. A stripe that the cut
    // ends has a rounded end, which may tilt its whole side.
    guard same == self else { return [old.bounds, bounds] }
    return container.strips(from: old.container, margin: thickness + abs(lean) + 1)
  }
}

extension Sector {
  func difference(from old: Sector) -> [Rect] {
    var same = old
    same.sweep = sweep
    guard same == self, sweep > .zero, old.sweep > .zero else { return [old.bounds, bounds] }
    let ring = Arc(center: center, radius: radius / 2, width: radius)
    return ring.wedges(
      from: start + min(sweep, old.sweep), to: start + max(sweep, old.sweep))
  }
}

extension Arc {
  func difference(from old: Arc) -> [Rect] {
    var same = old
    same.sweep = sweep
    guard same == self, sweep >= .zero, old.sweep >= .zero else { return [old.bounds, bounds] }
    let low = min(sweep, old.sweep)
    let high = max(sweep, old.sweep)
    guard cap == .round else { return wedges(from: start + low, to: start + high) }
    let reach = capReach(depth: halfWidth)
    let outside = capPlacement == .outside ? reach : .zero
    let inside = reach * 2 - outside
    var changed = wedges(from: start + low - inside, to: start + high + outside)
    // A short arc is a disc and a nearly closed one flattens its caps: both ends change.
    let isShort = low < reach * 2
    let isClosing = high.turns > 1 - 2 * reach.turns
    if isShort || isClosing { changed += wedges(from: start - outside, to: start + inside) }
    return changed
  }

  /// Rectangles around the part of the ring between two directions and one chord on either side.
  ///
  /// The chord that holds an end of an arc is cut there, so it moves with the end.
  func wedges(from start: Angle, to end: Angle) -> [Rect] {
    let chord = RadialGrid(radius: outerRadius, tolerance: .standard).step
    let first = start - chord
    let last = end + chord
    // Small pieces follow the curve; more than this many are no cheaper than the whole ring.
    let piece = Angle(turns: 1.0 / 32)
    let count = ((last - first).turns / piece.turns).rounded(.up)
    guard count <= 12 else { return [Circle(center: center, radius: outerRadius).bounds] }
    return (0..<max(1, Int(count))).map { step in
      let a = first + (last - first) * (Double(step) / max(1, count))
      let b = first + (last - first) * (Double(step + 1) / max(1, count))
      return wedgeBounds(from: a, to: b)
    }
  }

  /// The bounds of the ring between two directions at most 1/8 turn apart.
  private func wedgeBounds(from a: Angle, to b: Angle) -> Rect {
    let corners = [a.direction, b.direction].flatMap { direction in
      [center + direction * innerRadius, center + direction * outerRadius]
    }
    var bounds = Rect(containing: corners)
    // An arc bulges beyond its chord by the sagitta; on the outer edge that is the most.
    let bulge = outerRadius * (1 + ((b - a) * 0.5).direction.dy)
    bounds = bounds.inset(by: -bulge)
    return bounds
  }
}
