import CRasterKernels
import Geometry

/// The edges of a shape in fixed point, ready to be converted to coverage.
struct EdgeList {
  private(set) var lines: [arcline_line_edge] = []
  private(set) var arcs: [arcline_arc_edge] = []

  /// Whether there is nothing to draw.
  var isEmpty: Bool { lines.isEmpty && arcs.isEmpty }

  /// Removes all edges, keeping the memory.
  mutating func removeAll() {
    lines.removeAll(keepingCapacity: true)
    arcs.removeAll(keepingCapacity: true)
  }
}

extension EdgeList: OutlineSink {
  /// Below this radius, in pixels, a circle bends too much within a pixel to be taken as its chord
  /// there; it is followed by shorter chords instead.
  private static let leastArcRadius = 32.0

  mutating func addLine(from start: Point, to end: Point) {
    if let edge = arcline_line_edge(from: start, to: end) { lines.append(edge) }
  }

  mutating func addArc(_ arc: QuarterArc) {
    if arc.radius >= Self.leastArcRadius {
      if let edge = arcline_arc_edge(arc) { arcs.append(edge) }
    } else {
      arc.forEachChord(tolerance: .standard) { addLine(from: $0, to: $1) }
    }
  }
}

/// Two ends in fixed point, the upper one first; nil when they lie at one height.
private struct Ends {
  let x0, y0, x1, y1: Int32
  let winding: Int32

  @inline(__always) init?(from start: Point, to end: Point) {
    let sx = FixedPoint.round(start.x)
    let sy = FixedPoint.round(start.y)
    let ex = FixedPoint.round(end.x)
    let ey = FixedPoint.round(end.y)
    guard sy != ey else { return nil }
    if sy < ey {
      (x0, y0, x1, y1, winding) = (sx, sy, ex, ey, -1)
    } else {
      (x0, y0, x1, y1, winding) = (ex, ey, sx, sy, 1)
    }
  }
}

extension arcline_line_edge {
  /// Makes the edge, or nil when its ends lie at one height: it bounds no area then.
  @inline(__always) init?(from start: Point, to end: Point) {
    guard let ends = Ends(from: start, to: end) else { return nil }
    self.init(x0: ends.x0, y0: ends.y0, x1: ends.x1, y1: ends.y1, winding: ends.winding)
  }
}

extension arcline_arc_edge {
  /// Makes the edge, or nil when its ends lie at one height: it bounds no area then.
  init?(_ arc: QuarterArc) {
    guard let ends = Ends(from: arc.start, to: arc.end) else { return nil }
    let one = Double(FixedPoint.one)
    self.init(
      center_x: arc.center.x * one, center_y: arc.center.y * one,
      squared_radius: arc.radius * arc.radius * (one * one), x0: ends.x0, y0: ends.y0, x1: ends.x1,
      y1: ends.y1, winding: ends.winding, side: arc.isRight ? 1 : -1, half: arc.isBelow ? 1 : -1)
  }
}
