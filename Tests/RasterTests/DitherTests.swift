import Geometry
import Scene
import TestSupport
import Testing

@testable import Raster

/// Gradients so wide that their levels would show as bands.
struct DitherTests {
  private static let dark = [
    GradientStop(at: 0, Color(hex: 0x0B0E14)), GradientStop(at: 1, Color(hex: 0x1A2233)),
  ]

  private static func list(_ paint: Paint, at corner: Point = .zero) -> DisplayList {
    var list = DisplayList(background: .black)
    list.fill(.rectangle(Rect(x: corner.x, y: corner.y, width: 640, height: 48)), with: paint)
    return list
  }

  private static func slanted(_ corner: Point = .zero) -> LinearGradient {
    LinearGradient(
      from: corner + Vector(dx: 1.3, dy: 4.8), to: corner + Vector(dx: 620.2, dy: 31),
      stops: dark, space: .srgb)
  }

  private static func upright(_ corner: Point = .zero) -> LinearGradient {
    LinearGradient(
      from: corner, to: corner + Vector(dx: 0, dy: 900), stops: dark, space: .srgb)
  }

  @Test("The mean of a square of eight pixels is the colour to an eighth of a level")
  func means() {
    for gradient in [Self.slanted(), Self.upright()] {
      let pixels = render(Self.list(.linear(gradient)), width: 640, height: 48)
      for (x, y) in [(0, 0), (8, 16), (200, 24), (333, 7), (501, 40), (632, 0)] {
        for shift in [UInt32(16), 8, 0] {
          var (sum, exact) = (0.0, 0.0)
          for index in 0..<64 {
            let place = Point(x: Double(x + index % 8) + 0.5, y: Double(y + index / 8) + 0.5)
            sum += Double(pixels[(y + index / 8) * 640 + x + index % 8] >> shift & 255)
            let line = gradient.end - gradient.start
            let color = gradient.color(at: (place - gradient.start).dot(line) / line.dot(line))
            exact += 255 * (shift == 16 ? color.red : shift == 8 ? color.green : color.blue)
          }
          #expect(abs(sum - exact) / 64 <= 0.125, "\(x), \(y), \(shift)")
        }
      }
    }
  }

  @Test("No pixel is a whole level away from its colour, and stretches of one value are short")
  func noBands() {
    let gradient = Self.slanted()
    let pixels = render(Self.list(.linear(gradient)), width: 640, height: 48)
    let line = gradient.end - gradient.start
    var longest = 0
    for y in 0..<48 {
      var length = 0
      for x in 0..<640 {
        let place = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
        let color = gradient.color(at: (place - gradient.start).dot(line) / line.dot(line))
        #expect(abs(Double(pixels[y * 640 + x] & 255) - 255 * color.blue) <= 1.01)
        length = x > 0 && pixels[y * 640 + x] == pixels[y * 640 + x - 1] ? length + 1 : 1
        if (20..<600).contains(x) { longest = max(longest, length) }
      }
    }
    // Without dithering a level of blue is 20 pixels wide.
    #expect(longest <= 16)
  }

  @Test(
    "The pattern moves with what it lies on, and does not depend on the division of the picture")
  func moved() {
    let conic = { (corner: Point) in
      Paint.conic(
        ConicGradient(
          center: corner + Vector(dx: 320.4, dy: 20.7), start: .zero, sweep: .fullTurn,
          ramp: ColorRamp(Self.dark, space: .srgb)))
    }
    let paints: [(Point) -> Paint] = [
      { .linear(Self.slanted($0)) }, { .linear(Self.upright($0)) }, conic,
    ]
    for paint in paints {
      let still = render(Self.list(paint(.zero)), width: 640, height: 48)
      let corner = Point(x: 3, y: 5)
      let moved = render(Self.list(paint(corner), at: corner), width: 643, height: 53)
      for y in 0..<48 {
        #expect(still[y * 640..<(y + 1) * 640] == moved[(y + 5) * 643 + 3..<(y + 6) * 643])
      }
      var rasterizer = Rasterizer()
      var picture = PixelBuffer(width: 640, height: 48)
      _ = rasterizer.prepare(Self.list(paint(.zero)), text: NoText())
      for (x, width) in [(0, 7), (7, 300), (307, 333)] {
        for (y, height) in [(0, 5), (5, 43)] {
          let piece = IntRect(x: x, y: y, width: width, height: height)
          rasterizer.draw(DamageRegion(piece), into: &picture)
        }
      }
      #expect(picture.pixels == still)
    }
  }

  @Test("A bar that grows until its bands would show is drawn as if it had been so long at once")
  func grown() {
    // 255 levels over a turn: bands of 3 pixels from a radius of 122 on.
    let paint = Paint.conic(
      ConicGradient(
        center: Point(x: 0, y: 20), start: .zero, sweep: .fullTurn,
        ramp: ColorRamp([GradientStop(at: 0, .black), GradientStop(at: 1, .white)], space: .srgb)))
    var rasterizer = Rasterizer()
    var picture = PixelBuffer(width: 200, height: 40)
    for width in stride(from: 80.0, through: 190, by: 11) {
      var list = DisplayList(background: .black)
      list.fill(.rectangle(Rect(x: 0, y: 0, width: width, height: 40)), with: paint)
      let damage = rasterizer.prepare(list, text: NoText())
      rasterizer.draw(damage, into: &picture)
      #expect(picture.pixels == render(list, width: 200, height: 40), "\(width)")
    }
  }

  @Test("A gradient of narrow levels is rounded to the nearest level")
  func narrow() {
    let gradient = LinearGradient(
      from: .zero, to: Point(x: 640, y: 0),
      stops: [GradientStop(at: 0, .black), GradientStop(at: 1, .white)], space: .srgb)
    let pixels = render(Self.list(.linear(gradient)), width: 640, height: 48)
    #expect(pixels[0..<640] == pixels[640..<1280])
  }

  @Test("The light of a wide glow has no bands where it fades")
  func glow() {
    var list = DisplayList(background: Color(hex: 0x0B0E14))
    list.glow(
      .circle(Circle(center: Point(x: 200, y: 60), radius: 60)),
      Glow(sigma: 60, color: Color(hex: 0x22C55E, alpha: 0.6)))
    let pixels = render(list, width: 640, height: 120)
    // Along a row every channel runs through its levels; undithered, each stands for ten columns
    // and more where the light is faint, and the same in the rows around.
    for x in stride(from: 330, to: 410, by: 8) {
      var levels = Set<UInt32>()
      for y in 56..<64 {
        for column in x..<x + 8 { levels.insert(pixels[y * 640 + column] >> 8 & 255) }
      }
      #expect(levels.count >= 2, "column \(x)")
    }
  }
}
