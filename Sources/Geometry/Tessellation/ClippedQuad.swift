/// A convex quadrilateral from which one line may have cut something off, without memory of its own.
///
/// Its corners run clockwise on the screen.
struct ClippedQuad {
  private var points: InlineArray<5, Point>
  private(set) var count = 4

  init(_ a: Point, _ b: Point, _ c: Point, _ d: Point) {
    points = [a, b, c, d, d]
  }

  /// The corners as an array; empty when nothing is left.
  var corners: [Point] { (0..<count).map { points[$0] } }

  /// Cuts off what lies right of a vertical line; as ``ConvexPolygon/clip(keeping:)`` does.
  mutating func clip(leftOf x: Double) {
    var kept = points
    var number = 0
    var previous = points[count - 1]
    var previousExcess = previous.x - x
    for index in 0..<count {
      let corner = points[index]
      let excess = corner.x - x
      if (excess > 0) != (previousExcess > 0) && number < 5 {
        kept[number] = previous.interpolated(
          to: corner, at: previousExcess / (previousExcess - excess))
        number += 1
      }
      if excess <= 0 && number < 5 {
        kept[number] = corner
        number += 1
      }
      previous = corner
      previousExcess = excess
    }
    points = kept
    count = number >= 3 ? number : 0
  }

  /// Hands the boundary to a sink.
  func appendOutline(to sink: inout some OutlineSink) {
    guard count > 0 else { return }
    var previous = points[count - 1]
    for index in 0..<count {
      sink.addLine(from: previous, to: points[index])
      previous = points[index]
    }
  }
}
