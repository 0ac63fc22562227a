/// A part of a circle within one quarter turn between two neighbouring main directions.
///
/// Within a quarter both coordinates are monotone, so a rasterizer can follow the true circle by one
/// square root for each pixel edge it crosses.
public struct QuarterArc: Hashable, Sendable, BitwiseCopyable {
  /// The circle's centre, in pixels.
  public let center: Point
  /// The circle's radius in pixels, > 0.
  public let radius: Double
  /// Where the part begins.
  public let start: Point
  /// Where the part ends.
  public let end: Point
  /// Whether the quarter lies right of the centre.
  public let isRight: Bool
  /// Whether the quarter lies below the centre.
  public let isBelow: Bool

  /// Makes a part of a circle; its ends must lie in the named quarter.
  public init(
    center: Point, radius: Double, start: Point, end: Point, isRight: Bool, isBelow: Bool
  ) {
    self.center = center
    self.radius = radius
    self.start = start
    self.end = end
    self.isRight = isRight
    self.isBelow = isBelow
  }
}

extension QuarterArc {
  /// Calls `body` with both ends of the chords that follow the arc within the tolerance, in order.
  ///
  /// The chords' ends are fixed to the circle's main directions, so an arc that grows keeps all its
  /// chords but the last.
  public func forEachChord(tolerance: Tolerance, _ body: (Point, Point) -> Void) {
    let count = tolerance.segments(radius: radius, sweep: Angle(turns: 0.25))
    // Within a quarter the height tells the order; from top to bottom or the other way.
    let isDownward = end.y >= start.y
    let low = min(start.y, end.y)
    let high = max(start.y, end.y)
    var previous = start
    for step in 1..<max(1, count) {
      // Counted from the vertical direction of the quarter, which is its top or its bottom.
      let isFromVertical = isDownward != isBelow
      let angle = Angle(turns: 0.25 * Double(isFromVertical ? step : count - step) / Double(count))
      let direction = angle.direction
      let point = Point(
        x: center.x + (isRight ? direction.dx : -direction.dx) * radius,
        y: center.y + (isBelow ? -direction.dy : direction.dy) * radius)
      guard point.y > low, point.y < high else { continue }
      body(previous, point)
      previous = point
    }
    body(previous, end)
  }
}
