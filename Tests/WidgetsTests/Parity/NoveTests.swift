import Geometry
import Motion
import Scene
import Testing

@testable import Widgets

/// The pie in a border: with the line width t and the outer radius R the border lies between R − t
/// and R, and the disc within R − 2t.
struct NoveTests {
  @Test(arguments: [Look.nove, .noveLibrary], [24.0, 60, 200])
  func `border, gap and disc follow from the line width`(look: Look, side: Double) throws {
    let list = try Studio().list(look, .make(side + 30, side, value: 0.4))
    let border = try #require(list.arcs.first)
    #expect(border.outerRadius == side / 2)
    #expect(border.innerRadius == side / 2 - 2)
    #expect(border.center == Point(x: side / 2 + 15, y: side / 2))
    guard case .sector(let wedge) = try #require(list.fills.last).shape else {
      Issue.record("no wedge")
      return
    }
    #expect(wedge.radius == side / 2 - 4)
    #expect(wedge.start == .zero)
    #expect(abs(wedge.sweep.turns - 0.4) < 1e-12)
    #expect(list.texts.isEmpty)
  }

  @Test func `points are as many pixels as the scale says`() throws {
    let frame = IndicatorFrame.make(48, 48).with { $0.scale = 2 }
    let border = try #require(try Studio().list(.nove, frame).arcs.first)
    #expect(border.innerRadius == 20)
  }

  @Test func `the article is blue and the library is black`() throws {
    let studio = try Studio()
    let blue = Color(red: 0, green: 0, blue: 1)
    for (look, color) in [(Look.nove, blue), (.noveLibrary, .black)] {
      // The ground comes first.
      let paints = studio.list(look, .make()).fills.dropFirst().map(\.paint)
      #expect(paints == [.solid(color), .solid(color)])
    }
  }

  @Test func `the article takes a quarter second, the library a second for the whole way`() {
    #expect(Look.nove.motion == .tween(duration: 0.25, .ease))
    var animator = ValueAnimator(value: 0.2, style: Look.noveLibrary.motion)
    animator.retarget(to: 0.8, at: .milliseconds(0))
    #expect(abs(animator.remainingTime(at: .milliseconds(0)) - 0.6) < 1e-9)
    let half = 0.2 + 0.6 * Easing.ease.value(at: 0.5)
    #expect(abs(animator.value(at: .milliseconds(300)) - half) < 1e-9)
  }

  /// The library takes the way from the target that it has stored.
  @Test func `a run of the library that is turned back takes the time of the whole step back`() {
    var animator = ValueAnimator(value: 0, style: Look.noveLibrary.motion)
    animator.retarget(to: 1, at: .milliseconds(0))
    let shown = animator.value(at: .milliseconds(300))
    animator.retarget(to: 0, at: .milliseconds(300))
    #expect(animator.value(at: .milliseconds(300)) == shown)
    #expect(animator.isAnimating(at: .milliseconds(1299)))
    #expect(!animator.isAnimating(at: .milliseconds(1300)))
  }

  @Test func `a new line width moves border and disc`() throws {
    var look = Look.nove
    try look.set("border", to: "5px")
    try look.set("gap", to: "5px")
    let list = try Studio().list(look, .make(100, 100))
    #expect(try #require(list.arcs.first).innerRadius == 45)
    guard case .sector(let wedge)? = list.fills.last?.shape else {
      Issue.record("no wedge")
      return
    }
    #expect(wedge.radius == 40)
  }
}
