extension IntRect {
  /// The pixels of `outer` around this rectangle, as rectangles that do not overlap.
  ///
  /// They are those above, left, right and below; empty ones are left out.
  public func surroundings(in outer: IntRect) -> [IntRect] {
    let inner = intersection(outer)
    guard !inner.isEmpty else { return outer.isEmpty ? [] : [outer] }
    let sides = [
      IntRect(minX: outer.minX, minY: outer.minY, maxX: outer.maxX, maxY: inner.minY),
      IntRect(minX: outer.minX, minY: inner.minY, maxX: inner.minX, maxY: inner.maxY),
      IntRect(minX: inner.maxX, minY: inner.minY, maxX: outer.maxX, maxY: inner.maxY),
      IntRect(minX: outer.minX, minY: inner.maxY, maxX: outer.maxX, maxY: outer.maxY),
    ]
    return sides.filter { !$0.isEmpty }
  }
}
