import Board
import Feeds
import Motion
import Scene
import Testing
import Widgets

struct PanelPhaseTests {
  /// The phases in the order in which frames at 60 Hz see them, each named once.
  private func phases(_ panel: inout Panel, from: UInt64, through: UInt64) -> [IndicatorPhase] {
    var seen: [IndicatorPhase] = []
    for time in stride(from: from, through: through, by: 16) {
      panel.advance(to: .milliseconds(time))
      if seen.last != panel.phase { seen.append(panel.phase) }
    }
    return seen
  }

  @Test(arguments: Look.own)
  func `a job is done when the value on screen has arrived, and once`(look: Look) {
    var panel = Panel(look)
    panel.hear(1, at: 0)
    #expect(panel.isComplete)
    #expect(panel.phase == .running)
    for time in stride(from: UInt64(0), through: 3000, by: 5) {
      panel.advance(to: .milliseconds(time))
      #expect((panel.phase == .done) == (panel.shown(at: time) == 1), "at \(time) ms")
    }
    #expect(phases(&panel, from: 3000, through: 9000) == [.done])
  }

  @Test func `a job that says it runs, and no more, is under way and not waiting`() {
    var panel = Panel(.ring)
    panel.receive(FeedUpdate(line: 1, message: "a"), at: .milliseconds(0))
    #expect(panel.phase == .waiting)
    panel.receive(FeedUpdate(line: 2, state: .running), at: .milliseconds(100))
    #expect(panel.phase == .indeterminate)
    #expect(panel.fraction == nil)
    panel.hear(0.4, at: 200)
    #expect(panel.phase == .running)
  }

  /// The words below the number of a ring that stalled a minute after its last news.
  private func caption(_ panel: Panel, at seconds: UInt64) -> String? {
    panel.picture(at: 1000 * seconds).words.first { $0.hasPrefix("no news") }
  }

  @Test(
    arguments: [
      (70, "no news for 70 s"), (119, "no news for 119 s"), (120, "no news for 2 min"),
      (3600, "no news for 60 min"), (7199, "no news for 119 min"), (7200, "no news for 2 h"),
      (172_799, "no news for 47 h"), (172_800, "no news for 2 d"), (8_640_000, "no news for 100 d"),
    ] as [(UInt64, String)])
  func `a stalled job says for how long there has been no news`(age: UInt64, words: String) {
    var panel = Panel(.ring, reducesMotion: true)
    panel.hear(0.4, at: 5000)
    #expect(panel.secondsToChange(after: .milliseconds(64_000)) == nil)
    panel.stall(at: .milliseconds(65_000))
    #expect(caption(panel, at: 5 + age) == words)
  }

  @Test func `the time without news is told again when its words change, and no sooner`() throws {
    var panel = Panel(.ring, reducesMotion: true)
    panel.hear(0.4, at: 0)
    panel.stall(at: .milliseconds(100))
    var seconds = 0.5
    for _ in 0..<400 where seconds < 1e8 {
      let instant = { (seconds: Double) in
        AnimationInstant(nanoseconds: UInt64(seconds * 1e9), rate: .hz60)
      }
      let wait = try #require(panel.secondsToChange(after: instant(seconds)))
      #expect(wait > 0)
      let words = panel.picture(at: instant(seconds)).words
      #expect(panel.picture(at: instant(seconds + 0.5 * wait)).words == words)
      #expect(panel.picture(at: instant(seconds + wait + 0.02)).words != words)
      seconds += wait + 0.3
    }
    #expect(seconds > 1e6)
  }

  @Test func `news ends the silence, whose words go as they were`() {
    var panel = Panel(.ring)
    panel.hear(0.4, at: 0)
    panel.stall(at: .milliseconds(60_000))
    panel.hear(0.5, at: 90_000)
    #expect(panel.picture(at: 90_020).words.contains("no news for 90 s"))
    #expect(panel.picture(at: 91_000).words.allSatisfy { !$0.hasPrefix("no news") })
    #expect(panel.secondsToChange(after: .milliseconds(91_000)) == nil)
  }

  @Test func `hearing the end again changes nothing`() {
    var panel = Panel(.ring)
    panel.hear(1, at: 0)
    panel.advance(to: .milliseconds(2000))
    let before = panel.picture(at: 4000)
    panel.hear(1, at: 4000)
    #expect(panel.phase == .done)
    #expect(!panel.isAnimating(at: .milliseconds(4000)))
    #expect(panel.picture(at: 4000) == before)
    #expect(panel.picture(at: 4200) == before)
  }

  @Test func `hearing the end again does not cut the pulse short`() throws {
    var panel = Panel(.tween(seconds: 0.5))
    panel.hear(1, at: 0)
    let once = panel
    panel.hear(1, at: 900)
    #expect(once.isAnimating(at: .milliseconds(1000)))
    for time in stride(from: UInt64(900), through: 1200, by: 50) {
      #expect(panel.picture(at: time) == once.picture(at: time))
    }
  }

  @Test func `a job that falls back is running again and may be done again`() {
    var panel = Panel(.ring)
    panel.hear(1, at: 0)
    panel.advance(to: .milliseconds(2000))
    panel.hear(0.5, at: 2000)
    #expect(panel.phase == .running)
    #expect(!panel.isComplete)
    panel.hear(1, at: 4000)
    #expect(phases(&panel, from: 4000, through: 8000) == [.running, .done])
  }

  @Test func `input that ends before the end is told so`() {
    var panel = Panel(.ring)
    panel.hear(0.42, at: 0)
    panel.endInput(.endsEarly, at: .milliseconds(2000))
    #expect(panel.hasEnded)
    #expect(panel.phase == .endedEarly)
    let picture = panel.picture(at: 3000)
    #expect(picture.words == ["42", "%", "ended early"])
    #expect(picture.sweptTurns == 0.42)
  }

  @Test(arguments: [EndOfInput.endsEarly, .completes])
  func `input that ends at the end is complete`(meaning: EndOfInput) {
    var panel = Panel(.ring)
    panel.hear(1, at: 0)
    panel.endInput(meaning, at: .milliseconds(10))
    #expect(phases(&panel, from: 10, through: 3000) == [.running, .done])
    #expect(panel.animationCount == 1)
  }

  @Test(arguments: [nil, 0.3])
  func `the end of input may stand for completion`(value: Double?) {
    var panel = Panel(.ring)
    if let value { panel.hear(value, at: 0) }
    panel.endInput(.completes, at: .milliseconds(1000))
    #expect(panel.isComplete)
    #expect(phases(&panel, from: 1000, through: 4000) == [.running, .done])
    #expect(panel.shown(at: 4000) == 1)
  }

  @Test func `input ends only once`() {
    var panel = Panel(.ring)
    panel.hear(0.5, at: 0)
    panel.endInput(.endsEarly, at: .milliseconds(1000))
    panel.endInput(.completes, at: .milliseconds(1500))
    #expect(panel.phase == .endedEarly)
    #expect(panel.fraction == 0.5)
  }

  @Test(arguments: [true, false])
  func `a job that never told a value ends without a number`(isUnknown: Bool) {
    var panel = Panel(.ring)
    if isUnknown { panel.hearUnknown(at: 0) }
    panel.endInput(.endsEarly, at: .milliseconds(1000))
    #expect(panel.picture(at: 3000).words == ["ended early"])
  }

  @Test func `an unknown total is indeterminate until a value comes`() {
    var panel = Panel(.tween(seconds: 0.5))
    panel.hear(0.5, at: 0)
    panel.hearUnknown(at: 2000)
    #expect(panel.phase == .indeterminate)
    #expect(panel.fraction == nil)
    #expect(panel.isAnimating(at: .milliseconds(90_000)))
    #expect(panel.picture(at: 3000).words.isEmpty)
    panel.hear(0.6, at: 4000)
    #expect(panel.phase == .running)
    // Nobody knows what was before: the number is the true one at once.
    #expect(panel.shown(at: 4000) == 0.6)
    #expect(panel.shown(at: 4500) == 0.6)
  }

  @Test func `after an unknown total the number does not count up from nothing`() {
    var panel = Panel(.ring)
    panel.hearUnknown(at: 0)
    panel.hear(0.45, at: 2000)
    for milliseconds in UInt64(2000)...2600 {
      #expect(panel.shown(at: milliseconds) == 0.45)
    }
    panel.hearUnknown(at: 3000)
    panel.hear(1, at: 4000)
    #expect(panel.phase == .done)
  }

  @Test func `a value goes over its whole range in 0.45 s, and then the job is done`() {
    for look in Look.own where look.name != "line" {
      var panel = Panel(look)
      panel.hear(1, at: 0)
      #expect(panel.shown(at: 450) == 1)
      panel.advance(to: .milliseconds(450))
      #expect(panel.phase == .done)
    }
  }

  @Test func `news without a value or a state changes nothing on screen`() {
    var panel = Panel(.ring)
    panel.receive(FeedUpdate(line: 1, message: "hello"), at: .milliseconds(0))
    #expect(panel.phase == .waiting)
    panel.hear(0.5, at: 10)
    panel.receive(FeedUpdate(line: 2, message: ""), at: .milliseconds(2000))
    #expect(panel.phase == .running)
    #expect(panel.fraction == 0.5)
  }

  @Test func `a change of phase turned back half-way goes back from there`() {
    var panel = Panel(.ring, reducesMotion: true)
    panel.hear(0.99, at: 0)
    panel.hear(1, at: 1000)
    let half = panel.picture(at: 1100).fillColor
    panel.hear(0.99, at: 1100)
    #expect(panel.picture(at: 1100).fillColor == half)
    #expect(panel.picture(at: 1200).fillColor == Theme.dark.blue)
  }
}

extension DisplayList {
  /// The colour of the last solid fill.
  fileprivate var fillColor: Color? {
    commands.compactMap { command -> Color? in
      guard case .fill(_, .solid(let color)) = command else { return nil }
      return color
    }.last
  }
}
