import Geometry
import Raster
import Scene
import TestSupport
import Testing

/// Pictures against an oracle that counts sample points.
struct ReferenceCoverageTests {
  private static let size = 256

  @Test("A shape's picture agrees with counted sample points", arguments: ReferenceScene.all)
  func agreesWithCounting(scene: ReferenceScene) {
    let reference = ReferenceShape(scene.shape)
    let coverage = ReferenceRasterizer.coverage(
      of: reference, width: Self.size, height: Self.size)
    let expected = ReferenceRasterizer.compose(.white, over: .black, coverage: coverage)
    let actual = render(scene.shape, width: Self.size, height: Self.size)
    let difference = ImageDifference(actual, expected: expected, width: Self.size)
    #expect(difference.mean <= 0.05, "\(difference)")
    #expect(difference.max <= 45, "\(difference)")
    #expect(seams(in: actual, of: reference, coverage: coverage) == [])
  }

  /// Pixels more than two pixels from the boundary that are not exactly full or empty.
  private func seams(
    in pixels: [UInt32], of shape: ReferenceShape, coverage: [Double]
  ) -> [String] {
    var faults: [String] = []
    for (index, pixel) in pixels.enumerated() where pixel != 0xFFFF_FFFF && pixel != 0xFF00_0000 {
      let (x, y) = (index % Self.size, index / Self.size)
      if abs(shape.distance(Point(x: Double(x) + 0.5, y: Double(y) + 0.5))) > 2 {
        faults.append("(\(x), \(y)) is \(String(pixel, radix: 16))")
      }
    }
    return faults
  }

  @Test("A translucent colour is laid over the background in proportion to coverage")
  func composition() {
    let shape = Shape.circle(Circle(center: Point(x: 31.3, y: 30.8), radius: 25.5))
    let ink = Color(hex: 0xE08A2F, alpha: 0.8)
    let ground = Color(hex: 0x20143C)
    let coverage = ReferenceRasterizer.coverage(of: ReferenceShape(shape), width: 64, height: 64)
    let expected = ReferenceRasterizer.compose(ink, over: ground, coverage: coverage)
    let actual = render(shape, color: ink, background: ground, width: 64, height: 64)
    let difference = ImageDifference(actual, expected: expected, width: 64)
    // Rounding of the coverage, of the source and of the rest, and the oracle's own grid.
    #expect(difference.max <= 6, "\(difference)")
  }
}
