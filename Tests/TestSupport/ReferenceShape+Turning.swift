import Geometry

extension ReferenceShape {
  /// The directions swept clockwise from a start, seen from a centre.
  static func wedge(_ center: Point, start: Angle, sweep: Angle) -> ReferenceShape {
    if sweep.turns >= 1 { return ReferenceShape { _ in -.infinity } }
    // Clockwise of the first side is on its right, which is the left of the opposite direction.
    let afterStart = leftHalf(of: center, along: -start.direction)
    let beforeEnd = leftHalf(of: center, along: (start + sweep).direction)
    return sweep.turns <= 0.5 ? afterStart.intersection(beforeEnd) : afterStart.union(beforeEnd)
  }

  /// A pie wedge.
  static func sector(_ shape: Sector) -> ReferenceShape {
    guard shape.sweep != .zero else { return .nothing }
    let sweep = Angle(turns: abs(shape.sweep.turns))
    let start = shape.sweep > .zero ? shape.start : shape.start + shape.sweep
    return disc(shape.center, shape.radius).intersection(
      wedge(shape.center, start: start, sweep: sweep))
  }

  /// A stroked arc with its caps, described by distances to its centre line.
  static func arc(_ shape: Arc) -> ReferenceShape {
    guard shape.sweep != .zero, shape.width > 0 else { return .nothing }
    let sweep = Angle(turns: abs(shape.sweep.turns))
    let start = shape.sweep > .zero ? shape.start : shape.start + shape.sweep
    let (center, radius, half) = (shape.center, shape.radius, min(shape.width / 2, shape.radius))
    let ring = ReferenceShape { abs(($0 - center).length - radius) - half }
    if sweep.turns >= 1 { return ring }
    switch (shape.cap, shape.capPlacement) {
    case (.butt, _): return ring.intersection(wedge(center, start: start, sweep: sweep))
    case (.round, .outside):
      let ends = [start, start + sweep].map { disc(center + $0.direction * radius, half) }
      return ring.intersection(wedge(center, start: start, sweep: sweep)).union(ends[0])
        .union(ends[1])
    case (.round, .inside): return arcWithInsideCaps(shape, ring, start: start, sweep: sweep)
    }
  }

  /// The rule of caps inside the sweep: a disc at first, half ellipses when the gap closes.
  private static func arcWithInsideCaps(
    _ shape: Arc, _ ring: ReferenceShape, start: Angle, sweep: Angle
  ) -> ReferenceShape {
    let (center, radius, half) = (shape.center, shape.radius, min(shape.width / 2, shape.radius))
    // A circle of radius h at distance r is seen under the half angle asin(h / r).
    let fullReach = Angle.arcSine(half / radius)
    if sweep.turns <= 2 * fullReach.turns {
      let middle = start + sweep * 0.5
      return disc(center + middle.direction * radius, radius * (sweep * 0.5).direction.dx)
    }
    let depth = half * min(1, (1 - sweep.turns) / (2 * fullReach.turns))
    let reach = Angle.arcTangent(depth / (radius * radius - half * half).squareRoot())
    let first = start + reach
    let length = sweep - reach * 2
    return ring.intersection(wedge(center, start: first, sweep: length))
      .union(ellipse(center, at: first, radius: radius, radial: half, tangential: depth))
      .union(ellipse(center, at: first + length, radius: radius, radial: half, tangential: depth))
  }

  /// An ellipse on a ring's centre line, its axes along the radius and along the tangent.
  private static func ellipse(
    _ center: Point, at angle: Angle, radius: Double, radial: Double, tangential: Double
  ) -> ReferenceShape {
    let middle = center + angle.direction * radius
    let (across, along) = (angle.direction, angle.tangent)
    // Scaled by the shorter half axis the level grows no faster than the distance.
    let scale = min(radial, tangential)
    return ReferenceShape { point in
      let offset = point - middle
      let level = Vector(dx: offset.dot(across) / radial, dy: offset.dot(along) / tangential)
      return (level.length - 1) * scale
    }
  }

  /// A stroked path: boxes along its lines and discs at its corners and round ends.
  static func stroke(_ shape: Stroke) -> ReferenceShape {
    let half = shape.width / 2
    guard half > 0 else { return .nothing }
    var pieces: [ReferenceShape] = []
    for line in shape.path.flattened(tolerance: Tolerance(pixels: 0.02)) {
      let closing = line.isClosed ? line.points.prefix(2) : []
      let points = line.points + closing.prefix(1)
      for (start, end) in zip(points, points.dropFirst()) {
        pieces.append(bar(from: start, to: end, half: half))
      }
      let corners = line.points + closing
      for (index, corner) in corners.enumerated().dropFirst().dropLast() {
        pieces.append(join(corners[index - 1], corner, corners[index + 1], half: half))
      }
      if shape.cap == .round, !line.isClosed {
        pieces += [points.first, points.last].compactMap(\.self).map { disc($0, half) }
      }
    }
    let parts = pieces
    return ReferenceShape { point in
      var least = Double.infinity
      for part in parts { least = min(least, part.distance(point)) }
      return least
    }
  }

  /// Of the pen's disc at a corner what lies beyond both lines, so that an end stays straight.
  private static func join(
    _ before: Point, _ corner: Point, _ after: Point, half: Double
  ) -> ReferenceShape {
    let back = (before - corner) * (1 / (before - corner).length)
    let ahead = (after - corner) * (1 / (after - corner).length)
    return ReferenceShape { point in
      let offset = point - corner
      return max(offset.length - half, back.dot(offset), ahead.dot(offset))
    }
  }

  /// The points within a half width of a line, beside it.
  private static func bar(from start: Point, to end: Point, half: Double) -> ReferenceShape {
    let length = (end - start).length
    let along = (end - start) * (1 / length)
    return ReferenceShape { point in
      let place = along.dot(point - start)
      return max(abs(along.cross(point - start)) - half, -place, place - length)
    }
  }
}
