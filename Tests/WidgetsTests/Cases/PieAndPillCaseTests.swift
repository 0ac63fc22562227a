import Geometry
import Scene
import TestSupport
import Testing
import Widgets

/// Faults that users of other pies and pills have reported, at the measures of their reports.
struct PieAndPillCaseTests {
  private func pie() throws -> Look {
    try CaseLook.make(
      .pie,
      [
        "diameter": "180", "border": "4", "gap": "0", "border-color": "#FFFFFF",
        "track-color": "clear",
      ])
  }

  @Test func `a full pie has no line from its middle to its border`() throws {
    let picture = CasePicture(try Studio(), try pie(), value: 1)
    for radius in 5...80 {
      for degrees in [0.0, 0.3, -0.3, 180, 270] {
        #expect(picture.sample(degrees, radius: Double(radius)) == CaseLook.fill)
      }
    }
    #expect(picture.sample(0, radius: 88) == 0xFFFF_FFFF)
  }

  @Test func `an empty pie is its border alone`() throws {
    let picture = CasePicture(try Studio(), try pie(), value: 0)
    for radius in 0...84 {
      for degrees in stride(from: 0.0, to: 360, by: 15) {
        #expect(picture.sample(degrees, radius: Double(radius)) == CaseLook.ground)
      }
    }
    for degrees in stride(from: 0.0, to: 360, by: 1) {
      #expect(picture.sample(degrees, radius: 88) == 0xFFFF_FFFF)
    }
  }

  @Test func `half a pie has two edges, at the start and half-way round`() throws {
    let picture = CasePicture(try Studio(), try pie(), value: 0.5)
    for radius in stride(from: 20.0, through: 80, by: 5) {
      let isFilled = (0..<360).map { picture.sample(Double($0) + 0.5, radius: radius) }
        .map { components($0)[1] > 100 }
      let edges = (0..<360).filter { isFilled[$0] != isFilled[($0 + 1) % 360] }
      // Within a pixel of the two directions.
      #expect(edges.count == 2)
      let pixel = 90 / radius + 1
      #expect(
        edges.allSatisfy { abs(Double($0) - 179.5) <= pixel || abs(Double($0) - 359.5) <= pixel })
    }
  }

  /// What differs between two pictures of a pie within its outer edge, in pixels from its middle.
  private func differing(
    _ settings: [String: String], value: Double, grounds: [String] = ["#000000", "#FFFFFF"],
    _ studio: Studio
  ) throws -> [(x: Int, y: Int)] {
    let pictures = try grounds.map { ground in
      var look = Look.pie
      let all = ["gap": "0px", "label": "none", "background": ground]
      for (name, value) in all.merging(settings, uniquingKeysWith: { $1 }) {
        try look.set(name, to: value)
      }
      return studio.pixels(
        studio.list(look, .make(200, 200, value: value)), width: 200, height: 200)
    }
    let radius = 72.0 - 1.5
    return (0..<40_000).map { (x: $0 % 200, y: $0 / 200) }.filter { x, y in
      let way = Vector(dx: Double(x) + 0.5 - 100, dy: Double(y) + 0.5 - 100)
      return way.length < radius && pictures[0][y * 200 + x] != pictures[1][y * 200 + x]
    }
  }

  @Test(arguments: ["10px", "3px", "7.3px", "20%"], ["#22C9B8", "#FFFFFF"])
  func `without a gap the ground does not shine through between border and pie`(
    border: String, color: String
  ) throws {
    let studio = try Studio()
    let settings = ["border": border, "border-color": color]
    #expect(try differing(settings, value: 1, studio).isEmpty)
    let track = settings.merging(["track-color": "#FF8000"], uniquingKeysWith: { $1 })
    for value in [0, 0.3, 1] {
      #expect(try differing(track, value: value, studio).isEmpty, "\(value)")
    }
    // The two sides of the wedge alone may let it through.
    for (x, y) in try differing(settings, value: 0.5, studio) where x >= 101 {
      #expect(abs(Double(y) - 99.5) > 80, "\(x), \(y)")
    }
  }

  @Test(arguments: [0.2, 0.8, 1], ["clockwise", "counterclockwise"])
  func `border and pie of one colour that is seen through are one piece`(
    value: Double, direction: String
  ) throws {
    let studio = try Studio()
    let look = try CaseLook.make(
      .pie,
      [
        "colors": "#FFFFFF80", "gap": "0", "border": "10", "label": "none",
        "track-color": "clear",
        "background": "#000000", "direction": direction, "states": "off",
      ])
    let pixels = studio.pixels(
      studio.list(look, .make(200, 200, value: value)), width: 200, height: 200)
    let sign = direction == "clockwise" ? 1.0 : -1
    for degrees in stride(from: 5.0, to: 360 * value - 5, by: 1) {
      for radius in stride(from: 8.0, through: 70, by: 0.5) {
        let place = Point(x: 100, y: 100) + Angle(degrees: sign * degrees).direction * radius
        let level = Int(pixels[Int(place.y) * 200 + Int(place.x)] & 0xFF)
        #expect(abs(level - 128) <= 1, "\(degrees) degrees, \(radius)")
      }
    }
  }

  private func pill(_ value: Double, width: Int) throws -> (filled: [UInt32], empty: [UInt32]) {
    let studio = try Studio()
    let look = try CaseLook.make(
      .stripes,
      [
        "length": "100%", "thickness": "100%", "minimum-thickness": "1", "shading": "flat",
        "pattern": "none", "inner-shadow": "off",
      ])
    let pictures = [value, 0].map {
      studio.pixels(
        studio.list(look, .make(Double(width), 20, value: $0)), width: width, height: 20)
    }
    return (pictures[0], pictures[1])
  }

  @Test func `a nearly empty pill stays inside its own outline`() throws {
    let (filled, empty) = try pill(0.05, width: 150)
    for y in 0..<20 {
      // At column 0 the outline is 3.1 pixels high on either side of the middle; 4.4 at its edge.
      if !(5...14).contains(y) { #expect(filled[y * 150] == CaseLook.ground) }
      for x in 8..<150 { #expect(filled[y * 150 + x] == empty[y * 150 + x]) }
    }
    #expect(filled[10 * 150 + 3] == CaseLook.fill)
  }

  @Test func `a pill at 999 in a thousand ends at 299.7 of 300 pixels`() throws {
    let (filled, empty) = try pill(0.999, width: 300)
    let (full, _) = try pill(1, width: 300)
    // In the last column the middle rows are seven tenths fill over the track's own coverage.
    let (none, some, all) = (
      components(empty[10 * 300 + 299])[1], components(filled[10 * 300 + 299])[1],
      components(full[10 * 300 + 299])[1]
    )
    #expect(abs(Double(some - none) / Double(all - none) - 0.7) < 0.03)
    #expect(filled[10 * 300 + 290] == CaseLook.fill)
  }
}
