import Geometry

/// The edges of a shape in fixed point, ready to be converted to coverage.
struct EdgeList: Equatable {
  private(set) var lines: [LineEdge] = []
  private(set) var arcs: [ArcEdge] = []

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
    if let edge = LineEdge(from: start, to: end) { lines.append(edge) }
  }

  mutating func addArc(_ arc: QuarterArc) {
    if arc.radius >= Self.leastArcRadius {
      if let edge = ArcEdge(arc) { arcs.append(edge) }
    } else {
      arc.forEachChord(tolerance: .standard) { addLine(from: $0, to: $1) }
    }
  }
}
