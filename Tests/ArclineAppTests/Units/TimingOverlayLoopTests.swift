import Board
import CommandLineOptions
import Geometry
import Lettering
import Motion
import Raster
import SDLShell
import Scene
import Testing
import Widgets

@testable import ArclineApp

@MainActor
@Suite("Timing in the loop")
struct TimingOverlayLoopTests {
  private static let key = ShellEvent.key(.character("t"), repeated: false)

  @Test("the card that was shown and hidden leaves the picture as it was")
  func hidden() throws {
    var settled: [UInt64?] = []
    let press: FakeSurface.Step = { surface in
      settled.append(surface.presents.last?.hash)
      return [Self.key]
    }
    let last: FakeSurface.Step = { surface in
      settled.append(surface.presents.last?.hash)
      return [.quit]
    }
    let surface = try FakeSurface(
      width: 480, height: 300,
      [(.idle, press), (.idle, press), (.idle, press), (.idle, press), (.idle, last)])
    let harness = try LoopHarness(surface)
    harness.send(0.42)
    _ = try harness.loop.run()
    let plain = try #require(try harness.renderedHash(0.42))
    #expect(settled.count == 5)
    for (step, hash) in settled.enumerated() { #expect((hash == plain) == step.isMultiple(of: 2)) }
  }

  @Test(
    "what is drawn piece by piece under and in the card is what is drawn at once",
    arguments: ["ring", "glow", "stripes"])
  func incremental(look: String) throws {
    let options = try TestOptions.parse("show --look \(look)")
    let typesetter = try FontSetup.makeTypesetter(options.appearance)
    var picture = PixelBuffer(width: 480, height: 300)
    // A value that returns to where it was, a graph that moves, outlines that come and go.
    var overlaid = OverlaidPicture()
    for (step, value) in [0.1, 0.5, 0.1, 0.9, 0.9].enumerated() {
      try draw(step, value, options, on: &overlaid, typesetter, into: &picture)
      var fresh = OverlaidPicture()
      var whole = PixelBuffer(width: 480, height: 300)
      try draw(step, value, options, on: &fresh, typesetter, into: &whole)
      #expect(picture.contentHash == whole.contentHash, "step \(step)")
    }
  }

  @Test("under the card no more counts as changed than without it", arguments: ["ring", "line"])
  func closeness(look: String) throws {
    let panelOptions = try TestOptions.parse("show --look \(look)").appearance
    let typesetter = try FontSetup.makeTypesetter(panelOptions)
    let area = Rect(x: 0, y: 0, width: 480, height: 300)
    let instant = AnimationInstant(tick: 0, rate: .hz60)
    var changes: [[Int]] = []
    for isTimed in [false, true] {
      var overlaid = OverlaidPicture()
      var picture = PixelBuffer(width: 480, height: 300)
      var sizes: [Int] = []
      for value in [0.41, 0.412, 0.414, 0.416] {
        var panel = try Panel(panelOptions)
        panel.settle(on: value, at: instant)
        var list = DisplayList()
        list.background = panel.theme.background
        panel.draw(in: area, scale: 1, at: instant, text: typesetter, into: &list)
        let timing = PlacedTiming(picture: area.size, area: area, scale: 1, theme: panel.theme) {
          _, _ in TimingOverlay(span: 5, period: 16, columns: [])
        }
        let change = overlaid.compose(&list, text: typesetter, timing: isTimed ? timing : nil)
        Self.draw(change, of: &overlaid, into: &picture)
        sizes.append(change.content.drawnArea)
      }
      changes.append(Array(sizes.dropFirst()))
    }
    #expect(changes[0] == changes[1])
    #expect(changes[0].allSatisfy { $0 > 0 && $0 < 3000 })
  }

  private func draw(
    _ step: Int, _ value: Double, _ options: Options, on overlaid: inout OverlaidPicture,
    _ typesetter: Typesetter, into picture: inout PixelBuffer
  ) throws {
    var panel = try Panel(options.appearance)
    let instant = AnimationInstant(tick: 0, rate: .hz60)
    panel.settle(on: value, at: instant)
    var shown = TimingOverlay(
      span: 5, period: 16,
      columns: (0..<30).map { .init(longest: Double(10 + ($0 + step) % 7), isLate: $0 == step) })
    shown.damage = [Rect(x: Double(40 * step), y: 100, width: 200, height: 90)]
    let area = Rect(x: 0, y: 0, width: 480, height: 300)
    var list = DisplayList()
    list.background = panel.theme.background
    panel.draw(in: area, scale: 1, at: instant, text: typesetter, into: &list)
    let change = overlaid.compose(
      &list, text: typesetter,
      timing: PlacedTiming(picture: area.size, area: area, scale: 1, theme: panel.theme) {
        [shown] _, _ in shown
      })
    #expect(change.overlay != nil)
    Self.draw(change, of: &overlaid, into: &picture)
  }

  private static func draw(
    _ change: PictureChange, of overlaid: inout OverlaidPicture, into picture: inout PixelBuffer
  ) {
    let layout = picture.layout
    picture.withMutablePixels {
      _ = overlaid.draw(
        change.damage.clipped(to: layout.bounds), after: change, into: &$0, layout: layout)
    }
  }
}
