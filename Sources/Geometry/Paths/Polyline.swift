/// Points joined by straight lines.
public struct Polyline: Hashable, Sendable {
  /// The points in order; neighbours differ.
  public internal(set) var points: [Point]
  /// Whether a line leads from the last point to the first.
  public internal(set) var isClosed: Bool

  /// Makes a polyline.
  public init(points: [Point], isClosed: Bool) {
    self.points = points
    self.isClosed = isClosed
  }
}
