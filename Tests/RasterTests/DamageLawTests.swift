import Geometry
import Raster
import Scene
import TestSupport
import Testing

/// Drawing the damage over the old picture equals drawing everything anew.
struct DamageLawTests {
  /// Draws one list, then only what differs in another, and compares with the whole of the other.
  ///
  /// Returns the number of pixels that were drawn again.
  private func check(_ old: DisplayList, _ new: DisplayList, size: Int) -> Int {
    var rasterizer = Rasterizer()
    var picture = PixelBuffer(width: size, height: size)
    let first = rasterizer.prepare(old, text: BlockText())
    rasterizer.draw(first, into: &picture)
    let damage = rasterizer.prepare(new, text: BlockText())
    rasterizer.draw(damage, into: &picture)
    let expected = render(new, width: size, height: size, text: BlockText())
    let actual = picture.pixels
    if actual != expected {
      let difference = ImageDifference(actual, expected: expected, width: size)
      Issue.record("\(difference)\nold \(old)\nnew \(new)")
    }
    return damage.clipped(to: picture.bounds).area
  }

  @Test("A step of one indicator is drawn where it shows", arguments: [31, 48, 83], 0..<4)
  func oneIndicator(size: Int, seed: Int) {
    var random = SplitMix64(seed: UInt64(100 + seed))
    var drawn = 0
    let rounds = 260
    for _ in 0..<rounds {
      let step = random.step(within: Double(size))
      let paint = random.paint(within: Double(size))
      var old = DisplayList(background: .black)
      var new = old
      old.fill(step.old, with: paint)
      new.fill(step.new, with: paint)
      drawn += check(old, new, size: size)
    }
    // A region of everything would obey the law as well.
    #expect(drawn < rounds * size * size * 2 / 3)
  }

  @Test("Lists that change in any way are drawn where they show", arguments: 0..<8)
  func lists(seed: Int) {
    var random = SplitMix64(seed: UInt64(200 + seed))
    let size = 48
    for _ in 0..<120 {
      let ground = random.color()
      let (old, new) = lists(within: Double(size), &random)
      let background = random.oneIn(20) ? random.color() : ground
      _ = check(
        DisplayList(background: ground, commands: old),
        DisplayList(background: background, commands: new), size: size)
    }
  }

  /// Two lists that have most of their commands in common.
  private func lists(
    within size: Double, _ random: inout SplitMix64
  ) -> (old: [DrawCommand], new: [DrawCommand]) {
    var old: [DrawCommand] = []
    var new: [DrawCommand] = []
    for _ in 0..<random.int(in: 1...4) {
      let step = random.step(within: size)
      let paint = random.paint(within: size)
      let text = random.text(within: size)
      switch random.int(in: 0...7) {
      case 0:
        old.append(.fill(step.old, paint))
        new.append(.fill(step.old, random.paint(within: size)))
      case 1: old.append(.fill(step.old, paint))
      case 2: new.append(.fill(step.new, paint))
      case 3:
        old.append(.text(text))
        new.append(.text(random.text(within: size)))
      case 4:
        old.append(.text(text))
        new.append(.fill(step.new, paint))
      case 5:
        old.append(random.fill(within: size))
        new.append(random.fill(within: size))
      default:
        old.append(.fill(step.old, paint))
        new.append(.fill(step.new, paint))
      }
    }
    return (old, new)
  }

  @Test("Large rings and bars obey the law as well", arguments: 0..<4)
  func large(seed: Int) {
    var random = SplitMix64(seed: UInt64(300 + seed))
    for _ in 0..<20 {
      let step = random.step(within: 400)
      var old = DisplayList(background: Color(hex: 0x101418))
      var new = old
      old.fill(step.old, with: Color(hex: 0x30C070, alpha: 0.9))
      new.fill(step.new, with: Color(hex: 0x30C070, alpha: 0.9))
      _ = check(old, new, size: 400)
    }
  }

  @Test(
    "A ring that closes and falls back to nothing leaves no trace",
    arguments: [
      LineCap.butt, .round,
    ], [CapPlacement.inside, .outside])
  func wholeTurn(cap: LineCap, placement: CapPlacement) {
    let places = [0, 0.3, 0.93, 0.96, 0.99, 0.9999, 1, 1.5, 0, 1, 0.01, 0]
    for (p, q) in zip(places, places.dropFirst()) {
      let lists = [p, q].map { turns in
        var list = DisplayList(background: .black)
        list.fill(
          .arc(
            Arc(
              center: Point(x: 50.3, y: 49.6), radius: 36, width: 14, start: Angle(turns: 0.013),
              sweep: Angle(turns: turns), cap: cap, capPlacement: placement)), with: .white)
        return list
      }
      _ = check(lists[0], lists[1], size: 100)
    }
  }

  @Test("An equal list has no damage")
  func unchanged() {
    var random = SplitMix64(seed: 400)
    let commands = (0..<5).map { _ in random.fill(within: 60) }
    let list = DisplayList(background: .white, commands: commands)
    var rasterizer = Rasterizer()
    #expect(!rasterizer.prepare(list, text: NoText()).isEmpty)
    #expect(rasterizer.prepare(list, text: NoText()).isEmpty)
  }
}
