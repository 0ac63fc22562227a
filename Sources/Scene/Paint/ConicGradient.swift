public import Geometry

/// Colours along an arc about a centre, from its start to its end.
///
/// A place is coloured by the distance along the arc, clamped to it, and not by its angle alone: what
/// lies before the start, as a round start cap does, has the first colour, and what lies beyond the
/// end the last. The border between the two is the middle of the gap.
public struct ConicGradient: Hashable, Sendable {
  /// The arc's centre, in pixels.
  public var center: Point
  /// The direction in which the first colour is.
  public var start: Angle
  /// The angle to the last colour, clockwise when positive, at most a turn.
  public var sweep: Angle
  /// The colours along the arc.
  public var ramp: ColorRamp

  /// Makes a gradient.
  public init(center: Point, start: Angle, sweep: Angle, ramp: ColorRamp) {
    self.center = center
    self.start = start
    self.sweep = sweep
    self.ramp = ramp
  }
}
