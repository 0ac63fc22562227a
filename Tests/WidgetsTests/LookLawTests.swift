import Geometry
import Scene
import TestSupport
import Testing

@testable import Widgets

/// What is true of the pixels of every look at every value.
struct LookLawTests {
  /// A look in which only what is filled depends on its colours.
  private static func colored(_ look: Look, _ color: String) throws -> Look {
    var look = look
    for (name, value) in [
      ("colors", color), ("border-color", "#808080"), ("label", "none"), ("outer-stroke", "0"),
    ] where look.properties.contains(where: { $0.name == name }) {
      try look.set(name, to: value)
    }
    return look
  }

  @Test(arguments: Look.all, Theme.all)
  func `nothing is filled at zero`(look: Look, theme: Theme) throws {
    let studio = try Studio()
    let pictures = try ["#FF0000", "#0000FF", "none"].map {
      studio.pixels(
        studio.list(try Self.colored(look, $0), .make(160, 120, value: 0), theme: theme),
        width: 160, height: 120)
    }
    #expect(pictures[0] == pictures[1])
    #expect(pictures[0] == pictures[2])
  }

  /// A look in white over black, without anything else.
  private static func plain(_ look: Look, _ settings: [String: String]) throws -> Look {
    var look = look
    let common = [
      "colors": "#FFFFFF", "color-mode": "solid", "track-color": "clear", "background": "#000000",
      "label": "none", "states": "off", "shading": "flat", "pattern": "none",
      "inner-shadow": "off", "border": "0", "glow-mode": "none",
    ]
    for (name, value) in common.merging(settings, uniquingKeysWith: { $1 })
    where look.properties.contains(where: { $0.name == name }) {
      try look.set(name, to: value)
    }
    return look
  }

  private static let shapes: [(look: Look, settings: [String: String])] =
    ["butt", "round-inside"].map { (.ring, ["cap": $0]) }
    + [(.pie, [:]), (.pie, ["direction": "counterclockwise", "start-angle": "33"])]
    + ["right", "left", "up", "down"].map { (.stripes, ["growth": $0, "length": "100%"]) }
    + [(.stripes, ["radius": "3", "inset": "3"])]
    + ["1px", "2px", "3px", "4px", "9px"].map {
      (.line, ["thickness": $0, "minimum-thickness": "1"])
    }
    + ["left", "up", "down"].map { (.line, ["growth": $0]) }

  @Test(arguments: shapes.indices)
  func `no pixel is filled less at a greater value, nor more than when all is filled`(
    index: Int
  ) throws {
    let (base, settings) = Self.shapes[index]
    let look = try Self.plain(base, settings)
    let studio = try Studio()
    let pictures = [0, 0.001, 0.01, 0.03, 0.1, 0.25, 0.5, 0.75, 0.9, 0.99, 0.999, 1].map { value in
      studio.pixels(
        studio.list(look, .make(150, 120, value: value)), width: 150, height: 120
      ).map { Int($0 & 0xFF) }
    }
    for (less, more) in zip(pictures, pictures.dropFirst()) {
      let sums = [less, more].map { $0.reduce(0, +) }
      #expect(sums[0] < sums[1])
      #expect(zip(less, more).allSatisfy { $0 <= $1 + 2 })
    }
    let full = try #require(pictures.last)
    for picture in pictures {
      #expect(zip(picture, full).allSatisfy { $0 <= $1 + 2 })
    }
  }

  @Test(arguments: ["butt", "round-inside"], ["clockwise", "counterclockwise"])
  func `a ring closes at one and not before`(cap: String, direction: String) throws {
    let studio = try Studio()
    let look = try CaseLook.ring(["cap": cap, "direction": direction])
    func isClosed(_ value: Double) -> Bool {
      let picture = CasePicture(studio, look, value: value)
      return (0..<3600).allSatisfy { picture.sample(Double($0) / 10) == CaseLook.fill }
    }
    #expect(isClosed(1))
    for value in [0.9, 0.949, 0.96, 0.98, 0.99, 0.995, 0.999] { #expect(!isClosed(value)) }
  }

  @Test(
    arguments: ["inside", "center", "outside"], ["diameter 72%", "diameter 100%", "glow-radius 40"])
  func `a glow ends within its area, and a ring without one is as large as ever`(
    alignment: String, change: String
  ) throws {
    let studio = try Studio()
    var look = try CaseLook.ring(["track-color": "clear", "alignment": alignment])
    try look.set("diameter", to: "90%")
    let words = change.split(separator: " ").map(String.init)
    try look.set(words[0], to: words[1])
    let bare = try #require(studio.list(look, .make(200, 200, value: 1)).arcs.last)
    let wanted = words[0] == "diameter" ? (words[1] == "72%" ? 144.0 : 200) : 180
    let shifts: [String: Double] = ["inside": -10, "center": 0, "outside": 10]
    let shift = shifts[alignment] ?? 0
    #expect(abs(bare.radius - (wanted / 2 + shift)) < 1e-9)
    try look.set("glow-mode", to: "forward")
    // The ring has one size at all values, whatever the glow does.
    let radii = [0.1, 0.5, 1].compactMap {
      studio.list(look, .make(200, 200, value: $0)).arcs.last?.radius
    }
    #expect(Set(radii).count == 1)
    let pixels = studio.pixels(
      studio.list(look, .make(200, 200, value: 1)), width: 200, height: 200)
    for place in 0..<200 {
      for index in [place, 199 * 200 + place, place * 200, place * 200 + 199] {
        #expect(pixels[index] & 0xFF00 <= 0x0300, "\(index % 200), \(index / 200)")
      }
    }
  }

  @Test(arguments: Look.own)
  func `the middle of a move looks the same in a size that it was not begun in`(look: Look) throws {
    let studio = try Studio()
    // Every list is made of the frame alone, so another size is a picture of its own.
    let small = studio.list(look, .make(300, 200, value: 0.37, milliseconds: 4321))
    let large = studio.list(look, .make(600, 400, value: 0.37, milliseconds: 4321))
    let again = studio.list(look, .make(300, 200, value: 0.37, milliseconds: 4321))
    #expect(small == again && small != large)
    if let one = small.stripes.first, let two = large.stripes.first {
      #expect(one.phase == two.phase)
    }
    if let one = small.arcs.last, let two = large.arcs.last { #expect(one.sweep == two.sweep) }
  }
}

extension LookLawTests {
  @Test(arguments: BarGrowth.allCases)
  func `a gradient along a bar begins where the fill does and stays where it is`(
    growth: BarGrowth
  ) throws {
    let studio = try Studio()
    var look = Look.pill(.none, isStriped: false, hasInnerShadow: false)
    for (name, value) in [
      ("growth", growth.rawValue), ("colors", "#FF0000,#0000FF"), ("color-mode", "linear"),
      ("gradient-space", "srgb"), ("radius", "0"), ("track-color", "clear"),
    ] { try look.set(name, to: value) }
    let (width, height) = growth.isUpright ? (10, 101) : (101, 10)
    func pixels(_ value: Double) -> [UInt32] {
      let picture = studio.pixels(
        studio.list(look, .make(Double(width), Double(height), value: value)), width: width,
        height: height)
      let line = (0..<101).map {
        growth.isUpright ? picture[$0 * width + 5] : picture[5 * width + $0]
      }
      return growth.isReversed ? line.reversed() : line
    }
    let (half, full) = (pixels(0.5), pixels(1))
    #expect(isNear(full[0], 254, 0, 1, within: 2))
    #expect(isNear(full[50], 128, 0, 128, within: 2))
    #expect(isNear(full[100], 1, 0, 254, within: 2))
    // The fill uncovers its colours and does not squeeze them.
    #expect(half[..<50] == full[..<50])
    #expect(half[52...].allSatisfy { $0 == half[100] })
  }
}
