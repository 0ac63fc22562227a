import CommandLineOptions
import Platform
import SDLShell
import Testing

@testable import ArclineApp

@MainActor
@Suite("Ends of the show loop", .serialized)
struct ShowLoopEndTests {
  @Test(
    "a request to stop wins over everything else, with its own status",
    arguments: [
      (Signal.interrupt, ProgramStatus.interrupted), (.terminate, .done),
    ])
  func signals(signal: Signal, status: ProgramStatus) throws {
    let surface = try FakeSurface([])
    let harness = try LoopHarness(surface)
    harness.send(0.5)
    harness.inbox.leave { delivery, _ in
      delivery.signal = signal
      delivery.failure = "also"
    }
    #expect(try harness.loop.run() == status)
    #expect(surface.turns == 1)
  }

  @Test("a request to stop ends the sleep between two slow frames")
  func signalBetweenFrames() throws {
    let surface = try FakeSurface([])
    let harness = try LoopHarness("show --fps 1 --look stripes", surface)
    let inbox = harness.inbox
    harness.send(0.5)
    let sent = MonotonicClock.now() + 150_000_000
    try BackgroundThread.start(name: "signals") {
      MonotonicClock.sleep(until: sent)
      inbox.leave { delivery, _ in delivery.signal = .terminate }
    }
    #expect(try harness.loop.run() == .done)
    // Half a second is promised.
    #expect(MonotonicClock.now() - sent < 500_000_000)
  }

  @Test("input that cannot be read is the source's failure")
  func failure() throws {
    let harness = try LoopHarness(try FakeSurface([]))
    harness.inbox.leave { delivery, _ in
      delivery.failure = "input/output error"
      delivery.hasEnded = true
    }
    #expect(try harness.loop.run() == .sourceFailed)
  }

  @Test(
    "after the end of input the last animation ends, then a second passes",
    arguments: [
      ("show --look ex", 1.0, ProgramStatus.done), ("show --look ex", 0.5, .endedEarly),
      ("show --look ex --on-eof complete", 0.5, .done),
    ])
  func exit(line: String, fraction: Double, status: ProgramStatus) throws {
    let surface = try FakeSurface([])
    let harness = try LoopHarness(line, surface)
    let start = MonotonicClock.now()
    harness.send(fraction)
    harness.endInput()
    #expect(try harness.loop.run() == status)
    // The way takes half a second.
    let seconds = Double(MonotonicClock.now() - start) / 1e9
    #expect(seconds >= 1.5)
    #expect(seconds < 4.5)
    let last = try #require(surface.presents.last)
    #expect(MonotonicClock.now() - last.time >= 950_000_000)
    // The second of rest is waited for once, not in turns.
    #expect(surface.waits.count <= 3)
  }

  @Test("a window that is hidden ends all the same")
  func hiddenEnd() throws {
    let surface = try FakeSurface([])
    surface.isVisible = false
    let harness = try LoopHarness("show", surface)
    harness.send(1)
    harness.endInput()
    #expect(try harness.loop.run() == .done)
    #expect(surface.presents.isEmpty)
  }

  @Test(
    "an incomplete job is given up at its time-out, whether it moves or not",
    arguments: [
      "show --timeout 0.2", "show --timeout 0.2 --look stripes", "show --timeout 0.2 --fps 1",
      "show --timeout 0.2 --fps 1 --look stripes",
    ])
  func timeout(line: String) throws {
    // The loop counts from when it is made.
    let start = MonotonicClock.now()
    let surface = try FakeSurface([])
    let harness = try LoopHarness(line, surface)
    let made = MonotonicClock.now()
    harness.send(0.5)
    #expect(try harness.loop.run() == .timedOut)
    let end = MonotonicClock.now()
    #expect(end - start >= 200_000_000)
    // However slow the frames are, the time-out does not wait for one.
    #expect(end - made < 600_000_000)
  }

  @Test("a complete job does not time out")
  func noTimeout() throws {
    let surface = try FakeSurface([(.milliseconds(300), { _ in [.quit] })])
    let harness = try LoopHarness("show --timeout 0.1 --motion reduced", surface)
    harness.send(1)
    #expect(try harness.loop.run() == .done)
  }

  @Test("--frames ends after as many presents, though nothing moves")
  func frameLimit() throws {
    let surface = try FakeSurface([])
    let harness = try LoopHarness("show --frames 9 --fps 200", surface)
    #expect(try harness.loop.run() == .done)
    #expect(surface.presents.count == 9)
    #expect(surface.presents.dropFirst().allSatisfy { !$0.isDamaged })
  }
}
