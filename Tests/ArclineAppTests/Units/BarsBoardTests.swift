import Board
import BoardFile
import CommandLineOptions
import Feeds
import Motion
import Testing

@testable import ArclineApp

/// A dialog with several bars.
@Suite @MainActor struct BarsBoardTests {
  private func options(_ arguments: [String]) throws -> Options {
    try TestOptions.parse((["--compat", "yad"] + arguments).joined(separator: " "))
  }

  @Test func `each bar has its label, its start and its own news`() throws {
    let given = try options(["--multi-progress", "--bar={A}:NORM", "--bar=Photos", "10", "25"])
    let show = try #require(try BoardShow(given))
    var wall = show.wall
    let instant = AnimationInstant(tick: 0, rate: .hz60)
    let titles = wall.tiles.map { $0.widget.title.text(for: $0.values(at: instant)) }
    #expect(titles == ["{A}", "Photos"])
    #expect(wall.tiles.map(\.panel.fraction) == [0.1, 0.25])
    wall.hear([FeedUpdate(line: 1, id: "2", fraction: 0.75)], at: instant)
    #expect(wall.tiles.map(\.panel.fraction) == [0.1, 0.75])
  }

  @Test func `a dialog with one bar is no board`() throws {
    #expect(try BoardShow(options(["--progress", "--bar=A"])) == nil)
  }
}
