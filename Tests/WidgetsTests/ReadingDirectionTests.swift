import Geometry
import Scene
import Testing
import Widgets

/// What is drawn where one reads from right to left.
struct ReadingDirectionTests {
  private static let width = 600.0
  private static let placements = [
    "fill-edge", "bar-end", "bar-center", "above", "in-fill", "none",
  ]

  private func look(_ placement: String, growth: String? = nil) throws -> Look {
    var look = Look.stripes
    try look.set("label", to: placement)
    try look.set("pattern", to: "none")
    if let growth { try look.set("growth", to: growth) }
    return look
  }

  private func frame(_ value: Double, _ phase: IndicatorPhase, mirrored: Bool) -> IndicatorFrame {
    IndicatorFrame.make(Self.width, 300, value: value, phase: phase).with {
      $0.reading = mirrored ? .rightToLeft : .leftToRight
    }
  }

  /// The boxes of all texts and signs from left to right, as they are or in a mirror.
  private func boxes(_ list: DisplayList, _ studio: Studio, mirrored: Bool) -> [Rect] {
    // Runs of one line belong together, and are no mirror of each other.
    var lines: [Double: Rect] = [:]
    for text in list.texts {
      let box = studio.box(text)
      lines[box.maxY] = lines[box.maxY]?.union(box) ?? box
    }
    let all = Array(lines.values) + list.strokes.map(\.bounds)
    return all.map { box in
      mirrored
        ? Rect(
          minX: Self.width - box.maxX, minY: box.minY, maxX: Self.width - box.minX, maxY: box.maxY)
        : box
    }
    .sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
  }

  @Test(arguments: placements, [IndicatorPhase.running, .paused, .waiting, .failed])
  func `a bar is the mirror of one that is read from left to right`(
    placement: String, phase: IndicatorPhase
  ) throws {
    let (studio, look) = (try Studio(), try look(placement))
    for value in [0.02, 0.3, 0.62, 0.97] {
      let plain = studio.list(look, frame(value, phase, mirrored: false))
      let turned = studio.list(look, frame(value, phase, mirrored: true))
      #expect(plain.bars.count == turned.bars.count)
      for (a, b) in zip(plain.bars, turned.bars) {
        #expect(abs(a.bounds.minX - (Self.width - b.bounds.maxX)) < 1e-6, "\(value)")
        #expect(abs(a.bounds.maxX - (Self.width - b.bounds.minX)) < 1e-6, "\(value)")
      }
      let places = boxes(plain, studio, mirrored: false)
      let others = boxes(turned, studio, mirrored: true)
      #expect(places.count == others.count)
      // Texts and signs stand on whole pixels, and a check mark is no mirror of itself.
      for (a, b) in zip(places, others) {
        #expect(abs(a.center.x - b.center.x) <= 3, "\(placement) \(phase) \(value)")
      }
    }
  }

  @Test func `a growth that was set is a matter of the screen, not of reading`() throws {
    let studio = try Studio()
    for (growth, isRight) in [("right", true), ("left", false)] {
      let look = try look("none", growth: growth)
      for mirrored in [false, true] {
        let fill = try #require(
          studio.list(look, frame(0.3, .running, mirrored: mirrored)).bars.last)
        #expect((fill.bounds.minX < Self.width / 2) == isRight)
      }
    }
  }

  @Test(arguments: Look.own)
  func `what is round or upright is the same in all directions`(look: Look) throws {
    var look = look
    if look.kind == "bar" { try look.set("growth", to: "up") }
    let studio = try Studio()
    #expect(
      studio.list(look, frame(0.3, .paused, mirrored: true))
        == studio.list(look, frame(0.3, .paused, mirrored: false)))
  }

  @Test(arguments: [
    ("ar", true), ("ar_EG.UTF-8", true), ("fa-IR", true), ("he", true), ("iw_IL", true),
    ("ur", true), ("ckb", true), ("pa-Arab-PK", true), ("az_Arab", true), ("ar-Latn", false),
    ("sd-Deva", false), ("ks_IN@devanagari", true), ("", false), ("C", false), ("en", false),
    ("de-CH-1996", false), ("az", false), ("tr_TR", false),
  ])
  func `the direction is that of the script`(tag: String, isRightToLeft: Bool) {
    #expect(Language(tag).readsRightToLeft == isRightToLeft)
  }
}
