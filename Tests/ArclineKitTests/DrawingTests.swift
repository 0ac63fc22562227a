import ArclineKit
import Raster
import Testing

/// What a view draws, and where.
struct DrawingTests {
  private static let mark: UInt32 = 0x1234_5678

  /// Draws into fresh memory and returns it.
  fileprivate func pixels(
    of view: ProgressView, _ area: PixelArea, at time: Duration = .zero
  ) throws -> [UInt32] {
    var memory = [UInt32](repeating: Self.mark, count: area.stride * area.height)
    var span = memory.mutableSpan
    try view.draw(into: &span, area, at: time)
    return memory
  }

  @Test("A stride leaves the memory beside the picture alone")
  func paddedRows() throws {
    let view = ProgressView(look: .glow)
    view.show(0.4)
    let plain = try pixels(of: view, PixelArea(width: 90, height: 70))
    let strided = try pixels(of: view, PixelArea(width: 90, height: 70, stride: 101))
    for row in 0..<70 {
      #expect(strided[row * 101..<row * 101 + 90] == plain[row * 90..<row * 90 + 90])
      #expect(strided[row * 101 + 90..<row * 101 + 101].allSatisfy { $0 == Self.mark })
    }
    #expect(plain.allSatisfy { $0 >> 24 == 0xFF })
  }

  @Test("The PNG holds the same picture", arguments: [Look.ring, .pie, .line, .stripes])
  func png(_ look: Look) throws {
    let view = ProgressView(look: look, theme: .light)
    view.show(0.6)
    let area = PixelArea(width: 120, height: 80)
    let picture = try PNGFile.decode(try view.png(area))
    #expect(picture.width == 120 && picture.height == 80)
    #expect(picture.pixels == (try pixels(of: view, area)))
  }

  @Test("Drawing only the changes gives the whole picture, and nothing where nothing moves")
  func changes() throws {
    let view = ProgressView()
    let area = PixelArea(width: 160, height: 120)
    var memory = [UInt32](repeating: 0, count: 160 * 120)
    view.animate(to: 0.7, .eased(seconds: 1), at: .zero)
    for milliseconds in stride(from: 0, through: 1000, by: 100) {
      let time = Duration.milliseconds(milliseconds)
      var span = memory.mutableSpan
      #expect(try view.draw(into: &span, area, at: time, changesOnly: true))
      let other = ProgressView()
      other.show(view.value(at: time))
      #expect(memory == (try pixels(of: other, area)))
    }
    var span = memory.mutableSpan
    #expect(try !view.draw(into: &span, area, at: .seconds(5), changesOnly: true))
    #expect(try view.draw(into: &span, area, at: .seconds(5)))
  }

  @Test("A value on its way is the picture of that value")
  func moving() throws {
    let area = PixelArea(width: 100, height: 100)
    let moving = ProgressView()
    moving.animate(to: 0.8, .eased(.linear, seconds: 2), at: .zero)
    let still = ProgressView()
    still.show(0.4)
    #expect(try pixels(of: moving, area, at: .seconds(1)) == pixels(of: still, area))
  }

  @Test("A value that arrives at 1 is shown as done, after a fade")
  func done() throws {
    let area = PixelArea(width: 100, height: 100)
    let view = ProgressView()
    view.animate(to: 1, .eased(seconds: 1), at: .zero)
    view.advance(to: .seconds(1))
    #expect(view.needsFrame(at: .milliseconds(1100)))
    #expect(!view.needsFrame(at: .seconds(3)))
    let settled = ProgressView()
    settled.show(1)
    #expect(try pixels(of: view, area, at: .seconds(3)) == pixels(of: settled, area))
  }

  @Test("An unknown amount moves until the next value")
  func indeterminate() throws {
    let view = ProgressView()
    view.show(0.5)
    view.showIndeterminate(at: .seconds(1))
    #expect(view.needsFrame(at: .seconds(100)))
    view.show(0.5, at: .seconds(101))
    #expect(!view.needsFrame(at: .seconds(101)))
  }

  @Test(
    "What cannot be drawn is an error",
    arguments: [
      PixelArea(width: 0, height: 10), PixelArea(width: 10, height: -1),
      PixelArea(width: 20_000, height: 1), PixelArea(width: 16_000, height: 16_000),
      PixelArea(width: 10, height: 10, stride: 9), PixelArea(width: 10, height: 11),
      PixelArea(width: 10, height: 10, stride: .max), PixelArea(width: 5, height: 5, scale: .nan),
      PixelArea(width: 5, height: 5, scale: 0.2),
    ])
  func refused(_ area: PixelArea) {
    var memory = [UInt32](repeating: Self.mark, count: 100)
    #expect(throws: DrawingError.self) {
      var span = memory.mutableSpan
      try ProgressView().draw(into: &span, area, at: .zero)
    }
    #expect(memory.allSatisfy { $0 == Self.mark })
  }

  @Test("A font that cannot be used, and a file that cannot be written, are named")
  func files() {
    let area = PixelArea(width: 10, height: 10)
    let font = #expect(throws: DrawingError.self) {
      try ProgressView(fonts: ["/nowhere/font.ttf"]).png(area)
    }
    #expect(font?.description.contains("/nowhere/font.ttf") == true)
    let file = #expect(throws: DrawingError.self) {
      try ProgressView().writePNG(to: "/nowhere/ring.png", area)
    }
    #expect(file?.description.contains("/nowhere/ring.png") == true)
  }
}

extension DrawingTests {
  @Test(
    "A size that changes in the middle of a move gives the picture of a view that always had it",
    arguments: [Look.ring, .pie, .glow, .line, .stripes])
  func resize(_ look: Look) throws {
    func view() -> ProgressView {
      let view = ProgressView(look: look)
      view.animate(to: 0.9, .eased(seconds: 2), at: .zero)
      return view
    }
    let (moved, steady) = (view(), view())
    let (small, large) = (PixelArea(width: 160, height: 90), PixelArea(width: 240, height: 150))
    _ = try pixels(of: moved, small, at: .milliseconds(700))
    let late = Duration.milliseconds(1333)
    #expect(try pixels(of: moved, large, at: late) == pixels(of: steady, large, at: late))
    #expect(moved.value(at: late) == steady.value(at: late))
  }
}
