import Board
import Motion
import Scene
import Testing
import Widgets

struct PanelLookTests {
  @Test func `another colour, look or theme leaves the value on its way`() throws {
    var panel = Panel(.tween(seconds: 1))
    panel.hear(0.8, at: 0)
    let plain = panel
    var changed = panel.look
    try changed.set("colors", to: "red")
    panel.look = changed
    panel.theme = .light
    for time in stride(from: UInt64(0), through: 1200, by: 50) {
      #expect(panel.shown(at: time) == plain.shown(at: time))
    }
    #expect(panel.animationCount == 1)
    #expect(panel.picture(at: 500) != plain.picture(at: 500))
  }

  @Test func `the next value moves as the new look has it`() {
    var panel = Panel(.tween(seconds: 1))
    panel.hear(0.4, at: 0)
    panel.look = .moving(.none)
    panel.hear(0.6, at: 500)
    #expect(panel.shown(at: 500) == 0.6)
  }

  @Test func `a delay holds the value, and reduced motion has none`() throws {
    var look = Look.tween(seconds: 1)
    try look.set("delay", to: "0.5")
    var panel = Panel(look)
    panel.hear(1, at: 0)
    #expect(panel.shown(at: 499) == 0)
    #expect(panel.shown(at: 1500) == 1)
    #expect(panel.isAnimating(at: .milliseconds(100)))
    var reduced = Panel(look, reducesMotion: true)
    reduced.hear(1, at: 0)
    #expect(reduced.shown(at: 0) == 1)
  }

  @Test func `a bar that hides at once does so before its fill arrives`() throws {
    let look = try #require(Look(named: "ex"))
    var panel = Panel(look)
    panel.hear(0.5, at: 0)
    #expect(!panel.picture(at: 400).commands.isEmpty)
    panel.hear(1, at: 1000)
    #expect(panel.shown(at: 1001) < 1)
    #expect(panel.picture(at: 1001).commands.isEmpty)
    panel.hear(0.9, at: 3000)
    #expect(!panel.picture(at: 3100).commands.isEmpty)
  }

  @Test(arguments: Look.own)
  func `a steady stream is followed within half a second`(look: Look) {
    var panel = Panel(look)
    // A fifth of the way a second, told twenty times a second.
    for step in 0...80 as ClosedRange<UInt64> {
      let value = 0.01 * Double(step)
      panel.hear(value, at: 50 * step)
      if step > 10 { #expect(panel.shown(at: 50 * step) >= value - 0.1, "\(step)") }
    }
  }

  @Test func `percentages follow the language`() {
    var panel = Panel(.line)
    panel.percentStyle = PercentStyle(locale: "tr")
    panel.settle(on: 0.42, at: .milliseconds(0))
    #expect(Set(panel.picture(at: 0).words) == ["%", "42"])
  }
}
