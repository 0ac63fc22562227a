@testable import Raster
import Scene
import Testing

struct PremultipliedPixelTests {
  @Test("A product of two levels is rounded exactly, for all pairs")
  func multiply() {
    var wrong = 0
    for x in UInt32(0)...255 {
      for a in UInt32(0)...255 {
        // Rounding to nearest in rationals: no pair lies halfway, since 255 is odd.
        if PremultipliedPixel.multiply(x, a) != (2 * x * a + 255) / 510 { wrong += 1 }
      }
    }
    #expect(wrong == 0)
  }

  @Test("Scaling a pixel multiplies every channel by itself, for all pairs")
  func scale() {
    var wrong = 0
    for x in UInt32(0)...255 {
      for a in UInt32(0)...255 {
        let channels = [x, 255 - x, x ^ 0x55, (x &* 7) & 0xFF]
        let pixel = channels.reduce(0) { $0 << 8 | $1 }
        let expected = channels.reduce(0) { $0 << 8 | PremultipliedPixel.multiply($1, a) }
        if PremultipliedPixel.scale(pixel, by: a) != expected { wrong += 1 }
      }
    }
    #expect(wrong == 0)
  }

  @Test("Laying over never overflows and keeps colours at most alpha, for all pairs of alphas")
  func over() {
    var wrong = 0
    for top in UInt32(0)...255 {
      for bottom in UInt32(0)...255 {
        let source = top << 24 | top << 16 | (top / 2) << 8
        let destination = bottom << 24 | bottom << 16 | bottom
        let result = PremultipliedPixel.over(source, destination)
        let alpha = top + PremultipliedPixel.multiply(bottom, 255 - top)
        let channels = [16, 8, 0].map { result >> UInt32($0) & 0xFF }
        let isRight =
          result >> 24 == alpha && alpha <= 255 && channels.allSatisfy { $0 <= alpha }
          && channels[0] == alpha && channels[1] == top / 2
          && channels[2] == PremultipliedPixel.multiply(bottom, 255 - top)
        if !isRight { wrong += 1 }
      }
    }
    #expect(wrong == 0)
  }

  @Test(
    "An opaque source replaces, a clear one leaves", arguments: [UInt32(0xFF102030), 0x80402010])
  func identities(pixel: UInt32) {
    #expect(PremultipliedPixel.over(0xFFAB_CDEF, pixel) == 0xFFAB_CDEF)
    #expect(PremultipliedPixel.over(0, pixel) == pixel)
    #expect(PremultipliedPixel.scale(pixel, by: 255) == pixel)
    #expect(PremultipliedPixel.scale(pixel, by: 0) == 0)
  }

  @Test("Colours are multiplied by their opacity and rounded to nearest")
  func make() {
    #expect(PremultipliedPixel.make(Color(hex: 0x123456)) == 0xFF12_3456)
    #expect(PremultipliedPixel.make(.clear) == 0)
    #expect(PremultipliedPixel.make(Color(hex: 0xFFFFFF, alpha: 0.5)) == 0x8080_8080)
    #expect(PremultipliedPixel.make(Color(hex: 0xFF0000, alpha: 0.2)) == 0x3333_0000)
    // 0.998 · 255 = 254.49 and 0.999 · 255 = 254.745.
    #expect(PremultipliedPixel.make(Color(red: 0.998, green: 0.999, blue: 0)) == 0xFFFE_FF00)
  }
}
