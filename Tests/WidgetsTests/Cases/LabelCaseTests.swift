import Geometry
import Scene
import Testing
import Widgets

/// Labels that trembled or left their bar in other programs, on all of the program's own looks.
struct LabelCaseTests {
  private static let percents = Array(0...100)

  /// The numbers of a look at all percents, each as its pieces of text from left to right.
  private func numbers(
    _ look: Look, _ studio: Studio, locale: String, width: Double = 400, height: Double = 400
  ) -> [[PlacedText]] {
    Self.percents.map { percent in
      let frame = IndicatorFrame.make(width, height, value: Double(percent) / 100).with {
        $0.percentStyle = PercentStyle(locale: locale)
      }
      let texts = studio.list(look, frame).texts.sorted { $0.origin.x < $1.origin.x }
      // The two parts of a label on the edge of a fill are one piece.
      return texts.reduce(into: []) { kept, text in
        if kept.last?.run.text != text.run.text { kept.append(text) }
      }
    }
  }

  private func right(_ texts: [PlacedText], _ studio: Studio) throws -> Double {
    studio.box(try #require(texts.last)).maxX
  }

  @Test(arguments: Look.own, ["en", "de", "tr", "ar-EG", "fa"])
  func `a number of two digits stands where every other one does`(
    look: Look, locale: String
  ) throws {
    guard look.name != "stripes" else { return }
    let studio = try Studio()
    let numbers = numbers(look, studio, locale: locale)
    #expect(numbers.allSatisfy { !$0.isEmpty })
    #expect(Set(numbers[10...99].map { $0.map(\.origin) }).count == 1)
  }

  @Test(arguments: ["en", "de", "tr"], ["line", "bar-end"])
  func `the right edge of a right-aligned number never moves`(
    locale: String, form: String
  ) throws {
    let studio = try Studio()
    let isLine = form == "line"
    let numbers = numbers(
      isLine ? .line : .pill(.barEnd), studio, locale: locale, width: 300,
      height: isLine ? 300 : 20)
    let edges = try numbers.map { try right($0, studio) }
    #expect(Set(edges).count == 1)
    let lefts = numbers[10...99].compactMap { $0.first.map { studio.box($0).minX } }
    #expect(Set(lefts).count == 1)
  }

  @Test func `a number at the fill's edge keeps its distance from it`() throws {
    let studio = try Studio()
    let padding = 8.0
    var isOnFill = false
    for (percent, texts) in numbers(.pill(), studio, locale: "en", width: 300, height: 20)
      .enumerated()
    {
      let box = studio.box(try #require(texts.first))
      let edge = 300 * Double(percent) / 100
      if box.maxX <= edge {
        isOnFill = true
        #expect(abs(edge - padding - box.maxX) <= 0.5)
      } else {
        // Once on the fill it stays there.
        #expect(!isOnFill)
        #expect(abs(box.minX - edge - padding) <= 0.5)
      }
    }
    #expect(isOnFill)
  }

  @Test(
    arguments: ["fill-edge", "bar-end", "bar-center"],
    [(300.0, 20.0), (150, 20), (80, 20), (900, 44)])
  func `the whole label lies inside the bar, all of its pixels`(
    placement: String, size: (width: Double, height: Double)
  ) throws {
    let studio = try Studio()
    var look = Look.pill()
    try look.set("label", to: placement)
    for growth in ["right", "left"] {
      try look.set("growth", to: growth)
      for value in [0, 0.01, 0.02, 0.05, 0.1, 0.5, 1] {
        let texts = studio.list(look, .make(size.width, size.height, value: value)).texts
        #expect(!texts.isEmpty)
        for text in texts {
          let ink = studio.whole(text)
          #expect(ink.minX >= 0 && ink.maxX <= size.width, "\(value)")
          #expect(ink.minY >= 0 && ink.maxY <= size.height, "\(value)")
        }
      }
    }
  }

  @Test(arguments: Look.own, [0, 0.01, 0.02, 0.05, 0.1, 1])
  func `every look shows its number wholly inside its area`(look: Look, value: Double) throws {
    let studio = try Studio()
    for (width, height) in [(300.0, 300.0), (800, 480), (200, 400), (160, 160)] {
      let texts = studio.list(look, .make(width, height, value: value)).texts
      #expect(!texts.isEmpty)
      for text in texts {
        let ink = studio.whole(text)
        #expect(ink.minX >= 0 && ink.maxX <= width && ink.minY >= 0 && ink.maxY <= height)
      }
    }
  }
}
