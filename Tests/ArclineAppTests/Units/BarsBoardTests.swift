import Board
import BoardFile
import CommandLineOptions
import Feeds
import Geometry
import Motion
import Scene
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
    let titles = wall.tiles.map {
      $0.widget.texts(in: .running).title.text(for: $0.values(at: instant))
    }
    #expect(titles == ["{A}", "Photos"])
    #expect(wall.tiles.map(\.panel.fraction) == [0.1, 0.25])
    wall.hear([FeedUpdate(line: 1, id: "2", fraction: 0.75)], at: instant)
    #expect(wall.tiles.map(\.panel.fraction) == [0.1, 0.75])
  }

  @Test func `a bar of the type RTL fills from its right end`() throws {
    let given = try options(["--multi-progress", "--bar=A:NORM", "--bar=B:rtl", "30", "30"])
    let show = try #require(try BoardShow(given))
    let instant = AnimationInstant(tick: 0, rate: .hz60)
    let typesetter = try FontSetup.makeTypesetter(given.appearance)
    let fills = try show.wall.tiles.map { tile in
      var list = DisplayList()
      tile.panel.draw(
        in: Rect(x: 0, y: 0, width: 400, height: 100), scale: 1, at: instant, text: typesetter,
        into: &list)
      let bars = list.commands.compactMap { command in
        if case .fill(.roundedRectangle(let bar), _) = command { bar.bounds } else { nil }
      }
      return try #require(bars.last)
    }
    #expect(fills[0].center.x < 200 && fills[1].center.x > 200)
    #expect(abs(fills[0].width - fills[1].width) < 1e-6)
  }

  @Test func `a dialog without named bars is no board`() throws {
    #expect(try BoardShow(options(["--progress"])) == nil)
  }

  @Test func `the text stands above the bars, and takes no room where there is none`() throws {
    let instant = AnimationInstant(tick: 0, rate: .hz60)
    func texts(_ arguments: [String]) throws -> (texts: [PlacedText], list: DisplayList) {
      let given = try options(["--progress", "--bar=Music", "--bar=Photos"] + arguments)
      let show = try #require(try BoardShow(given))
      var card = DialogCard(show.wall)
      if let message = given.dialog?.message {
        card.receive(FeedUpdate(line: 0, message: message), at: instant)
      }
      var list = DisplayList()
      card.draw(
        in: Rect(x: 0, y: 0, width: 480, height: 240), scale: 1, at: instant,
        text: try FontSetup.makeTypesetter(given.appearance), into: &list)
      let texts = list.commands.compactMap { command in
        if case .text(let text) = command { text } else { nil }
      }
      return (texts, list)
    }
    let with = try texts(["--text=Copying"]).texts
    #expect(with.first?.run.text == "Copying")
    #expect(with.map(\.run.text).contains("Music") && with.map(\.run.text).contains("Photos"))
    #expect(with.dropFirst().allSatisfy { $0.origin.y > with[0].origin.y })
    let given = try options(["--progress", "--bar=Music", "--bar=Photos"])
    var bare = DisplayList()
    try #require(try BoardShow(given)).wall.draw(
      in: Rect(x: 0, y: 0, width: 480, height: 240), scale: 1, at: instant,
      text: try FontSetup.makeTypesetter(given.appearance), into: &bare)
    #expect(try texts([]).list == bare)
    #expect(try texts(["--text="]).list == bare)
  }

  @Test(arguments: 1...64)
  func `at its own size a dialog shows the label of every bar`(count: Int) throws {
    let bars = (1...count).map { "--bar=Bar \($0)" }
    let given = try options(["--progress"] + bars)
    let show = try #require(try BoardShow(given))
    var list = DisplayList()
    let size = given.appearance.size
    show.wall.draw(
      in: Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height)), scale: 1,
      at: AnimationInstant(tick: 0, rate: .hz60),
      text: try FontSetup.makeTypesetter(given.appearance), into: &list)
    let shown = list.commands.count { command in
      if case .text(let text) = command { text.run.text.hasPrefix("Ba") } else { false }
    }
    #expect(shown == count)
  }
}
