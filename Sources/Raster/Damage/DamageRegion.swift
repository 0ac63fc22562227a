public import Geometry

/// The pixels that must be drawn again, as a few rectangles that do not overlap.
///
/// It always covers everything that was added. When it would need more than `capacity` rectangles,
/// the two that waste the fewest pixels are merged.
public struct DamageRegion: Equatable, Sendable {
  /// The greatest number of rectangles.
  public static let capacity = 16

  /// The rectangles, none of them empty, no two of them overlapping.
  public private(set) var rects: [IntRect] = []

  /// Makes a region without pixels.
  public init() {}

  /// Makes a region of one rectangle.
  public init(_ rect: IntRect) { insert(rect) }

  /// Whether nothing must be drawn.
  public var isEmpty: Bool { rects.isEmpty }

  /// The number of pixels inside.
  public var area: Int { rects.reduce(0) { $0 + $1.area } }

  /// The least rectangle that contains the region.
  public var bounds: IntRect { rects.reduce(.empty) { $0.union($1) } }

  /// Adds the pixels of a rectangle; an empty one adds nothing.
  public mutating func insert(_ rect: IntRect) {
    guard !rect.isEmpty else { return }
    if rects.contains(where: { $0.contains(rect) }) { return }
    // Overlaps are merged into their bounds, which may touch further rectangles in turn.
    var merged = rect
    while let index = rects.firstIndex(where: { Self.shouldMerge($0, merged) }) {
      merged = merged.union(rects.remove(at: index))
    }
    rects.append(merged)
    if rects.count > Self.capacity { mergeCheapestPair() }
  }

  /// Adds all pixels of another region.
  public mutating func formUnion(_ other: DamageRegion) {
    for rect in other.rects { insert(rect) }
  }

  /// The part of the region inside `bounds`.
  public func clipped(to bounds: IntRect) -> DamageRegion {
    var result = DamageRegion()
    for rect in rects { result.insert(rect.intersection(bounds)) }
    return result
  }

  /// Removes every pixel, keeping the memory.
  public mutating func removeAll() { rects.removeAll(keepingCapacity: true) }

  /// Two rectangles are merged when they overlap, or when their common bounds add no pixel.
  private static func shouldMerge(_ a: IntRect, _ b: IntRect) -> Bool {
    if !a.intersection(b).isEmpty { return true }
    return a.union(b).area <= a.area + b.area
  }

  private mutating func mergeCheapestPair() {
    var best = (first: 0, second: 1, waste: Int.max)
    for first in rects.indices {
      for second in rects.indices.dropFirst(first + 1) {
        let waste =
          rects[first].union(rects[second]).area - rects[first].area - rects[second].area
        if waste < best.waste { best = (first, second, waste) }
      }
    }
    let merged = rects[best.first].union(rects[best.second])
    rects.remove(at: best.second)
    rects.remove(at: best.first)
    insert(merged)
  }
}
