import BoardFile
import CommandLineOptions
import Geometry
import Lettering
import Motion
import Scene
import Testing

@testable import ArclineApp

/// What is said of texts that have no room is what the picture leaves out.
@Suite @MainActor struct CrampedBoardTests {
  private static let start = AnimationInstant(tick: 0, rate: .hz60)
  private nonisolated static let sides = [1, 2, 4, 5, 6, 7, 8, 10, 12, 16]

  /// A grid of so many columns and rows, full of equal widgets unless it says how many there are.
  private func board(
    _ look: String, side: Int, more: String = "", count: Int? = nil
  ) throws -> BoardFile.Board {
    let widget =
      "{ title: \"Backup\", detail: \"4.2 GB\", label: \"42!\", look: \"\(look)\", \(more)"
      + " preview: { progress: 0.42 } },"
    let text =
      "{ layout: { columns: \(side), rows: \(side) }, widgets: ["
      + String(repeating: widget, count: count ?? side * side) + "] }"
    let document = BoardDocument(reading: Array(text.utf8), catalogue: .program)
    return try #require(document.board, "\(document.diagnostics)")
  }

  private func text() throws -> Typesetter {
    try FontSetup.makeTypesetter(TestOptions.parse("show").appearance)
  }

  private func leftOut(_ board: BoardFile.Board) throws -> [CardTexts] {
    let cramped = Wall.cramped(
      board, Wall.Manner(), width: 1920, height: 1080, scale: 1, text: try text())
    return board.widgets.indices.map { index in
      cramped.first { $0.widget == index }?.texts ?? []
    }
  }

  /// How many of the widgets show a text that begins so.
  private func count(_ beginning: String, in board: BoardFile.Board) throws -> Int {
    var wall = Wall(board, Wall.Manner())
    wall.settleOnPreviews(at: Self.start)
    var list = DisplayList()
    wall.draw(
      in: Rect(x: 0, y: 0, width: 1920, height: 1080), scale: 1, at: Self.start, text: try text(),
      into: &list)
    return list.commands.count { command in
      if case .text(let placed) = command { placed.run.text.hasPrefix(beginning) } else { false }
    }
  }

  @Test(arguments: ["ring", "pie", "line", "stripes"], sides)
  func `every text is either drawn or told to be left out`(look: String, side: Int) throws {
    let board = try board(look, side: side)
    let missing = try leftOut(board)
    for (texts, beginning) in [(CardTexts.title, "Bac"), (.detail, "4.2"), (.label, "42!")] {
      let told = missing.count { $0.contains(texts) }
      #expect(try count(beginning, in: board) + told == side * side, "\(texts.words)")
    }
  }

  @Test(arguments: ["ring", "pie", "line"])
  func `a denser board never has room for more`(look: String) throws {
    var before: CardTexts = []
    for side in Self.sides {
      let texts = try leftOut(board(look, side: side)).reduce(CardTexts()) { $0.union($1) }
      #expect(texts.isSuperset(of: before), "\(side)")
      before = texts
    }
    #expect(before.isSuperset(of: [.title, .detail]))
  }

  @Test func `the label of a widget without a card is judged too`() throws {
    #expect(try leftOut(board("ring", side: 1, more: "card: false,")) == [[]])
    let dense = try leftOut(board("ring", side: 64, more: "card: false,", count: 4))
    #expect(dense.allSatisfy { $0 == .label })
  }

  @Test(
    arguments: ["ring", "glow", "pie", "line", "stripes"],
    ["waiting", "unknown", "paused", "stalled", "done", "failed", "cancelled", "ended"])
  func `the label of a state is shown in it, whoever sets it`(look: String, state: String) throws {
    let states = "states: { \(state): { label: \"FF\" } }"
    let value = ["waiting", "unknown"].contains(state) ? "" : "progress: 0.4,"
    let widget = { (more: String) in
      "{ look: \"\(look)\", \(more) preview: { \(value) state: \"\(state)\" } }"
    }
    for text in [
      "{ widgets: [\(widget(states + ","))] }",
      "{ defaults: { \(states) }, widgets: [\(widget("card: false,"))] }",
    ] {
      let board = BoardDocument(reading: Array(text.utf8), catalogue: .program).board
      #expect(try count("FF", in: #require(board)) > 0, "\(text)")
    }
  }

  /// The height of a ring on a card with some texts, and of the middles of ring and text.
  private func ring(_ texts: String) throws -> (side: Double, middle: Double, text: Double?) {
    let source =
      "{ widgets: [{ look: \"ring\", \(texts) label: \"\", preview: { progress: 0.4 } }] }"
    let document = BoardDocument(reading: Array(source.utf8), catalogue: .program)
    var wall = Wall(try #require(document.board, "\(document.diagnostics)"), Wall.Manner())
    wall.settleOnPreviews(at: Self.start)
    var list = DisplayList()
    wall.draw(
      in: Rect(x: 0, y: 0, width: 800, height: 600), scale: 1, at: Self.start, text: try text(),
      into: &list)
    var (ring, baseline) = (Rect.empty, nil as Double?)
    for command in list.commands {
      switch command {
      case .fill(.arc(let arc), _) where arc.outerRadius * 2 > ring.height:
        let side = 2 * arc.outerRadius
        ring = Rect(
          x: arc.center.x - side / 2, y: arc.center.y - side / 2, width: side, height: side)
      case .text(let placed): baseline = placed.origin.y
      default: break
      }
    }
    return (ring.height, ring.center.y, baseline)
  }

  @Test func `an empty text gives its room to the ring`() throws {
    let both = try ring("title: \"Copy\", detail: \"4 GB\",")
    let alone = try ring("")
    for texts in [
      "title: \"\", detail: \"4 GB\",", "title: \"Copy\", detail: \"\",", "detail: \"4 GB\",",
    ] {
      let one = try ring(texts)
      #expect(both.middle < one.middle && one.middle < alone.middle, "\(texts)")
      #expect(both.side <= one.side && one.side <= alone.side, "\(texts)")
      #expect(one.text != nil)
    }
    #expect(try ring("title: \"\", detail: \"\",") == alone)
    // A title that comes in one state has its line in all.
    let late = try ring("title: \"\", detail: \"4 GB\", states: { failed: { title: \"Oh\" } },")
    #expect(late.middle == both.middle)
  }

  @Test func `texts that jobs say are judged before any job has spoken`() throws {
    let board = try #require(
      BoardDocument(
        reading: Array(
          ("{ feeds: { a: { source: \"stdin\" } }, layout: { columns: 8, rows: 8 }, widgets: ["
            + String(
              repeating: "{ detail: \"{message}\", look: \"ring\", feed: \"a\" },",
              count: 64)
            + "] }").utf8), catalogue: .program
      ).board)
    #expect(try leftOut(board).allSatisfy { $0.contains(.detail) })
  }
}
