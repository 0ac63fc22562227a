import Geometry
import Motion
import Scene
import Testing

@testable import Widgets

/// Two stroked circles in a frame of 150 points with a padding of 32.
struct SwiftUIRingTests {
  private func list(_ value: Double, theme: Theme = .light) throws -> DisplayList {
    try Studio().list(.swiftui, .make(214, 214, value: value), theme: theme)
  }

  @Test func `the strokes stand out of the frame by half their width`() throws {
    let arcs = try list(0.3).arcs
    try #require(arcs.count == 2)
    for arc in arcs {
      #expect(arc.radius == 75)
      #expect(arc.innerRadius == 63 && arc.outerRadius == 87)
      #expect(arc.center == Point(x: 107, y: 107))
    }
    #expect(arcs[1].cap == .round && arcs[1].capPlacement == .outside)
    #expect(arcs[1].start == .zero)
    #expect(abs(arcs[1].sweep.turns - 0.3) < 1e-12)
  }

  @Test(arguments: [(Theme.light, 0x007AFF as UInt32), (.dark, 0x0A84FF)])
  func `track and arc are the system's blue`(theme: Theme, hex: UInt32) throws {
    let paints = try list(0.3, theme: theme).fills.map(\.paint)
    #expect(paints == [.solid(Color(hex: hex, alpha: 0.3)), .solid(Color(hex: hex))])
  }

  @Test(arguments: [
    (0.3, "30%"), (0.005, "0%"), (0.015, "2%"), (0.125, "12%"), (0.945, "94%"), (0.996, "100%"),
    (0, "0%"), (1, "100%"),
  ])
  func `the label rounds to the nearest, halves to even`(value: Double, words: String) throws {
    let texts = try list(value).texts
    try #require(texts.count == 1)
    #expect(texts[0].run.text == words)
    #expect(texts[0].run.size == 34)
    #expect(texts[0].run.weight == .bold)
    #expect(texts[0].color == .black)
  }

  @Test func `nothing of the arc is drawn at zero`() throws {
    #expect(try list(0).arcs.count == 1)
  }

  @Test func `the value jumps`() { #expect(Look.swiftui.motion == .none) }
}
