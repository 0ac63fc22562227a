import BoardFile
import Testing

@Suite struct BoardReadingTests {
  private let full = """
    // A board with every key.
    {
      $schema: 'board.json', title: 'Wall', theme: "light", motion: 'reduced', locale: 'pt-BR',
      defaults: { look: 'stripes', theme: 'dark', properties: { thickness: 8, growth: 'up' } },
      layout: {
        columns: [1, 2.5], rows: 3, margin: { left: 10, top: 20, right: 30, bottom: 40 }, gap: 12,
        safeArea: 2.5,
        landscape: { gap: 6 },
        portrait: { columns: 1, rows: 'auto', margin: 5 },
      },
      feeds: { main: { source: 'stdin', format: 'ndjson', min: 0, max: 0x10, onEof: 'hold' } },
      widgets: [
        {
          id: 'copy', theme: 'light', title: 'Copying', label: '{percent}', detail: '{rate} · {eta} left',
          states: { done: { detail: 'in {elapsed}' }, failed: { title: 'Broken', label: '' } },
          look: 'ring', properties: { thickness: '11.5%', "start-angle": -90, colors: ['#fff'] },
          column: 2, row: 1, columnSpan: 1, rowSpan: 2, minWidth: 100, minHeight: 50,
          portrait: { column: 1, row: 1 },
          feed: 'main', job: 'a', stallAfter: 30,
          preview: {
            progress: 0.42, buffer: 0.5, state: 'paused', value: 1, max: 2, unit: 'B', rate: 3,
            eta: 4, elapsed: 5, age: 6, message: 'm',
          },
        },
        { feed: { source: 'command', command: 'pv x', stream: 'stderr', restartAfter: 5 } },
        { feed: { source: 'replay', path: 'a.txt', loop: true, speed: 2, monotonic: true } },
        { feed: { source: 'fd', fd: 3 }, look: 'stripes', properties: { "inner-shadow": false } },
        { rollup: ['copy', 'widget2'], preview: { counts: { done: 3 }, parts: [0.5, 1] } },
      ],
    }
    """

  @Test func `every key is read`() throws {
    let document = BoardDocument(full)
    #expect(document.lines == [])
    let board = try #require(document.board)
    #expect(board.title == "Wall" && board.theme == "light")
    #expect(board.motion == .reduced && board.locale == "pt-BR")
    #expect(board.defaults.look == "stripes" && board.defaults.theme == "dark")
    #expect(
      board.defaults.properties == [
        PropertySetting("thickness", "8"), PropertySetting("growth", "up"),
      ])
    #expect(board.widgets.map(\.theme) == ["light", nil, nil, nil, nil])
    #expect(board.layout.grid.columns == .weights([1, 2.5]))
    #expect(board.layout.grid.rows == .weights([1, 1, 1]))
    #expect(board.layout.grid.margin.bottom == 40)
    #expect(board.layout.grid(for: .landscape).gap == 6)
    #expect(board.layout.grid(for: .portrait).margin == GridMargin(5))
    #expect(board.layout.grid(for: .portrait).rows == .automatic)
    let copy = board.widgets[0]
    #expect(copy.texts(in: .done).detail.text == "in {elapsed}")
    #expect(copy.texts(in: .failed).label?.text == "")
    #expect(copy.texts(in: .failed).detail.text == "{rate} · {eta} left")
    #expect(
      copy.properties == [
        PropertySetting("thickness", "11.5%"), PropertySetting("start-angle", "-90"),
        PropertySetting("colors", "#fff"),
      ])
    #expect(copy.cell == WidgetCell(column: 2, row: 1, rowSpan: 2))
    #expect(copy.preview?.state == .paused && copy.preview?.remaining == 4)
    #expect(board.feed(of: copy)?.maximum == 16)
    #expect(board.feed(of: board.widgets[1])?.command == ["/bin/sh", "-c", "pv x"])
    #expect(board.feed(of: board.widgets[3])?.descriptor == 3)
    #expect(board.widgets[3].properties == [PropertySetting("inner-shadow", "off")])
    #expect(board.widgets[4].rollup == .widgets(["copy", "widget2"]))
    #expect(board.widgets.map(\.id) == ["copy", "widget2", "widget3", "widget4", "widget5"])
  }

  @Test func `a board that is written is read back`() throws {
    let board = try #require(BoardDocument(full).board)
    let again = BoardDocument(board.text)
    #expect(again.lines == [])
    #expect(again.board == board)
    #expect(again.board?.text == board.text)
  }

  @Test func `what is at its default is not written`() throws {
    let board = try #require(BoardDocument("{widgets: [{feed: {source: 'stdin'}}]}").board)
    #expect(
      board.text == "{\n  widgets: [\n    {\n      feed: { source: \"stdin\" },\n    },\n  ],\n}\n")
  }

  @Test func `a rollup knows its widgets`() throws {
    let text = """
      {widgets: [
        {id: 'a', preview: {}}, {id: 'b', rollup: 'board'}, {id: 'c', preview: {}},
        {id: 'd', rollup: ['c']}, {id: 'e', rollup: 'feed', feed: {source: 'stdin'}}]}
      """
    let board = try #require(BoardDocument(text).board)
    let summedUp = board.widgets.map { board.widgets(summedUpBy: $0).map(\.id) }
    #expect(summedUp == [[], ["a", "c"], [], ["c"], []])
  }
}
