import Geometry
import Scene
import Testing
import Widgets

struct HelpOverlayTests {
  private static let help = HelpOverlay(rows: [
    .init("Space", "pause and go on"), .init("1 … 9", "choose a look"), .init("Q", "leave"),
  ])

  private func list(
    _ width: Double, _ height: Double, help: HelpOverlay = Self.help, theme: Theme = .dark,
    studio: Studio
  ) -> DisplayList {
    var list = DisplayList(background: theme.background)
    help.draw(
      in: Rect(x: 0, y: 0, width: width, height: height), scale: 1, theme: theme,
      text: studio.text, into: &list)
    return list
  }

  @Test(arguments: [(1920.0, 1080.0), (800, 600), (320, 240), (200, 60), (90, 300), (40, 20)])
  func `the card and its texts stay inside the area`(width: Double, height: Double) throws {
    let studio = try Studio()
    let list = list(width, height, studio: studio)
    let card = list.bars.first?.rect ?? .empty
    #expect(card.minX >= 0 && card.maxX <= width && card.minY >= 0 && card.maxY <= height)
    for text in list.texts {
      let ink = studio.ink(text)
      #expect(ink.minX >= card.minX && ink.maxX <= card.maxX)
      #expect(ink.minY >= card.minY && ink.maxY <= card.maxY)
    }
  }

  @Test func `every row is a key and what it does, from top to bottom`() throws {
    let texts = list(1920, 1080, studio: try Studio()).texts
    #expect(
      texts.map(\.run.text) == [
        "Space", "pause and go on", "1 … 9", "choose a look", "Q", "leave",
      ])
    let lines = stride(from: 0, to: 6, by: 2).map { texts[$0].origin.y }
    #expect(lines == lines.sorted() && Set(lines).count == 3)
    #expect(Set(stride(from: 1, to: 6, by: 2).map { texts[$0].origin.x }).count == 1)
  }

  @Test func `nothing to say is no card`() throws {
    #expect(list(800, 600, help: HelpOverlay(rows: []), studio: try Studio()).commands.isEmpty)
  }

  private static let long = HelpOverlay(
    rows: (1...18).map { .init("Key \($0)", "does the thing of number \($0)") })

  private static let wide = HelpOverlay(
    rows: (1...18).map { .init("Backspace, \($0)", "does what number \($0) is for") })

  @Test(arguments: [(240.0, 200.0), (220, 200), (240, 800), (230, 120)])
  func `a row too wide for the area has what the key does below it`(
    width: Double, height: Double
  ) throws {
    try check(Self.wide, width, height)
  }

  @Test(arguments: [
    (1920.0, 1080.0), (1280, 720), (800, 300), (640, 480), (480, 800), (320, 240), (300, 120),
  ])
  func `text of many rows is never smaller than 14 pixels, and every row is on some page`(
    width: Double, height: Double
  ) throws {
    try check(Self.long, width, height)
  }

  @Test(arguments: [(230.0, 90.0), (100, 200), (60, 30)])
  func `a page stays inside an area too small for a row`(width: Double, height: Double) throws {
    let studio = try Studio()
    for page in 0..<18 {
      var list = DisplayList()
      Self.wide.draw(
        in: Rect(x: 0, y: 0, width: width, height: height), scale: 1, theme: .dark, page: page,
        text: studio.text, into: &list)
      let card = try #require(list.bars.first?.rect)
      #expect(card.minX >= 0 && card.maxX <= width && card.minY >= 0 && card.maxY <= height)
    }
  }

  private func check(_ help: HelpOverlay, _ width: Double, _ height: Double) throws {
    let studio = try Studio()
    var seen: Set<String> = []
    for page in 0..<18 {
      var list = DisplayList(background: Theme.dark.background)
      help.draw(
        in: Rect(x: 0, y: 0, width: width, height: height), scale: 1, theme: .dark, page: page,
        text: studio.text, into: &list)
      let card = list.bars.first?.rect ?? .empty
      #expect(card.minX >= 0 && card.maxX <= width && card.minY >= 0 && card.maxY <= height)
      var inks: [Rect] = []
      for text in list.texts {
        #expect(text.run.size >= 14)
        let ink = studio.ink(text)
        #expect(ink.minX >= card.minX && ink.maxX <= card.maxX)
        #expect(ink.minY >= card.minY && ink.maxY <= card.maxY)
        #expect(inks.allSatisfy { $0.intersection(ink).isEmpty })
        inks.append(ink)
      }
      // No column is empty, on the last page excepted.
      if page == 0 { #expect((inks.map(\.maxX).max() ?? 0) > card.maxX - 45) }
      seen.formUnion(list.texts.map(\.run.text))
    }
    for row in help.rows { #expect(seen.contains(row.key) && seen.contains(row.action)) }
  }
}
