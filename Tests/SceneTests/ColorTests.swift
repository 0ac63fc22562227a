import Scene
import Testing

struct ColorTests {
  @Test("Components come from hexadecimal digits and stay within 0 to 1")
  func components() {
    let color = Color(hex: 0xFF8000, alpha: 0.25)
    #expect(color == Color(red: 1, green: 128.0 / 255, blue: 0, alpha: 0.25))
    #expect(Color(red: -1, green: 2, blue: .nan, alpha: .infinity) == Color(hex: 0x00FF00))
    #expect(Color(red: -.infinity, green: 0, blue: 0, alpha: .nan) == .clear)
  }

  @Test("Opacity multiplies and clamps")
  func opacity() {
    let color = Color(hex: 0x123456, alpha: 0.5)
    #expect(color.opacity(0.5).alpha == 0.25)
    #expect(color.opacity(7) == color)
    #expect(color.opacity(.nan).alpha == 0)
    #expect(color.opaque == Color(hex: 0x123456))
  }

  @Test("Compositing mixes in proportion to opacity and ends opaque")
  func compositing() {
    let top = Color(red: 1, green: 0.5, blue: 0, alpha: 0.25)
    let result = top.composited(over: .black)
    #expect(result == Color(red: 0.25, green: 0.125, blue: 0))
    #expect(Color.clear.composited(over: .white) == .white)
    #expect(Color.white.composited(over: .black) == .white)
  }

  @Test("Contrast has the values of the guidelines")
  func contrast() {
    #expect(abs(Color.black.contrast(with: .white) - 21) < 1e-12)
    #expect(Color.white.contrast(with: .white) == 1)
    #expect(
      Color(hex: 0x777777).contrast(with: .white)
        == Color.white.contrast(with: Color(hex: 0x777777)))
    // The well-known pair of greys on white: #777 just misses 4.5, #767676 just reaches it.
    #expect(abs(Color(hex: 0x777777).contrast(with: .white) - 4.478) < 0.001)
    #expect(abs(Color(hex: 0x767676).contrast(with: .white) - 4.542) < 0.001)
    #expect(abs(Color(hex: 0xFF0000).luminance - 0.2126) < 1e-12)
  }

  @Test("The most readable ink has the best worst contrast")
  func mostReadable() {
    let inks = [Color.black, .white]
    #expect(Color.mostReadable(of: inks, on: [Color(hex: 0x222222)]) == .white)
    #expect(Color.mostReadable(of: inks, on: [Color(hex: 0xFFE0A0)]) == .black)
    let dim = Color(hex: 0x606060)
    #expect(Color.mostReadable(of: inks + [dim], on: [.white, Color(hex: 0xDDDDDD)]) == .black)
    #expect(Color.mostReadable(of: [], on: [.white]) == nil)
  }
}
