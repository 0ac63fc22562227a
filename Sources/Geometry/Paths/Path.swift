/// A sequence of open and closed curves.
public struct Path: Hashable, Sendable {
  /// One step of a path.
  public enum Element: Hashable, Sendable {
    /// Begins a new curve at a point.
    case move(Point)
    /// A straight line to a point.
    case line(Point)
    /// A cubic Bézier curve through two control points to its end.
    case cubic(Point, Point, Point)
    /// A circular arc about a centre; a line leads to its start from where the path is.
    case arc(center: Point, radius: Double, start: Angle, sweep: Angle)
    /// A straight line back to where the curve began.
    case close
  }

  /// The steps in order.
  public private(set) var elements: [Element] = []

  /// Makes a path without curves.
  public init() {}

  /// Begins a new curve.
  public mutating func move(to point: Point) { elements.append(.move(point)) }

  /// Draws a line; without a current point it begins a curve there.
  public mutating func line(to point: Point) { elements.append(.line(point)) }

  /// Draws a cubic Bézier curve; without a current point it begins at its end.
  public mutating func cubic(_ control1: Point, _ control2: Point, to end: Point) {
    elements.append(.cubic(control1, control2, end))
  }

  /// Draws a circular arc, clockwise when the sweep is positive.
  public mutating func arc(center: Point, radius: Double, start: Angle, sweep: Angle) {
    elements.append(.arc(center: center, radius: radius, start: start, sweep: sweep))
  }

  /// Closes the current curve.
  public mutating func close() { elements.append(.close) }
}
