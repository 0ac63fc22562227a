import Geometry
import Raster
import Scene
import TestSupport
import Testing

/// Lists that no sane program makes: they must end, in a picture.
struct HostileListTests {
  @Test("Absurd numbers draw something opaque and end", arguments: 0..<6)
  func hostile(seed: Int) {
    var random = SplitMix64(seed: UInt64(700 + seed))
    var rasterizer = Rasterizer()
    var picture = PixelBuffer(width: 40, height: 30)
    for _ in 0..<150 {
      var list = DisplayList(background: .white)
      for _ in 0..<3 {
        list.fill(random.hostileShape(), with: hostilePaint(&random))
        list.draw(
          PlacedText(
            TextRun("7", weight: .regular, size: random.hostile()), at: random.hostilePoint(),
            color: .black))
      }
      let damage = rasterizer.prepare(list, text: BlockText())
      rasterizer.draw(damage, into: &picture)
      #expect(picture.pixels.allSatisfy { $0 >> 24 == 255 })
    }
  }

  private func hostilePaint(_ random: inout SplitMix64) -> Paint {
    let color = Color(red: random.hostile(), green: 0.5, blue: random.hostile())
    switch random.int(in: 0...5) {
    case 0:
      return .linear(
        LinearGradient(
          from: random.hostilePoint(), to: random.hostilePoint(),
          stops: [
            GradientStop(at: random.hostile(), color), GradientStop(at: random.hostile(), .white),
          ], space: .srgb))
    case 1:
      let rect = Rect(
        minX: random.hostile(), minY: random.hostile(), maxX: random.hostile(),
        maxY: random.hostile())
      return .innerShadow(
        InnerShadow(
          shape: RoundedRectangle(rect, cornerRadius: random.hostile()),
          offset: Vector(dx: random.hostile(), dy: random.hostile()), sigma: random.hostile(),
          color: color))
    default: return .solid(color)
    }
  }

  @Test("A shape far larger than the picture covers all of it")
  func huge() {
    let white = [UInt32](repeating: 0xFFFF_FFFF, count: 40 * 30)
    let rect = Rect(minX: -1e9, minY: -1e9, maxX: 1e9, maxY: 1e9)
    let shapes: [Shape] = [
      .circle(Circle(center: .zero, radius: 1e9)), .rectangle(rect),
      .roundedRectangle(RoundedRectangle(rect, cornerRadius: 1e6)),
    ]
    for shape in shapes { #expect(render(shape, width: 40, height: 30) == white, "\(shape)") }
  }

  @Test("Shapes that reach too far draw nothing")
  func tooFar() {
    let black = [UInt32](repeating: 0xFF00_0000, count: 40 * 30)
    let shapes: [Shape] = [
      .circle(Circle(center: .zero, radius: 1e30)),
      .rectangle(Rect(minX: -.infinity, minY: 0, maxX: .infinity, maxY: 20)),
      .rectangle(Rect(minX: 10, minY: 0, maxX: -10, maxY: 20)),
      .arc(Arc(center: Point(x: .nan, y: 0), radius: 10, width: 3)),
      .arc(Arc(center: Point(x: 20, y: 15), radius: 10, width: 0)),
    ]
    for shape in shapes { #expect(render(shape, width: 40, height: 30) == black, "\(shape)") }
  }

  @Test("The widest window with a thin bar is drawn in bands")
  func wide() {
    let bar = RoundedRectangle(Rect(x: 0, y: 1, width: 16_384, height: 4), cornerRadius: 2)
    var list = DisplayList(background: .black)
    list.fill(.roundedRectangle(bar), with: .white)
    list.fill(
      .stripes(Stripes(container: bar, period: 16, thickness: 8, lean: 4, phase: 0)),
      with: Color(hex: 0xFF0000))
    list.fill(
      .roundedRectangle(bar),
      with: .innerShadow(
        InnerShadow(shape: bar, offset: Vector(dx: 0, dy: 1), sigma: 1, color: .black)))
    let pixels = render(list, width: 16_384, height: 6)
    #expect(pixels[0..<16_384].allSatisfy { $0 == 0xFF00_0000 })
    #expect(pixels[3 * 16_384 + 9000] != 0xFF00_0000)
  }

  @Test("A shadow of a shape beyond every screen is left out")
  func hugeShadow() {
    let rect = Rect(minX: -1e8, minY: -1e8, maxX: 1e8, maxY: 1e8)
    let bar = RoundedRectangle(rect, cornerRadius: 5)
    var list = DisplayList(background: .white)
    list.fill(
      .roundedRectangle(bar),
      with: .innerShadow(
        InnerShadow(shape: bar, offset: Vector(dx: 0, dy: 1), sigma: 2, color: .black)))
    #expect(render(list, width: 4, height: 4) == [UInt32](repeating: 0xFFFF_FFFF, count: 16))
  }

  @Test("A picture without pixels can be drawn")
  func noPixels() {
    #expect(render(DisplayList(), width: 0, height: 0) == [])
    #expect(render(DisplayList(), width: -5, height: 9) == [])
  }
}
