import CRasterKernels
public import Geometry

/// The pixels that must be drawn again.
///
/// It always covers everything that was added, and says so twice: as a few rectangles that do not
/// overlap, for what is paid by the rectangle, and as pieces that follow the change row by row.
public struct DamageRegion: Equatable, Sendable {
  /// The greatest number of rectangles.
  public static let capacity = 16

  /// Rectangles around everything, none of them empty, no two of them overlapping.
  public private(set) var rects: [IntRect] = []
  /// The pixels to be drawn, closer than the rectangles and inside them; they may overlap.
  private(set) var pieces: [arcline_rect] = []
  /// The largest piece; what lies inside it need not be added.
  private var largest = arcline_rect.empty

  /// More pieces than this are no cheaper than the rectangles.
  private static let mostPieces = 1 << 16

  /// Whether two regions were made of the same rectangles and pieces.
  public static func == (a: DamageRegion, b: DamageRegion) -> Bool {
    a.rects == b.rects && a.pieces.elementsEqual(b.pieces) { $0 == $1 }
  }

  /// Makes a region without pixels.
  public init() {}

  /// Makes a region of one rectangle.
  public init(_ rect: IntRect) { insert(rect) }

  /// Whether nothing must be drawn.
  public var isEmpty: Bool { rects.isEmpty }

  /// The number of pixels inside the rectangles.
  public var area: Int { rects.reduce(0) { $0 + $1.area } }

  /// The number of pixels that drawing the region writes; where pieces overlap they are written twice.
  public var drawnArea: Int { pieces.reduce(0) { $0 + $1.area } }

  /// The least rectangle that contains the region.
  public var bounds: IntRect { rects.reduce(.empty) { $0.union($1) } }

  /// Adds the pixels of a rectangle; an empty one adds nothing.
  public mutating func insert(_ rect: IntRect) {
    // A rectangle around everything makes all pieces needless.
    if !rect.isEmpty, rects.allSatisfy({ rect.contains($0) }) { removeAll() }
    insert(piece: arcline_rect(rect))
    insert(around: rect)
    if pieces.count > Self.mostPieces { simplify() }
  }

  /// Adds all pixels of another region.
  public mutating func formUnion(_ other: DamageRegion) {
    for piece in other.pieces { insert(piece: piece) }
    if pieces.count > Self.mostPieces { simplify() }
    for rect in other.rects { insert(around: rect) }
  }

  /// The part of the region inside `bounds`.
  public func clipped(to bounds: IntRect) -> DamageRegion {
    if isInside(bounds) { return self }
    var result = DamageRegion()
    let limits = arcline_rect(bounds)
    for piece in pieces { result.insert(piece: piece.intersection(limits)) }
    for rect in rects { result.insert(around: rect.intersection(bounds)) }
    return result
  }

  /// Whether no pixel lies outside `bounds`.
  func isInside(_ bounds: IntRect) -> Bool { rects.allSatisfy { bounds.contains($0) } }

  /// Removes every pixel, keeping the memory.
  public mutating func removeAll() {
    rects.removeAll(keepingCapacity: true)
    pieces.removeAll(keepingCapacity: true)
    largest = .empty
  }

  /// Adds columns row by row.
  mutating func insert(_ rows: ArraySlice<arcline_span>, firstRow: Int) {
    // Rows in a few rectangles follow a slanted change closely enough for those paid by rectangle.
    let rowsPerRect = max(16, (rows.count + 5) / 6)
    var start = rows.startIndex
    var y = Int32(clamping: firstRow)
    while start < rows.endIndex {
      let end = min(rows.endIndex, start + rowsPerRect)
      insert(around: IntRect(pieces.append(rows[start..<end], firstRow: y)))
      y &+= Int32(truncatingIfNeeded: end - start)
      start = end
    }
    if pieces.count > Self.mostPieces { simplify() }
  }

  private mutating func insert(piece: arcline_rect) {
    if piece.isEmpty || largest.contains(piece) { return }
    if piece.area > largest.area { largest = piece }
    pieces.append(piece)
  }

  /// Takes the rectangles for pieces.
  private mutating func simplify() {
    for piece in pieces { insert(around: IntRect(piece)) }
    pieces.removeAll(keepingCapacity: true)
    for rect in rects { pieces.append(arcline_rect(rect)) }
  }

  private mutating func insert(around rect: IntRect) {
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

  /// Two rectangles are merged when they overlap, or when their common bounds add no pixel.
  private static func shouldMerge(_ a: IntRect, _ b: IntRect) -> Bool {
    if !a.intersection(b).isEmpty { return true }
    return a.union(b).area <= a.area + b.area
  }

  private mutating func mergeCheapestPair() {
    let (first, second) = cheapestPair()
    let merged = rects[first].union(rects[second])
    rects.remove(at: second)
    rects.remove(at: first)
    insert(around: merged)
  }

  /// The two rectangles whose common bounds add the fewest pixels.
  private func cheapestPair() -> (first: Int, second: Int) {
    var best = (first: 0, second: 1)
    var least = Int.max
    let rects = rects.span
    for first in 0..<rects.count {
      let a = rects[first]
      let area = a.width &* a.height
      for second in first + 1..<rects.count {
        // In place of the rectangles' own operations, because none is empty and there are many pairs.
        let b = rects[second]
        let width = max(a.maxX, b.maxX) &- min(a.minX, b.minX)
        let height = max(a.maxY, b.maxY) &- min(a.minY, b.minY)
        let waste = width &* height &- area &- b.width &* b.height
        if waste < least { (best, least) = ((first, second), waste) }
      }
    }
    return best
  }
}
