import CommandLineOptions
import Platform
import SDLShell
import Testing

@testable import ArclineApp

@MainActor
@Suite("Keys of the show loop", .serialized)
struct ShowLoopKeyTests {
  @Test(
    "q and Escape close before the end with their own status",
    arguments: [
      Key.character("q"), .escape,
    ])
  func closing(key: Key) throws {
    let surface = try FakeSurface([
      (.idle, { _ in [.key(key, repeated: true)] }), (.idle, { _ in [.key(key, repeated: false)] }),
    ])
    let harness = try LoopHarness(surface)
    #expect(try harness.loop.run() == .closedByUser)
    #expect(surface.turns == 3)
  }

  @Test(
    "closing after the end has the status of the end",
    arguments: [
      (1.0, ProgramStatus.done), (0.5, .endedEarly),
    ])
  func closingAfterTheEnd(fraction: Double, status: ProgramStatus) throws {
    let surface = try FakeSurface([(.idle, { _ in [.quit] })])
    let harness = try LoopHarness("show --on-eof hold --motion reduced", surface)
    harness.send(fraction)
    harness.endInput()
    #expect(try harness.loop.run() == status)
  }

  private static let f = ShellEvent.key(.character("f"), repeated: false)

  @Test("only the button of a dialog cancels it, and only while there is work left")
  func cancelling() throws {
    for (event, fraction, isCancelled) in [
      (ShellEvent.key(.escape, repeated: false), 0.5, false), (.quit, 0.5, false),
      (.quit, 1, false), (.key(.enter, repeated: false), 0.5, true),
      (.key(.space, repeated: false), 0.5, true), (.key(.enter, repeated: false), 1, false),
    ] {
      let surface = try FakeSurface([(.milliseconds(200), { _ in [event] })])
      let harness = try LoopHarness("--compat zenity --progress --timeout 5", surface)
      harness.send(fraction)
      let status = try harness.loop.run()
      #expect(harness.loop.wasCancelled == isCancelled)
      #expect(
        status == (event == .key(.enter, repeated: false) && fraction == 1 ? .done : .closedByUser))
    }
  }

  @Test(
    "before the end its keys press the button that the tool has",
    arguments: [
      ("zenity --progress --no-cancel", ProgramStatus.timedOut), ("yad --progress", .endedEarly),
      ("yad --progress --no-buttons", .timedOut), ("yad --progress --button=Stop:1", .timedOut),
    ])
  func early(line: String, status: ProgramStatus) throws {
    let press: FakeSurface.Step = { _ in [.key(.enter, repeated: false)] }
    let surface = try FakeSurface([(.milliseconds(200), press)])
    let harness = try LoopHarness("--compat \(line) --timeout 1", surface)
    harness.send(0.5)
    #expect(try harness.loop.run() == status)
    #expect(!harness.loop.wasCancelled)
  }

  @Test(
    "a dialog that is over waits for Return or Space, and closing it is no consent",
    arguments: [(Key.enter, ProgramStatus.done), (.space, .done), (.escape, .closedByUser)])
  func accepting(key: Key, status: ProgramStatus) throws {
    let press: FakeSurface.Step = { _ in [.key(key, repeated: false)] }
    let surface = try FakeSurface([(.milliseconds(200), press)])
    let harness = try LoopHarness("--compat zenity --progress --timeout 5", surface)
    harness.send(0.1)
    harness.endInput()
    #expect(try harness.loop.run() == status)
    guard key != .escape else { return }
    // Before the end there is nothing to accept.
    let early = try LoopHarness(
      "--compat zenity --progress", FakeSurface([(.idle, press), (.idle, { _ in [.quit] })]))
    early.send(0.1)
    #expect(try early.loop.run() == .closedByUser)
  }

  @Test("the timeout of a dialog holds until it is accepted", arguments: [0.1, 1])
  func timeout(fraction: Double) throws {
    let harness = try LoopHarness("--compat zenity --progress --timeout 1", FakeSurface([]))
    harness.send(fraction)
    harness.endInput()
    #expect(try harness.loop.run() == .timedOut)
  }

  @Test("f changes between window and full screen, a held key only once")
  func fullscreen() throws {
    let surface = try FakeSurface([
      (.idle, { _ in [Self.f] }),
      (.idle, { _ in [.key(.character("f"), repeated: true)] }),
      (.milliseconds(500), { _ in [Self.f] }), (.milliseconds(500), { _ in [.quit] }),
    ])
    let harness = try LoopHarness(surface)
    _ = try harness.loop.run()
    #expect(surface.toggles == 2)
  }

  @Test("A storm of presses ends in the state of the last one", arguments: [2, 7, 20, 41])
  func storm(presses: Int) throws {
    let surface = try FakeSurface([
      (.idle, { _ in [Self.f] }),
      (.idle, { _ in [ShellEvent](repeating: Self.f, count: presses - 1) }),
      (.milliseconds(900), { _ in [.quit] }),
    ])
    let harness = try LoopHarness(surface)
    _ = try harness.loop.run()
    #expect(surface.toggles == (presses % 2 == 0 ? 2 : 1))
  }

  @Test("h shows the keys over the picture and takes them away without a trace")
  func help() throws {
    var hashes: [UInt64] = []
    let press: FakeSurface.Step = { surface in
      hashes.append(surface.presents.last?.hash ?? 0)
      return [.key(.character("h"), repeated: false)]
    }
    let surface = try FakeSurface(
      width: 400, height: 300, [(.idle, press), (.idle, press), (.idle, { _ in [.quit] })])
    let harness = try LoopHarness(surface)
    _ = try harness.loop.run()
    let last = try #require(surface.presents.last?.hash)
    #expect(hashes.count == 2)
    #expect(hashes[0] != hashes[1])
    #expect(last == hashes[0])
  }

  @Test("the space bar stops all frames, and the next one goes on from there")
  func pause() throws {
    var counts: [Int] = []
    let press: FakeSurface.Step = { surface in
      counts.append(surface.presents.count)
      return [.key(.space, repeated: false)]
    }
    let surface = try FakeSurface([
      (.frames(4), press), (.milliseconds(250), press), (.frames(4), { _ in [.quit] }),
    ])
    let harness = try LoopHarness("show --look stripes", surface)
    harness.send(0.9)
    #expect(try harness.loop.run() == .closedByUser)
    // The press itself is drawn once.
    #expect(counts[1] <= counts[0] + 1)
    #expect(surface.presents.count >= counts[1] + 4)
  }

  @Test("a paused picture says so, until it goes on")
  func pauseNotice() throws {
    var hashes: [UInt64?] = []
    let press: FakeSurface.Step = { surface in
      hashes.append(surface.presents.last?.hash)
      return [.key(.space, repeated: false)]
    }
    let surface = try FakeSurface(
      width: 400, height: 300, [(.idle, press), (.idle, press), (.idle, { _ in [.quit] })])
    let harness = try LoopHarness(surface)
    harness.send(0.5)
    _ = try harness.loop.run()
    #expect(hashes.count == 2)
    #expect(hashes.first != hashes.last)
    #expect(surface.presents.last?.hash == hashes.first)
  }

  @Test(
    "a dialog has the keys of the tool it stands for, or none",
    arguments: [
      (Options.DialogTool.zenity, [Key.escape, .space, .enter]), (.yad, [.escape, .space, .enter]),
      (.dialog, []), (.whiptail, []),
    ])
  func dialog(tool: Options.DialogTool, keys: [Key]) throws {
    var options = try TestOptions.parse("show")
    options.dialog = Options.Dialog(tool: tool)
    let bindings = KeyBindings(options)
    let all: [Key] = [.escape, .space, .enter] + "qfthx".map { .character($0) }
    #expect(all.filter { bindings[$0] != nil } == keys)
  }

  @Test("a paused animation has not ended, so the window stays until it goes on")
  func pauseAfterTheInput() throws {
    let press: FakeSurface.Step = { _ in [.key(.space, repeated: false)] }
    let surface = try FakeSurface([(.frames(3), press), (.milliseconds(1400), press)])
    let harness = try LoopHarness("show --look line", surface)
    let start = MonotonicClock.now()
    harness.send(0.5)
    harness.endInput()
    #expect(try harness.loop.run() == .endedEarly)
    let seconds = Double(MonotonicClock.now() - start) / 1e9
    // The pause, most of the half second of motion, and the second of rest.
    #expect(seconds > 2.6)
    #expect(surface.turns < 120)
  }

  @Test(
    "other keys do nothing",
    arguments: [
      Key.character("x"), .enter, .tab, .function(11), .up, .character("ß"),
    ])
  func otherKeys(key: Key) throws {
    let surface = try FakeSurface([
      (.idle, { _ in [ShellEvent](repeating: .key(key, repeated: false), count: 300) }),
      (.idle, { _ in [.quit] }),
    ])
    let harness = try LoopHarness("show", surface)
    _ = try harness.loop.run()
    #expect(surface.presents.count == 1)
  }
}
