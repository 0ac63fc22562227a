import Board
import CommandLineOptions
import Feeds
import FrameTiming
import Motion
import SDLShell
import Testing
import Widgets

@testable import ArclineApp

@MainActor
@Suite("The gallery and its keys")
struct GalleryTests {
  /// A gallery that stands at a fraction.
  private func gallery(_ look: Look = .ring, at fraction: Double? = 0.25) -> Gallery {
    Gallery(Panel(look: look, theme: .dark), fraction: fraction)
  }

  /// The gallery after keys, one millisecond apart.
  private func pressed(_ gallery: Gallery, _ keys: Key...) -> Gallery {
    var gallery = gallery
    for (index, key) in keys.enumerated() {
      _ = gallery.press(key, at: UInt64(index) * 1_000_000)
    }
    return gallery
  }

  @Test("Tab and Backspace go round all looks and keep the same property chosen")
  func looks() {
    #expect(pressed(gallery(), .tab).look.name == Look.all[1].name)
    #expect(pressed(gallery(), .backspace).look.name == Look.all.last?.name)
    #expect(pressed(gallery(), .tab, .backspace).look == .ring)
    var round = gallery()
    for index in Look.all.indices {
      #expect(round.look.name == Look.all[index].name)
      #expect(round.panel.look == round.look)
      _ = round.press(.tab, at: 0)
    }
    #expect(round.current == 0)
    let colors = pressed(gallery(), .up, .up, .down)
    #expect(colors.property?.name == Look.ring.properties.last?.name)
    #expect(pressed(colors, .tab).property?.name == colors.property?.name)
  }

  @Test("arrows choose a property and change its value in the picture")
  func properties() {
    let start = gallery()
    #expect(start.property?.name == "diameter")
    let changed = pressed(start, .down, .right)
    #expect(changed.property?.name == "thickness")
    #expect(changed.property?.reading(in: changed.panel.look) == "12%")
    #expect(pressed(changed, .character("]")).property?.reading(in: changed.look) == "12%")
    #expect(pressed(changed, .left).look == .ring)
    #expect(pressed(changed, .delete).look == .ring)
    #expect(pressed(changed, .up, .right, .character("r")).look == .ring)
  }

  @Test("every property of every look answers to the arrows", arguments: Look.all)
  func answers(look: Look) {
    for place in look.properties.indices {
      var gallery = gallery(look)
      _ = gallery.apply(.property(place), at: 0)
      let before = gallery.look
      for key in [Key.right, .left, .left] where gallery.look == before {
        _ = gallery.press(key, at: 0)
      }
      #expect(gallery.look != before, "\(look.properties[place].name)")
    }
  }

  @Test("every property of every look answers to the brackets", arguments: Look.all)
  func leaps(look: Look) {
    for (place, property) in look.properties.enumerated() {
      var gallery = gallery(look)
      _ = gallery.apply(.property(place), at: 0)
      let isScale =
        switch property.kind {
        case .number, .length: true
        default: false
        }
      // At the end of a scale there is no further to go; lists and flags go on to their other end.
      var changes = 0
      for key in "[[]][" {
        let before = gallery.look
        _ = gallery.press(.character(key), at: 0)
        if gallery.look != before { changes += 1 }
      }
      #expect(changes >= (isScale ? 1 : 5), "\(property.name)")
    }
  }

  @Test("a spring that was shortened to nothing is lengthened again")
  func spring() throws {
    let place = try #require(Look.ring.properties.firstIndex { $0.name == "duration" })
    var gallery = gallery()
    _ = gallery.apply(.property(place), at: 0)
    gallery = pressed(gallery, .character("["), .character("["), .character("["))
    gallery = pressed(gallery, .character("]"))
    #expect(gallery.look.motion == .spring(try #require(Spring(duration: 0.5))))
  }

  @Test("what was changed about a look is there when one comes back to it")
  func changesStay() {
    let changed = pressed(gallery(), .down, .right)
    #expect(pressed(changed, .tab, .tab, .backspace, .backspace).look == changed.look)
  }

  @Test("digits, Home and End send a progress", arguments: 0...9)
  func digits(digit: Int) {
    let sent = pressed(gallery(), .character(Character("\(digit)")))
    #expect(sent.panel.fraction == Double(digit) / 10)
    #expect(pressed(sent, .home).panel.fraction == 0)
    #expect(pressed(sent, .end).panel.fraction == 1)
  }

  @Test(
    "a picture is where its time is, however few frames there are",
    arguments: [("demo --fps 1", 0), ("demo --fps 2", 0), ("demo --fps 3", 0), ("demo", 3)])
  func slowRate(line: String, display: Int) throws {
    let options = try TestOptions.parse(line)
    let scene = try DemoScene(
      options, refreshRate: 0, typesetter: FontSetup.makeTypesetter(options.appearance)
    ).paced(options, display)
    var gallery = scene.gallery
    let start = gallery.instant
    for frame in 0...UInt64(20) {
      gallery.advance(to: scene.settings.period.nanoseconds(ofPeriods: frame))
    }
    let time = Double(scene.settings.period.nanoseconds(ofPeriods: 20)) / 1e9
    #expect(abs(gallery.instant.seconds(since: start) - time) < 1e-6)
    #expect(gallery.clock.droppedNanoseconds == 0)
  }

  @Test("a stop of the program is left out at every rate", arguments: [(60.0, 0.25), (2, 2)])
  func gap(hertz: Double, most: Double) throws {
    let options = try TestOptions.parse("demo --fps \(hertz)")
    var gallery = try DemoScene(
      options, refreshRate: 0, typesetter: FontSetup.makeTypesetter(options.appearance)
    ).gallery
    let start = gallery.instant
    gallery.advance(to: 0)
    gallery.advance(to: 50_000_000_000)
    #expect(abs(gallery.instant.seconds(since: start) - most) < 1e-6)
  }

  @Test("a value moves to what was sent while time passes, and not while it is paused")
  func movement() {
    var moving = pressed(gallery(), .character("8"))
    moving.advance(to: 100_000_000)
    let value = moving.panel.shownValue(at: moving.instant)
    #expect(value > 0.25 && value < 0.8)
    _ = moving.press(.space, at: 100_000_000)
    moving.advance(to: 5_000_000_000)
    #expect(moving.panel.shownValue(at: moving.instant) == value)
    #expect(!moving.isMoving)
    _ = moving.press(.character("."), at: 5_000_000_000)
    let stepped = moving.panel.shownValue(at: moving.instant)
    #expect(stepped > value)
    #expect(moving.clock.isPaused)
    _ = moving.press(.space, at: 5_100_000_000)
    for time in 51...100 { moving.advance(to: UInt64(time) * 100_000_000) }
    #expect(moving.panel.shownValue(at: moving.instant) == 0.8)
    #expect(!moving.isMoving)
  }

  @Test("speeds stop at the slowest and the fastest, and time follows them")
  func speeds() {
    let start = gallery()
    #expect(start.clock.speed == .normal)
    let fast = pressed(start, .character("+"), .character("="), .character("+"))
    #expect(fast.clock.speed == PlaybackSpeed(4))
    let slow = (0..<9).reduce(start) { gallery, _ in pressed(gallery, .character("-")) }
    #expect(slow.clock.speed == PlaybackSpeed(1, over: 10))
    func ticks(_ gallery: Gallery) -> UInt64 {
      var gallery = gallery
      gallery.advance(to: 10_000_000)
      let start = gallery.clock.tick
      for time in 1...10 { gallery.advance(to: 10_000_000 + UInt64(time) * 100_000_000) }
      return gallery.clock.tick - start
    }
    #expect(ticks(start) == 60 && ticks(fast) == 240 && ticks(slow) == 6)
  }

  @Test("a run goes from 0 % over every piece of news to done, and starts again")
  func run() {
    var gallery = gallery(at: nil)
    var phases: [IndicatorPhase] = []
    var fractions: [Double] = []
    for frame in 0...(13 * 60) {
      gallery.advance(to: UInt64(frame) * 16_666_667)
      if phases.last != gallery.panel.phase { phases.append(gallery.panel.phase) }
      let fraction = gallery.panel.fraction
      if let fraction, fractions.last != fraction { fractions.append(fraction) }
      #expect(gallery.isMoving)
    }
    #expect(phases == [.running, .done, .running])
    let wanted = [0] + GalleryRun.news.map { Double($0.hundredths) / 100 }
    #expect(wanted.last == 1)
    #expect(fractions.starts(with: wanted))
    #expect(!pressed(gallery, .character("4")).isPlaying)
    let replayed = pressed(gallery, .character("4"), .enter).panel
    #expect(replayed.phase == .running && replayed.fraction == 0)
  }

  @Test("t changes the theme, g and h show and hide, and Escape closes the keys first")
  func switches() {
    #expect(pressed(gallery(), .character("t")).panel.theme == .light)
    #expect(pressed(gallery(), .character("t"), .character("t")).panel.theme == .dark)
    #expect(pressed(gallery(), .character("g")).isGraphShown)
    var help = pressed(gallery(), .character("h"))
    #expect(help.isHelpShown)
    #expect(help.press(.escape, at: 9) == nil)
    #expect(!help.isHelpShown)
    #expect(help.press(.escape, at: 9) == .quit)
    var open = pressed(gallery(), .character("h"))
    #expect(open.press(.character("q"), at: 9) == .quit)
    #expect(open.press(.character("f"), at: 9) == .toggleFullscreen)
  }

  @Test("Up and Down turn the pages of the keys while these are shown")
  func pages() {
    let start = gallery()
    let turned = pressed(start, .character("h"), .down, .down, .up)
    #expect(turned.helpPage == 1 && turned.selected == start.selected)
    let again = pressed(turned, .escape, .down, .character("h"))
    #expect(again.helpPage == 0 && again.selected == start.selected + 1)
  }

  @Test("held keys repeat where that is of use, and nowhere else")
  func repetition() {
    var gallery = gallery()
    _ = gallery.press(.down, repeated: true, at: 0)
    #expect(gallery.selected == 1)
    for key in [Key.character("t"), .space, .character("s"), .escape, .character("q")] {
      let before = gallery.panel
      #expect(gallery.press(key, repeated: true, at: 0) == nil)
      #expect(gallery.panel.theme == before.theme && !gallery.clock.isPaused)
    }
  }

  @Test("every key stands in one row, and the help of the command line says the same")
  func table() {
    let keys = GalleryKeys.rows.flatMap { $0.commands.map(\.key) }
    #expect(Set(keys).count == keys.count)
    let names = NameLists(looks: ["ring"], formats: ["auto"])
    let help = ArgumentParser(names: names).helpText(for: .demo)
      .split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    for row in GalleryKeys.rows { #expect(help.contains("\(row.keys) \(row.action)")) }
    #expect(GalleryKeys.help.rows.count == GalleryKeys.rows.count)
  }

  @Test("any keys at any times leave a gallery in order")
  func anyKeys() {
    var generator = SystemRandomNumberGenerator()
    let keys = GalleryKeys.rows.flatMap { $0.commands.map(\.key) } + [.insert, .function(5)]
    var gallery = gallery(at: nil)
    var time: UInt64 = 0
    for _ in 0..<3000 {
      time += UInt64.random(in: 0..<400_000_000, using: &generator)
      _ = gallery.press(keys.randomElement(using: &generator) ?? .tab, at: time)
      #expect(gallery.property != nil)
      #expect(gallery.panel.look == gallery.look)
      #expect((0...1).contains(gallery.panel.shownValue(at: gallery.instant)))
    }
  }
}
