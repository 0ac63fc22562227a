import Geometry
import Raster
import Scene
import TestSupport
import Testing

struct GlowTests {
  @Test(
    "A glow is the Gaussian blur of its shape within two levels", arguments: [1.3, 4, 9.5, 17])
  func gaussian(sigma: Double) {
    let shapes: [Shape] = [
      .circle(Circle(center: Point(x: 41.3, y: 38.6), radius: 21)),
      .arc(
        Arc(
          center: Point(x: 40, y: 40), radius: 26, width: 9, sweep: Angle(turns: 0.6), cap: .round,
          capPlacement: .outside)),
      .roundedRectangle(
        RoundedRectangle(Rect(x: 10.5, y: 25.2, width: 50, height: 22), cornerRadius: 8)),
    ]
    for shape in shapes {
      var list = DisplayList(background: .black)
      list.glow(shape, Glow(sigma: sigma, color: .white))
      let actual = render(list, width: 80, height: 80)
      let blur = GaussianReference(shape: ReferenceShape(shape), sigma: sigma)
      for index in stride(from: 0, to: actual.count, by: 37) {
        let center = Point(x: Double(index % 80) + 0.5, y: Double(index / 80) + 0.5)
        let expected = 255 * blur.value(at: center)
        #expect(abs(Double(actual[index] & 0xFF) - expected) <= 2, "\(shape) at \(center)")
      }
    }
  }

  @Test("A shape without area does not glow, and neither does an absurd one")
  func nothing() {
    let shapes: [Shape] = [
      .circle(Circle(center: .zero, radius: 0)), .circle(Circle(center: .zero, radius: 1e9)),
      .arc(Arc(center: .zero, radius: .nan, width: 3)),
      // A ring at zero sheds no light either (case A01).
      .arc(
        Arc(
          center: Point(x: 8, y: 8), radius: 6, width: 3, sweep: .zero, cap: .round,
          capPlacement: .outside)),
    ]
    for shape in shapes {
      for sigma in [0, -1, .nan, .infinity, 3] {
        var list = DisplayList(background: .black)
        list.glow(shape, Glow(sigma: sigma, color: .white))
        let isBlack = render(list, width: 16, height: 16).allSatisfy { $0 == 0xFF00_0000 }
        #expect(isBlack)
      }
    }
  }
}
