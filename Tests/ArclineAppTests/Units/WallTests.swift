import BoardFile
import CommandLineOptions
import Geometry
import Lettering
import Motion
import Scene
import Testing
import Widgets

@testable import ArclineApp

/// A board as it is drawn.
@Suite @MainActor struct WallTests {
  private static let start = AnimationInstant(tick: 0, rate: .hz60)

  private func list(
    _ text: String, width: Double = 1920, height: Double = 1080
  ) throws -> DisplayList {
    let document = BoardDocument(reading: Array(text.utf8), catalogue: .program)
    var wall = Wall(try #require(document.board), Wall.Manner())
    wall.settleOnPreviews(at: Self.start)
    var list = DisplayList()
    wall.draw(
      in: Rect(x: 0, y: 0, width: width, height: height), scale: 1, at: Self.start,
      text: try FontSetup.makeTypesetter(TestOptions.parse("show").appearance), into: &list)
    return list
  }

  private func texts(_ list: DisplayList) -> [String] {
    list.commands.compactMap { if case .text(let placed) = $0 { placed.run.text } else { nil } }
  }

  @Test func `a card says its number, its title and its detail`() throws {
    let list = try list(
      """
      { widgets: [{ title: "Copying", detail: "{rate} · {eta} left",
        preview: { progress: 0.42, unit: "bytes", rate: 18.2e6 } }] }
      """)
    #expect(texts(list) == ["42", "%", "Copying", "18.2 MB/s"])
  }

  @Test func `an empty label leaves the number out, and other words take its place`() throws {
    let board = { (label: String) in
      "{ widgets: [{ label: \"\(label)\", preview: { progress: 0.42, message: \"a\" } }] }"
    }
    #expect(try texts(list(board(""))) == [])
    #expect(try texts(list(board("{percent} {message}"))) == ["42% a"])
  }

  @Test func `a language's digits, separator and direction hold on the whole board`() throws {
    let board = """
      { widgets: [
        { title: "T", detail: "{percent} {value} {unit}", look: "line",
          preview: { progress: 0.42, value: 1.31e9, unit: "B" } },
        { title: "U", label: "{percent} {value}", preview: { progress: 0.42, value: 0.5 } },
      ] }
      """
    let german = ["T", "42\u{A0}% 1,31 GB", "42\u{A0}%", "U", "42\u{A0}% 0,50"]
    let arabic = ["T", "٤٢٪ 1.31 GB", "٤٢٪", "U", "٤٢٪ 0.50"].map {
      $0.replacing("٤٢٪", with: "\u{2068}٤٢٪\u{61C}\u{2069}")
    }
    for (own, line, texts, isMirrored) in [
      ("", "show --locale de", german, false), ("", "show --locale ar_EG", arabic, true),
      ("", "show --locale de --direction rtl", german, true),
      ("", "show --locale ar_EG --direction ltr", arabic, false),
      ("ar_EG", "show", arabic, true), ("ar_EG", "show --locale de", german, false),
      ("ar_EG", "show --direction ltr", arabic, false),
      ("de", "show --locale ar_EG", arabic, true),
    ] {
      let text = own.isEmpty ? board : "{ locale: '\(own)'," + board.drop { $0 != "{" }.dropFirst()
      let document = BoardDocument(reading: Array(text.utf8), catalogue: .program)
      let options = try TestOptions.parse(line).appearance
      var wall = Wall(try #require(document.board), Wall.Manner(options))
      wall.settleOnPreviews(at: Self.start)
      var list = DisplayList()
      wall.draw(
        in: Rect(x: 0, y: 0, width: 1920, height: 1080), scale: 1, at: Self.start,
        text: try FontSetup.makeTypesetter(options), into: &list)
      #expect(Set(self.texts(list)) == Set(texts), "\(own) \(line)")
      let left = { (words: String) -> Double in
        list.commands.lazy.compactMap { command in
          if case .text(let placed) = command, placed.run.text == words {
            placed.origin.x
          } else {
            nil
          }
        }
        .first ?? .nan
      }
      // Title, detail and number follow each other as one reads.
      let places = texts.prefix(3).map(left)
      #expect(places.sorted() == (isMirrored ? places.reversed() : places), "\(own) \(line)")
    }
  }

  @Test(
    arguments: [
      ("locale: 'ar_EG'", "show", true), ("", "show --locale ar_EG", true),
      ("", "show --direction rtl", true), ("direction: 'rtl'", "show", true),
      ("direction: 'rtl'", "show --locale de", true),
      ("direction: 'rtl'", "show --direction ltr", false),
      ("locale: 'ar_EG', direction: 'ltr'", "show", false), ("", "show --locale de", false),
    ])
  func `texts, bars and columns have one direction`(
    own: String, line: String, isRightToLeft: Bool
  ) throws {
    let text = """
      { \(own.isEmpty ? "" : own + ",") layout: { columns: 2 }, widgets: [
        { title: "first", detail: "12 of 40 files", look: "line", preview: { progress: 0.4 } },
        { title: "second", label: "{value} / {max}", preview: { progress: 0.4, value: 12, max: 30 } },
      ] }
      """
    let document = BoardDocument(reading: Array(text.utf8), catalogue: .program)
    let options = try TestOptions.parse(line).appearance
    var wall = Wall(try #require(document.board, "\(document)"), Wall.Manner(options))
    wall.settleOnPreviews(at: Self.start)
    var list = DisplayList()
    wall.draw(
      in: Rect(x: 0, y: 0, width: 1920, height: 1080), scale: 1, at: Self.start,
      text: try FontSetup.makeTypesetter(options), into: &list)
    var places: [String: Double] = [:]
    let reading = ReadingDirection(isRightToLeft: isRightToLeft)
    for case .text(let placed) in list.commands {
      places[placed.run.text] = placed.origin.x
      guard ["first", "second", "12 of 40 files", "12 / 30"].contains(placed.run.text) else {
        continue
      }
      #expect(placed.run.reading == reading, "\(placed.run.text)")
    }
    let (first, second) = (try #require(places["first"]), try #require(places["second"]))
    #expect((first > second) == isRightToLeft)
    #expect(places["12 of 40 files"] != nil && places["12 / 30"] != nil)
  }

  @Test func `a number above a bar stands in the line of the title`() throws {
    let list = try list(
      """
      { widgets: [{ title: "T", detail: "D", look: "line", preview: { progress: 0.5 } }] }
      """)
    #expect(Set(texts(list)) == ["T", "D", "50%"])
    let heights = list.commands.compactMap { command in
      if case .text(let placed) = command { placed.origin.y } else { nil }
    }
    #expect((heights.max() ?? 0) - (heights.min() ?? 0) < 8)
  }

  @Test(arguments: ["line", "stripes"])
  func `a number on a card follows the language as its look does`(look: String) throws {
    let words = try ["on", "off"].map { follows in
      try texts(
        list(
          """
          { locale: "de", widgets: [{ look: "\(look)", properties: { "label-locale": "\(follows)" },
            preview: { progress: 0.42 } }] }
          """))
    }
    #expect(words == [["42\u{A0}%"], ["42%"]])
  }

  @Test(arguments: ["paused", "stalled", "failed", "cancelled", "ended", "done"])
  func `a state without words is told by a sign, not by a number`(state: String) throws {
    let list = try list(
      "{ widgets: [{ preview: { progress: 0.5, state: \"\(state)\" } }] }")
    #expect(texts(list) == [])
    let strokes = list.commands.filter {
      if case .fill(.stroke, _) = $0 { true } else { false }
    }
    #expect(strokes.count == 1)
  }

  @Test func `a bar without room for a sign has one beside its number in each state`() throws {
    let signs = try ["running", "paused", "stalled", "failed", "cancelled", "ended", "done"].map {
      state in
      let list = try list(
        "{ widgets: [{ title: \"x\", look: \"line\", preview: {"
          + "progress: 0.42, state: \"\(state)\" } }] }")
      #expect(texts(list).contains("x"))
      return list.commands.compactMap { command in
        if case .fill(.stroke(let stroke), _) = command { stroke.path } else { nil }
      }
    }
    #expect(signs.map(\.count) == [0, 1, 1, 1, 1, 1, 1])
    #expect(Set(signs).count == signs.count)
  }

  @Test func `a title too long for its card is cut and keeps its beginning`() throws {
    let title = String(repeating: "Copying photos ", count: 12)
    let list = try list(
      "{ widgets: [{ title: \"\(title)\", preview: {} }] }", width: 400, height: 400)
    let shown = try #require(texts(list).first)
    #expect(shown.hasPrefix("Copying") && shown.hasSuffix("…") && shown.count < title.count)
  }

  @Test(arguments: [60.0, 100, 173, 250, 399])
  func `a line is cut to the longest beginning that fits`(width: Double) throws {
    let text = try FontSetup.makeTypesetter(TestOptions.parse("show").appearance)
    let run = TextRun(
      "Wide WWWW and narrow iiiiiiiiii, 1234567890 and so on", weight: .regular, size: 20)
    let shown = try #require(TextFitting.fitted(run, width: width, text: text))
    let beginnings = (1..<run.text.count).map { count -> TextRun in
      var kept = run.text.prefix(count)
      while kept.last == " " { kept.removeLast() }
      return TextRun(kept + "…", weight: .regular, size: 20)
    }
    let longest = beginnings.last { text.metrics(of: $0).advance <= width }
    #expect(shown == longest)
  }

  @Test func `a message of any length is cut at once`() throws {
    let text = try FontSetup.makeTypesetter(TestOptions.parse("show").appearance)
    let run = TextRun(String(repeating: "\u{200B}i", count: 30_000), weight: .regular, size: 20)
    let shown = try #require(TextFitting.fitted(run, width: 300, text: text))
    #expect(shown.text.count <= 501 && shown.text.hasSuffix("…"))
    #expect(text.metrics(of: shown).advance <= 300)
    #expect(
      TextFitting.fitted(TextRun("W", weight: .regular, size: 20), width: 1, text: text) == nil)
  }

  @Test(arguments: ["", "feed: { source: \"stdin\" },"])
  func `a rollup of what nothing feeds shows its preview`(feed: String) throws {
    let text = """
      { widgets: [{ title: "a", \(feed) preview: { progress: 0.5 } },
        { title: "b", rollup: "board", detail: "{running} running",
          preview: { progress: 0.4, counts: { running: 3 } } }] }
      """
    let document = BoardDocument(reading: Array(text.utf8), catalogue: .program)
    var wall = Wall(try #require(document.board), Wall.Manner())
    wall.settleUnfed(at: Self.start)
    wall.sumUp(at: Self.start)
    #expect(wall.tiles[1].state == (feed.isEmpty ? .running : .waiting))
  }

  @Test func `the jobs of a rollup are rings in one another`() throws {
    let list = try list(
      "{ widgets: [{ label: \"\", preview: { progress: 0.5, parts: [0.9, 0.6, 0.3] } }] }")
    let radii = list.commands.compactMap { command -> Double? in
      if case .fill(.arc(let arc), _) = command { arc.radius } else { nil }
    }
    #expect(radii.count == 6)
    #expect(Set(radii).count == 3)
    #expect(radii == radii.sorted(by: >))
  }
}
