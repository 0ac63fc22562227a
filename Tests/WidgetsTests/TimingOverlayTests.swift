import Geometry
import Scene
import Testing
import Widgets

struct TimingOverlayTests {
  private static func overlay(_ longest: [Double], late: Set<Int> = []) -> TimingOverlay {
    var overlay = TimingOverlay(
      span: 5, period: 16.67,
      columns: longest.enumerated().map { .init(longest: $1, isLate: late.contains($0)) })
    var figures = TimingOverlay.Figures()
    (figures.rate, figures.median, figures.p99, figures.longest) = (59.94, 16.68, 17.01, 50.04)
    (figures.frames, figures.late, figures.work, figures.overlay) = (300, 2, 1.25, 0.5)
    overlay.figures = figures
    return overlay
  }

  private func list(
    _ overlay: TimingOverlay, _ width: Double = 1280, _ height: Double = 720, studio: Studio
  ) -> DisplayList {
    var list = DisplayList(background: Theme.dark.background)
    overlay.draw(
      in: Rect(x: 0, y: 0, width: width, height: height), scale: 1, theme: .dark,
      text: studio.text, into: &list)
    return list
  }

  private func strokes(_ list: DisplayList) -> [(stroke: Stroke, paint: Paint)] {
    list.commands.compactMap { command in
      guard case .fill(.stroke(let stroke), let paint) = command else { return nil }
      return (stroke, paint)
    }
  }

  @Test(arguments: [(1920.0, 1080.0), (800, 600), (320, 240), (200, 60), (90, 300), (40, 20)])
  func `everything stays inside the area`(width: Double, height: Double) throws {
    let studio = try Studio()
    let list = list(Self.overlay([16, 17, 50, 900], late: [2, 3]), width, height, studio: studio)
    let area = Rect(x: 0, y: 0, width: width, height: height)
    for case .fill(let shape, _) in list.commands {
      let bounds = shape.bounds
      guard !bounds.isEmpty else { continue }
      #expect(bounds.minX >= area.minX && bounds.maxX <= area.maxX)
      #expect(bounds.minY >= area.minY && bounds.maxY <= area.maxY)
    }
    // Letters of the least size there is may not fit a card of some pixels.
    guard width >= 200, height >= 60 else { return }
    for text in list.texts {
      let ink = studio.ink(text)
      #expect(ink.minX >= 0 && ink.maxX <= width && ink.minY >= 0 && ink.maxY <= height)
    }
  }

  @Test(arguments: [
    (1920.0, 1080.0), (1280, 720), (800, 600), (464, 216), (320, 240), (320, 130), (200, 62),
  ])
  func `no text of the card is smaller than 14 pixels, and none meets another`(
    width: Double, height: Double
  ) throws {
    let studio = try Studio()
    let texts = list(Self.overlay([16, 17, 50], late: [2]), width, height, studio: studio).texts
    #expect(texts.contains { $0.run.text == "59.9" })
    var inks: [Rect] = []
    for text in texts {
      #expect(text.run.size >= 14)
      let ink = studio.ink(text)
      #expect(inks.allSatisfy { $0.intersection(ink).isEmpty }, "\(text.run.text)")
      #expect(ink.maxX <= width && ink.maxY <= height)
      inks.append(ink)
    }
  }

  @Test(arguments: [
    (1280.0, 720.0), (898, 516), (800, 600), (640, 480), (480, 316), (388, 319), (320, 240),
    (320, 90), (240, 70), (300, 1000),
  ])
  func `the card covers at most about a fifth of the area, and tells the rate`(
    width: Double, height: Double
  ) throws {
    let studio = try Studio()
    for isEmpty in [false, true] {
      var overlay = Self.overlay([16, 17, 50], late: [2])
      if isEmpty { overlay.figures = nil }
      let list = list(overlay, width, height, studio: studio)
      let card = try #require(list.bars.first?.rect)
      #expect(card.width * card.height <= 0.21 * width * height)
      #expect(list.texts.contains { $0.run.text == (isEmpty ? "no frames yet" : "59.9") })
      for text in list.texts {
        let ink = studio.ink(text)
        #expect(ink.minX >= card.minX && ink.maxX <= card.maxX, "\(text.run.text)")
        #expect(ink.minY >= card.minY && ink.maxY <= card.maxY, "\(text.run.text)")
      }
    }
  }

  @Test func `the figures are said with their units and as many decimals as they bear`() throws {
    let words = list(Self.overlay([16]), studio: try Studio()).texts.map(\.run.text)
    for word in [
      "59.9", "fps", "16.68 ms", "17.01 ms", "50.04 ms", "2 late of 300", "line at 16.67 ms",
      "last 5 s",
      "work 1.25 ms, this card 0.50 ms more",
    ] {
      #expect(words.contains(word), "\(words)")
    }
  }

  @Test func `columns are as high as their longest frame, and late ones have a colour`() throws {
    let list = list(Self.overlay([10, 20, 40, 0], late: [2]), studio: try Studio())
    let bars = strokes(list)
    try #require(bars.count == 2)
    #expect(bars[0].paint == .solid(Theme.dark.blue) && bars[1].paint == .solid(Theme.dark.amber))
    // An empty column has no bar: two on time, one late.
    #expect(bars[0].stroke.path.elements.count == 4)
    #expect(bars[1].stroke.path.elements.count == 2)
    func height(_ stroke: Stroke) -> Double { stroke.bounds.height - stroke.width }
    // Bounds reach half a pen beyond the ends.
    #expect(abs(height(bars[1].stroke) / height(bars[0].stroke) - 2) < 0.05)
  }

  @Test func `a frame beyond all is as high as the graph and not higher`() throws {
    let studio = try Studio()
    let one = strokes(list(Self.overlay([1e9]), studio: studio))
    let two = strokes(list(Self.overlay([1e12]), studio: studio))
    #expect(one.first?.stroke == two.first?.stroke)
  }

  @Test func `the damage is outlined where it was`() throws {
    var overlay = Self.overlay([16])
    overlay.damage = [
      Rect(x: 300, y: 400, width: 40, height: 30), Rect(x: 700, y: 100, width: 9, height: 7),
    ]
    let list = list(overlay, studio: try Studio())
    let rims = list.commands.compactMap { command -> Rect? in
      guard case .fill(.border(let border), _) = command else { return nil }
      return border.shape.rect
    }
    #expect(rims == overlay.damage)
  }

  @Test(arguments: [
    (Double.nan, 0.0), (.infinity, 1), (-5, 1), (16, .nan), (16, -1), (0, .infinity),
  ])
  func `numbers that are none draw something finite`(time: Double, rate: Double) throws {
    var overlay = Self.overlay([time, 0])
    overlay.figures?.rate = rate
    overlay.figures?.p99 = time
    for period in [0, 16.67] {
      overlay.period = period
      let list = list(overlay, studio: try Studio())
      for case .fill(let shape, _) in list.commands {
        #expect(shape.bounds.minX.isFinite && shape.bounds.maxY.isFinite)
      }
    }
  }

  @Test func `before the first frame the card says so`() throws {
    var overlay = Self.overlay([])
    overlay.figures = nil
    let list = list(overlay, studio: try Studio())
    #expect(list.texts.map(\.run.text) == ["no frames yet"])
    #expect(strokes(list).isEmpty)
  }
}
