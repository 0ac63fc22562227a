import CommandLineOptions
import Feeds
import Platform
import SDLShell
import Testing

@testable import ArclineApp

@MainActor
@Suite("Show loop", .serialized)
struct ShowLoopTests {
  @Test("a picture that stands still is presented once and waited on without an end")
  func idle() throws {
    let surface = try FakeSurface([
      (.idle, { _ in [] }), (.idle, { _ in [.wake] }), (.idle, { _ in [.focus(false)] }),
      (.idle, { _ in [.quit] }),
    ])
    let harness = try LoopHarness("show", surface)
    #expect(try harness.loop.run() == .closedByUser)
    #expect(surface.presents.count == 1)
    #expect(surface.waits.count == 4)
    #expect(surface.waits.allSatisfy { $0 == nil })
  }

  @Test("a value is shown as render draws it")
  func value() throws {
    let surface = try FakeSurface([(.idle, { _ in [.quit] })])
    let harness = try LoopHarness(surface)
    harness.send(0.42)
    #expect(try harness.loop.run() == .closedByUser)
    #expect(surface.presents.last?.hash == (try harness.renderedHash(0.42)))
  }

  @Test(
    "the end of a move is drawn, and not only the frame before it", arguments: [0.3, 0.7, 0.99])
  func endOfMove(fraction: Double) throws {
    let surface = try FakeSurface([(.idle, { _ in [.quit] })])
    let harness = try LoopHarness("show --look line", surface)
    harness.send(fraction)
    _ = try harness.loop.run()
    #expect(surface.presents.last?.hash == (try harness.renderedHash(fraction)))
  }

  @Test("a value left while the loop sleeps is on the screen within a tenth of a second")
  func latency() async throws {
    let surface = try FakeSurface([(.milliseconds(600), { _ in [.quit] })])
    let harness = try LoopHarness("show --look line", surface)
    let inbox = harness.inbox
    let sent = MonotonicClock.now() + 200_000_000
    try BackgroundThread.start(name: "source") {
      MonotonicClock.sleep(until: sent)
      LoopHarness.send(0.3, to: inbox)
    }
    _ = try harness.loop.run()
    let shown = try #require(surface.presents.first { $0.time > sent })
    #expect(surface.presents.filter { $0.time < sent }.count == 1)
    // The case allows 100 ms and a frame; this is three times that, for a busy machine.
    #expect(shown.time - sent < 350_000_000)
  }

  @Test("a flood of values is drawn no more often than frames are shown")
  func flood() throws {
    let surface = try FakeSurface([(.milliseconds(500), { _ in [.quit] })])
    let harness = try LoopHarness("show --fps 50 --motion reduced", surface)
    let inbox = harness.inbox
    try BackgroundThread.start(name: "source") {
      for index in 0..<200_000 { LoopHarness.send(Double(index % 90) / 100, to: inbox) }
    }
    _ = try harness.loop.run()
    // Half a second holds 25 frames of 50 a second.
    #expect(surface.presents.count <= 28)
    #expect(surface.turns <= 30)
  }

  @Test("a window that cannot be seen is not drawn, and shows the newest value when it can")
  func hidden() throws {
    let surface = try FakeSurface([
      (
        .idle,
        { surface in
          surface.isVisible = false; return [.visibility(false)]
        }
      ),
      (.milliseconds(30), { _ in [] }), (.milliseconds(30), { _ in [] }),
      (
        .milliseconds(30),
        { surface in
          surface.isVisible = true; return [.visibility(true)]
        }
      ),
      (.idle, { _ in [.quit] }),
    ])
    let harness = try LoopHarness("show --look line", surface)
    let inbox = harness.inbox
    let start = MonotonicClock.now()
    // The window is hidden soon after its first frame.
    try BackgroundThread.start(name: "source") {
      MonotonicClock.sleep(until: start + 40_000_000)
      for index in 1...70 { LoopHarness.send(Double(index) / 100, to: inbox) }
    }
    _ = try harness.loop.run()
    // A wait with a frame's period between each: no turn is faster than a frame.
    #expect(surface.turns < 80)
    #expect(surface.presents.last?.hash == (try harness.renderedHash(0.7)))
  }

  @Test("nothing is presented while the window is hidden, though the value moves")
  func hiddenWhileMoving() throws {
    var atHiding = 0
    var atShowing = 0
    let surface = try FakeSurface([
      (
        .frames(3),
        { surface in
          surface.isVisible = false
          atHiding = surface.presents.count
          return [.visibility(false)]
        }
      ),
      (
        .milliseconds(200),
        { surface in
          surface.isVisible = true
          atShowing = surface.presents.count
          return [.visibility(true)]
        }
      ), (.frames(1), { _ in [.quit] }),
    ])
    let harness = try LoopHarness("show --look stripes", surface)
    harness.send(0.5)
    _ = try harness.loop.run()
    #expect(atHiding == 3)
    #expect(atShowing == atHiding)
    #expect(surface.turns < 12)
    #expect(surface.presents.count > atShowing)
  }

  @Test("a storm of sizes is one layout and one frame")
  func resizeStorm() throws {
    let surface = try FakeSurface([
      (
        .idle,
        { surface in
          surface.pixelSize = (140, 90)
          return [ShellEvent](repeating: .resized, count: 1000)
        }
      ), (.idle, { _ in [.quit] }),
    ])
    let harness = try LoopHarness(surface)
    harness.send(0.42)
    _ = try harness.loop.run()
    #expect(surface.presents.count <= 20)
    #expect(surface.presents.last?.hash == (try harness.renderedHash(0.42)))
  }

  @Test("a window without area draws nothing and waits", arguments: [(0, 0), (0, 40), (40, 0)])
  func noArea(width: Int, height: Int) throws {
    let surface = try FakeSurface([(.idle, { _ in [.resized] }), (.idle, { _ in [.quit] })])
    surface.pixelSize = (width, height)
    let harness = try LoopHarness(surface)
    harness.send(0.5)
    #expect(try harness.loop.run() == .closedByUser)
    #expect(surface.presents.isEmpty)
    #expect(surface.turns <= 4)
  }

  @Test(
    "a picture that was lost or uncovered is presented again",
    arguments: [
      ShellEvent.exposed, .renderTargetsReset, .deviceReset, .displayChanged, .visibility(true),
    ])
  func lostPicture(event: ShellEvent) throws {
    let surface = try FakeSurface([(.idle, { _ in [event] }), (.idle, { _ in [.quit] })])
    let harness = try LoopHarness("show", surface)
    _ = try harness.loop.run()
    #expect(surface.presents.count == 2)
    #expect(surface.presents.first?.hash == surface.presents.last?.hash)
  }

  @Test("a frame that the display defers comes again, also of a picture that stands still")
  func deferred() throws {
    let surface = try FakeSurface([(.once { !$0.presents.isEmpty }, { _ in [.quit] })])
    surface.deferrals = 3
    let harness = try LoopHarness("show", surface)
    _ = try harness.loop.run()
    #expect(surface.deferrals == 0)
    #expect(surface.presents.count == 1)
  }

  @Test("a display that refuses a frame is a failure that names it")
  func refusal() throws {
    let surface = try FakeSurface([])
    surface.failure = SDLError(operation: "show", message: "gone")
    let harness = try LoopHarness(surface)
    #expect(throws: SDLError.self) { try harness.loop.run() }
  }
}
