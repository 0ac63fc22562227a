import Geometry
@testable import Raster
import Scene
import TestSupport
import Testing

struct ShaderTests {
  @Test(
    "A linear gradient has the exact colour of every pixel within a level",
    arguments: [
      Point(x: 50, y: 10), Point(x: 10, y: 60), Point(x: 55, y: 42), Point(x: -20, y: 3),
      Point(x: 10, y: 10),
    ], [GradientSpace.srgb, .oklab])
  func linear(end: Point, space: GradientSpace) {
    let gradient = LinearGradient(
      from: Point(x: 10, y: 10), to: end,
      stops: [
        GradientStop(at: 0, Color(hex: 0x2040FF)), GradientStop(at: 0.4, Color(hex: 0xFFC020)),
        GradientStop(at: 1, Color(hex: 0x10A040, alpha: 0.3)),
      ], space: space)
    var list = DisplayList(background: .black)
    list.fill(.rectangle(Rect(x: 0, y: 0, width: 64, height: 64)), with: .linear(gradient))
    let pixels = render(list, width: 64, height: 64)
    let line = gradient.end - gradient.start
    for y in 0..<64 {
      for x in 0..<64 {
        let place = Point(x: Double(x) + 0.5, y: Double(y) + 0.5) - gradient.start
        // A line without length has the last colour everywhere.
        let t = line.length == 0 ? 1 : place.dot(line) / line.dot(line)
        let expected = PremultipliedPixel.over(
          PremultipliedPixel.make(gradient.color(at: t)), 0xFF00_0000)
        #expect(Self.greatestDifference(pixels[y * 64 + x], expected) <= 1, "(\(x), \(y))")
      }
    }
  }

  @Test(
    "A gradient is right far from the origin and however short its line",
    arguments: [(2000.0, 50.0), (3000, 10), (12_000, 3), (2000.25, 1e-3), (500, 0.05)])
  func far(start: Double, length: Double) {
    let gradient = LinearGradient(
      from: Point(x: start, y: 1), to: Point(x: start + length, y: 1),
      stops: [
        GradientStop(at: 0, Color(hex: 0x2040FF)), GradientStop(at: 1, Color(hex: 0xFFC020)),
      ],
      space: .srgb)
    let width = Int(start + length) + 40
    var list = DisplayList(background: .black)
    list.fill(
      .rectangle(Rect(x: 0, y: 0, width: Double(width), height: 2)), with: .linear(gradient))
    let pixels = render(list, width: width, height: 2)
    for x in (Int(start) - 40)..<width {
      let expected = PremultipliedPixel.make(
        gradient.color(at: (Double(x) + 0.5 - start) / length))
      #expect(Self.greatestDifference(pixels[x], expected) <= 1, "\(x)")
    }
  }

  @Test(
    "An inner shadow is one minus the Gaussian blur of its shape",
    arguments: [(0.0, 1.5), (8, 3), (12, 1), (5, 6)])
  func shadow(radius: Double, sigma: Double) {
    let shape = RoundedRectangle(
      Rect(minX: 4.3, minY: 3.6, maxX: 44.8, maxY: 28.1), cornerRadius: radius)
    let offset = Vector(dx: 1.25, dy: 2.5)
    var list = DisplayList(background: .white)
    list.fill(
      .roundedRectangle(shape),
      with: .innerShadow(InnerShadow(shape: shape, offset: offset, sigma: sigma, color: .black)))
    let actual = render(list, width: 50, height: 32)
    let blur = GaussianReference(shape: .init(.roundedRectangle(shape)), sigma: sigma)
    let coverage = ReferenceRasterizer.coverage(
      of: ReferenceShape(.roundedRectangle(shape)), width: 50, height: 32)
    var compared = 0
    for (index, share) in coverage.enumerated() where share == 1 && index % 3 == 0 {
      let center = Point(x: Double(index % 50) + 0.5, y: Double(index / 50) + 0.5)
      let expected = 255 * blur.value(at: center - offset)
      #expect(abs(Double(actual[index] & 0xFF) - expected) <= 2, "\(center)")
      compared += 1
    }
    #expect(compared > 200)
  }

  private static func greatestDifference(_ a: UInt32, _ b: UInt32) -> Int {
    [UInt32(24), 16, 8, 0].map { abs(Int(a >> $0 & 0xFF) - Int(b >> $0 & 0xFF)) }.max() ?? 0
  }
}
