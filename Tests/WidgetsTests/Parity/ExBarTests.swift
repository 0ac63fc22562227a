import Geometry
import Motion
import Scene
import Testing

@testable import Widgets

/// The thin line at the top.
struct ExBarTests {
  @Test(arguments: [0.1, 0.4, 0.95])
  func `it is five points high and as wide as its ratio`(ratio: Double) throws {
    let list = try Studio().list(.ex, .make(320, 200, value: ratio), theme: .light)
    let shapes = list.bars.map(\.bounds)
    try #require(shapes.count == 2)
    #expect(shapes[0] == Rect(x: 0, y: 0, width: 320, height: 5))
    #expect(shapes[1].minX == 0 && shapes[1].height == 5)
    #expect(abs(shapes[1].width - 320 * ratio) < 1e-9)
    #expect(list.bars.allSatisfy { $0.effectiveRadius == 0 })
    #expect(
      list.fills.map(\.paint) == [.solid(Color(hex: 0x8E8E93)), .solid(Color(hex: 0x007AFF))])
  }

  @Test func `it hides at once when it is full and comes back below`() throws {
    let studio = try Studio()
    let arriving = IndicatorFrame.make(value: 0.93).with { $0.target = 1 }
    #expect(studio.list(.ex, arriving).commands.isEmpty)
    #expect(studio.list(.ex, .make(value: 1)).commands.isEmpty)
    let leaving = IndicatorFrame.make(value: 1).with { $0.target = 0.5 }
    #expect(!studio.list(.ex, leaving).commands.isEmpty)
  }

  @Test(arguments: [
    ("never", 0.93, 2), ("never", 1, 2), ("after-arrival", 0.93, 2),
    ("after-arrival", 1, 0), ("at-once", 0.93, 0),
  ])
  func `when it hides is a choice`(choice: String, value: Double, count: Int) throws {
    var look = Look.ex
    try look.set("hide-when-full", to: choice)
    let frame = IndicatorFrame.make(value: value).with { $0.target = 1 }
    #expect(try Studio().list(look, frame).fills.count == count)
  }

  @Test func `it takes half a second with a slow start and end`() {
    #expect(Look.ex.motion == .tween(duration: 0.5, .easeInOut))
  }
}
