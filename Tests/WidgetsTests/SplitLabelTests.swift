import Geometry
import Lettering
import Raster
import Scene
import Testing

@testable import Widgets

/// Labels that the edge of a fill runs through.
struct SplitLabelTests {
  /// Colours for which no theme was made: fill, track, pattern.
  private static let oddities: [[String: String]] = [
    ["colors": "#808080", "track-color": "#777777"],
    ["colors": "#FFFF00", "track-color": "#FFFFFF"],
    ["colors": "#0000FF", "track-color": "#FF0000"], ["colors": "#767676", "shading": "strong"],
    ["colors": "#FF00FF", "pattern-color": "#000000"], ["colors": "#BF4040", "pattern": "bands"],
    ["colors": "#00FF00", "pattern-color": "#FF0000"], ["colors": "blue@30%"],
    ["colors": "#3A7A3A", "shading": "strong", "pattern": "bands"],
    ["colors": "#FFFFFF", "track-color": "#000000", "inner-shadow-opacity": "1"],
    ["colors": "#000000", "track-color": "clear", "background": "#7A7A7A"],
    ["colors": "#E06000", "pattern-color": "#0000FF", "fill-shape": "own"],
    ["colors": "#C05020", "track-color": "#7F7F7F", "inner-shadow-blur": "200%"],
    ["colors": "red,blue", "color-mode": "value", "outline": "3px"],
    ["colors": "#000000,#FFFFFF", "color-mode": "linear"],
    ["colors": "#000000", "outline": "40%", "outline-color": "#FFFFFF"],
    ["outline": "30%", "outline-color": "#808080", "fill-shape": "own"],
    ["colors": "#80808066", "outline": "20%", "outline-color": "#FF00FF99"],
    ["colors": "cyan,blue,violet,pink", "color-mode": "linear", "pattern": "bands"],
  ]

  private static func look(_ changes: [String: String], _ placement: String, _ growth: String)
    throws
    -> Look
  {
    var look = Look.pill()
    try look.set("label", to: placement)
    try look.set("growth", to: growth)
    for (name, value) in changes {
      try look.set(name, to: value)
    }
    return look
  }

  @Test(arguments: oddities, Theme.all)
  func `a label is readable on both sides of the edge whatever the colours`(
    changes: [String: String], theme: Theme
  ) throws {
    var meter = try ContrastMeter()
    for (placement, growth) in [
      ("bar-end", "right"), ("bar-center", "left"), ("fill-edge", "right"),
    ] {
      let look = try Self.look(changes, placement, growth)
      for step in 0...16 {
        // Over the values these times meet all phases of a pattern.
        let frame = IndicatorFrame.make(
          step % 4 == 3 ? 96 : 240, 26, value: Double(step) / 16, milliseconds: UInt64(step * 173))
        let contrast = try meter.least(look, frame, theme: theme)
        #expect(contrast >= 4.5, "\(placement), \(growth), \(step)/16")
      }
    }
  }

  @Test func `a label that is split is drawn in two inks that meet at the edge of the fill`() throws
  {
    let studio = try Studio()
    // Black on white, white on black: every pixel tells its ink.
    let look = try Self.look(
      [
        "colors": "#FFFFFF", "track-color": "#000000", "shading": "flat", "pattern": "none",
        "inner-shadow": "off",
      ], "bar-center", "right")
    for step in 0...60 {
      let value = 0.4 + 0.2 * Double(step) / 60
      let list = studio.list(look, .make(300, 24, value: value))
      let label = list.texts
      let box = studio.whole(label[0])
      let edge = 300 * value
      #expect(label.count == (edge > box.minX && edge < box.maxX ? 2 : label.count))
      guard label.count == 2 else { continue }
      #expect(label.map(\.color) == [.black, .white])
      let (inside, outside) = (studio.ink(label[0]), studio.ink(label[1]))
      let masks = label.map { studio.text.mask(of: $0.run) }
      for x in 0..<masks[0].width {
        let column = inside.minX + Double(x)
        let sums = masks.map { mask in
          (0..<mask.height).reduce(0) { $0 + Int(mask.coverage[$1 * mask.width + x]) }
        }
        if column >= edge { #expect(sums[0] == 0) }
        if column + 1 <= edge { #expect(sums[1] == 0) }
      }
      #expect(inside == outside)
    }
  }

  @Test(arguments: ["ar-EG", "fa", "tr", "de", "bn", "mr"])
  func `the digits and the sign of every language are split at the same edge`(
    locale: String
  ) throws {
    var meter = try ContrastMeter()
    for placement in ["bar-end", "bar-center"] {
      for growth in ["right", "left"] {
        let look = try Self.look([:], placement, growth)
        for step in 0...10 {
          let frame = IndicatorFrame.make(300, 24, value: Double(step) / 10).with {
            $0.percentStyle = PercentStyle(locale: locale)
          }
          #expect(try meter.least(look, frame, theme: .dark) >= 4.5, "\(step)/10")
          let texts = meter.studio.list(look, frame).texts
          #expect(Set(texts.map(\.run.text)).count == 1)
          #expect(Set(texts.map(\.origin)).count == 1)
        }
      }
    }
  }

  @Test(arguments: [IndicatorPhase.paused, .stalled, .failed, .cancelled, .endedEarly])
  func `a sign before the number is readable wherever the edge is`(phase: IndicatorPhase) throws {
    let studio = try Studio()
    for placement in ["bar-end", "bar-center", "fill-edge"] {
      let look = try Self.look([:], placement, "right")
      for step in 0...25 {
        let frame = IndicatorFrame.make(300, 24, value: Double(step) / 25, phase: phase)
        let list = studio.list(look, frame)
        let sign = try #require(list.strokes.first)
        let ink = try #require(
          list.fills.compactMap { fill -> Color? in
            guard case .stroke = fill.shape, case .solid(let color) = fill.paint else { return nil }
            return color
          }.first)
        let pixels = studio.pixels(
          list.withoutTexts.filtered { if case .fill(.stroke, _) = $0 { false } else { true } },
          width: 300, height: 24)
        var grounds: Set<UInt32> = []
        for y in Int(sign.bounds.minY)..<Int(sign.bounds.maxY) {
          for x in Int(sign.bounds.minX)..<Int(sign.bounds.maxX) {
            grounds.insert(pixels[y * 300 + x] & 0xFF_FFFF)
          }
        }
        let least = grounds.map { ink.contrast(with: Color(hex: $0)) }.min() ?? 0
        #expect(least >= 4.5, "\(placement), \(step)/25")
      }
    }
  }

  @Test(arguments: Theme.all, ["#FFFFFF", "#000000", "#7F7F7F", "#1A73D5", "#F0B13A"])
  func `words on a background of its own are readable`(theme: Theme, background: String) throws {
    let studio = try Studio()
    let ground = Color(hex: try #require(UInt32(background.dropFirst(), radix: 16)))
    for name in ["ring", "pie", "glow", "line"] {
      var look = try #require(Look(named: name))
      try look.set("background", to: background)
      for phase in [IndicatorPhase.running, .paused] {
        let texts = studio.list(look, .make(400, 400, phase: phase), theme: theme).texts
        #expect(!texts.isEmpty)
        for text in texts {
          #expect(text.color.contrast(with: ground) >= 4.5, "\(name): \(text.run.text)")
        }
      }
    }
    var ring = Look.ring
    try ring.set("center-color", to: background)
    for text in studio.list(ring, .make(400, 400), theme: theme).texts {
      #expect(text.color.contrast(with: ground) >= 4.5)
    }
  }
}
