import Geometry
import Raster
import Scene
import Testing

@testable import Widgets

/// A line ends round, as the track does, in every direction and at every thickness.
struct LineTests {
  /// The look without its label, on black, in white over nothing.
  private static func bare(_ settings: [String: String] = [:]) throws -> Look {
    var look = Look.line
    let common = ["label": "none", "colors": "#FFFFFF", "track-color": "clear", "states": "off"]
    for (name, value) in common.merging(settings, uniquingKeysWith: { $1 }) {
      try look.set(name, to: value)
    }
    return look
  }

  @Test func `the value and what is buffered behind it end in half circles`() throws {
    let frame = IndicatorFrame.make(1920, 1080, value: 0.45).with { $0.buffer = 0.62 }
    let bars = try Studio().list(.line, frame).bars
    try #require(bars.count == 3)
    let track = bars[0].rect
    for (bar, value) in zip(bars.dropFirst(), [0.62, 0.45]) {
      #expect(bar.effectiveRadius == 5)
      #expect(bar.rect.minX == track.minX && bar.rect.height == track.height)
      #expect(abs(bar.bounds.maxX - (track.minX + value * track.width)) < 1e-9)
      #expect(bar.cutMaxX == .infinity)
    }
  }

  @Test func `a job that broke off ends flat`() throws {
    let frame = IndicatorFrame.make(1920, 1080, value: 0.45, phase: .endedEarly)
    let bar = try #require(try Studio().list(.line, frame).bars.last)
    #expect(abs(bar.cutMaxX - (bar.rect.minX + 0.45 * bar.rect.width)) < 1e-9)
  }

  @Test(arguments: BarGrowth.allCases, [1, 2, 3, 10])
  func `the end is a half circle of pixels and all before it is whole`(
    growth: BarGrowth, thickness: Int
  ) throws {
    let look = try Self.bare([
      "growth": growth.rawValue, "thickness": "\(thickness)px", "minimum-thickness": "1",
      "length": "100%",
    ])
    let (width, height) = growth.isUpright ? (20, 100) : (100, 20)
    let studio = try Studio()
    let picture = studio.pixels(
      studio.list(look, .make(Double(width), Double(height), value: 0.5), theme: .onBlack),
      width: width, height: height
    ).map { Int($0 & 0xFF) }
    // In the direction of growth, across it from the first row to the last.
    func level(_ along: Int, _ across: Int) -> Int {
      let place = growth.isReversed ? 99 - along : along
      return growth.isUpright ? picture[place * 20 + across] : picture[across * 100 + place]
    }
    let first = 10 - (thickness + 1) / 2
    let radius = Double(thickness) / 2
    let end = Int(radius.rounded(.up))
    for across in 0..<20 {
      let isInside = (first..<first + thickness).contains(across)
      for along in end..<(50 - end) {
        #expect(level(along, across) == (isInside ? 255 : 0), "\(along), \(across)")
      }
      for along in 50..<100 { #expect(level(along, across) == 0) }
    }
    // What a half circle leaves of the square around it.
    let sum = (0..<20).reduce(0) { sum, across in
      sum + ((50 - end)..<50).reduce(0) { $0 + level($1, across) }
    }
    let square = Double(end) - radius
    let wanted = 255 * (square * 2 * radius + Double.pi * radius * radius / 2)
    #expect(abs(Double(sum) - wanted) <= 2 * Double(thickness * end + 1))
  }

  @Test(arguments: [0.0001, 0.001, 0.002, 0.005, 0.01, 0.03])
  func `a short value stays within the end of the track`(value: Double) throws {
    let studio = try Studio()
    let pictures = try [value, 1].map { value in
      studio.pixels(
        studio.list(try Self.bare(), .make(1920, 1080, value: value), theme: .onBlack),
        width: 1920, height: 1080
      ).map { Int($0 & 0xFF) }
    }
    #expect(pictures[0].contains { $0 > 0 })
    #expect(zip(pictures[0], pictures[1]).allSatisfy { $0 <= $1 + 1 })
  }

  @Test(arguments: [0.002, 0.004, 0.01, 0.4, 0.8, 0.994, 0.999])
  func `a step of the value draws again what lies between its ends`(value: Double) throws {
    let studio = try Studio()
    let (width, height) = (1000, 500)
    let frames = [value, value + 0.001].map { IndicatorFrame.make(1000, 500, value: $0) }
    let lists = try frames.map { studio.list(try Self.bare(), $0, theme: .onBlack) }
    var rasterizer = Rasterizer()
    var picture = PixelBuffer(width: width, height: height)
    for list in lists {
      let damage = rasterizer.prepare(list, text: studio.text)
      let layout = picture.layout
      picture.withMutablePixels { rasterizer.draw(damage, into: &$0, layout: layout) }
      guard list != lists[0] else { continue }
      let track = try #require(studio.list(.line, frames[0]).bars.first).rect
      let clipped = damage.clipped(to: layout.bounds).bounds
      let end = track.minX + value * track.width
      // The round end, the step, and a pixel that blending reaches on both sides.
      #expect(Double(clipped.minX) >= end - track.height - 2)
      #expect(Double(clipped.maxX) <= end + 0.001 * track.width + 2)
    }
    #expect(picture.pixels == studio.pixels(lists[1], width: width, height: height))
  }
}

extension Theme {
  /// The dark theme on black, so that a level is a coverage.
  fileprivate static var onBlack: Theme { Theme.dark.standing(on: .black) }
}
