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

  @Test(arguments: [
    (1920.0, 1080.0), (1280, 720), (800, 300), (640, 480), (480, 800), (320, 240), (300, 120),
  ])
  func `text of many rows is never smaller than 14 pixels, and every row is on some page`(
    width: Double, height: Double
  ) throws {
    let studio = try Studio()
    var seen: Set<String> = []
    for page in 0..<18 {
      var list = DisplayList(background: Theme.dark.background)
      Self.long.draw(
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
      seen.formUnion(list.texts.map(\.run.text))
    }
    for row in Self.long.rows { #expect(seen.contains(row.key) && seen.contains(row.action)) }
  }
}
