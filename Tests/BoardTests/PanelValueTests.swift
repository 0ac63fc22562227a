import Board
import Feeds
import Motion
import Testing
import Widgets

struct PanelValueTests {
  @Test(arguments: [
    (100.0, 200.0, 150.0, 0.5, "50"), (50, 100, 100, 1, "100"), (50, 100, 50, 0, "0"),
    (-20, 20, 10, 0.75, "75"), (10, 0, 5, 0.5, "50"),
  ])
  func `a range may begin anywhere`(
    minimum: Double, maximum: Double, value: Double, fraction: Double, digits: String
  ) throws {
    let range = try #require(ValueRange(minimum: minimum, maximum: maximum))
    var panel = Panel(.moving(.none))
    panel.hear(try #require(range.fraction(of: value)), at: 0)
    #expect(panel.shown(at: 0) == fraction)
    let picture = panel.picture(at: 1000)
    #expect(picture.words.prefix(2) == [digits, "%"])
    #expect((picture.sweptTurns ?? 0) == fraction)
  }

  @Test func `a new target starts from what is on screen`() {
    var panel = Panel(.tween(seconds: 1))
    panel.hear(1, at: 0)
    #expect(abs(panel.shown(at: 500) - 0.5) < 1e-9)
    let before = stride(from: 0.0, through: 500, by: 1000.0 / 60).map {
      panel.shownValue(at: AnimationInstant(nanoseconds: UInt64($0 * 1e6), rate: .hz60))
    }
    panel.hear(0, at: 500)
    #expect(abs(panel.shown(at: 500) - 0.5) < 1e-9)
    let after = stride(from: 500.0, through: 1600, by: 1000.0 / 60).map {
      panel.shownValue(at: AnimationInstant(nanoseconds: UInt64($0 * 1e6), rate: .hz60))
    }
    let all = before + after
    #expect(zip(all, all.dropFirst()).allSatisfy { abs($0 - $1) <= 0.06 })
    #expect(all.allSatisfy { (0...1).contains($0) })
    #expect(panel.shown(at: 1499) > 0)
    #expect(panel.shown(at: 1500) == 0)
    #expect(panel.shown(at: 9000) == 0)
  }

  @Test(arguments: [MotionStyle.tween(duration: 0.2, .easeInOut), .tween(duration: 0.2, .linear)])
  func `a burst of updates ends with its last animation`(style: MotionStyle) {
    var panel = Panel(.moving(style))
    for step in 0..<30 {
      panel.hear(step == 29 ? 1 : Double(step + 1) / 31, at: UInt64(step) * 10)
    }
    #expect(panel.animationCount == 30)
    #expect(panel.shown(at: 489) < 1)
    #expect(panel.shown(at: 490) == 1)
    #expect(panel.isComplete)
  }

  @Test(arguments: [
    MotionStyle.tween(duration: 0.4, .easeInOut), .spring(.progress),
    .constantSpeed(unitsPerSecond: 1),
  ])
  func `a value that falls goes down and nowhere else`(style: MotionStyle) {
    var panel = Panel(.moving(style))
    panel.settle(on: 0.5, at: .milliseconds(0))
    panel.hear(0.25, at: 1000)
    let values = (0...1400).map { panel.shown(at: 1000 + UInt64($0)) }
    #expect(values.first == 0.5)
    #expect(values.allSatisfy { (0.25...0.5).contains($0) })
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(values.last == 0.25)
    if case .tween = style { #expect(values[400] == 0.25) }
  }

  @Test(arguments: [MotionStyle.tween(duration: 0, .easeInOut), .none])
  func `no duration shows the value at once`(style: MotionStyle) {
    var panel = Panel(.moving(style))
    panel.settle(on: 0.2, at: .milliseconds(0))
    panel.hear(0.9, at: 100)
    #expect(panel.shown(at: 100) == 0.9)
    #expect(panel.picture(at: 100).words.first == "90")
    #expect(!panel.isAnimating(at: .milliseconds(100)))
  }

  @Test func `the same target again lets the animation run`() {
    var panel = Panel(.tween(seconds: 0.5))
    var shown: [Double] = []
    for time in stride(from: UInt64(0), through: 1900, by: 50) {
      if time % 100 == 0 { panel.hear(0.8, at: time) }
      shown.append(panel.shown(at: time))
    }
    #expect(panel.animationCount == 1)
    #expect(shown[9] < 0.8)
    #expect(shown[10...].allSatisfy { $0 == 0.8 })
  }

  @Test(arguments: Look.own)
  func `the first value grows from nothing without a flash`(look: Look) {
    var panel = Panel(look)
    panel.hear(0.7, at: 1000)
    let values = (0...1500).map { panel.shown(at: 1000 + UInt64($0)) }
    #expect(values.first == 0)
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 && $1 - $0 < 0.01 })
    #expect(values.last == 0.7)
  }

  @Test func `a settled value is there from the first frame`() {
    var panel = Panel(.ring)
    panel.settle(on: 0.42, at: .milliseconds(5))
    #expect(panel.shown(at: 5) == 0.42)
    #expect(panel.phase == .running)
    #expect(!panel.isAnimating(at: .milliseconds(5)))
    #expect(panel.animationCount == 0)
  }

  @Test(arguments: [(Double.nan, 0.0), (-.infinity, 0), (.infinity, 1), (-1, 0), (2, 1)])
  func `no number out of range reaches the screen`(value: Double, shown: Double) {
    var panel = Panel(.ring)
    panel.settle(on: value, at: .milliseconds(0))
    #expect(panel.shown(at: 0) == shown)
    #expect(panel.fraction == shown)
    var hearing = Panel(.ring)
    hearing.hear(value, at: 0)
    for time in stride(from: UInt64(0), through: 3000, by: 50) {
      #expect((0...1).contains(hearing.shown(at: time)))
    }
    if value.isNaN { #expect(hearing.phase == .waiting) }
  }
}
