import Geometry
import Testing

struct PathTests {
  private let a = Point(x: 1, y: 2)
  private let b = Point(x: 5, y: 2)
  private let c = Point(x: 5, y: 9)

  @Test("Lines keep their points, and repeated points are left out")
  func lines() {
    var path = Path()
    path.move(to: a)
    path.line(to: b)
    path.line(to: b)
    path.line(to: c)
    #expect(path.flattened() == [Polyline(points: [a, b, c], isClosed: false)])
  }

  @Test("A closed curve ends there and leaves nothing behind")
  func closing() {
    var path = Path()
    path.move(to: a)
    path.line(to: b)
    path.line(to: c)
    path.line(to: a)
    path.close()
    #expect(path.flattened() == [Polyline(points: [a, b, c], isClosed: true)])
  }

  @Test("After closing, drawing goes on from where the curve began")
  func afterClosing() {
    var path = Path()
    path.move(to: a)
    path.line(to: b)
    path.line(to: c)
    path.close()
    path.line(to: c)
    #expect(
      path.flattened() == [
        Polyline(points: [a, b, c], isClosed: true), Polyline(points: [a, c], isClosed: false),
      ])
  }

  @Test("A lone move draws nothing; a line that stays makes a point")
  func points() {
    var path = Path()
    path.move(to: a)
    path.move(to: b)
    #expect(path.flattened() == [])
    path.line(to: b)
    #expect(path.flattened() == [Polyline(points: [b], isClosed: false)])
    #expect(Stroke(path, width: 4, cap: .round).mesh().triangleArea > 12)
    #expect(Stroke(path, width: 4, cap: .butt).mesh().isEmpty)
  }

  @Test("Points that are not finite are left out")
  func notFinite() {
    var path = Path()
    path.move(to: a)
    path.line(to: Point(x: .nan, y: 3))
    path.cubic(b, Point(x: .infinity, y: 0), to: c)
    path.arc(center: Point(x: 0, y: 0), radius: .nan, start: .zero, sweep: .fullTurn)
    let points = path.flattened().flatMap(\.points)
    #expect(!points.contains { !$0.isFinite })
    #expect(points.first == a)
    #expect(points.contains(c))
  }
}
