import Geometry
import Raster
import Scene
import TestSupport
import Testing

@testable import Widgets

/// The line around the fill of a bar.
struct OutlineTests {
  private static let red: UInt32 = 0xFFFF_0000
  private static let blue: UInt32 = 0xFF00_00FF
  private static let black: UInt32 = 0xFF00_0000

  /// A flat bar on black, as long as its area.
  private func look(_ settings: [String: String]) throws -> Look {
    var look = Look.stripes
    let common = [
      "length": "100%", "thickness": "40px", "colors": "#FF0000", "outline-color": "#0000FF",
      "track-color": "clear", "background": "#000000", "label": "none", "states": "off",
      "shading": "flat", "pattern": "none", "inner-shadow": "off",
    ]
    for (name, value) in common.merging(settings, uniquingKeysWith: { $1 }) {
      try look.set(name, to: value)
    }
    return look
  }

  private func pixels(
    _ look: Look, _ value: Double, width: Int = 300, height: Int = 60
  ) throws -> [UInt32] {
    let studio = try Studio()
    return studio.pixels(
      studio.list(look, .make(Double(width), Double(height), value: value)), width: width,
      height: height)
  }

  @Test(arguments: ["right", "left"], [0, 4])
  func `the line follows the cut of the fill`(growth: String, inset: Int) throws {
    let picture = try pixels(
      try look(["outline": "2px", "growth": growth, "inset": "\(inset)px"]), 0.25)
    // The bar is in the rows 10 to 49; the fill ends a quarter of what the inset leaves from its start.
    let edge = inset + (300 - 2 * inset) / 4
    let (top, bottom) = (10 + inset, 49 - inset)
    func pixel(_ x: Int, _ y: Int) -> UInt32 {
      picture[y * 300 + (growth == "right" ? x : 299 - x)]
    }
    for y in top...bottom {
      #expect(pixel(edge - 1, y) == Self.blue && pixel(edge - 2, y) == Self.blue, "row \(y)")
      #expect(pixel(edge, y) == Self.black)
      let isEdge = y < top + 2 || y > bottom - 2
      #expect(pixel(edge - 3, y) == (isEdge ? Self.blue : Self.red), "row \(y)")
      #expect(pixel(inset + 30, y) == (isEdge ? Self.blue : Self.red), "row \(y)")
    }
    // A round end has no whole pixel at its tip.
    #expect(pixel(inset + 1, 30) == Self.blue && pixel(inset + 3, 30) == Self.red)
  }

  /// The track alone, in white.
  private func track(_ growth: BarGrowth, _ shape: FillShape, size: Int) throws -> [UInt32] {
    let look = try look([
      "growth": growth.rawValue, "fill-shape": shape.rawValue, "track-color": "#FFFFFF",
    ])
    return try pixels(look, 0, width: size, height: size)
  }

  @Test(arguments: BarGrowth.allCases, FillShape.allCases)
  func `the line does not leave the track`(growth: BarGrowth, shape: FillShape) throws {
    let allowed = try track(growth, shape, size: 200)
    for outline in ["1px", "6px", "50%"] {
      let line = try look([
        "outline": outline, "growth": growth.rawValue, "fill-shape": shape.rawValue,
        "outline-color": "#FFFFFF", "colors": "#FFFFFF",
      ])
      for value in [0.02, 0.1, 0.5, 0.99, 1] {
        let picture = try pixels(line, value, width: 200, height: 200)
        #expect(
          zip(picture, allowed).allSatisfy { $1 != Self.black || $0 == Self.black },
          "\(outline) at \(value)")
      }
    }
  }

  @Test(arguments: BarGrowth.allCases, FillShape.allCases)
  func `with a line too no pixel is filled less at a greater value`(
    growth: BarGrowth, shape: FillShape
  ) throws {
    let track = try track(growth, shape, size: 220).map { Int($0 & 0xFF) }
    for outline in ["1px", "3px", "40%"] {
      let look = try look([
        "outline": outline, "growth": growth.rawValue, "fill-shape": shape.rawValue,
        "outline-color": "#FFFFFF", "colors": "#FFFFFF",
      ])
      let values = [0, 0.002, 0.01, 0.03, 0.05, 0.1, 0.5, 0.98, 0.99, 0.994, 0.997, 0.999, 1]
      let pictures = try values.map { value in
        try pixels(look, value, width: 220, height: 220).map { Int($0 & 0xFF) }
      }
      for (index, more) in pictures.enumerated().dropFirst() {
        let less = pictures[index - 1]
        // On the track's edge, and on its own, the fill and the line are blended one after the other.
        #expect(
          zip(track, zip(less, more)).allSatisfy { $0 < 255 || $1.0 <= $1.1 + 4 },
          "\(outline) at \(values[index])")
        // A line beyond the fill's end has reached that of the track a little earlier.
        let isOwn = shape == .own && values[index] > 0.98
        #expect(isOwn || less.reduce(0, +) < more.reduce(0, +), "\(outline) at \(values[index])")
      }
    }
  }

  @Test(arguments: [0.05, 0.6, 0.98, 1], ["solid", "linear"])
  func `a line that the label does not meet changes nothing about it`(
    value: Double, mode: String
  ) throws {
    let studio = try Studio()
    let lists = try ["0", "2px"].map { outline in
      var look = Look.stripes
      for (name, setting) in [
        ("thickness", "40px"), ("outline", outline), ("color-mode", mode),
        ("colors", mode == "solid" ? "amber" : "amber,green"),
      ] {
        try look.set(name, to: setting)
      }
      return studio.list(look, .make(300, 60, value: value))
    }
    #expect(lists[0].texts == lists[1].texts)
    #expect(lists[0].bars == lists[1].bars)
  }
}
