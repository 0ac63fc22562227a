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

  @Test("A glow in a paint has the paint's colour at every place")
  func paint() {
    let shape = Shape.circle(Circle(center: Point(x: 41.3, y: 38.6), radius: 21))
    func picture(_ glow: Glow) -> [UInt32] {
      var list = DisplayList(background: .black)
      list.glow(shape, glow)
      return render(list, width: 80, height: 80)
    }
    let color = Color(hex: 0x3080F0)
    let plain = picture(Glow(sigma: 6, color: color))
    let even = LinearGradient(
      from: Point(x: 0, y: 0), to: Point(x: 80, y: 30),
      stops: [GradientStop(at: 0, color), GradientStop(at: 1, color)])
    let ring = ConicGradient(
      center: Point(x: 41.3, y: 38.6), start: .zero, sweep: .fullTurn,
      ramp: ColorRamp([GradientStop(at: 0, color)]))
    for paint in [Paint.solid(color), .linear(even), .conic(ring)] {
      let other = picture(Glow(sigma: 6, color: .white, paint: paint))
      #expect(ImageDifference(other, expected: plain, width: 80).max <= 1)
    }
    // Half red, half blue: the red half has no blue.
    let halves = LinearGradient(
      from: Point(x: 40, y: 0), to: Point(x: 40.1, y: 0),
      stops: [GradientStop(at: 0, Color(hex: 0xFF0000)), GradientStop(at: 1, Color(hex: 0x0000FF))])
    let parted = picture(Glow(sigma: 6, color: .white, paint: .linear(halves)))
    for index in parted.indices where index % 80 < 39 { #expect(parted[index] & 0xFF == 0) }
    for index in parted.indices where index % 80 > 41 { #expect(parted[index] >> 16 & 0xFF == 0) }
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

  @Test(
    "Light that a shape hides is left out without a trace", arguments: [3.0, 20],
    [Color.white, Color(hex: 0x3060FF, alpha: 0.5)])
  func hidden(sigma: Double, trackColor: Color) {
    let arc = Arc(
      center: Point(x: 300.5, y: 150), radius: 110, width: 60, sweep: Angle(turns: 0.7),
      cap: .round)
    var track = arc
    (track.sweep, track.cap) = (.fullTurn, .butt)
    for opacity in [1, 0.4] {
      var list = DisplayList(background: .black)
      list.glow(.arc(arc), Glow(sigma: sigma, color: Color(hex: 0x00FFFF, alpha: 0.6)))
      list.fill(.arc(track), with: trackColor)
      list.fill(.arc(arc), with: Color(hex: 0xFF8000, alpha: opacity))
      // Pieces so narrow that they are put together layer by layer, hidden or not.
      var region = DamageRegion()
      for x in stride(from: 0, to: 600, by: 200) {
        region.insert(IntRect(x: x, y: 0, width: 200, height: 300))
      }
      #expect(
        render(list, width: 600, height: 300)
          == render(list, width: 600, height: 300, region: region))
    }
  }
}
