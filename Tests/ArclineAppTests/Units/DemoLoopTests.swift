import CommandLineOptions
import Platform
import SDLShell
import Testing

@testable import ArclineApp

@MainActor
@Suite("Loop of the gallery", .serialized)
struct DemoLoopTests {
  private static func key(_ key: Key) -> ShellEvent { .key(key, repeated: false) }

  private static func press(_ key: Key) -> (FakeSurface.Trigger, FakeSurface.Step) {
    (.idle, { _ in [Self.key(key)] })
  }

  private func run(
    _ line: String, _ surface: FakeSurface, inbox: FeedInbox = FeedInbox(),
    saved: @escaping (GalleryStill) -> Void = { _ in }
  ) throws -> ProgramStatus {
    let options = try TestOptions.parse("demo " + line)
    inbox.setWake(surface.wake)
    let scene = try DemoScene(
      options, refreshRate: 0, typesetter: FontSetup.makeTypesetter(options.appearance))
    let loop = DemoLoop(surface: surface, inbox: inbox, scene: scene) { still, _ in
      saved(still)
      return "saved"
    }
    return try loop.run()
  }

  @Test("a gallery that stands still is presented once and waited on without an end")
  func idle() throws {
    let surface = try FakeSurface([
      (.idle, { _ in [] }), (.idle, { _ in [.wake] }), (.idle, { _ in [Self.key(.escape)] }),
    ])
    #expect(try run("--progress 0.4", surface) == .done)
    #expect(surface.presents.count == 1)
    #expect(surface.waits.allSatisfy { $0 == nil })
  }

  @Test("a frame that the display defers comes again, also of a picture that stands still")
  func deferred() throws {
    let surface = try FakeSurface([
      (.once { !$0.presents.isEmpty }, { _ in [Self.key(.character("q"))] })
    ])
    surface.deferrals = 3
    #expect(try run("--progress 0.4", surface) == .done)
    #expect(surface.deferrals == 0)
    #expect(surface.presents.count == 1)
  }

  @Test("every key is drawn, and a pair that undoes itself leaves no trace")
  func keys() throws {
    let steps: [Key] = [.down, .right, .left, .up, .tab, .backspace, .character("h"), .escape]
    let surface = try FakeSurface(
      width: 760, height: 440,
      steps.map { Self.press($0) } + [Self.press(.character("q"))])
    #expect(try run("--progress 0.4 --motion reduced", surface) == .done)
    let hashes = surface.presents.map(\.hash)
    #expect(hashes.count == steps.count + 1)
    try #require(hashes.count == 9)
    #expect(Set(hashes[0...2]).count == 3)
    #expect(hashes[4] == hashes[0] && hashes[6] == hashes[0] && hashes[8] == hashes[0])
    #expect(hashes[5] != hashes[0] && hashes[7] != hashes[0])
  }

  @Test("the frame times keep frames coming while they are shown")
  func graph() throws {
    let surface = try FakeSurface([
      (.idle, { _ in [Self.key(.character("g"))] }),
      (.frames(5), { _ in [Self.key(.character("g"))] }), (.idle, { _ in [.quit] }),
    ])
    #expect(try run("--progress 0.4", surface) == .done)
    #expect((6...9).contains(surface.presents.count))
  }

  @Test("SIGUSR2 shows the frame timing as the key does, and hiding it leaves no trace")
  func timing() throws {
    let inbox = FeedInbox()
    var hashes: [UInt64?] = []
    let toggle: FakeSurface.Step = { surface in
      hashes.append(surface.presents.last?.hash)
      inbox.leave { delivery, _ in delivery.togglesTiming = true }
      return []
    }
    let press: FakeSurface.Step = { surface in
      hashes.append(surface.presents.last?.hash)
      return [Self.key(.character("g"))]
    }
    let last: FakeSurface.Step = { surface in
      hashes.append(surface.presents.last?.hash)
      return [.quit]
    }
    let surface = try FakeSurface(
      width: 760, height: 440,
      [
        (.idle, toggle), (.frames(3), press), (.idle, press), (.frames(3), toggle), (.idle, last),
      ])
    #expect(try run("--progress 0.4 --motion reduced", surface, inbox: inbox) == .done)
    try #require(hashes.count == 5)
    #expect(hashes[2] == hashes[0] && hashes[4] == hashes[0])
    #expect(hashes[1] != hashes[0] && hashes[3] != hashes[0])
  }

  @Test("a signal ends a gallery that sleeps", arguments: [true, false])
  func signal(isInterrupt: Bool) throws {
    let inbox = FeedInbox()
    let surface = try FakeSurface([
      (
        .idle,
        { _ in
          inbox.leave { delivery, _ in delivery.signal = isInterrupt ? .interrupt : .terminate }
          return []
        }
      )
    ])
    #expect(
      try run("--progress 0.4", surface, inbox: inbox) == (isInterrupt ? .interrupted : .done))
  }

  @Test("f asks for full screen, s for the picture, and nothing is drawn while hidden")
  func requests() throws {
    var stills: [GalleryStill] = []
    let surface = try FakeSurface([
      (.idle, { _ in [Self.key(.character("f")), Self.key(.character("s"))] }),
      (
        .idle,
        { surface in
          surface.isVisible = false
          return [.visibility(false), Self.key(.enter)]
        }
      ), (.milliseconds(100), { _ in [Self.key(.character("q"))] }),
    ])
    #expect(try run("--progress 0.4", surface) { stills.append($0) } == .done)
    #expect(surface.toggles == 1)
    #expect(stills.map(\.fraction) == [0.4])
    #expect(surface.presents.count == 2)
  }

  @Test("a script presses its keys in time although nothing else happens")
  func script() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("20\t7\n60\ts\n80\tq\n", to: "keys")
    var stills: [GalleryStill] = []
    let surface = try FakeSurface([])
    let line = "--progress 0.4 --motion reduced --script \(path)"
    #expect(try run(line, surface) { stills.append($0) } == .done)
    #expect(stills.map(\.fraction) == [0.7])
  }
}
