import Foundation
import Platform
import Synchronization
import Testing

@testable import ArclineApp

extension EndingProcesses {
  /// When the sources of a board are tried again; time is what the test says.
  @MainActor struct BoardRetryTests {
    /// The clock of a board's sources.
    @MainActor final class Course {
      let fixture: BoardSourceTests.Fixture
      private(set) var now: UInt64 = 1_000_000_000

      init(_ feed: String, random: Double, in folder: TemporaryFolder? = nil) throws {
        fixture = try BoardSourceTests.Fixture(
          "{ widgets: [{ feed: { \(feed) } }] }", in: folder, random: { random })
      }

      /// Opens the source, which then works for so many seconds, and returns how many seconds it
      /// rests when it has failed or ended.
      func rest(afterWorking seconds: UInt64 = 0) throws -> Double {
        let sources = fixture.sources
        _ = sources.turn(at: now)
        now += seconds * 1_000_000_000
        for _ in 0..<3000 {
          _ = sources.turn(at: now)
          if let due = sources.nextDue, due > now {
            let rest = Double(due - now) / 1e9
            now = due
            return rest
          }
          Pause.milliseconds(10)
        }
        throw Unexpected(text: "the source goes on")
      }
    }

    @Test(
      "a command that fails is started after longer and longer times, up to a minute",
      arguments: [0.0, 0.5, 1], ["command: 'exit 3'", "command: ['./no-such-program']"])
    func failures(random: Double, command: String) throws {
      let course = try Course("source: 'command', restartAfter: 2, \(command)", random: random)
      let rests = try (0..<7).map { _ in try course.rest() }
      #expect(rests == [2, 4, 8, 16, 32, 48, 48].map { $0 * (1 + 0.25 * random) })
    }

    @Test("a command that ends well is started as often as its board says")
    func successes() throws {
      let course = try Course(
        "source: 'command', restartAfter: 2, command: 'exit 0'", random: 1)
      #expect(try (0..<4).map { _ in try course.rest() } == [2, 2, 2, 2])
    }

    @Test("a failure after a minute of work is the first one again, and no wait is shortened")
    func recovery() throws {
      let course = try Course(
        "source: 'command', restartAfter: 100, command: 'sleep 0.3; exit 3'", random: 1)
      #expect(try (0..<2).map { _ in try course.rest() } == [125, 125])
      let short = try Course(
        "source: 'command', restartAfter: 1, command: 'sleep 0.3; exit 3'", random: 0)
      #expect(try (0..<3).map { _ in try short.rest() } == [1, 2, 4])
      #expect(try short.rest(afterWorking: 60) == 1)
      #expect(try short.rest() == 2)
    }

    @Test("a socket that another program holds is tried after longer and longer times")
    func sockets() throws {
      let folder = try TemporaryFolder()
      let owner = try LocalListener(path: folder.file("taken"))
      defer { owner.remove() }
      let course = try Course("source: 'socket', path: 'taken'", random: 1, in: folder)
      let rests = try (0..<9).map { _ in try course.rest() }
      #expect(rests == [0.625, 1.25, 2.5, 5, 10, 20, 40, 60, 60])
      // Who mends it and says so need not wait, and the next failure is the first again.
      course.fixture.sources.retry(at: course.now)
      #expect(try course.rest() == 0.625)
    }

    @Test("a request to read again ends the wait after a failure, and only that")
    func requests() throws {
      for (script, isEarly) in [("exit 3", true), ("exit 0", false)] {
        let course = try Course(
          "source: 'command', restartAfter: 2, command: '\(script)'", random: 0)
        #expect(try (0..<2).map { _ in try course.rest() } == [2, isEarly ? 4 : 2])
        let early = course.now - 1_000_000_000
        course.fixture.sources.retry(at: early)
        #expect(course.fixture.sources.nextDue == (isEarly ? early : course.now))
        #expect(try course.rest() == 2)
      }
      let once = try Course("source: 'command', command: 'exit 3'", random: 0)
      _ = once.fixture.sources.turn(at: once.now)
      while once.fixture.sources.turn(at: once.now)?.isOver != true { Pause.milliseconds(10) }
      once.fixture.sources.retry(at: once.now)
      #expect(once.fixture.sources.nextDue == nil)
    }

    @Test("a named pipe that has gone is looked for at longer and longer times, and is found again")
    func pipes() throws {
      let folder = try TemporaryFolder()
      let path = folder.file("pipe")
      let looks = Mutex(0)
      let stream = PipeStream(
        try NamedPipe(path: path), isLasting: true, stop: nil,
        backoff: Backoff(
          first: 0.001, longest: 0.064,
          random: {
            looks.withLock { $0 += 1 }
            return 0
          }))
      var buffer: [UInt8] = []
      let writer = try #require(FileHandle(forUpdatingAtPath: path))
      try writer.write(contentsOf: Data("10\n".utf8))
      #expect(stream.next(into: &buffer, quietAfter: nil) == .bytes)
      try FileManager.default.removeItem(atPath: path)
      try writer.close()
      #expect(stream.next(into: &buffer, quietAfter: nil) == .writerGone)
      // 1 + 2 + … + 64 ms have passed after eight looks.
      #expect(stream.next(into: &buffer, quietAfter: 100) == .quiet)
      #expect((2...8).contains(looks.withLock { $0 }))
      let maker = try NamedPipe(path: path)
      defer { maker.removeIfOurs() }
      // Whoever writes now waits no longer than the longest rest.
      let next = try #require(FileHandle(forUpdatingAtPath: path))
      try next.write(contentsOf: Data("20\n".utf8))
      #expect(stream.next(into: &buffer, quietAfter: nil) == .bytes)
      #expect(buffer == Array("20\n".utf8))
    }
  }
}
