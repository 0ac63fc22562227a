import Board
import CommandLineOptions
import Geometry
import Lettering
import Motion
import Scene
import Testing
import Widgets

@testable import ArclineApp

/// Looks in small: what they say can be read, or is left out.
@MainActor struct SmallLookTests {
  private func typesetter() throws -> Typesetter {
    try FontSetup.makeTypesetter(TestOptions.parse("show").appearance)
  }

  private func texts(_ list: DisplayList) -> [PlacedText] {
    list.commands.compactMap { if case .text(let placed) = $0 { placed } else { nil } }
  }

  @Test(arguments: [1.0, 2]) func `no text of the sheet is smaller than 11 pixels`(scale: Double)
    throws
  {
    var list = DisplayList()
    ContactSheet(scale: scale, percentStyle: .plain).draw(text: try typesetter(), into: &list)
    let small = texts(list).filter { $0.run.size < 11 * scale }
    #expect(small.isEmpty, "\(small.first?.run.text ?? "")")
    // The header twice, a name to each look, and a number to each own look at each value and ground.
    let numbers = texts(list).count - 2 * ContactSheet.values.count - Look.all.count
    #expect(numbers >= 2 * ContactSheet.values.count * Look.own.count)
  }

  @Test(
    arguments: [(640.0, 480.0, 1.0), (1280, 720, 1), (1920, 1080, 1), (3840, 2160, 2)], Look.all)
  func `no text around the demo's indicator is smaller than 14 logical pixels`(
    screen: (width: Double, height: Double, scale: Double), look: Look
  ) throws {
    let gallery = Gallery(Panel(look: look, theme: .dark), fraction: 0.4)
    let layout = GalleryLayout(
      width: screen.width, height: screen.height, scale: screen.scale)
    var pen = GalleryPen(layout, theme: .dark, text: try typesetter())
    pen.drawStrip(gallery)
    pen.drawHints(gallery)
    pen.drawInspector(gallery)
    let small = texts(pen.list).filter { $0.run.size < 14 * screen.scale }
    #expect(small.isEmpty, "\(small.first?.run.text ?? "")")
  }
}
