import Board
import BoardFile
import CommandLineOptions
import Feeds
import Geometry
import Lettering
import Motion
import Scene
import Testing
import Widgets

@testable import ArclineApp

/// Which widget shows what a source says.
@Suite @MainActor struct WallNewsTests {
  private func wall(_ text: String) throws -> Wall { try Wall.reading(text) }

  private static let jobs = """
    { feeds: { jobs: { source: "stdin", format: "ndjson" } }, widgets: [
      { id: "a", feed: "jobs" }, { id: "x", job: "b", feed: "jobs", stallAfter: 10 },
      { id: "all", rollup: "board", detail: "{done} of {jobs}" },
    ] }
    """

  private func at(_ seconds: UInt64) -> AnimationInstant {
    AnimationInstant(nanoseconds: seconds * 1_000_000_000, rate: .hz60)
  }

  @Test func `news goes to the widget that asks for the job or has its name`() throws {
    var wall = try wall(Self.jobs)
    wall.hear(
      [
        FeedUpdate(line: 1, id: "a", fraction: 0.25),
        FeedUpdate(line: 2, id: "b", fraction: 0.75),
        FeedUpdate(line: 3, id: "x", fraction: 0.5),
      ], at: at(0))
    #expect(wall.tiles.map(\.panel.fraction) == [0.25, 0.75, 0.5])
    #expect(wall.tiles.map(\.state) == [.running, .running, .running])
  }

  @Test func `a rollup is complete only with all its jobs`() throws {
    var wall = try wall(Self.jobs)
    let done = { (id: String) in
      [FeedUpdate(line: 1, id: id, fraction: 1, state: .done)]
    }
    wall.hear(done("a"), at: at(0))
    #expect(!wall.isComplete)
    #expect(wall.tiles[2].facts.counts?[.done] == 1)
    wall.hear(done("b"), at: at(1))
    wall.advance(to: at(2))
    #expect(wall.isComplete)
    #expect(wall.tiles.allSatisfy { $0.state == .done })
  }

  @Test func `a silence that is too long is shown, and the next news ends it`() throws {
    var wall = try wall(Self.jobs)
    wall.hear([FeedUpdate(line: 1, id: "b", fraction: 0.5)], at: at(0))
    #expect(wall.secondsToChange(after: at(0)) == 10)
    wall.advance(to: at(9))
    #expect(wall.tiles[1].state == .running)
    wall.advance(to: at(10))
    #expect(wall.tiles[1].state == .stalled)
    #expect(wall.tiles[2].state == .stalled)
    wall.hear([FeedUpdate(line: 2, id: "b", message: "on")], at: at(11))
    #expect(wall.tiles[1].state == .running)
  }

  @Test func `the time until a job stalls is the widget's own, or else that of all`() throws {
    let document = BoardDocument(
      reading: Array(Self.jobs.utf8), catalogue: .program)
    var wall = Wall(
      try #require(document.board), Wall.Manner(reducesMotion: true, stallAfter: 3))
    wall.hear(
      [
        FeedUpdate(line: 1, id: "a", fraction: 0.5), FeedUpdate(line: 2, id: "b", fraction: 0.5),
      ], at: at(0))
    wall.advance(to: at(2))
    #expect(wall.tiles.map(\.state) == [.running, .running, .running])
    wall.advance(to: at(3))
    #expect(wall.tiles.prefix(2).map(\.state) == [.stalled, .running])
    wall.advance(to: at(10))
    #expect(wall.tiles.prefix(2).map(\.state) == [.stalled, .stalled])
  }

  @Test func `a stalled widget without a card counts its silence`() throws {
    var wall = try wall(
      "{ widgets: [{ id: 'a', card: false, feed: { source: 'stdin' }, stallAfter: 5 }] }")
    wall.hear([FeedUpdate(line: 1, fraction: 0.5)], at: at(0))
    wall.advance(to: at(5))
    #expect(wall.tiles[0].state == .stalled)
    #expect(wall.secondsToChange(after: at(5)) == 1)
  }

  @Test(arguments: [
    (FeedState.paused, JobState.paused), (.failed, .failed), (.cancelled, .cancelled),
    (.waiting, .waiting), (.unknown, .unknown), (.ended, .ended),
  ])
  func `a state that is told is shown, and outlasts the end of the input if it is one`(
    told: FeedState, shown: JobState
  ) throws {
    var wall = try wall(Self.jobs)
    wall.hear([FeedUpdate(line: 1, id: "a", fraction: nil, state: told)], at: at(0))
    #expect(wall.tiles[0].state == shown)
    wall.endInput(.endsEarly, at: at(1))
    let isEnd = told == .failed || told == .cancelled
    #expect(wall.tiles[0].state == (isEnd ? shown : .ended))
  }

  @Test func `the only widget shows all jobs as one`() throws {
    var wall = try wall("{ widgets: [{ feed: { source: \"stdin\" } }] }")
    wall.hear([FeedUpdate(line: 1, id: "q", fraction: 0.2)], at: at(0))
    wall.hear([FeedUpdate(line: 1, fraction: 0.6)], at: at(0))
    #expect(wall.tiles[0].panel.fraction == 0.6)
  }

  /// A board in which a stopped job and a sum of jobs are shown in some way.
  private func variant(_ keys: String, sum: String, board: String) throws -> Wall {
    try wall(
      """
      { \(board) feeds: { jobs: { source: "stdin" } }, widgets: [
        { id: "a", feed: "jobs", title: "A", \(keys) }, { id: "b", feed: "jobs" },
        { id: "all", rollup: "board", look: "ring", \(sum) },
      ] }
      """)
  }

  private func picture(_ wall: Wall, at seconds: UInt64) throws -> DisplayList {
    var list = DisplayList()
    wall.draw(
      in: Rect(x: 0, y: 0, width: 900, height: 500), scale: 1, at: at(seconds),
      text: try FontSetup.makeTypesetter(TestOptions.parse("show").appearance), into: &list)
    return list
  }

  nonisolated private static let variants: [(keys: String, sum: String, board: String)] = [
    ("card: true", "", ""), ("card: false", "", ""), ("look: 'line'", "", ""),
    ("look: 'pie', card: false", "", "theme: 'light',"), ("label: '{state}'", "", ""),
    ("look: 'line', detail: '{percent}'", "card: false", "locale: 'ar_EG',"),
    ("", "preview: { parts: [0.1, 0.2, 0.3] }", ""), ("", "preview: { parts: [0.5] }", ""),
  ]

  @Test(arguments: variants.indices, variants.indices)
  func `a board that was another one before is drawn as one that never was`(
    before: Int, after: Int
  ) throws {
    let (old, new) = (Self.variants[before], Self.variants[after])
    let news = [
      FeedUpdate(line: 1, id: "a", fraction: 0.25, state: .paused),
      FeedUpdate(line: 2, id: "b", fraction: 0.5),
    ]
    var fresh = try variant(new.keys, sum: new.sum, board: new.board)
    fresh.hear(news, at: at(0))
    var reloaded = try variant(old.keys, sum: old.sum, board: old.board)
    reloaded.hear(news, at: at(0))
    reloaded.show(fresh.board, at: at(1))
    #expect(try picture(reloaded, at: 3) == picture(fresh, at: 3))
  }

  @Test func `another board takes over the jobs of the widgets that it keeps`() throws {
    var wall = try wall(Self.jobs)
    wall.hear([FeedUpdate(line: 1, id: "a", fraction: 0.25)], at: at(0))
    let next = try self.wall(
      """
      { theme: "light", feeds: { jobs: { source: "stdin" } }, widgets: [
        { id: "new", feed: "jobs" }, { id: "a", look: "pie", feed: "jobs" },
      ] }
      """)
    wall.show(next.board, at: at(1))
    #expect(wall.tiles.map(\.panel.fraction) == [nil, 0.25])
    #expect(wall.tiles[1].panel.look.name == "pie")
    #expect(wall.ground == .light)
  }

  @Test func `what holds for all widgets reaches each that takes it, and is read again`() throws {
    let board = { (defaults: String) in
      """
      { theme: "dark", \(defaults) feeds: { jobs: { source: "stdin" } }, widgets: [
        { id: "a", feed: "jobs" }, { id: "b", look: "pie", theme: "light", feed: "jobs" },
        { id: "c", properties: { colors: "red" }, feed: "jobs" },
      ] }
      """
    }
    var wall = try wall(board(""))
    wall.hear([FeedUpdate(line: 1, id: "a", fraction: 0.25)], at: at(0))
    #expect(wall.tiles.map(\.panel.look) == [.ring, .pie, try look(.ring, "colors", "red")])
    let defaults =
      "defaults: { look: \"stripes\", theme: \"light\", properties: "
      + "{ colors: \"pink\", \"inner-shadow\": false } },"
    wall.show(try self.wall(board(defaults)).board, at: at(1))
    #expect(wall.tiles[0].panel.fraction == 0.25)
    let bar = try look(.stripes, "inner-shadow", "off")
    #expect(
      wall.tiles.map(\.panel.look) == [
        try look(bar, "colors", "pink"), try look(.pie, "colors", "pink"),
        try look(bar, "colors", "red"),
      ])
    #expect(wall.tiles.map(\.panel.theme) == [.light, .light, .light])
    #expect(wall.ground == .dark)
    wall.show(try self.wall(board("")).board, at: at(2))
    #expect(wall.tiles.map(\.panel.theme) == [.dark, .light, .dark])
    #expect(wall.tiles[0].panel.look == .ring)
  }

  private func look(_ look: Look, _ name: String, _ text: String) throws -> Look {
    var look = look
    try look.set(name, to: text)
    return look
  }

  @Test func `another board changes how the jobs of the widgets that it keeps are shown`() throws {
    let board = { (head: String, widget: String) in
      "{ \(head) widgets: [{ id: \"a\", \(widget) feed: { source: \"stdin\" } }] }"
    }
    var wall = try wall(board("motion: \"full\",", ""))
    wall.hear([FeedUpdate(line: 1, id: "a", fraction: 0.25)], at: at(0))
    #expect(!wall.tiles[0].panel.reducesMotion && !wall.tiles[0].panel.showsCaptions)
    let next = try self.wall(board("motion: \"reduced\", locale: \"tr\",", "card: false,"))
    wall.show(next.board, at: at(1))
    let panel = wall.tiles[0].panel
    #expect(panel.fraction == 0.25)
    #expect(panel.reducesMotion && panel.percentStyle == PercentStyle(locale: "tr"))
    // Without a card nothing else tells the states.
    #expect(panel.showsCaptions)
    wall.show(try self.wall(board("", "")).board, at: at(2))
    #expect(!wall.tiles[0].panel.showsCaptions && wall.tiles[0].panel.percentStyle == .plain)
  }
}
