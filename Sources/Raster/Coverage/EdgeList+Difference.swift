import CRasterKernels
import Geometry

extension EdgeList {
  /// A rectangle of pixels outside which two lists give the same coverage.
  ///
  /// What belongs to one shape and not to the other is bounded by the edges that only one of them
  /// has. Edges keep their order from frame to frame, so those lie between what the lists have in
  /// common at their beginnings and at their ends.
  static func changedArea(_ old: EdgeList, _ new: EdgeList) -> IntRect {
    var box = FixedBox()
    let lines = changedRanges(old.lines, new.lines)
    for edge in old.lines[lines.old] { box.add(edge) }
    for edge in new.lines[lines.new] { box.add(edge) }
    let arcs = changedRanges(old.arcs, new.arcs)
    addChanges(old.arcs[arcs.old], new.arcs[arcs.new], to: &box)
    return box.pixels
  }

  private static func changedRanges<Edge: ComparableEdge>(
    _ old: [Edge], _ new: [Edge]
  ) -> (old: Range<Int>, new: Range<Int>) {
    let common = min(old.count, new.count)
    var first = 0
    while first < common && old[first].isSame(as: new[first]) { first += 1 }
    var last = 0
    while last < common - first && old[old.count - 1 - last].isSame(as: new[new.count - 1 - last]) {
      last += 1
    }
    return (first..<old.count - last, first..<new.count - last)
  }

  /// Parts of the same quarter differ only between their ends.
  private static func addChanges(
    _ old: ArraySlice<arcline_arc_edge>, _ new: ArraySlice<arcline_arc_edge>, to box: inout FixedBox
  ) {
    // A quarter occurs once in an outline, and outlines have few of them; long lists are not searched.
    let isShort = old.count <= 24 && new.count <= 24
    for edge in old {
      if isShort, let match = new.first(where: { $0.isOnSameQuarter(as: edge) }) {
        box.add(between: edge, and: match)
      } else {
        box.add(edge)
      }
    }
    for edge in new where !isShort || !old.contains(where: { $0.isOnSameQuarter(as: edge) }) {
      box.add(edge)
    }
  }
}

/// The least rectangle around points in fixed point.
private struct FixedBox {
  private var minX = Int32.max
  private var minY = Int32.max
  private var maxX = Int32.min
  private var maxY = Int32.min

  mutating func add(_ x: Int32, _ y: Int32) {
    minX = min(minX, x)
    maxX = max(maxX, x)
    minY = min(minY, y)
    maxY = max(maxY, y)
  }

  mutating func add(_ edge: arcline_line_edge) {
    add(edge.x0, edge.y0)
    add(edge.x1, edge.y1)
  }

  mutating func add(_ edge: arcline_arc_edge) {
    add(edge.x0, edge.y0)
    add(edge.x1, edge.y1)
  }

  /// The pieces of a quarter that only one of two parts of it has.
  mutating func add(between a: arcline_arc_edge, and b: arcline_arc_edge) {
    if a.y1 <= b.y0 || b.y1 <= a.y0 {
      add(a)
      add(b)
      return
    }
    if a.x0 != b.x0 || a.y0 != b.y0 {
      add(a.x0, a.y0)
      add(b.x0, b.y0)
    }
    if a.x1 != b.x1 || a.y1 != b.y1 {
      add(a.x1, a.y1)
      add(b.x1, b.y1)
    }
  }

  /// The whole pixels, and one more on every side: a row takes its places from the edges' ends too.
  var pixels: IntRect {
    guard minX <= maxX else { return .empty }
    let bits = Int32(FixedPoint.bits)
    return IntRect(
      minX: Int(minX >> bits) - 1, minY: Int(minY >> bits) - 1,
      maxX: Int((maxX - 1) >> bits) + 2, maxY: Int((maxY - 1) >> bits) + 2)
  }
}
