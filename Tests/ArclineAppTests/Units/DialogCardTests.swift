import Board
import BoardFile
import CommandLineOptions
import Feeds
import Geometry
import Lettering
import Motion
import Scene
import Testing

@testable import ArclineApp

@MainActor @Suite("Dialog card") struct DialogCardTests {
  private let start = AnimationInstant(tick: 0, rate: .hz60)

  /// The texts that are drawn for messages that came one after the other, from top to bottom.
  private func texts(_ messages: [String], height: Double = 200) throws -> [PlacedText] {
    let options = try TestOptions.parse("show --look line --motion reduced")
    var card = DialogCard(try Panel(options.appearance))
    for message in messages {
      card.receive(FeedUpdate(line: 1, fraction: 0.5, message: message), at: start)
    }
    var list = DisplayList()
    card.draw(
      in: Rect(x: 0, y: 0, width: 480, height: height), scale: 1, at: start,
      text: try FontSetup.makeTypesetter(options.appearance), into: &list)
    return list.commands.compactMap { command in
      if case .text(let text) = command { text } else { nil }
    }
  }

  @Test("the text of the script is shown above the indicator, line by line")
  func message() throws {
    let found = try texts(["Checking\nplease wait"])
    #expect(found.map(\.run.text).starts(with: ["Checking", "please wait"]))
    #expect(found[0].origin.y < found[1].origin.y)
    #expect(found.dropFirst(2).allSatisfy { $0.origin.y > found[1].origin.y })
  }

  @Test("once it is over it tells which keys answer it, and nothing moves then")
  func hint() throws {
    let options = try TestOptions.parse("show --look line --motion reduced")
    let typesetter = try FontSetup.makeTypesetter(options.appearance)
    var card = DialogCard(try Panel(options.appearance), hints: ["Enter: Fine · Esc: Cancel"])
    func texts() -> [PlacedText] {
      var list = DisplayList()
      card.draw(
        in: Rect(x: 0, y: 0, width: 480, height: 200), scale: 1, at: start, text: typesetter,
        into: &list)
      return list.commands.compactMap { if case .text(let text) = $0 { text } else { nil } }
    }
    card.receive(FeedUpdate(line: 1, fraction: 0.5, message: "Copying"), at: start)
    let running = texts()
    #expect(!running.contains { $0.run.text.contains("Enter") })
    card.endInput(.completes, at: start)
    let over = texts()
    let hint = try #require(over.first { $0.run.text == "Enter: Fine · Esc: Cancel" })
    #expect(over.allSatisfy { $0.origin.y <= hint.origin.y } && hint.origin.y < 200)
    #expect(over.first { $0.run.text == "Copying" } == running.first { $0.run.text == "Copying" })
  }

  @Test(
    "a window is large enough for what the dialog shows, however small its script wants it",
    arguments: [
      "zenity --progress --width 200 --height 80", "zenity --progress --width 9 --height 9",
      "zenity --progress --width 120 --height 60 --text a\\nb\\nc", "yad --progress --height 60",
      "yad --progress --width 200 --height 60 --bar=Alpha --bar=Beta --bar=Gamma",
      "yad --progress --width 300 --height 120 --bar=Alpha --bar=Beta --bar=Gamma --text a\\nb",
      "zenity --progress --width 200 --height 80 --ok-label=Continue,please --cancel-label=Not,now",
    ])
  func roomy(line: String) throws {
    let options = try TestOptions.parse("--compat \(line)")
    let dialog = try #require(options.dialog)
    var wanted = ["100"]
    let content: any Exhibit
    if let board = BoardFile.Board(bars: dialog, title: "", look: "line") {
      var wall = Wall(board, Wall.Manner())
      wall.settleOnPreviews(at: start)
      content = wall
      wanted = ["Alpha", "Beta", "Gamma"]
    } else {
      content = try Panel(options.appearance)
    }
    var card = DialogCard(content, hints: dialog.hints)
    card.receive(FeedUpdate(line: 1, fraction: 1, message: dialog.message), at: start)
    card.endInput(.completes, at: start)
    let rest = AnimationInstant(tick: 600, rate: .hz60)
    card.advance(to: rest)
    let size = options.appearance.size
    var list = DisplayList()
    card.draw(
      in: Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height)), scale: 1,
      at: rest, text: try FontSetup.makeTypesetter(options.appearance), into: &list)
    let said = list.commands.compactMap { command in
      if case .text(let placed) = command { placed.run.text } else { nil }
    }
    wanted += dialog.message?.split(separator: "\n").map(String.init) ?? []
    for words in wanted { #expect(said.contains(words), "\(said)") }
    #expect(said.contains { dialog.hints.contains($0) }, "\(said)")
  }

  @Test("a screen that is too small has the bars in any case", arguments: [20.0, 40, 60])
  func cramped(height: Double) throws {
    let options = try TestOptions.parse("--compat yad --progress --bar=A --bar=B")
    let dialog = try #require(options.dialog)
    let board = BoardFile.Board(bars: dialog, title: "", look: "line")
    var wall = Wall(try #require(board), Wall.Manner())
    wall.settleOnPreviews(at: start)
    var list = DisplayList()
    DialogCard(wall, hints: dialog.hints).draw(
      in: Rect(x: 0, y: 0, width: 200, height: height), scale: 1, at: start,
      text: try FontSetup.makeTypesetter(options.appearance), into: &list)
    let bars = list.commands.count { command in
      if case .fill(let shape, _) = command {
        shape.bounds.width > 100 && shape.bounds.height < 6
      } else {
        false
      }
    }
    #expect(bars >= 2)
  }

  @Test("the text begins where the bar does, and the keys end there", arguments: [480.0, 700])
  func aligned(width: Double) throws {
    let options = try TestOptions.parse("show --look line --motion reduced")
    let typesetter = try FontSetup.makeTypesetter(options.appearance)
    var card = DialogCard(try Panel(options.appearance), hints: ["Enter: OK"])
    card.receive(FeedUpdate(line: 1, fraction: 0.5, message: "Copying"), at: start)
    card.endInput(.completes, at: start)
    var list = DisplayList()
    card.draw(
      in: Rect(x: 0, y: 0, width: width, height: 200), scale: 1, at: start, text: typesetter,
      into: &list)
    var bar = Rect.empty
    for case .fill(let shape, _) in list.commands where shape.bounds.width > bar.width {
      bar = shape.bounds
    }
    for case .text(let placed) in list.commands {
      let end = placed.origin.x + typesetter.metrics(of: placed.run).advance
      if placed.run.text == "Copying" { #expect(abs(placed.origin.x - bar.minX) <= 1) }
      if placed.run.text == "Enter: OK" { #expect(abs(end - bar.maxX) <= 1) }
    }
    #expect(bar.width > width / 2)
  }

  @Test("a long line goes on in the next, and only what has no room at all is cut")
  func wrapping() throws {
    let long = "A rather long text that does not fit into one line of a window as small as this"
    let shown = try texts([long], height: 300).map(\.run.text)
    #expect(shown.joined(separator: " ").hasPrefix(long) && !shown.contains(long), "\(shown)")
    let cut = try texts([String(repeating: "\(long) ", count: 9)], height: 300).map(\.run.text)
    #expect(cut.contains { $0.hasSuffix("…") } && cut.count <= 6)
    // Lines of its own stay lines.
    #expect(try texts(["a b\nc d"]).map(\.run.text).starts(with: ["a b", "c d"]))
  }

  @Test("where one reads from right to left the text ends at the right")
  func mirrored() throws {
    let options = try TestOptions.parse("show --look line --motion reduced --direction rtl")
    let typesetter = try FontSetup.makeTypesetter(options.appearance)
    let ends = try [ReadingDirection.leftToRight, .rightToLeft].map { reading in
      var card = DialogCard(try Panel(options.appearance), reading: reading)
      card.receive(FeedUpdate(line: 1, fraction: 0.5, message: "Copying"), at: start)
      var list = DisplayList()
      card.draw(
        in: Rect(x: 0, y: 0, width: 480, height: 200), scale: 1, at: start, text: typesetter,
        into: &list)
      let placed = try #require(
        list.commands.lazy.compactMap { command in
          if case .text(let text) = command, text.run.text == "Copying" { text } else { nil }
        }.first)
      let width = typesetter.metrics(of: placed.run).advance
      return (left: placed.origin.x, right: 480 - placed.origin.x - width)
    }
    #expect(ends[0].left < 60 && ends[1].right < 60)
    #expect(abs(ends[0].left - ends[1].right) <= 1)
  }

  @Test("the next text takes its place, and a blank one leaves none", arguments: ["", " ", "\n\n"])
  func replaced(blank: String) throws {
    let without = try texts([])
    #expect(try texts(["one", "two"]).map(\.run.text).contains("one") == false)
    #expect(try texts(["one", blank]).map(\.run.text) == without.map(\.run.text))
  }

  @Test("where there is no room the indicator goes before the text", arguments: [1.0, 12, 30])
  func flat(height: Double) throws {
    #expect(!(try texts(["long text"], height: height).map(\.run.text).contains("long text")))
  }
}
