import BoardFile
import CommandLineOptions
import Geometry
import Lettering
import Motion
import Raster
import Scene
import Testing
import Widgets

@testable import ArclineApp

/// Every look on a card.
@Suite @MainActor struct CardLookTests {
  private static let start = AnimationInstant(tick: 0, rate: .hz60)

  /// A picture of a list, and its list.
  private struct Picture: ~Copyable {
    let list: DisplayList
    let pixels: PixelBuffer
    /// The same without texts.
    let ground: PixelBuffer
    let text: Typesetter
  }

  private func picture(
    _ look: Look, theme: Theme, width: Double, height: Double, margin: Int = 20,
    detail: String = "{percent}", progress: Double = 0.627
  ) throws -> Picture {
    let board = """
      { theme: "\(theme.name)", layout: { margin: \(margin) }, widgets: [{ look: "\(look.name)",
        title: "Copying photos", detail: "\(detail)", preview: { progress: \(progress) } }] }
      """
    let document = BoardDocument(reading: Array(board.utf8), catalogue: .program)
    var wall = Wall(try #require(document.board), Wall.Manner())
    wall.settleOnPreviews(at: Self.start)
    var list = DisplayList(background: theme.background)
    let text = try FontSetup.makeTypesetter(TestOptions.parse("show").appearance)
    wall.draw(
      in: Rect(x: 0, y: 0, width: width, height: height), scale: 1, at: Self.start, text: text,
      into: &list)
    var ground = DisplayList(background: list.background)
    for command in list.commands {
      switch command {
      case .fill(let shape, let paint): ground.fill(shape, with: paint)
      case .glow(let shape, let light): ground.glow(shape, light)
      case .text: continue
      }
    }
    return Picture(
      list: list, pixels: pixels(list, width, height, text),
      ground: pixels(ground, width, height, text), text: text)
  }

  private func pixels(
    _ list: DisplayList, _ width: Double, _ height: Double, _ text: Typesetter
  ) -> PixelBuffer {
    var rasterizer = Rasterizer()
    var buffer = PixelBuffer(width: Int(width), height: Int(height))
    let layout = buffer.layout
    let region = DamageRegion(buffer.bounds)
    _ = rasterizer.prepare(list, text: text)
    buffer.withMutablePixels { rasterizer.draw(region, into: &$0, layout: layout) }
    return buffer
  }

  @Test(arguments: Look.all, Theme.all)
  func `title and detail stand on the card alone and are readable`(
    look: Look, theme: Theme
  ) throws {
    for (width, height) in [(400.0, 300.0), (640, 300), (260, 480)] {
      let picture = try picture(look, theme: theme, width: width, height: height)
      let lines = picture.list.commands.compactMap { command -> PlacedText? in
        guard case .text(let placed) = command else { return nil }
        return placed.run.text == "Copying photos" || placed.run.text == "63%"
          || placed.run.text == "62%" ? placed : nil
      }
      try #require(lines.contains { $0.run.text == "Copying photos" })
      let isBarLabel = look.isLyingBar
      for line in lines where !isBarLabel || line.color == theme.text {
        let metrics = picture.text.metrics(of: line.run)
        for x in Int(line.origin.x)..<Int(line.origin.x + metrics.advance) {
          for y in Int(line.origin.y - metrics.digitHeight)..<Int(line.origin.y) {
            let ground = Color(hex: picture.ground[x, y] & 0xFF_FFFF)
            guard line.color.contrast(with: ground) < 4.5 else { continue }
            Issue.record("\(line.run.text) at \(x), \(y) of \(width)x\(height)")
            return
          }
        }
      }
    }
  }

  @Test(arguments: Look.all, Theme.all)
  func `nothing leaves the card`(look: Look, theme: Theme) throws {
    for (width, height) in [(400.0, 300.0), (640, 300), (260, 480)] {
      let picture = try picture(look, theme: theme, width: width, height: height, progress: 1)
      let outside = picture.pixels[0, 0]
      for x in 0..<Int(width) {
        for y in [0, 2, Int(height) - 1] where picture.pixels[x, y] != outside {
          Issue.record("\(x), \(y) of \(width)x\(height)")
          return
        }
      }
      for y in 0..<Int(height) {
        for x in [0, 2, Int(width) - 1] where picture.pixels[x, y] != outside {
          Issue.record("\(x), \(y) of \(width)x\(height)")
          return
        }
      }
    }
  }

  @Test(arguments: [0.124, 0.127, 0.996])
  func `a card says the same number in its lines and in its indicator`(progress: Double) throws {
    for name in ["ring", "swiftui", "ld"] {
      let look = try #require(Look(named: name))
      let picture = try picture(
        look, theme: .dark, width: 800, height: 600, progress: progress)
      let numbers = picture.list.commands.compactMap { command -> String? in
        guard case .text(let placed) = command else { return nil }
        return placed.run.text.contains { $0.isNumber }
          ? placed.run.text.filter(\.isNumber) : nil
      }
      #expect(numbers.count == 2)
      #expect(Set(numbers).count == 1, "\(name): \(numbers)")
    }
  }

  @Test func `the detail beside a title stands on its baseline`() throws {
    let picture = try picture(
      .stripes, theme: .dark, width: 800, height: 200, detail: "by hand")
    let baselines = picture.list.commands.compactMap { command -> Double? in
      guard case .text(let placed) = command else { return nil }
      return ["Copying photos", "by hand"].contains(placed.run.text) ? placed.origin.y : nil
    }
    #expect(baselines.count == 2)
    #expect(Set(baselines).count == 1)
  }
}
