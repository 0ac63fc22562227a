import BoardFile
import Testing

@Suite struct BoardMistakeTests {
  static let mistakes: [(text: String, message: String)] = [
    ("[]", "1:1: error: the file takes an object with the keys of board, not a list"),
    ("{}", "1:1: error: the key widgets is missing in this board"),
    ("{widgets: []}", "1:11: error: widgets takes 1 to 256 items, not 0"),
    ("{widgets: [W], colour: 1}", "there is no key \"colour\" here; allowed: $schema, title"),
    ("{widgets: [W], theem: 'dark'}", "there is no key \"theem\" here; did you mean \"theme\"?"),
    ("{widgets: [W], theme: 'drak'}", "theme cannot be \"drak\"; did you mean \"dark\"?"),
    ("{widgets: [W], theme: 'puce'}", "theme cannot be \"puce\"; allowed: dark or light"),
    ("{widgets: [W], motion: 'reducd'}", "motion cannot be \"reducd\"; did you mean \"reduced\"?"),
    (
      "{widgets: [W], locale: 'zz-!!'}",
      "locale takes a language such as \"de\" or \"pt-BR\", or a locale such as \"de_CH.UTF-8\", "
        + "not \"zz-!!\""
    ),
    ("{widgets: [W], locale: ''}", "not \"\""), ("{widgets: [W], locale: 5}", "not a number"),
    ("{widgets: [W], title: 5}", "title takes text of at most 200 characters, not a number"),
    (
      "{widgets: [W], layout: {gap: -1}}",
      "gap takes a number from 0 to 1080 units, not -1"
    ),
    (
      "{widgets: [W], layout: {columns: 2.5}}",
      "columns takes a whole number from 1 to 64, not 2.5"
    ),
    (
      "{widgets: [W], layout: {columns: [1, 0]}}",
      "columns[1] takes a number above 0 and up to 1000, not 0"
    ),
    ("{widgets: [W], layout: {margin: 'wide'}}", "margin takes a number from 0 to 1080 units; or"),
    ("{widgets: [{feed: 'x'}]}", "there is no feed \"x\" under feeds; there is none"),
    ("{widgets: [{look: 'rnig', V}]}", "look cannot be \"rnig\"; did you mean \"ring\"?"),
    (
      "{widgets: [{look: 'ring', properties: {thicknes: 1}, V}]}",
      "the look \"ring\" has no property \"thicknes\"; did you mean \"thickness\"?"
    ),
    (
      "{widgets: [{properties: {'inner-shdow': true}, V}]}",
      "there is no property \"inner-shdow\"; did you mean \"inner-shadow\"?"
    ),
    (
      "{widgets: [{look: 'ring', properties: {thickness: '120%'}, V}]}",
      "thickness takes pixels from 0 to 10000, or text such as \"5%\" of the diameter up to 100%, "
        + "not \"120%\""
    ),
    (
      "{widgets: [{look: 'ring', properties: {'start-angle': 'inf'}, V}]}",
      "start-angle takes a number from -3600 to 3600 degrees, not \"inf\""
    ),
    (
      "{widgets: [{look: 'ring', properties: {colors: 'red'}, V}]}", "colors needs hex colours"
    ),
    (
      "{widgets: [{look: 'stripes', properties: {growth: 'rihgt'}, V}]}",
      "growth cannot be \"rihgt\"; did you mean \"right\"?"
    ),
    (
      "{widgets: [{look: 'stripes', properties: {growth: null}, V}]}",
      "the property \"growth\" takes a number, text, true or false, or a list of texts, not null"
    ),
    (
      "{widgets: [W], defaults: {properties: {thicknes: 1}}}",
      "no look of this board has a property \"thicknes\"; did you mean \"thickness\"?"
    ),
    (
      "{widgets: [{look: 'stripes', V}], defaults: {look: 'ring', properties: {thickness: 1}}}",
      "no look of this board has a property \"thickness\"; allowed: inner-shadow or growth"
    ),
    (
      "{widgets: [W], defaults: {properties: {thickness: '120%'}}}",
      "thickness takes pixels from 0 to 10000"
    ),
    (
      "{widgets: [{properties: {growth: 'up'}, V}], defaults: {look: 'ring'}}",
      "the look \"ring\" has no property \"growth\""
    ),
    ("{widgets: [W], defaults: {look: 'rnig'}}", "look cannot be \"rnig\"; did you mean \"ring\"?"),
    ("{widgets: [W], defaults: {theme: 'drak'}}", "theme cannot be \"drak\""),
    ("{widgets: [{theme: 'drak', V}]}", "theme cannot be \"drak\"; did you mean \"dark\"?"),
    ("{widgets: [W], defaults: {colors: '#fff'}}", "there is no key \"colors\" here"),
    ("{widgets: [W], defaults: {lable: 'a'}}", "there is no key \"lable\" here; did you mean"),
    ("{widgets: [W], defaults: {feed: 'a'}}", "there is no key \"feed\" here"),
    ("{widgets: [W], defaults: {label: '{percnt}'}}", "label: there is no {percnt}; did you mean"),
    ("{widgets: [W], defaults: {detail: 5}}", "detail takes text with names in braces, not a num"),
    ("{widgets: [W], defaults: {states: {don: {}}}}", "states has no \"don\"; did you mean"),
    (
      "{widgets: [W], defaults: {states: {done: {lable: ''}}}}",
      "there is no key \"lable\" here; did you mean \"label\"?"
    ),
    (
      "{widgets: [W], defaults: {stallAfter: 0}}",
      "stallAfter takes seconds above 0, up to 2678400 (31 days), not 0"
    ),
    ("{widgets: [W], defaults: {card: 1}}", "card takes true or false, not a number"),
    (
      "{widgets: [W], defaults: {minHeight: 5000}}",
      "minHeight takes a number from 0 to 4096 logical pixels, not 5000"
    ),
    ("{widgets: [W], defaults: []}", "defaults takes an object with the keys of defaults, not"),
    ("{widgets: [{label: '{percnt}', V}]}", "label: there is no {percnt}; did you mean"),
    ("{widgets: [{states: {don: {}}, V}]}", "states has no \"don\"; did you mean \"done\"?"),
    ("{widgets: [{column: 2, V}]}", "column needs row too, or neither is said"),
    ("{widgets: [{id: 'a', V}, {id: 'a', V}]}", "the id \"a\" is that of the widget at 1:12"),
    ("{widgets: [{id: 'a', rollup: ['a']}]}", "a rollup cannot hold itself"),
    (
      "{widgets: [{id: 'abc', V}, {rollup: ['acb']}]}",
      "there is no widget \"acb\"; did you mean \"abc\"?"
    ),
    (
      "{widgets: [{id: 'a', rollup: 'board'}, {rollup: ['a']}]}",
      "a rollup cannot hold another one, as \"a\" is"
    ),
    ("{widgets: [{rollup: 'feed'}]}", "a rollup of a feed needs the key feed in its widget"),
    ("{widgets: [{feed: {}}]}", "the key source is missing in this feed"),
    ("{widgets: [{feed: {source: 'fifo'}}]}", "the source fifo needs the key path"),
    ("{widgets: [{feed: {source: 'fd'}}]}", "the source fd needs the key fd"),
    (
      "{widgets: [{feed: {source: 'socket', path: '\(String(repeating: "é", count: 54))'}}]}",
      "the path of a socket has at most 107 bytes, not 108"
    ),
    ("{widgets: [{feed: {source: 'command'}}]}", "the source command needs the key command"),
    (
      "{widgets: [{feed: {source: 'stdin'}}, {feed: {source: 'fd', fd: 0}}]}",
      "the descriptor 0 is read at 1:19 already"
    ),
    ("{widgets: [{feed: {source: 'soket', path: 'a'}}]}", "source cannot be \"soket\""),
    (
      "{widgets: [{feed: {source: 'soket'}}, {feed: {source: 'stdin'}}]}",
      "source cannot be \"soket\""
    ),
    ("{widgets: [{feed: {path: 'a'}}]}", "the key source is missing in this feed"),
    ("{widgets: [{feed: {source: 'command', command: []}}]}", "error: command takes"),
    ("{widgets: [{feed: {source: 'command', command: ''}}]}", "error: command is empty"),
    ("{widgets: [{feed: {source: 'command', command: ' \\n'}}]}", "error: command is empty"),
    (
      "{widgets: [{feed: {source: 'stdin', total: 0}}]}",
      "or text such as \"1.5GiB\" or \"1:03:20\", not 0"
    ),
    ("{widgets: [{feed: {source: 'stdin', total: 'much'}}]}", "\"1:03:20\", not \"much\""),
    ("{widgets: [{feed: {source: 'stdin', total: true}}]}", "not true or false"),
    ("{widgets: [{feed: {source: 'stdin', path: 'a'}}]}", "warning: path means nothing for"),
    ("{widgets: [{feed: {source: 'stdin', min: 5, max: 5}}]}", "warning: max is equal to min"),
    ("{widgets: [W], feeds: {a: {source: 'stdin'}}}", "warning: no widget shows the feed \"a\""),
    ("{widgets: [{}]}", "1:12: warning: nothing feeds this widget: it has no feed, rollup or"),
    (
      "{widgets: [{stallAfter: 0, V}]}",
      "stallAfter takes seconds above 0, up to 2678400 (31 days), not 0"
    ),
    (
      "{widgets: [{stallAfter: 2678401, V}]}",
      "stallAfter takes seconds above 0, up to 2678400 (31 days), not 2678401"
    ),
    (
      "{widgets: [{feed: {source: 'command', command: 'a', restartAfter: 3e9}}]}",
      "restartAfter takes seconds above 0, up to 2678400 (31 days), not 3000000000"
    ),
    ("{widgets: [{portrait: {row: 1}, V}]}", "row needs column too, or neither is said"),
    ("{widgets: [{feed: {source: 'socket', path: ''}}]}", "path is empty"),
    ("{widgets: [{feed: {source: 'command', command: ['']}}]}", "the command has no name"),
    ("{widgets: [{detail: 'a } b', V}]}", "a } closes nothing; write }} for a brace"),
    ("{widgets: [{detail: 'a {eta', V}]}", "a { has no }; write {{ for a brace"),
  ]

  /// A text of the list with its short forms written out.
  static func whole(_ text: String) -> String {
    text.replacing("W", with: "{preview: {}}").replacing("V", with: "preview: {}")
  }

  @Test(arguments: mistakes)
  func `one mistake gives one line that says what is right`(text: String, message: String) {
    let text = Self.whole(text)
    let document = BoardDocument(text)
    #expect(document.lines.count == 1)
    #expect(document.lines.first?.contains(message) == true, "\(document.lines)")
    #expect((document.board == nil) == (document.lines.first?.contains("error:") == true))
  }

  @Test(arguments: [("4096", 4096.0), ("'4GiB'", 4_294_967_296), ("'1:03:20'", 3800)])
  func `a total is read as the option has it, and written as a number`(
    text: String, total: Double
  ) throws {
    let document = BoardDocument("{widgets: [{feed: {source: 'stdin', total: \(text)}}]}")
    let board = try #require(document.board, "\(document.lines)")
    #expect(board.feed(of: board.widgets[0])?.total == total)
    let again = BoardDocument(board.text)
    #expect(again.board?.feed(of: board.widgets[0])?.total == total)
  }

  @Test(arguments: [
    (String(repeating: "[", count: 100_000), "1:65: error: more than 64 levels of nesting"),
    (
      String(repeating: "{a:", count: 100_000), "1:193: error: more than 64 levels of nesting"
    ),
    (
      "{widgets: " + String(repeating: "[", count: 1000),
      "1:74: error: more than 64 levels of nesting"
    ),
    ("{title: 'a'", "1:1: error: the object that begins here has no }"),
    ("{title: 'a' /* b", "1:13: error: the comment that begins here has no */"),
    ("{widgets: [{preview: {}}, {feed: {", "1:34: error: the object that begins here has no }"),
  ])
  func `what is not read to its end gives one line, and nothing is missed in it`(
    text: String, line: String
  ) {
    #expect(BoardDocument(text).lines == [line])
  }

  @Test func `places beyond the grid and over each other are named`() {
    let document = BoardDocument(
      """
      {
        layout: { columns: 2, rows: 2 },
        widgets: [
          { id: "a", column: 3, row: 1, preview: {} },
          { id: "b", column: 1, row: 1, columnSpan: 3, preview: {} },
          { id: "c", column: 1, row: 2, rowSpan: 1, columnSpan: 2, preview: {} },
          { id: "d", column: 2, row: 2, preview: {} },
        ],
      }
      """)
    #expect(
      document.lines == [
        "4:24: error: column is 3, but there are only 2 columns",
        "5:47: error: columnSpan reaches column 3, but there are only 2 columns",
        "7:24: error: in landscape the widget \"d\" lies over \"c\"",
      ])
  }

  @Test func `places of one orientation are checked for themselves`() {
    let document = BoardDocument(
      """
      {layout: {columns: 2, portrait: {columns: 1}},
       widgets: [
        {column: 2, row: 1, preview: {}},
        {portrait: {column: 2, row: 1}, preview: {}}]}
      """)
    #expect(document.lines == ["4:23: error: column is 2, but there is only 1 column"])
  }

  @Test func `all mistakes are told in one go, in the order of the file`() {
    let document = BoardDocument(
      """
      {
        widgets: [{ look: "rnig", row: 0 }, 5],
        titel: "x",
        theme: Infinity,
      }
      """)
    #expect(
      document.lines.map { $0.prefix { $0 != " " } } == [
        "2:21:", "2:34:", "2:39:", "3:3:", "4:10:",
      ])
  }

  @Test func `no file ends in anything but a board or an error`() {
    for text in ["", "{", "nul", "{widgets", "{widgets:[[[[", "\u{0}", "{widgets:{}}", "5"] {
      let document = BoardDocument(text)
      #expect(document.board == nil)
      #expect(document.diagnostics.hasErrors)
    }
  }
}
