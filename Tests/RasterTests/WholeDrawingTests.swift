import Geometry
@testable import Raster
import Scene
import TestSupport
import Testing

/// A picture that is drawn whole again and again is that of a new rasterizer every time.
struct WholeDrawingTests {
  @Test("What is kept from one whole drawing to the next never shows", arguments: 0..<6)
  func kept(seed: Int) {
    var random = SplitMix64(seed: UInt64(500 + seed))
    // Wider than a block, so that some blocks change and others do not.
    let (width, height) = (700, 60)
    for _ in 0..<6 {
      var rasterizer = Rasterizer()
      var picture = PixelBuffer(width: width, height: height)
      let still = (0..<3).map { _ in random.fill(within: 300) }
      for _ in 0..<9 {
        let moving = random.oneIn(3) ? [] : [random.fill(within: Double(width))]
        let list = DisplayList(background: .black, commands: still + moving)
        let damage = rasterizer.prepare(list, text: BlockText())
        // Some steps are drawn where they changed only, and noted for the next whole drawing.
        if random.oneIn(3) {
          rasterizer.draw(damage, into: &picture)
        } else {
          rasterizer.draw(DamageRegion(picture.bounds), into: &picture)
        }
        #expect(
          picture.pixels == render(list, width: width, height: height, text: BlockText()))
      }
    }
  }

  @Test("Pieces that make up the whole picture leave nothing behind that is not drawn yet")
  func inPieces() {
    var random = SplitMix64(seed: 515)
    let (width, height) = (600, 80)
    for _ in 0..<12 {
      var rasterizer = Rasterizer()
      var picture = PixelBuffer(width: width, height: height)
      for _ in 0..<4 {
        let list = DisplayList(
          background: .black, commands: (0..<3).map { _ in random.fill(within: Double(width)) })
        _ = rasterizer.prepare(list, text: NoText())
        // Strips so narrow that they are drawn from edges, then what is kept of whole drawings.
        var strips = DamageRegion()
        for x in stride(from: 0, to: width, by: 150) {
          strips.insert(IntRect(x: x, y: 0, width: 150, height: height))
        }
        for region in [strips, strips, strips, DamageRegion(picture.bounds)] {
          rasterizer.draw(region, into: &picture)
          #expect(picture.pixels == render(list, width: width, height: height))
        }
      }
    }
  }

  @Test("After many steps a whole drawing shows what they have changed")
  func afterSteps() {
    var random = SplitMix64(seed: 518)
    let (width, height) = (700, 60)
    var rasterizer = Rasterizer()
    var picture = PixelBuffer(width: width, height: height)
    for steps in [3, 15, 16, 17, 40] {
      var list = DisplayList()
      for _ in 0..<steps {
        list = DisplayList(
          background: .black, commands: (0..<3).map { _ in random.fill(within: Double(width)) })
        rasterizer.draw(rasterizer.prepare(list, text: NoText()), into: &picture)
      }
      let expected = render(list, width: width, height: height)
      for _ in 0..<4 {
        rasterizer.draw(DamageRegion(picture.bounds), into: &picture)
        #expect(picture.pixels == expected)
      }
    }
  }

  @Test("A picture of another size starts anew")
  func resized() {
    var random = SplitMix64(seed: 520)
    var rasterizer = Rasterizer()
    let list = DisplayList(
      background: .white, commands: (0..<4).map { _ in random.fill(within: 200) })
    _ = rasterizer.prepare(list, text: NoText())
    for (width, height) in [(200, 100), (200, 100), (200, 100), (90, 230), (90, 230), (200, 100)] {
      var picture = PixelBuffer(width: width, height: height)
      rasterizer.draw(DamageRegion(picture.bounds), into: &picture)
      #expect(picture.pixels == render(list, width: width, height: height))
    }
  }

  @Test(
    "Two threads and storing past the caches give the same pixels",
    arguments: [(2, Int.max), (1, 0), (2, 0)])
  func ways(threads: Int, streamedBytes: Int) {
    var random = SplitMix64(seed: 530)
    let (width, height) = (1500, 750)
    for _ in 0..<3 {
      var rasterizer = Rasterizer(threads: threads, streamedBytes: streamedBytes)
      var picture = PixelBuffer(width: width, height: height)
      for _ in 0..<4 {
        let list = DisplayList(
          background: .black, commands: (0..<6).map { _ in random.fill(within: 900) })
        _ = rasterizer.prepare(list, text: NoText())
        rasterizer.draw(DamageRegion(picture.bounds), into: &picture)
        #expect(picture.pixels == render(list, width: width, height: height))
        // Once more without a change, so that kept blocks are written as well.
        for _ in 0..<3 { rasterizer.draw(DamageRegion(picture.bounds), into: &picture) }
        #expect(picture.pixels == render(list, width: width, height: height))
      }
    }
  }
}
