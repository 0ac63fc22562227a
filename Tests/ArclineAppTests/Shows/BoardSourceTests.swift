import Board
import BoardFile
import Foundation
import Motion
import Platform
import Testing

@testable import ArclineApp

extension EndingProcesses {
  /// The real sources of a board, read on their threads, without a loop.
  @MainActor struct BoardSourceTests {
    /// A wall whose sources are open, with the folder of its file.
    @MainActor final class Fixture {
      let folder: TemporaryFolder
      private(set) var wall: Wall
      let sources: BoardSources
      let counts = FeedInbox()
      private(set) var isOver = false
      private var seconds: UInt64 = 0

      init(
        _ text: String, inherited: Set<Int> = [], standardInput: Int32 = -1,
        in folder: TemporaryFolder? = nil, random: @escaping @Sendable () -> Double = { 0 }
      ) throws {
        let folder = try folder ?? TemporaryFolder()
        self.folder = folder
        wall = try Wall.reading(text)
        let surroundings = BoardSurroundings(
          folder: folder.path + "/", options: try TestOptions.parse("show"),
          inherited: inherited,
          standardInput: OwnedSource(.descriptor(standardInput, name: "standard input")),
          counts: counts, commands: RunningCommands(), random: random)
        sources = BoardSources(of: wall.board, surroundings, wake: {})
      }

      deinit { MainActor.assumeIsolated { sources.close() } }

      /// Lets time pass until something holds; false when it does not for ten seconds.
      func wait(_ holds: (Wall) -> Bool) -> Bool {
        for _ in 0..<1000 {
          turn()
          if holds(wall) { return true }
          Pause.milliseconds(10)
        }
        return false
      }

      /// A turn, `skipping` seconds after the last one as the sources see it.
      func turn(skipping skipped: UInt64 = 0) {
        seconds += skipped
        let now = MonotonicClock.now() + seconds * 1_000_000_000
        let instant = AnimationInstant(nanoseconds: now, rate: .hz60)
        if let news = sources.turn(at: now) {
          wall.receive(news, at: instant)
          isOver = news.isOver
        }
        wall.advance(to: instant)
      }

      func show(_ text: String) throws {
        let board = try Wall.reading(text).board
        let instant = AnimationInstant(nanoseconds: MonotonicClock.now(), rate: .hz60)
        wall.show(board, at: instant)
        sources.show(board)
      }

      var fractions: [Double?] { wall.tiles.map(\.panel.fraction) }
      var states: [JobState] { wall.tiles.map(\.state) }
    }

    private func pipe(_ text: String) throws -> Pipe {
      let pipe = Pipe()
      try pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
      return pipe
    }

    @Test("six sources of six kinds feed six widgets, each in its own format")
    func kinds() throws {
      let standard = try pipe("{\"id\":\"a\",\"progress\":0.1}\n")
      let other = try pipe("20\n")
      let descriptor = Int(other.fileHandleForReading.fileDescriptor)
      let folder = try TemporaryFolder()
      _ = try folder.write("0\t60%\\n\n3600000\t70%\\n\n", to: "timeline")
      let fixture = try Fixture(
        """
        { feeds: { jobs: { source: "stdin", format: "ndjson" } }, widgets: [
          { id: "a", feed: "jobs" }, { id: "unheard", feed: "jobs" },
          { feed: { source: "fd", fd: \(descriptor) } },
          { feed: { source: "fifo", path: "pipe", format: "zenity" } },
          { feed: { source: "socket", path: "socket", format: "percent", max: 200 } },
          { feed: { source: "command", command: "echo '[1/2] x'; sleep 30", format: "ninja" } },
          { feed: { source: "replay", path: "timeline" } },
        ] }
        """, inherited: [descriptor],
        standardInput: standard.fileHandleForReading.fileDescriptor, in: folder)
      fixture.turn()
      let writer = try #require(FileHandle(forUpdatingAtPath: folder.file("pipe")))
      try writer.write(contentsOf: Data("30\n# copying\n".utf8))
      let client = try LocalClient(folder.file("socket"))
      try client.write("80\n")
      #expect(fixture.wait { $0.tiles.count { $0.panel.fraction != nil } == 6 })
      #expect(fixture.fractions == [0.1, nil, 0.2, 0.3, 0.4, 0.5, 0.6])
      #expect(fixture.wait { $0.tiles[3].facts.message == "copying" })
      #expect(fixture.counts.counts.updates >= 6)
      withExtendedLifetime((standard, other, client, writer)) {}
    }

    @Test("a fault of one source concerns its widgets alone, and what is mended is found again")
    func faults() throws {
      let folder = try TemporaryFolder()
      let owner = try LocalListener(path: folder.file("taken"))
      _ = try folder.write("", to: "file")
      let fixture = try Fixture(
        """
        { widgets: [
          { feed: { source: "socket", path: "taken" } }, { feed: { source: "fd", fd: 999 } },
          { feed: { source: "fifo", path: "file" } }, { feed: { source: "replay", path: "none" } },
          { feed: { source: "command", command: ["./no-such-program"] } },
          { feed: { source: "command", command: "echo 40; exit 3" } },
          { feed: { source: "command", command: "echo 40; exit 0" } },
        ] }
        """, in: folder)
      #expect(fixture.wait { wall in wall.tiles.allSatisfy { $0.state.isOver } })
      #expect(fixture.states == [.failed, .failed, .failed, .failed, .failed, .failed, .done])
      #expect(!fixture.isOver)
      #expect(fixture.wall.tiles[5].facts.message == "ended with status 3")
      owner.remove()
      fixture.turn(skipping: 60)
      let client = try LocalClient(folder.file("taken"))
      try client.write("50\n")
      #expect(fixture.wait { $0.tiles[0].panel.fraction == 0.5 && $0.tiles[0].state == .running })
    }

    @Test("a named pipe's writer goes and comes back")
    func pipes() throws {
      let fixture = try Fixture("{ widgets: [{ feed: { source: \"fifo\", path: \"p\" } }] }")
      fixture.turn()
      let path = fixture.folder.file("p")
      for value in [10, 20] {
        let writer = try #require(FileHandle(forUpdatingAtPath: path))
        try writer.write(contentsOf: Data("\(value)\n".utf8))
        #expect(fixture.wait { $0.tiles[0].panel.fraction == Double(value) / 100 })
        #expect(fixture.states == [.running])
        try writer.close()
        #expect(fixture.wait { $0.tiles[0].state == .ended })
      }
      #expect(!fixture.isOver)
    }

    @Test("a command that has ended is started again, and its widget begins anew")
    func restart() throws {
      let fixture = try Fixture(
        """
        { widgets: [{ feed: { source: "command", restartAfter: 60,
          command: "echo 30; echo 100" } }] }
        """)
      #expect(fixture.wait { $0.tiles[0].state == .done })
      #expect(!fixture.isOver)
      // It says that it is done before it has ended.
      #expect(fixture.wait { _ in fixture.sources.nextDue != nil })
      let due = try #require(fixture.sources.nextDue)
      #expect(due > MonotonicClock.now() + 50_000_000_000)
      fixture.turn(skipping: 61)
      #expect(fixture.wait { _ in fixture.sources.nextDue.map { $0 > due } ?? false })
    }

    @Test("a recording plays faster, and again from its start")
    func replay() throws {
      let folder = try TemporaryFolder()
      _ = try folder.write("0\t90\\n\n40000\t10\\n\n", to: "timeline")
      let fixture = try Fixture(
        """
        { widgets: [
          { feed: { source: "replay", path: "timeline", speed: 1000, loop: true } },
          { feed: { source: "replay", path: "timeline", speed: 1000 } }] }
        """, in: folder)
      #expect(fixture.wait { $0.tiles[0].panel.fraction == 0.1 })
      #expect(fixture.wait { $0.tiles[0].panel.fraction == 0.9 })
      #expect(fixture.wait { $0.tiles[1].state == .ended })
      #expect(fixture.states[0] == .running)
      #expect(!fixture.isOver)
    }

    @Test("it is over when all sources have ended, and not while one is held")
    func end() throws {
      let command = { (rule: String) in
        "{ feed: { source: \"command\", command: \"echo 50\", onEof: \"\(rule)\" } }"
      }
      let early = try Fixture("{ widgets: [\(command("early")), \(command("complete"))] }")
      #expect(early.wait { _ in early.isOver })
      let held = try Fixture("{ widgets: [\(command("early")), \(command("hold"))] }")
      #expect(held.wait { wall in wall.tiles.allSatisfy { $0.state == .done } })
      held.turn()
      #expect(!held.isOver)
    }

    @Test("another board closes what is gone, opens what is new and keeps what is the same")
    func reload() throws {
      let kept = "{ id: \"kept\", feed: { source: \"socket\", path: \"kept\" } }"
      let fixture = try Fixture(
        "{ widgets: [\(kept), { id: \"gone\", feed: { source: \"socket\", path: \"gone\" } }] }")
      fixture.turn()
      let client = try LocalClient(fixture.folder.file("kept"))
      try client.write("30\n")
      #expect(fixture.wait { $0.tiles[0].panel.fraction == 0.3 })
      try fixture.show(
        "{ widgets: [{ id: \"new\", feed: { source: \"socket\", path: \"new\" } }, \(kept)] }")
      #expect(!Files.exists(fixture.folder.file("gone")))
      fixture.turn()
      #expect(Files.exists(fixture.folder.file("new")))
      #expect(fixture.fractions == [nil, 0.3])
      // The same connection goes on.
      try client.write("40\n")
      #expect(fixture.wait { $0.tiles[1].panel.fraction == 0.4 })
    }

    @Test("commands of a board do not read its standard input")
    func emptyInput() throws {
      let standard = try pipe("10\n")
      let fixture = try Fixture(
        """
        { widgets: [
          { feed: { source: "command", command: "cat; echo 70 >&2; sleep 30" } },
          { feed: { source: "stdin" } }] }
        """, standardInput: standard.fileHandleForReading.fileDescriptor)
      #expect(fixture.wait { $0.tiles.allSatisfy { $0.panel.fraction != nil } })
      #expect(fixture.fractions == [0.7, 0.1])
      withExtendedLifetime(standard) {}
    }
  }
}
