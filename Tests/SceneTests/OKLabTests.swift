import Scene
import Testing

struct OKLabTests {
  @Test("Conversion there and back returns every colour of a coarse cube")
  func roundTrip() {
    for code in 0..<(12 * 12 * 12) {
      let color = Color(
        red: Double(code % 12) / 11, green: Double(code / 12 % 12) / 11,
        blue: Double(code / 144) / 11, alpha: 0.5)
      let back = OKLab(color).color
      #expect(abs(back.red - color.red) < 1e-6)
      #expect(abs(back.green - color.green) < 1e-6)
      #expect(abs(back.blue - color.blue) < 1e-6)
      #expect(back.alpha == 0.5)
    }
  }

  @Test("White and black lie on the grey axis")
  func greys() {
    let white = OKLab(.white)
    #expect(abs(white.lightness - 1) < 1e-6 && abs(white.a) < 1e-6 && abs(white.b) < 1e-6)
    let black = OKLab(.black)
    #expect(black.lightness == 0 && black.a == 0 && black.b == 0)
  }

  // The values that Ottosson's definition gives for the primaries, to four places.
  @Test(
    "The primaries have their known places",
    arguments: [
      (UInt32(0xFF0000), 0.6280, 0.2249, 0.1258), (0x00FF00, 0.8664, -0.2339, 0.1795),
      (0x0000FF, 0.4520, -0.0325, -0.3115),
    ])
  func primaries(hex: UInt32, lightness: Double, a: Double, b: Double) {
    let place = OKLab(Color(hex: hex))
    #expect(abs(place.lightness - lightness) < 1e-4)
    #expect(abs(place.a - a) < 1e-4)
    #expect(abs(place.b - b) < 1e-4)
  }

  @Test("A mixture ends exactly in its colours")
  func ends() {
    let a = Color(hex: 0x1F7A4D)
    let b = Color(hex: 0xE5523A, alpha: 0.3)
    for t in [0, -1, -Double.infinity, Double.nan] { #expect(a.mixed(with: b, at: t) == a) }
    for t in [1, 2, Double.infinity] { #expect(a.mixed(with: b, at: t) == b) }
  }

  @Test("A mixture is halfway in lightness and does not turn grey")
  func middle() {
    let blue = Color(hex: 0x0000FF)
    let yellow = Color(hex: 0xFFFF00)
    let middle = OKLab(blue.mixed(with: yellow, at: 0.5))
    let expected = (OKLab(blue).lightness + OKLab(yellow).lightness) / 2
    #expect(abs(middle.lightness - expected) < 1e-6)
    let red = OKLab(Color(hex: 0xE02020).mixed(with: Color(hex: 0x20A020), at: 0.5))
    #expect((red.a * red.a + red.b * red.b).squareRoot() > 0.08)
  }
}
