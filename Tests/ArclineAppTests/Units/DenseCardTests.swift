import BoardFile
import CommandLineOptions
import Geometry
import Lettering
import Motion
import Scene
import Testing
import Widgets

@testable import ArclineApp

/// Boards with so many cards that texts have no room.
@Suite @MainActor struct DenseCardTests {
  private static let start = AnimationInstant(tick: 0, rate: .hz60)

  private struct Picture {
    let list: DisplayList
    let cards: [Rect]
    let text: Typesetter
  }

  private func picture(_ look: String, side: Int) throws -> Picture {
    let widget =
      "{ title: \"Backup of db-1\", detail: \"{value} of {max} {unit}\", look: \"\(look)\","
      + " preview: { progress: 0.42, value: 4.2e9, max: 1e10, unit: \"B\" } },"
    let board =
      "{ layout: { columns: \(side), rows: \(side) }, widgets: ["
      + String(repeating: widget, count: side * side) + "] }"
    let document = BoardDocument(reading: Array(board.utf8), catalogue: .program)
    let read = try #require(document.board, "\(document.diagnostics)")
    var wall = Wall(read, Wall.Manner())
    wall.settleOnPreviews(at: Self.start)
    var list = DisplayList()
    let text = try FontSetup.makeTypesetter(TestOptions.parse("show").appearance)
    wall.draw(
      in: Rect(x: 0, y: 0, width: 1920, height: 1080), scale: 1, at: Self.start, text: text,
      into: &list)
    let cards = read.placement(width: 1920, height: 1080).widgets.map { place in
      Rect(
        x: Double(place.minX), y: Double(place.minY), width: Double(place.width),
        height: Double(place.height))
    }
    return Picture(list: list, cards: cards, text: text)
  }

  @Test(arguments: ["ring", "pie", "line", "stripes"], [1, 4, 5, 6, 7, 8, 12])
  func `texts lie within their card`(look: String, side: Int) throws {
    let picture = try picture(look, side: side)
    for case .text(let placed) in picture.list.commands {
      let metrics = picture.text.metrics(of: placed.run)
      let box = Rect(
        minX: placed.origin.x, minY: placed.origin.y - metrics.digitHeight,
        maxX: placed.origin.x + metrics.advance, maxY: placed.origin.y + 0.2 * metrics.digitHeight)
      let isInside = picture.cards.contains { card in
        card.minX <= box.minX && card.minY <= box.minY && box.maxX <= card.maxX
          && box.maxY <= card.maxY
      }
      #expect(isInside, "\(placed.run.text) at \(box)")
    }
  }

  @Test(arguments: [4, 5, 6, 7, 8, 12])
  func `a ring keeps half of its card`(side: Int) throws {
    let picture = try picture("ring", side: side)
    let diameters = picture.list.commands.compactMap { command -> Double? in
      if case .fill(.arc(let arc), _) = command { 2 * arc.radius + arc.width } else { nil }
    }
    let card = try #require(picture.cards.first).size.shortSide
    #expect(diameters.count >= side * side)
    #expect(diameters.allSatisfy { $0 >= 0.49 * card && $0 <= card })
  }

  @Test(arguments: [4, 5, 6, 7, 8])
  func `a pie keeps half of its card's height within it`(side: Int) throws {
    let picture = try picture("pie", side: side)
    let discs = picture.list.commands.compactMap { command -> Arc? in
      if case .fill(.arc(let arc), _) = command { arc } else { nil }
    }
    let card = try #require(picture.cards.first).size.shortSide
    #expect(discs.count >= side * side)
    for disc in discs {
      let radius = disc.radius + disc.width / 2
      #expect(2 * radius >= 0.49 * card)
      #expect(
        picture.cards.contains {
          $0.minY <= disc.center.y - radius && disc.center.y + radius <= $0.maxY
            && $0.minX <= disc.center.x && disc.center.x <= $0.maxX
        })
    }
  }

  @Test func `the detail goes before the title, and both before the progress`() throws {
    let widget = try #require(
      BoardDocument(
        reading: Array("{ widgets: [{ title: \"a\", detail: \"b\", preview: {} }] }".utf8),
        catalogue: .program
      ).board?.widgets.first)
    let rows = stride(from: 400.0, through: 30, by: -1).map { height in
      CardLayout(
        card: Rect(x: 0, y: 0, width: 400, height: height), unit: 1, scale: 1, isBar: false
      ).fitted(to: widget, look: .ring).rows
    }
    #expect(rows.first == .both && rows.last == CardLayout.Rows.none && rows.contains(.title))
    let order = CardLayout.Rows.allCases
    let places = rows.compactMap { order.firstIndex(of: $0) }
    #expect(places == places.sorted())
  }
}
