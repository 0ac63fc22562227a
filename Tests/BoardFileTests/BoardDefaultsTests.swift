import BoardFile
import Testing

/// What holds for all widgets of a board.
@Suite struct BoardDefaultsTests {
  private func board(_ defaults: String, _ widgets: String...) throws -> Board {
    let items = widgets.map { "{ \($0) preview: {} }" }.joined(separator: ", ")
    let document = BoardDocument("{ theme: 'light', \(defaults) widgets: [\(items)] }")
    return try #require(document.board, "\(document.lines)")
  }

  @Test func `a widget has what holds for all, and what it says itself goes before that`() throws {
    let board = try board(
      "defaults: { look: 'ring', theme: 'dark', properties: { thickness: 5, 'start-angle': 9 } },",
      "", "look: 'stripes', theme: 'light',", "properties: { thickness: 7 },")
    #expect(board.widgets.map { board.look(of: $0) } == ["ring", "stripes", "ring"])
    #expect(board.widgets.map { board.theme(of: $0) } == ["dark", "light", "dark"])
    // Of two settings of one property the last one counts.
    #expect(
      board.properties(of: board.widgets[2]).map { "\($0.name)=\($0.text)" } == [
        "thickness=5", "start-angle=9", "thickness=7",
      ])
  }

  @Test func `without defaults the board's theme and the program's look hold`() throws {
    let board = try board("", "")
    #expect(board.look(of: board.widgets[0]) == nil)
    #expect(board.theme(of: board.widgets[0]) == "light")
    #expect(board.properties(of: board.widgets[0]) == [])
    #expect(!board.text.contains("defaults"))
  }

  @Test func `looks that differ may each take a part of what is set for all`() throws {
    let board = try board(
      "defaults: { properties: { thickness: 5, growth: 'up' } },", "look: 'ring',",
      "look: 'stripes',")
    #expect(board.defaults.properties.count == 2)
    #expect(BoardDocument(board.text).board == board)
  }

  @Test func `editors know the names of what can be set for all`() {
    let text = BoardSchema.text(.sample)
    #expect(text.contains("\"#/$defs/defaults\""))
    let names = ["thickness", "start-angle", "colors", "inner-shadow", "growth"]
      .map { "\"\($0)\"" }
    let words = text.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    #expect(
      words.contains("\"propertyNames\": { \"enum\": [ \(names.joined(separator: ", ")) ] }")
        || words.contains("\"propertyNames\": { \"enum\": [\(names.joined(separator: ", "))] }"))
  }
}
