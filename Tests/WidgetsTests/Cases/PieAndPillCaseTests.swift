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
