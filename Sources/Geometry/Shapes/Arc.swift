/// How the ends of a line or an arc are finished.
public enum LineCap: Hashable, Sendable {
  /// Cut straight across, at the end.
  case butt
  /// A half disc as wide as the line.
  case round
}

/// Whether round caps are part of an arc's sweep or added to it.
public enum CapPlacement: Hashable, Sendable {
  /// The ink, caps included, fills exactly the sweep, so a ring closes only at a full turn.
  case inside
  /// The caps extend beyond both ends of the sweep, as most drawing systems have it.
  case outside
}

/// A stroked circular arc: the part of a ring swept between two directions.
public struct Arc: Hashable, Sendable {
  /// The centre, in pixels.
  public var center: Point
  /// The radius of the centre line, in pixels.
  public var radius: Double
  /// The width of the stroke, in pixels; more than twice the radius is drawn as twice the radius.
  public var width: Double
  /// The direction of the start, zero at twelve o'clock and clockwise.
  public var start: Angle
  /// The swept angle, clockwise when positive; a full turn or more is a closed ring.
  public var sweep: Angle
  /// How both ends are finished.
  public var cap: LineCap
  /// Whether round caps lie inside the sweep.
  public var capPlacement: CapPlacement

  /// Makes an arc; by default it is a full ring.
  public init(
    center: Point, radius: Double, width: Double, start: Angle = .zero, sweep: Angle = .fullTurn,
    cap: LineCap = .butt, capPlacement: CapPlacement = .inside
  ) {
    self.center = center
    self.radius = radius
    self.width = width
    self.start = start
    self.sweep = sweep
    self.cap = cap
    self.capPlacement = capPlacement
  }

  /// Half the width that is drawn, in pixels.
  var halfWidth: Double { min(width / 2, radius) }
  /// The radius of the outer edge, in pixels.
  public var outerRadius: Double { radius + halfWidth }
  /// The radius of the inner edge, in pixels, at least 0.
  public var innerRadius: Double { max(0, radius - halfWidth) }

  /// Whether there is anything to draw.
  var isDrawable: Bool {
    width > 0 && radius > 0 && width.isFinite && radius.isFinite && center.isFinite
      && sweep != .zero
  }
}
