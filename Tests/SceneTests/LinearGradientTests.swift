import Geometry
import Scene
import Testing

struct LinearGradientTests {
  private let red = Color(hex: 0xFF0000)
  private let green = Color(hex: 0x00FF00)
  private let blue = Color(hex: 0x0000FF)

  private func gradient(
    _ stops: [GradientStop], space: GradientSpace = .srgb
  ) -> LinearGradient {
    LinearGradient(from: .zero, to: Point(x: 10, y: 0), stops: stops, space: space)
  }

  @Test("Stops are put in order and clamped")
  func order() {
    let sorted = gradient([
      GradientStop(at: 0.7, blue), GradientStop(at: -3, red), GradientStop(at: 0.2, green),
      GradientStop(at: .nan, green), GradientStop(at: 9, blue),
    ])
    #expect(sorted.ramp.stops.map(\.location) == [0, 0, 0.2, 0.7, 1])
    #expect(sorted.ramp.stops[0].color == red)
    #expect(sorted.ramp.stops[1].color == green)
  }

  @Test("The end colours go on beyond both ends", arguments: [GradientSpace.srgb, .oklab])
  func ends(space: GradientSpace) {
    let colors = gradient(
      [GradientStop(at: 0.25, red), GradientStop(at: 0.75, blue)], space: space)
    for t in [-5, 0, 0.25] { #expect(colors.color(at: t) == red) }
    for t in [0.75, 1, 80] { #expect(colors.color(at: t) == blue) }
  }

  @Test("Two stops at one place are a hard edge")
  func hardEdge() {
    let colors = gradient([
      GradientStop(at: 0, red), GradientStop(at: 0.5, red), GradientStop(at: 0.5, blue),
      GradientStop(at: 1, blue),
    ])
    #expect(colors.color(at: 0.499) == red)
    #expect(colors.color(at: 0.5) == blue)
    #expect(colors.color(at: 0.501) == blue)
  }

  @Test("Between stops sRGB components are mixed in proportion")
  func proportion() {
    let colors = gradient([GradientStop(at: 0.2, red), GradientStop(at: 0.6, green)])
    let color = colors.color(at: 0.3)
    #expect(abs(color.red - 0.75) < 1e-12)
    #expect(abs(color.green - 0.25) < 1e-12)
  }

  @Test("OKLab mixtures are those of the colours themselves")
  func oklab() {
    let colors = gradient([GradientStop(at: 0, red), GradientStop(at: 1, blue)], space: .oklab)
    #expect(colors.color(at: 0.3) == red.mixed(with: blue, at: 0.3))
  }

  @Test("A gradient without stops is clear")
  func empty() {
    #expect(gradient([]).color(at: 0.5) == .clear)
  }
}
