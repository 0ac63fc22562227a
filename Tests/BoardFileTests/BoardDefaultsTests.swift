import BoardFile
import Geometry
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

  @Test func `texts, sizes and times hold for all that say none themselves`() throws {
    let board = try board(
      """
      defaults: { title: '{id}', label: '{value}', detail: '{rate}', card: false, minWidth: 300,
        minHeight: 200, stallAfter: 9 },
      """,
      "",
      "title: 'a', label: '', detail: '', card: true, minWidth: 0, minHeight: 1, stallAfter: 2,",
      "rollup: 'board',")
    let widgets = board.widgets.map(board.filled)
    let texts = widgets.map { $0.texts(in: .running) }
    #expect(texts.map(\.title.text) == ["{id}", "a", "{id}"])
    #expect(texts.map(\.label?.text) == ["{value}", "", "{value}"])
    #expect(texts.map(\.detail.text) == ["{rate}", "", "{rate}"])
    #expect(widgets.map(\.showsCard) == [false, true, false])
    #expect(widgets.map(\.minWidth) == [300, 0, 300])
    #expect(widgets.map(\.minHeight) == [200, 1, 200])
    // What sums up other jobs is as quiet as they are.
    #expect(widgets.map(\.stallAfter) == [9, 2, nil])
    #expect(BoardDocument(board.text).board == board)
    #expect(board.widgets[0].detail == nil)
  }

  @Test func `texts of states are filled in one by one, and the widget's own go before all`() throws
  {
    let board = try board(
      "defaults: { label: 'all', states: { stalled: { label: 'quiet', detail: '{age}' } } },",
      "label: 'own', detail: 'own',", "states: { stalled: { label: '' }, done: { detail: 'd' } },")
    let widgets = board.widgets.map(board.filled)
    let stalled = widgets.map { $0.texts(in: .stalled) }
    #expect(stalled.map(\.label?.text) == ["own", ""])
    #expect(stalled.map(\.detail.text) == ["own", "{age}"])
    #expect(widgets.map { $0.texts(in: .running).label?.text } == ["own", "all"])
    #expect(widgets.map { $0.texts(in: .done).detail.text } == ["own", "d"])
    #expect(BoardDocument(board.text).board == board)
  }

  @Test func `a text of the widget takes back those of states in defaults`() throws {
    let texts = "{ title: 'd', label: 'd', detail: 'd' }"
    let board = try board(
      "defaults: { states: { running: \(texts), done: \(texts) } },",
      "title: '', label: '', detail: '', states: { done: { label: 'w', title: 'w', detail: 'w' } },",
      "label: '',")
    let widgets = board.widgets.map(board.filled)
    let running = widgets[0].texts(in: .running)
    #expect([running.title.text, running.label?.text, running.detail.text] == ["", "", ""])
    let done = widgets[0].texts(in: .done)
    #expect([done.title.text, done.label?.text, done.detail.text] == ["w", "w", "w"])
    let other = widgets[1].texts(in: .running)
    #expect([other.title.text, other.label?.text, other.detail.text] == ["d", "", "d"])
  }

  @Test func `a least width for all widens the columns of all`() throws {
    let board = try board("defaults: { minWidth: 300 }, layout: { columns: [1, 9] },", "", "")
    let places = board.placement(width: 1000, height: 100).widgets
    #expect(places.allSatisfy { $0.width >= 300 })
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
