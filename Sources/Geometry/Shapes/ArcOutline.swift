/// What an arc looks like at its present sweep: a ring, a disc, or a body with two caps.
///
/// Round caps inside the sweep keep three promises at once: the ink spans exactly the sweep, it
/// grows with the sweep everywhere, and there is no jump at either end. Short arcs are a disc that
/// grows to the stroke's width; when the gap that is left gets shorter than two caps, the caps
/// flatten to half ellipses, so that a closing ring meets itself without a notch.
enum ArcOutline {
  /// Nothing is drawn.
  case empty
  /// The whole ring.
  case ring
  /// A disc with its centre on the centre line.
  case disc(Circle)
  /// A body from one direction to another with caps of the given depth along the stroke.
  case body(start: Angle, sweep: Angle, capDepth: Double)
}

extension Arc {
  /// The angle from the centre of a cap to the farthest point of its ink.
  ///
  /// A ray through the ring's centre that touches an ellipse with the radial half axis h and the
  /// tangential half axis e at the distance r has the slope e / √(r² − h²).
  func capReach(depth: Double) -> Angle {
    let half = halfWidth
    let square = radius * radius - half * half
    guard square > 0 else { return Angle(turns: 0.25) }
    return Angle.arcTangent(depth / square.squareRoot())
  }

  /// The present outline; the sweep is taken clockwise, see `clockwise`.
  var outline: ArcOutline {
    guard isDrawable, sweep > .zero else { return .empty }
    guard sweep.turns < 1 else { return .ring }
    let half = halfWidth
    guard cap == .round else { return .body(start: start, sweep: sweep, capDepth: 0) }
    if capPlacement == .outside { return .body(start: start, sweep: sweep, capDepth: half) }
    // A stroke that reaches its own centre has no room for caps inside the sweep.
    guard radius > half * 1.001 else { return .body(start: start, sweep: sweep, capDepth: 0) }
    let fullReach = capReach(depth: half)
    let gap = 1 - sweep.turns
    let depth = half * min(1, gap / (2 * fullReach.turns))
    let reach = capReach(depth: depth)
    guard sweep.turns > 2 * reach.turns else {
      let discRadius = min(half, radius * (sweep * 0.5).direction.dx)
      return .disc(
        Circle(center: center + (start + sweep * 0.5).direction * radius, radius: discRadius))
    }
    return .body(start: start + reach, sweep: sweep - reach * 2, capDepth: depth)
  }

  /// The same ink described clockwise: both ends look alike, so the ends may be exchanged.
  var clockwise: Arc {
    guard sweep < .zero else { return self }
    var arc = self
    arc.start = start + sweep
    arc.sweep = Angle(turns: -sweep.turns)
    return arc
  }
}
