import CommandLineOptions
import Geometry
import Lettering
import Scene
import Testing
import Widgets

@testable import ArclineApp

@MainActor
@Suite("Corner notice")
struct CornerNoticeTests {
  private func list(
    _ width: Double, _ height: Double, _ notice: CornerNotice, theme: Theme = .dark
  ) throws -> DisplayList {
    let options = try TestOptions.parse("show")
    let text = try FontSetup.makeTypesetter(options.appearance)
    var list = DisplayList()
    notice.draw(
      in: Rect(x: 0, y: 0, width: width, height: height), scale: 1, theme: theme, text: text,
      into: &list)
    return list
  }

  @Test("it stands in the lower left corner, within the picture, however long its words are")
  func place() throws {
    let long = CornerNotice(
      title: "The board file has a mistake", detail: String(repeating: "far too long ", count: 90))
    for (width, height) in [(1920.0, 1080.0), (800, 600), (320, 240), (1080, 1920)] {
      let commands = try list(width, height, long).commands
      guard case .fill(let card, _) = try #require(commands.first) else {
        Issue.record("no card")
        continue
      }
      let bounds = card.bounds
      #expect(bounds.minX >= 0 && bounds.maxX <= width && bounds.maxY <= height)
      #expect(bounds.minX < width / 4 && bounds.minY > height / 2)
    }
  }

  @Test("where its title has no room there is nothing")
  func noRoom() throws {
    #expect(try list(30, 30, .paused).commands.isEmpty)
    #expect(try list(1, 1, .paused).commands.isEmpty)
    #expect(try list(0, 0, .paused).commands.isEmpty)
  }

  @Test("a text without more has one line, another two", arguments: [Theme.dark, .light])
  func lines(theme: Theme) throws {
    let one = try list(800, 600, CornerNotice(title: "Paused"), theme: theme)
    let two = try list(800, 600, CornerNotice(title: "Paused", detail: "for a while"), theme: theme)
    #expect(two.commands.count == one.commands.count + 1)
  }
}
