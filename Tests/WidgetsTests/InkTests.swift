import Geometry
import Scene
import TestSupport
import Testing
import Widgets

struct InkTests {
  /// The area of what is filled over the track.
  private func ink(_ list: DisplayList) -> Double {
    list.fills.dropFirst().reduce(0) { sum, fill in
      // The inner shadow is part of the track, stripes lie on the fill.
      if case .innerShadow = fill.paint { return sum }
      if case .stripes = fill.shape { return sum }
      return sum + fill.shape.mesh().triangleArea
    }
  }

  private static let looks = Look.own + [.pill(.above), .pill(.above, isStriped: false)]

  @Test(arguments: looks, Theme.all)
  func `an empty indicator is its track and nothing else`(look: Look, theme: Theme) throws {
    let studio = try Studio()
    let empty = studio.list(look, .make(300, 200, value: 0), theme: theme).withoutTexts
    let track = studio.list(look, .make(300, 200, phase: .waiting), theme: theme)
      .filtered { if case .fill(.stroke, _) = $0 { false } else { true } }.withoutTexts
    let difference = ImageDifference(
      studio.pixels(empty, width: 300, height: 200),
      expected: studio.pixels(track, width: 300, height: 200), width: 300)
    #expect(difference.isIdentical, "\(difference)")
    #expect(ink(empty) == 0)
  }

  @Test(arguments: [Look.ring, .glow, .pie, .line, .stripes])
  func `ink grows with every quarter of a percent`(look: Look) throws {
    let studio = try Studio()
    let inks = (0...400).map {
      ink(studio.list(look, .make(800, 600, value: Double($0) / 400)).withoutTexts)
    }
    #expect(zip(inks, inks.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test(arguments: [Look.ring, .line, .stripes])
  func `only a complete indicator covers its whole track`(look: Look) throws {
    let studio = try Studio()
    let track = try #require(studio.list(look, .make(800, 600)).fills.first).shape.mesh()
    let full = studio.list(look, .make(800, 600, value: 1)).withoutTexts
    let almost = studio.list(look, .make(800, 600, value: 0.9999)).withoutTexts
    #expect(abs(ink(full) - track.triangleArea) < 1e-6)
    #expect(ink(almost) < track.triangleArea - 0.01)
  }

  @Test(arguments: [Look.ring, .line, .stripes, .pill(.above)])
  func `the fill never leaves the track`(look: Look) throws {
    let studio = try Studio()
    let (width, height) = (150, 100)
    let list = studio.list(look, .make(150, 100, value: 0))
    let track = try #require(list.fills.first).shape
    let coverage = ReferenceRasterizer.coverage(
      of: ReferenceShape(track), width: width, height: height)
    let background = studio.pixels(
      DisplayList(background: Theme.dark.background), width: 1, height: 1)[0]
    for value in [0.001, 0.01, 0.02, 0.05, 0.1, 0.3, 0.5, 0.9, 0.97, 0.999, 1] {
      let picture = studio.pixels(
        studio.list(look, .make(150, 100, value: value)).withoutTexts, width: width, height: height)
      // The sample points of the reference may miss slivers, so a level of the edge may differ.
      let outside = zip(picture, coverage).count { pixel, share in
        share == 0
          && ExactPixel(packed: pixel).difference(to: ExactPixel(packed: background)) > 2
      }
      #expect(outside == 0, "value \(value)")
    }
  }

  @Test func `a wedge stays within its disc and fills it at the end`() throws {
    let studio = try Studio()
    for value in [0.001, 0.3, 0.999, 1] {
      let list = studio.list(.pie, .make(300, 300, value: value))
      let wedge = try #require(list.fills.last).shape.mesh()
      let border = try #require(list.arcs.first)
      // Border and gap are 2 % of the diameter of 216 each.
      let radius = border.outerRadius - 2 * 4.32
      // Chords lie within a hundredth of a pixel of the circle.
      #expect(abs(wedge.triangleArea - value * .pi * radius * radius) < 0.01 * 2 * .pi * radius)
    }
  }

  @Test func `five percent of a pill of 150 by 20 is the left end of its track`() throws {
    let studio = try Studio()
    let look = Look.pill(.above, hasInnerShadow: false)
    let empty = studio.pixels(studio.list(look, .make(150, 20, value: 0)), width: 150, height: 20)
    let some = studio.pixels(
      studio.list(look, .make(150, 20, value: 0.05)), width: 150, height: 20)
    let changed = empty.indices.filter { empty[$0] != some[$0] }
    #expect(changed.allSatisfy { $0 % 150 <= 7 })
    // At the right side of column 0, x = 1, the outline's half height is 4.36.
    #expect(changed.filter { $0 % 150 == 0 }.allSatisfy { (5...14).contains($0 / 150) })
    #expect(Set(changed.map { $0 % 150 }) == Set(0...7))
  }
}
