import Board
import CommandLineOptions
import Geometry
import Lettering
import Motion
import SDLShell
import Scene
import Testing
import Widgets

@testable import ArclineApp

@Suite("Pictures that the gallery saves")
struct GalleryStillTests {
  private func saved(_ gallery: inout Gallery, at time: UInt64) throws -> GalleryStill {
    guard case .save(let still) = gallery.press(.character("s"), at: time) else {
      throw Unexpected(text: "nothing was saved")
    }
    return still
  }

  @Test("the settings of a picture make its look from the catalogue's", arguments: Look.all)
  func settings(look: Look) throws {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<20 {
      var gallery = Gallery(Panel(look: look, theme: .dark), fraction: 0.4)
      let properties = look.properties
      for _ in 0..<12 {
        let place = Int.random(in: 0..<properties.count, using: &generator)
        _ = gallery.apply(.property(place), at: 0)
        _ = gallery.apply(.change([-10, -1, 1, 10].randomElement(using: &generator) ?? 1), at: 0)
      }
      let still = try saved(&gallery, at: 0)
      var copy = try #require(Look(named: still.look.name))
      for setting in still.settings { try copy.set(setting.name, to: setting.value) }
      // A value that would not have arrived in time is told to jump.
      for property in look.properties where !["motion", "delay"].contains(property.name) {
        #expect(
          property.value(in: copy)?.text == property.value(in: gallery.look)?.text,
          "\(property.name)")
      }
    }
  }

  @Test("saving stops a value where it is shown, and time with it")
  func stops() throws {
    var gallery = Gallery(Panel(look: .ring, theme: .dark), fraction: 0)
    gallery.advance(to: 0)
    _ = gallery.press(.character("9"), at: 0)
    gallery.advance(to: 120_000_000)
    let shown = gallery.panel.shownValue(at: gallery.instant)
    #expect(shown > 0 && shown < 0.9)
    let still = try saved(&gallery, at: 120_000_000)
    #expect(still.fraction == shown)
    #expect(still.nanoseconds == nil, "nothing moves on a ring that has settled")
    gallery.advance(to: 900_000_000)
    #expect(gallery.panel.shownValue(at: gallery.instant) == shown)
    #expect(!gallery.isMoving)
    _ = gallery.press(.space, at: 900_000_000)
    #expect(!gallery.clock.isPaused)
  }

  @Test("a pattern's time is part of the picture, and slow values are told to jump")
  func patterns() throws {
    var gallery = Gallery(Panel(look: .stripes, theme: .light), fraction: 0.5)
    gallery.advance(to: 0)
    gallery.advance(to: 50_000_000)
    let still = try saved(&gallery, at: 50_000_000)
    #expect(still.nanoseconds == 10_050_000_000)
    #expect(still.settings.isEmpty)
    var slow = Look.stripes
    try slow.set("motion", to: "tween")
    try slow.set("duration", to: "30")
    gallery = Gallery(Panel(look: slow, theme: .light), fraction: 0.5)
    #expect(try saved(&gallery, at: 0).settings.suffix(2).map(\.value) == ["none", "0"])
  }

  @Test("the command line is quoted where a shell needs it, and says only what differs")
  func command() throws {
    var look = Look.ring
    try look.set("label-text", to: "it's 5 o'clock")
    try look.set("colors", to: "#FF0000,blue@50%")
    var gallery = Gallery(
      Panel(look: look, theme: .light, reducesMotion: true), fraction: 0.25)
    let size = try #require(Options.Size(width: 640, height: 480))
    let german = try TestOptions.parse("demo --locale de --direction rtl").appearance
    let plain = try TestOptions.parse("demo").appearance
    #expect(
      try saved(&gallery, at: 0).command(size: size, scale: 1.5, german) == """
        arcline render --look ring --set 'colors=#FF0000,blue@50%' \
        --set 'label-text=it'\\''s 5 o'\\''clock' --theme light --progress 0.25 --motion reduced \
        --locale de --direction rtl --size 640x480 --scale 1.5 --output ring.png
        """)
    gallery = Gallery(Panel(look: .pie, theme: .dark), fraction: 0.00001)
    #expect(
      try saved(&gallery, at: 0).command(size: size, scale: 1, plain)
        == "arcline render --look pie --theme dark --progress 0.0 --size 640x480 --output pie.png")
  }

  @Test(
    "parts fill the screen without overlap, and the stage has the size that render makes",
    arguments: [
      (1280.0, 720.0, 1.0), (1920, 1080, 1), (3840, 2160, 2), (1281, 733, 1.25), (720, 1280, 1),
      (600, 300, 1), (480, 800, 1), (640, 480, 1), (320, 240, 1), (800, 300, 1), (240, 200, 1),
      (960, 600, 1.5), (1, 1, 8), (90, 60, 0.25), (200, 100, 1),
    ])
  func layout(width: Double, height: Double, scale: Double) throws {
    let layout = GalleryLayout(width: width, height: height, scale: scale)
    func side(_ logical: Int) -> Double { max(1, (Double(logical) * scale).rounded()) }
    #expect(layout.stage.width == side(layout.stageSize.width))
    #expect(layout.stage.height == side(layout.stageSize.height))
    #expect(layout.stage.minX == 0 && layout.stage.minY == 0)
    #expect((layout.inspector != nil) == (width >= 240 * scale && height >= 200 * scale))
    guard let inspector = layout.inspector else { return }
    let strip = layout.strip.isEmpty ? [] : [layout.strip]
    #expect(!strip.isEmpty || height < 32 * 14 * scale)
    let parts = [inspector, layout.transport, layout.hints] + strip
    for (index, part) in parts.enumerated() {
      #expect(!part.isEmpty)
      #expect(part.maxX <= width && part.maxY <= height)
      for other in [layout.stage] + parts.dropFirst(index + 1) {
        #expect(part.intersection(other).isEmpty)
      }
    }
    // The indicator has the most room of all.
    #expect(layout.stage.height >= height / 3 && layout.stage.width >= width / 3)
  }

  @MainActor
  @Test(
    "name, play state, progress and a property are on every screen, in text of 14 pixels or more",
    arguments: [
      (1280.0, 720.0), (480, 800), (640, 480), (320, 240), (800, 300), (719, 1000), (400, 400),
    ])
  func compactScreens(width: Double, height: Double) throws {
    let typesetter = try FontSetup.makeTypesetter(try TestOptions.parse("demo").appearance)
    let layout = GalleryLayout(width: width, height: height, scale: 1)
    let gallery = Gallery(Panel(look: .ring, theme: .dark), fraction: 0.4)
    var pen = GalleryPen(layout, theme: .dark, text: typesetter)
    pen.drawStrip(gallery)
    pen.drawHints(gallery)
    pen.drawInspector(gallery)
    pen.drawTransport(gallery)
    let texts = pen.list.commands.compactMap { command -> PlacedText? in
      if case .text(let placed) = command { placed } else { nil }
    }
    for word in ["ring", "1 of \(Look.all.count)", "ready", "40%", "diameter", "H", "all keys"] {
      #expect(texts.contains { $0.run.text == word }, "\(word)")
    }
    var inks: [Rect] = []
    for text in texts where !layout.strip.contains(text.origin) {
      #expect(text.run.size >= 14)
      let metrics = typesetter.metrics(of: text.run)
      let ink = Rect(
        x: text.origin.x, y: text.origin.y - metrics.digitHeight, width: metrics.advance,
        height: metrics.digitHeight)
      #expect(ink.minX >= 0 && ink.maxX <= width && ink.minY >= 0 && ink.maxY <= height)
      #expect(inks.allSatisfy { $0.intersection(ink).isEmpty }, "\(text.run.text)")
      inks.append(ink)
    }
  }
}

extension Rect {
  fileprivate func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }
}
