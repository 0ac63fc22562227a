import Geometry
import TestSupport
import Testing

struct ShapeDifferenceTests {
  @Test("Equal shapes do not differ")
  func equal() {
    var random = SplitMix64(seed: 41)
    for _ in 0..<100 {
      let shape = random.shape()
      #expect(shape.difference(from: shape) == [])
    }
  }

  @Test("Every point that changes sides lies in the difference")
  func covers() {
    var random = SplitMix64(seed: 42)
    var changes = 0
    for _ in 0..<600 {
      let step = random.step(within: 100)
      let (old, new) = (ReferenceShape(step.old), ReferenceShape(step.new))
      let rects = step.new.difference(from: step.old)
      for _ in 0..<150 {
        let point = Point(x: random.double(in: 0...100), y: random.double(in: 0...100))
        guard old.contains(point) != new.contains(point) else { continue }
        changes += 1
        let isCovered = rects.contains { rect in
          point.x >= rect.minX && point.x <= rect.maxX && point.y >= rect.minY
            && point.y <= rect.maxY
        }
        #expect(isCovered, "\(point) of \(step)")
      }
    }
    // The law would hold for want of changes otherwise.
    #expect(changes > 3000)
  }

  @Test("Unlike shapes differ in both of their bounds")
  func unlike() {
    let circle = Shape.circle(Circle(center: Point(x: 5, y: 5), radius: 2))
    let rect = Shape.rectangle(Rect(x: 40, y: 0, width: 3, height: 3))
    #expect(rect.difference(from: circle) == [circle.bounds, rect.bounds])
  }

  @Test("A small step of a ring differs in a small part of it", arguments: [0.2, 0.5, 0.8])
  func smallStep(p: Double) {
    var arc = Arc(
      center: Point(x: 100, y: 100), radius: 80, width: 20, sweep: Angle(turns: p), cap: .round)
    let old = Shape.arc(arc)
    arc.sweep = Angle(turns: p + 0.001)
    let area = Shape.arc(arc).difference(from: old).reduce(0) { $0 + $1.width * $1.height }
    #expect(area < 0.1 * 200 * 200)
  }

  @Test("A ring that falls back to nothing differs everywhere")
  func fallsToNothing() {
    var arc = Arc(center: Point(x: 100, y: 100), radius: 80, width: 20, sweep: Angle(turns: 0.9))
    let old = Shape.arc(arc)
    arc.sweep = .zero
    let rects = Shape.arc(arc).difference(from: old)
    #expect(rects.contains { $0.union(old.bounds) == $0 })
  }
}
