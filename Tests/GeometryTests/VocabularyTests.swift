import Geometry
import TestSupport
import Testing

struct VocabularyTests {
  @Test("Points and vectors obey the laws of the plane")
  func vectors() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<200 {
      let p = Point(x: Double(random.int(in: -99...99)), y: Double(random.int(in: -99...99)))
      let q = Point(x: Double(random.int(in: -99...99)), y: Double(random.int(in: -99...99)))
      let v = q - p
      #expect(p + v == q)
      #expect(q - v == p)
      #expect(v.dot(v.quarterTurned) == 0)
      #expect(v.cross(v.quarterTurned) == v.dot(v))
      #expect(p.interpolated(to: q, at: 0) == p)
      #expect(p.interpolated(to: q, at: 1) == q)
      if let unit = v.normalized { #expect(abs(unit.length - 1) < 1e-15) }
    }
    #expect(Vector(dx: 0, dy: 0).normalized == nil)
    #expect(Vector(dx: .nan, dy: 1).normalized == nil)
    #expect(Vector(dx: 1, dy: 0).quarterTurned == Vector(dx: 0, dy: 1))
  }

  @Test("Rectangles intersect and unite as sets of points")
  func rectangles() {
    let a = Rect(x: 0, y: 0, width: 10, height: 4)
    let b = Rect(minX: 6, minY: 2, maxX: 20, maxY: 3)
    #expect(a.intersection(b) == Rect(minX: 6, minY: 2, maxX: 10, maxY: 3))
    #expect(a.union(b) == Rect(minX: 0, minY: 0, maxX: 20, maxY: 4))
    #expect(a.intersection(Rect(x: 10, y: 0, width: 1, height: 1)).isEmpty)
    #expect(a.union(.empty) == a)
    #expect(Rect.empty.union(b) == b)
    #expect(a.center == Point(x: 5, y: 2))
    #expect(a.inset(by: 1) == Rect(minX: 1, minY: 1, maxX: 9, maxY: 3))
    #expect(a.inset(by: 3).isEmpty)
    #expect(Rect(minX: .nan, minY: 0, maxX: 1, maxY: 1).isEmpty)
    #expect(Rect(containing: [Point(x: 3, y: 1), Point(x: -1, y: 5)]).height == 4)
    #expect(Rect(containing: []) == .empty)
  }

  @Test("Whole-pixel rectangles are the least ones around a real rectangle")
  func covering() {
    var random = SplitMix64(seed: 8)
    for _ in 0..<500 {
      let rect = Rect(
        x: random.double(in: -40...40), y: random.double(in: -40...40),
        width: random.double(in: 0.01...30), height: random.double(in: 0.01...30))
      let whole = IntRect(covering: rect)
      #expect(whole.rect.union(rect) == whole.rect)
      #expect(rect.minX - whole.rect.minX < 1 && whole.rect.maxX - rect.maxX < 1)
      #expect(rect.minY - whole.rect.minY < 1 && whole.rect.maxY - rect.maxY < 1)
    }
    let huge = IntRect(covering: Rect(minX: -.infinity, minY: -1e300, maxX: 1e30, maxY: 2))
    #expect(huge.minX == -IntRect.limit && huge.maxX == IntRect.limit && huge.maxY == 2)
    #expect(IntRect(covering: Rect(minX: 0, minY: .nan, maxX: 1, maxY: 1)) == .empty)
  }

  @Test("Whole-pixel rectangles intersect and unite as sets of pixels")
  func wholePixels() {
    let a = IntRect(x: 0, y: 0, width: 4, height: 3)
    let b = IntRect(x: 2, y: 1, width: 9, height: 1)
    #expect(a.intersection(b) == IntRect(x: 2, y: 1, width: 2, height: 1))
    #expect(a.union(b) == IntRect(x: 0, y: 0, width: 11, height: 3))
    #expect(a.area == 12)
    #expect(IntRect(minX: 5, minY: 0, maxX: 2, maxY: 4).area == 0)
    #expect(a.contains(IntRect(x: 1, y: 1, width: 3, height: 2)))
    #expect(!a.contains(b))
    #expect(b.contains(.empty))
  }
}
