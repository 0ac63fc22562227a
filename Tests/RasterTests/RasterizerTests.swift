import Geometry
import Raster
import Scene
import TestSupport
import Testing

struct RasterizerTests {
  private func list(_ random: inout SplitMix64, size: Double) -> DisplayList {
    var commands: [DrawCommand] = (0..<random.int(in: 2...6)).map { _ in
      random.oneIn(5) ? .text(random.text(within: size)) : random.fill(within: size)
    }
    commands.append(
      .fill(
        .roundedRectangle(random.shadow(within: size).shape),
        .innerShadow(random.shadow(within: size))))
    commands.append(.fill(random.step(within: size).old, .linear(random.gradient(within: size))))
    return DisplayList(background: random.color(), commands: commands)
  }

  /// Cuts a rectangle at random into pieces, in no order.
  private func pieces(_ rect: IntRect, _ random: inout SplitMix64, depth: Int) -> [IntRect] {
    guard depth > 0, rect.width > 1, rect.height > 1 else { return [rect] }
    var (a, b) = (rect, rect)
    if random.oneIn(2) {
      a.maxX = random.int(in: rect.minX...rect.maxX)
      b.minX = a.maxX
    } else {
      a.maxY = random.int(in: rect.minY...rect.maxY)
      b.minY = a.maxY
    }
    let halves = [
      pieces(a, &random, depth: depth - 1), pieces(b, &random, depth: depth - 1),
    ]
    return random.oneIn(2) ? halves[0] + halves[1] : halves[1] + halves[0]
  }

  @Test("Every division of the picture gives the same pixels", arguments: 0..<20)
  func division(seed: Int) {
    var random = SplitMix64(seed: UInt64(500 + seed))
    let size = random.int(in: 20...70)
    let list = list(&random, size: Double(size))
    var rasterizer = Rasterizer()
    _ = rasterizer.prepare(list, text: BlockText())
    var whole = PixelBuffer(width: size, height: size)
    rasterizer.draw(DamageRegion(whole.bounds), into: &whole)
    for _ in 0..<75 {
      var picture = PixelBuffer(width: size, height: size)
      for piece in pieces(picture.bounds, &random, depth: random.int(in: 1...5)) {
        rasterizer.draw(DamageRegion(piece), into: &picture)
      }
      let difference = ImageDifference(picture.pixels, expected: whole.pixels, width: size)
      #expect(difference.isIdentical, "\(difference)")
    }
  }

  @Test("A picture taller than a band has no seam between bands")
  func bands() {
    var random = SplitMix64(seed: 520)
    let list = list(&random, size: 300)
    let whole = render(list, width: 1100, height: 300, text: BlockText())
    var rasterizer = Rasterizer()
    _ = rasterizer.prepare(list, text: BlockText())
    var rows = PixelBuffer(width: 1100, height: 300)
    for y in 0..<300 {
      rasterizer.draw(DamageRegion(IntRect(x: 0, y: y, width: 1100, height: 1)), into: &rows)
    }
    #expect(rows.pixels == whole)
  }

  @Test("A shape moved by whole pixels is the same picture moved", arguments: 0..<60)
  func translation(seed: Int) {
    var random = SplitMix64(seed: UInt64(600 + seed))
    let shape = random.step(within: 50).new
    let (dx, dy) = (random.int(in: 0...20), random.int(in: 0...20))
    let here = render(shape, width: 80, height: 80)
    let there = render(
      shape.moved(by: Vector(dx: Double(dx), dy: Double(dy))), width: 80, height: 80)
    var wrong = 0
    for y in 0..<60 {
      for x in 0..<60 where there[(y + dy) * 80 + x + dx] != here[y * 80 + x] { wrong += 1 }
    }
    #expect(wrong == 0, "\(shape)")
  }

  @Test("Pixels outside the region stay as they are")
  func region() {
    let region = DamageRegion(IntRect(x: 3, y: 2, width: 4, height: 5))
    let pixels = render(DisplayList(background: .white), width: 12, height: 9, region: region)
    for (index, pixel) in pixels.enumerated() {
      let isInside = (3..<7).contains(index % 12) && (2..<7).contains(index / 12)
      #expect(pixel == (isInside ? 0xFFFF_FFFF : 0))
    }
  }

  @Test("A region beyond the picture is clipped, and memory between rows is not touched")
  func stride() {
    var rasterizer = Rasterizer()
    _ = rasterizer.prepare(DisplayList(background: .white), text: NoText())
    var memory = [UInt32](repeating: 7, count: 40)
    var span = memory.mutableSpan
    let region = DamageRegion(IntRect(minX: -50, minY: -50, maxX: 500, maxY: 500))
    rasterizer.draw(
      region, into: &span, layout: PixelLayout(width: 6, height: 4, stride: 10))
    for (index, pixel) in memory.enumerated() {
      #expect(pixel == (index % 10 < 6 ? 0xFFFF_FFFF : 7))
    }
  }

  @Test("The background's opacity is ignored")
  func opaqueBackground() {
    let list = DisplayList(background: Color(hex: 0x4080C0, alpha: 0.2))
    #expect(render(list, width: 2, height: 2) == [UInt32](repeating: 0xFF40_80C0, count: 4))
  }

  @Test("A text's mask is laid down in its colour at the nearest pixel")
  func text() {
    var list = DisplayList(background: .black)
    list.draw(
      PlacedText(
        TextRun("A", weight: .regular, size: 9), at: Point(x: 2.4, y: 9.6), color: .white))
    let pixels = render(list, width: 12, height: 14, text: BlockText())
    let mask = BlockText().mask(of: TextRun("A", weight: .regular, size: 9))
    for (index, pixel) in pixels.enumerated() {
      // The block's own offset is one to the right and nine up.
      let (x, y) = (index % 12 - 2 - 1, index / 12 - 10 + 9)
      let isInside = x >= 0 && x < mask.width && y >= 0 && y < mask.height
      let level = isInside ? UInt32(mask.coverage[y * mask.width + x]) : 0
      #expect(pixel == 0xFF00_0000 | level << 16 | level << 8 | level)
    }
  }
}

extension Shape {
  /// The same shape at another place.
  fileprivate func moved(by offset: Vector) -> Shape {
    func moved(_ bar: RoundedRectangle) -> RoundedRectangle {
      var bar = bar
      bar.rect.minX += offset.dx
      bar.rect.maxX += offset.dx
      bar.rect.minY += offset.dy
      bar.rect.maxY += offset.dy
      bar.cutMinX += offset.dx
      bar.cutMaxX += offset.dx
      return bar
    }
    switch self {
    case .roundedRectangle(let bar): return .roundedRectangle(moved(bar))
    case .stripes(var stripes):
      stripes.container = moved(stripes.container)
      return .stripes(stripes)
    case .sector(var sector):
      sector.center = sector.center + offset
      return .sector(sector)
    case .arc(var arc):
      arc.center = arc.center + offset
      return .arc(arc)
    default: return self
    }
  }
}
