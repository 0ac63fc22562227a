import Platform
import Board
import CommandLineOptions
import Geometry
import Motion
import Raster
import SDLShell
import Testing

@testable import ArclineApp

@MainActor
@Suite("Kiosk loop", .serialized)
struct KioskLoopTests {
  /// Everything a person at the screen might do to be rid of it.
  private static let attempts: FakeSurface.Step = { _ in
    [
      .key(.escape, repeated: false), .key(.character("q"), repeated: false), .quit,
      .key(.character("f"), repeated: false),
    ]
  }

  @Test("nothing a person does ends a kiosk or makes it a window")
  func guarded() throws {
    let surface = try FakeSurface([(.idle, Self.attempts), (.milliseconds(600), { _ in [] })])
    let harness = try LoopHarness("show --kiosk --motion reduced --timeout 1", surface)
    #expect(try harness.loop.run() == .timedOut)
    #expect(surface.toggles == 0)
  }

  @Test(
    "no key of a kiosk stops its picture or leaves anything over it",
    arguments: [
      Key.space, .character("t"), .character("h"),
    ])
  func untouched(key: Key) throws {
    var harness: LoopHarness?
    var hashes: [UInt64?] = []
    let press: FakeSurface.Step = { surface in
      hashes.append(surface.presents.last?.hash)
      harness?.send(0.9)
      return [.key(key, repeated: false)]
    }
    var expected: UInt64?
    let surface = try FakeSurface([
      (.idle, press),
      (
        .once { $0.presents.last?.hash == expected },
        { _ in
          harness?.inbox.leave { delivery, _ in delivery.signal = .terminate }
          return []
        }
      ),
    ])
    harness = try LoopHarness("show --kiosk --no-shift --motion reduced", surface)
    expected = try harness?.renderedHash(0.9)
    harness?.send(0.4)
    #expect(try harness?.loop.run() == .done)
    let last = surface.presents.last?.hash
    #expect(last == expected)
    #expect(hashes.first != last)
  }

  @Test("with --allow-quit a person may end it")
  func allowed() throws {
    let surface = try FakeSurface([(.idle, Self.attempts)])
    let harness = try LoopHarness("show --kiosk --allow-quit --timeout 5", surface)
    #expect(try harness.loop.run() == .closedByUser)
  }

  @Test("the end of input leaves the last picture standing")
  func holds() throws {
    let surface = try FakeSurface([])
    let harness = try LoopHarness("show --kiosk --motion reduced --timeout 2", surface)
    harness.send(0.5)
    harness.endInput()
    #expect(try harness.loop.run() == .timedOut)
  }

  @Test("when a source has gone, its value stays, and after a while it is said that it has no news")
  func absence() throws {
    var harness: LoopHarness?
    var value: UInt64?
    var hashes: [UInt64?] = []
    let surface = try FakeSurface([
      (
        .once { $0.presents.last?.hash == value },
        { surface in
          hashes.append(surface.presents.last?.hash)
          harness?.inbox.leave { delivery, _ in delivery.isAway = true }
          return []
        }
      ),
      (
        .once { $0.presents.last?.hash != value },
        { surface in
          hashes.append(surface.presents.last?.hash)
          harness?.inbox.leave { delivery, _ in delivery.isAway = false }
          harness?.send(0.5)
          return []
        }
      ),
      (
        .once { $0.presents.last?.hash == value },
        { surface in
          hashes.append(surface.presents.last?.hash)
          return [.quit]
        }
      ),
    ])
    harness = try LoopHarness(
      "show --kiosk --no-shift --motion reduced --allow-quit", surface, absence: 100_000_000)
    value = try harness?.renderedHash(0.5)
    harness?.send(0.5)
    #expect(try harness?.loop.run() == .closedByUser)
    #expect(hashes.map { $0 == value } == [true, false, true])
  }

  @Test("a source that is there but silent is said to have no news, if that is asked for")
  func silence() throws {
    for (option, isTold) in [("", false), ("--stall-after 0.2", true), ("--stall-after 9", false)] {
      let surface = try FakeSurface([(.milliseconds(700), { _ in [] })])
      let harness = try LoopHarness(
        "show --kiosk --no-shift --motion reduced --timeout 1 \(option)", surface)
      harness.send(0.5)
      #expect(try harness.loop.run() == .timedOut)
      let value = try harness.renderedHash(0.5)
      #expect((surface.presents.last?.hash != value) == isTold, "\(option)")
    }
  }

  @Test("the clock of ages goes on while the picture stands still")
  func ages() throws {
    // It turns seldom, and each time after more than a movement may leave out.
    let surface = try FakeSurface([
      (.milliseconds(700), { _ in [] }), (.milliseconds(700), { _ in [] }),
    ])
    let harness = try LoopHarness("show --kiosk --no-shift --motion reduced --timeout 2", surface)
    harness.send(0.5)
    #expect(try harness.loop.run() == .timedOut)
    let clock = harness.loop.clock
    #expect(clock.droppedNanoseconds == 0)
    #expect(clock.spentNanoseconds >= 1_900_000_000)
  }

  @Test("the time that is asked for goes before the usual one of a source that has gone")
  func longerSilence() throws {
    let surface = try FakeSurface([(.milliseconds(600), { _ in [] })])
    let harness = try LoopHarness(
      "show --kiosk --no-shift --motion reduced --timeout 1 --stall-after 9", surface,
      absence: 100_000_000)
    harness.send(0.5)
    harness.inbox.leave { delivery, _ in delivery.isAway = true }
    #expect(try harness.loop.run() == .timedOut)
    #expect(try surface.presents.last?.hash == harness.renderedHash(0.5))
  }

  /// The pixels of a job half done under a placement.
  private func pixels(_ placement: ScreenCare.Placement) throws -> PixelBuffer {
    let options = try TestOptions.parse("show")
    var panel = try Panel(options.appearance)
    let start = AnimationInstant(tick: 0, rate: .hz60)
    panel.settle(on: 0.5, at: start)
    var stage = Stage(typesetter: try FontSetup.makeTypesetter(options.appearance))
    stage.placement = placement
    var picture = PixelBuffer(width: 90, height: 60)
    let layout = picture.layout
    _ = stage.compose(
      panel, overlay: nil, size: Size(width: 90, height: 60), scale: 1, at: start)
    picture.withMutablePixels { pixels in
      stage.picture.draw(DamageRegion(layout.bounds), into: &pixels, layout: layout)
    }
    return picture
  }

  @Test("less light makes a darker picture, no light a black one, a smaller area another one")
  func placements() throws {
    var night = PixelBuffer(width: 90, height: 60)
    night.withMutablePixels { pixels in
      for index in pixels.indices { pixels[index] = 0xFF00_0000 }
    }
    let black = night.contentHash
    let full = try pixels(ScreenCare.Placement()).contentHash
    let half = try pixels(ScreenCare.Placement(light: 0.5)).contentHash
    let inset = try pixels(ScreenCare.Placement(inset: 0.2)).contentHash
    #expect(Set([black, full, half, inset]).count == 4)
    #expect(try pixels(ScreenCare.Placement(light: 0)).contentHash == black)
  }
}
