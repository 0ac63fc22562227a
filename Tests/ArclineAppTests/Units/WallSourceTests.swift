import Board
import BoardFile
import Feeds
import Motion
import Testing

@testable import ArclineApp

/// A wall with several sources: what concerns one of them concerns no other.
@Suite @MainActor struct WallSourceTests {
  private static let board = """
    { feeds: {
        disk: { source: "stdin", format: "ndjson" },
        net: { source: "socket", path: "net.socket", format: "ndjson" },
      }, widgets: [
        { id: "a", feed: "disk" }, { id: "b", feed: "disk" },
        { id: "c", job: "a", feed: "net" }, { id: "d", job: "d", feed: "net" },
        { id: "all", feed: "net", rollup: "feed", detail: "{done} of {jobs}" },
      ] }
    """
  private static let disk = BoardSourceName.shared("disk")
  private static let net = BoardSourceName.shared("net")

  private func at(_ seconds: UInt64) -> AnimationInstant {
    AnimationInstant(nanoseconds: seconds * 1_000_000_000, rate: .hz60)
  }

  private func update(_ id: String, _ fraction: Double, _ state: FeedState? = nil) -> FeedUpdate {
    FeedUpdate(line: 1, id: id, fraction: fraction, state: state)
  }

  @Test func `jobs of one name in two sources are two jobs`() throws {
    var wall = try Wall.reading(Self.board)
    wall.hear([update("a", 0.25)], from: Self.disk, at: at(0))
    wall.hear([update("a", 0.75)], from: Self.net, client: 1, at: at(0))
    #expect(wall.tiles.map(\.panel.fraction).prefix(4) == [0.25, nil, 0.75, nil])
  }

  @Test func `a source that fails takes down its own widgets, also those not heard of`() throws {
    var wall = try Wall.reading(Self.board)
    wall.hear([update("a", 0.75)], from: Self.net, client: 1, at: at(0))
    wall.receive(
      BoardNews(items: [BoardNews.Item(source: Self.disk, failure: "it is gone")], isOver: false),
      at: at(1))
    #expect(wall.tiles.map(\.state).prefix(4) == [.failed, .failed, .running, .waiting])
    #expect(wall.tiles[0].facts.message == "it is gone")
    #expect(!wall.hasEnded)
    wall.hear([update("a", 0.5)], from: Self.disk, at: at(2))
    #expect(wall.tiles[0].state == .running)
  }

  @Test(arguments: [
    (0, [JobState.done, .done]), (3, [.failed, .failed]), (143, [.failed, .failed]),
    (130, [.cancelled, .cancelled]),
  ])
  func `a command's status is the end of all its jobs`(status: Int, states: [JobState]) throws {
    var wall = try Wall.reading(Self.board)
    wall.hear(
      [update("a", 0.5)], from: Self.disk,
      then: { ($0.commandEnd, $0.hasEnded) = (CommandEnd(status: Int32(status)), true) }, at: at(0))
    wall.advance(to: at(1))
    #expect(Array(wall.tiles.map(\.state).prefix(2)) == states)
    if states == [.failed, .failed] {
      #expect(wall.tiles[0].facts.message == "ended with status \(status)")
    }
  }

  @Test func `a job that told its own end keeps it when its source ends`() throws {
    var wall = try Wall.reading(Self.board)
    wall.hear(
      [update("a", 0.5, .failed), update("b", 0.5, .cancelled)], from: Self.disk,
      then: { ($0.commandEnd, $0.hasEnded) = (CommandEnd(status: 0), true) }, at: at(0))
    #expect(wall.tiles.map(\.state).prefix(2) == [.failed, .cancelled])
  }

  @Test func `a client that goes ends its own jobs, and one that comes takes them up`() throws {
    var wall = try Wall.reading(Self.board)
    wall.hear([update("a", 0.5)], from: Self.net, client: 1, at: at(0))
    wall.hear([update("d", 0.5)], from: Self.net, client: 2, at: at(0))
    wall.hear([], from: Self.net, client: 1, then: { $0.hasEnded = true }, at: at(1))
    #expect(wall.tiles.map(\.state)[2...3] == [.ended, .running])
    wall.hear([update("a", 0.6)], from: Self.net, client: 3, at: at(2))
    #expect(wall.tiles.map(\.state)[2...3] == [.running, .running])
    wall.hear([], from: Self.net, client: 3, then: { $0.hasEnded = true }, at: at(3))
    #expect(wall.tiles[2].state == .ended)
  }

  @Test func `what a pipe's writer leaves unfinished ended early, until the next writer`() throws {
    var wall = try Wall.reading(
      """
      { widgets: [{ feed: { source: "fifo", path: "p" } },
        { feed: { source: "fifo", path: "q", onEof: "hold" } },
        { feed: { source: "fifo", path: "r", onEof: "complete" } }] }
      """)
    for (index, name) in ["widget1", "widget2", "widget3"].enumerated() {
      wall.hear(
        [update("", 0.5)], from: .own(name), then: { $0.isAway = true }, at: at(UInt64(index)))
    }
    wall.advance(to: at(9))
    #expect(wall.tiles.map(\.state) == [.ended, .running, .done])
    wall.hear([update("", 0.6)], from: .own("widget1"), at: at(10))
    #expect(wall.tiles[0].state == .running)
    wall.hear([], from: .own("widget1"), then: { $0.isAway = true }, at: at(11))
    #expect(wall.tiles[0].state == .ended)
  }

  @Test func `a rollup of a feed counts jobs that nobody asked for and that come late`() throws {
    var wall = try Wall.reading(Self.board)
    wall.hear([update("a", 1, .done)], from: Self.net, client: 1, at: at(0))
    #expect(wall.tiles[4].facts.counts?.total == 1)
    wall.hear(
      [update("late", 0.5), update("later", 0, .waiting)], from: Self.net, client: 1, at: at(100))
    let counts = try #require(wall.tiles[4].facts.counts)
    #expect([counts.total, counts[.done], counts[.running], counts[.waiting]] == [3, 1, 1, 1])
    #expect(wall.tiles[4].panel.fraction == 0.5)
    // Another source has nothing to do with it.
    wall.hear([update("a", 0)], from: Self.disk, at: at(101))
    #expect(wall.tiles[4].facts.counts?.total == 3)
  }

  @Test func `clients that name no job are jobs of their own in a rollup`() throws {
    var wall = try Wall.reading(Self.board)
    for client in 1...3 {
      wall.hear([update("", 0.5)], from: Self.net, client: client, at: at(0))
    }
    #expect(wall.tiles[4].facts.counts?[.running] == 3)
    wall.hear([], from: Self.net, client: 2, then: { $0.hasEnded = true }, at: at(1))
    #expect(wall.tiles[4].facts.counts?[.running] == 2)
    #expect(wall.tiles[4].facts.counts?[.ended] == 1)
  }

  @Test func `widgets without a name take the jobs that nobody asks for, one each`() throws {
    var wall = try Wall.reading(
      """
      { feeds: { f: { source: "stdin" } },
        widgets: [{ feed: "f" }, { job: "x", feed: "f" }, { feed: "f" }] }
      """)
    wall.hear([update("x", 0.1), update("y", 0.2), update("z", 0.3)], at: at(0))
    wall.hear([update("z", 0.4), update("w", 0.9)], at: at(1))
    #expect(wall.tiles.map(\.panel.fraction) == [0.2, 0.1, 0.4])
  }

  /// A board that shows the jobs of one source one by one and together.
  private static let together = """
    { feeds: { f: { source: "stdin" } }, widgets: [
        { id: "sum", feed: "f", rollup: "feed" }, { id: "first", job: "x", feed: "f" },
        { id: "other", feed: "f" },
      ] }
    """

  @Test(arguments: [nil, 1, 2] as [Int?])
  func `what a stream says before its jobs is none of them`(client: Int?) throws {
    var wall = try Wall.reading(Self.together)
    let feed = BoardSourceName.shared("f")
    wall.hear([FeedUpdate(line: 1, state: .unknown)], from: feed, client: client, at: at(0))
    #expect(wall.tiles[0].facts.counts?[.unknown] == 1)
    #expect(wall.tiles.map(\.state) == [.unknown, .waiting, .unknown])
    wall.hear(
      [FeedUpdate(line: 2, state: .running), update("x", 1, .done), update("y", 0.5)], from: feed,
      client: client, at: at(1))
    // Also what it says beside them.
    wall.hear([FeedUpdate(line: 5, state: .unknown)], from: feed, client: client, at: at(2))
    let counts = try #require(wall.tiles[0].facts.counts)
    #expect([counts.total, counts[.done], counts[.running], counts[.unknown]] == [2, 1, 1, 0])
    #expect(wall.tiles.map(\.panel.fraction) == [0.75, 1, nil])
    #expect(wall.tiles[2].state == .waiting)
  }

  @Test func `text of a command that names no job is one job, as long as nothing else is said`()
    throws
  {
    var wall = try Wall.reading(Self.together)
    wall.hear([FeedUpdate(line: 1, state: .unknown)], at: at(0))
    wall.hear([], then: { ($0.commandEnd, $0.hasEnded) = (CommandEnd(status: 0), true) }, at: at(1))
    #expect(wall.tiles.map(\.state) == [.done, .done, .done])
  }

  @Test func `another board keeps the values of what is fed by the same source`() throws {
    var wall = try Wall.reading(Self.board)
    wall.hear([update("a", 0.25)], from: Self.disk, at: at(0))
    wall.hear([update("a", 0.75), update("q", 1)], from: Self.net, client: 1, at: at(0))
    let next = try Wall.reading(
      """
      { feeds: {
          renamed: { source: "socket", path: "net.socket", format: "ndjson" },
          disk: { source: "fd", fd: 7 },
        }, widgets: [
          { id: "c", job: "a", feed: "renamed", look: "pie" }, { id: "a", feed: "disk" },
          { id: "all", feed: "renamed", rollup: "feed" }, { id: "e", job: "q", feed: "renamed" },
        ] }
      """)
    wall.show(next.board, at: at(1))
    #expect(wall.tiles[0].panel.fraction == 0.75)
    // The same name, but another source.
    #expect(wall.tiles[1].panel.fraction == nil)
    #expect(wall.tiles[2].facts.counts?.total == 2)
    wall.hear([update("a", 0.8)], from: .shared("renamed"), client: 1, at: at(2))
    #expect(wall.tiles[0].panel.fraction == 0.8)
  }

  @Test func `more jobs than are remembered push out those that are over`() {
    var jobs = BoardJobs()
    for number in 0...BoardJobs.most {
      jobs.receive(update("\(number)", 1, number == 0 ? .running : .done), at: at(0))
    }
    #expect(jobs.order.count == BoardJobs.most)
    #expect(jobs.order.prefix(2) == ["0", "2"])
  }
}
