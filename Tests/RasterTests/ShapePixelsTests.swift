import Geometry
@testable import Raster
import Scene
import TestSupport
import Testing

/// Shapes whose covered pixels and whose hole are known without their coverage.
struct ShapePixelsTests {
  /// Wider than what is drawn from edges, so that drawing it whole asks for no known pixels.
  private static let width = 300
  private static let height = 90

  private func bar(_ random: inout SplitMix64) -> RoundedRectangle {
    let rect = Rect(
      x: random.double(in: -20...150), y: random.double(in: -10...50),
      width: random.double(in: 0.5...180), height: random.double(in: 0.5...60))
    var bar = RoundedRectangle(rect, cornerRadius: random.double(in: -3...40))
    if random.oneIn(3) { bar.cutMinX = random.double(in: rect.minX...rect.maxX) }
    if random.oneIn(3) { bar.cutMaxX = random.double(in: rect.minX...rect.maxX) }
    // Sides on pixels and just beside them are where rounding could matter.
    if random.oneIn(3) { bar.rect.minX = bar.rect.minX.rounded() + random.pick(0, 1e-9, -1e-9) }
    return bar
  }

  private func shape(_ random: inout SplitMix64) -> Shape {
    let center = Point(x: random.double(in: 0...250), y: random.double(in: 0...90))
    switch random.int(in: 0...4) {
    case 0: return .rectangle(bar(&random).rect)
    case 1: return .roundedRectangle(bar(&random))
    case 2:
      return .circle(Circle(center: center, radius: random.double(in: 0.2...70)))
    case 3: return .border(Border(bar(&random), width: random.double(in: 0.2...9)))
    default:
      return .arc(
        Arc(
          center: center, radius: random.double(in: 1...80), width: random.double(in: 0.3...50),
          start: Angle(turns: random.double(in: 0...1)),
          sweep: Angle(turns: random.double(in: -1.2...1.2)),
          cap: random.pick(.butt, .round), capPlacement: random.pick(.inside, .outside)))
    }
  }

  private func levels(of shape: Shape) -> [UInt32] {
    var list = DisplayList(background: .black)
    list.fill(shape, with: .white)
    return render(list, width: Self.width, height: Self.height).map { $0 & 255 }
  }

  @Test("Solid pixels are covered completely, hollow ones not at all", arguments: 0..<8)
  func known(seed: Int) {
    var random = SplitMix64(seed: UInt64(700 + seed))
    let picture = IntRect(x: 0, y: 0, width: Self.width, height: Self.height)
    var solid = 0
    var hollow = 0
    for _ in 0..<150 {
      let shape = shape(&random)
      let levels = levels(of: shape)
      for (area, level) in [(shape.solidPixels, UInt32(255)), (shape.hollowPixels, 0)] {
        let area = area.intersection(picture)
        var wrong = 0
        for y in area.minY..<max(area.minY, area.maxY) {
          for x in area.minX..<area.maxX where levels[y * Self.width + x] != level { wrong += 1 }
        }
        #expect(wrong == 0, "\(wrong) of \(area) in \(shape)")
        if level == 255 { solid += area.area } else { hollow += area.area }
      }
    }
    #expect(solid > 10_000 && hollow > 10_000)
  }

  @Test("Few columns look as they do in the whole picture", arguments: 0..<10)
  func columns(seed: Int) {
    var random = SplitMix64(seed: UInt64(720 + seed))
    let down = LinearGradient(
      from: Point(x: 0, y: 10), to: Point(x: 0, y: 80),
      stops: [GradientStop(at: 0, random.color()), GradientStop(at: 1, random.color())],
      space: .srgb)
    var list = DisplayList(background: random.color())
    for _ in 0..<7 {
      let shape = shape(&random)
      if random.oneIn(3) {
        list.fill(shape, with: .linear(down))
      } else {
        list.fill(shape, with: random.color())
      }
    }
    var rasterizer = Rasterizer()
    _ = rasterizer.prepare(list, text: NoText())
    var picture = PixelBuffer(width: Self.width, height: Self.height)
    let whole = render(list, width: Self.width, height: Self.height)
    rasterizer.draw(DamageRegion(picture.bounds), into: &picture)
    #expect(picture.pixels == whole)
    for _ in 0..<60 {
      // Rows of their own columns each, as a step makes them.
      var region = DamageRegion()
      var x = random.int(in: 0...Self.width)
      for y in random.int(in: 0...40)..<random.int(in: 41...Self.height) {
        x = max(0, min(Self.width - 1, x + random.int(in: -3...3)))
        region.insert(IntRect(x: x, y: y, width: random.int(in: 1...40), height: 1))
      }
      region = region.clipped(to: picture.bounds)
      // What is drawn is opaque, the rest stays as it was.
      var expected = [UInt32](repeating: 0, count: whole.count)
      for piece in region.pieces.map({ IntRect($0) }) {
        for y in piece.minY..<piece.maxY {
          for x in piece.minX..<piece.maxX {
            expected[y * Self.width + x] = whole[y * Self.width + x]
          }
        }
      }
      picture = PixelBuffer(width: Self.width, height: Self.height)
      rasterizer.draw(region, into: &picture)
      let difference = ImageDifference(picture.pixels, expected: expected, width: Self.width)
      #expect(difference.isIdentical, "\(difference)")
    }
  }
}
