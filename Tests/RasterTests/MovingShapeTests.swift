import CRasterKernels
import Geometry
@testable import Raster
import Scene
import TestSupport
import Testing

/// Shapes that move from drawing to drawing are drawn from their edges, and look as drawn anew.
struct MovingShapeTests {
  @Test("Shapes that move look as drawn anew in every rectangle", arguments: 0..<8)
  func moving(seed: Int) {
    var random = SplitMix64(seed: UInt64(900 + seed))
    let (width, height) = (900, 70)
    for _ in 0..<5 {
      var rasterizer = Rasterizer()
      var picture = PixelBuffer(width: width, height: height)
      var scene = MovingScene(&random, width: Double(width), height: Double(height))
      rasterizer.draw(rasterizer.prepare(scene.list, text: NoText()), into: &picture)
      for _ in 0..<8 {
        scene.move(&random)
        let damage = rasterizer.prepare(scene.list, text: NoText())
        switch random.int(in: 0...3) {
        case 0: rasterizer.draw(damage, into: &picture)
        case 1: rasterizer.draw(DamageRegion(picture.bounds), into: &picture)
        default:
          // Wide rectangles from anywhere; what is then left over comes last.
          for _ in 0..<3 {
            let x = random.int(in: 0...500)
            let y = random.int(in: 0...50)
            rasterizer.draw(
              DamageRegion(
                IntRect(
                  x: x, y: y, width: random.int(in: 257...400),
                  height: random.int(in: 1...(height - y)))), into: &picture)
          }
          rasterizer.draw(damage, into: &picture)
        }
        #expect(picture.pixels == render(scene.list, width: width, height: height))
      }
    }
  }

  @Test("A shape is behind its edges only while it moves")
  func comesToRest() {
    let canvas = IntRect(x: 0, y: 0, width: 900, height: 70)
    let bar = RoundedRectangle(Rect(x: 5, y: 5, width: 800, height: 60), cornerRadius: 30)
    var prepared = PreparedList()
    _ = prepared.setCanvas(canvas)
    var damage = DamageRegion()
    var isBehind: [Bool] = []
    for step in [0, 1, 2, 3, 3, 3, 4] {
      var list = DisplayList(background: .black)
      list.fill(
        .stripes(
          Stripes(container: bar, period: 40, thickness: 20, lean: 10, phase: 0.1 * Double(step))),
        with: .solid(.white))
      prepared.take(list, text: NoText(), damage: &damage)
      prepared.settle(in: [arcline_rect(canvas)])
      isBehind.append(prepared.isBehind)
    }
    #expect(isBehind == [false, true, true, true, false, false, true])
  }
}

/// A striped bar with shapes above and below that move a little, or not.
private struct MovingScene {
  private var stripes: Stripes
  private var ring: Arc
  private var covered: RoundedRectangle
  private let bar: RoundedRectangle
  private let colors: [Color]
  private let isGlowing: Bool

  init(_ random: inout SplitMix64, width: Double, height: Double) {
    let rect = Rect(x: random.double(in: 0...40), y: 3.5, width: width * 0.9, height: height - 9)
    bar = RoundedRectangle(rect, cornerRadius: random.double(in: 0...30))
    stripes = Stripes(
      container: bar, period: random.double(in: 6...80), thickness: random.double(in: 2...30),
      lean: random.double(in: -20...20), phase: 0)
    ring = Arc(
      center: Point(x: width / 2, y: height / 2), radius: random.double(in: 20...300),
      width: random.double(in: 5...60), sweep: Angle(turns: 0.4), cap: .round)
    covered = RoundedRectangle(
      Rect(x: 100, y: 10, width: random.double(in: 300...600), height: 40), cornerRadius: 20)
    colors = (0..<4).map { _ in random.color() }
    isGlowing = random.oneIn(3)
  }

  mutating func move(_ random: inout SplitMix64) {
    stripes.phase += random.double(in: 0...0.3)
    if random.oneIn(2) { ring.start = random.angle() }
    if random.oneIn(2) { covered.cutMaxX = random.double(in: 100...900) }
  }

  var list: DisplayList {
    var list = DisplayList(background: .black)
    list.fill(.roundedRectangle(bar), with: .solid(colors[0]))
    if isGlowing { list.glow(.arc(ring), Glow(sigma: 4, color: colors[1])) }
    list.fill(.arc(ring), with: .solid(colors[1]))
    list.fill(.stripes(stripes), with: .solid(colors[2]))
    list.fill(.roundedRectangle(covered), with: .solid(colors[3]))
    list.fill(.border(Border(bar, width: 2)), with: .solid(colors[0]))
    return list
  }
}
