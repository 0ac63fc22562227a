import Geometry
import Raster
import TestSupport
import Testing

struct DamageRegionTests {
  @Test("A region covers all it was given, in a few rectangles that never overlap")
  func insertion() {
    var random = SplitMix64(seed: 51)
    for _ in 0..<120 {
      var region = DamageRegion()
      var given: [IntRect] = []
      for _ in 0..<random.int(in: 1...40) {
        let rect = IntRect(
          x: random.int(in: 0...90), y: random.int(in: 0...90), width: random.int(in: -1...12),
          height: random.int(in: -1...12))
        region.insert(rect)
        if !rect.isEmpty { given.append(rect) }
      }
      #expect(region.rects.count <= DamageRegion.capacity)
      #expect(Self.overlaps(region) == 0)
      #expect(region.rects.allSatisfy { !$0.isEmpty })
      for rect in given { #expect(Self.area(of: rect, in: region) == rect.area) }
      #expect(region.area == region.rects.reduce(0) { $0 + $1.area })
      #expect(region.bounds == given.reduce(.empty) { $0.union($1) })
    }
  }

  @Test("Far apart rectangles stay apart until there are too many")
  func apart() {
    var region = DamageRegion()
    for index in 0..<DamageRegion.capacity {
      region.insert(IntRect(x: 10 * index, y: 20 * (index % 5), width: 2, height: 2))
    }
    #expect(region.area == 4 * DamageRegion.capacity)
    region.insert(IntRect(x: 500, y: 500, width: 2, height: 2))
    #expect(region.rects.count == DamageRegion.capacity)
    #expect(region.rects.contains { $0.contains(IntRect(x: 500, y: 500, width: 2, height: 2)) })
  }

  @Test("Empty rectangles add nothing")
  func empty() {
    var region = DamageRegion(IntRect(minX: 5, minY: 5, maxX: 5, maxY: 9))
    region.insert(IntRect(minX: 5, minY: 9, maxX: 8, maxY: 2))
    #expect(region.isEmpty)
    #expect(region.area == 0)
    #expect(region.bounds == .empty)
  }

  @Test("Rectangles that share an edge become one")
  func adjacent() {
    var region = DamageRegion(IntRect(x: 0, y: 0, width: 4, height: 4))
    region.insert(IntRect(x: 4, y: 0, width: 4, height: 4))
    #expect(region.rects == [IntRect(x: 0, y: 0, width: 8, height: 4)])
    region.insert(IntRect(x: 1, y: 1, width: 2, height: 2))
    #expect(region.rects.count == 1)
  }

  @Test("Clipping keeps what lies inside, and a union covers both")
  func clipping() {
    var random = SplitMix64(seed: 52)
    let bounds = IntRect(x: 20, y: 20, width: 40, height: 40)
    for _ in 0..<60 {
      var a = DamageRegion()
      var b = DamageRegion()
      for index in 0..<10 {
        let rect = IntRect(
          x: random.int(in: 0...80), y: random.int(in: 0...80), width: 7, height: 5)
        if index % 2 == 0 { a.insert(rect) } else { b.insert(rect) }
      }
      var both = a
      both.formUnion(b)
      for rect in a.rects + b.rects { #expect(Self.area(of: rect, in: both) == rect.area) }
      let clipped = both.clipped(to: bounds)
      #expect(clipped.rects.allSatisfy { bounds.contains($0) })
      for rect in both.rects {
        let inside = rect.intersection(bounds)
        #expect(Self.area(of: inside, in: clipped) == inside.area)
      }
      both.removeAll()
      #expect(both.isEmpty)
    }
  }

  /// How many pixels of a rectangle the region holds, given that its own do not overlap.
  private static func area(of rect: IntRect, in region: DamageRegion) -> Int {
    region.rects.reduce(0) { $0 + $1.intersection(rect).area }
  }

  private static func overlaps(_ region: DamageRegion) -> Int {
    var count = 0
    for (index, rect) in region.rects.enumerated() {
      count += region.rects.dropFirst(index + 1).count { !$0.intersection(rect).isEmpty }
    }
    return count
  }
}
