import Testing

/// Light that is finer than a level, and dithered.
struct LightTests {
  /// What light adds to an opaque pixel's channel, exactly, in levels.
  private static func exact(_ source: UInt32, _ ground: UInt32, _ light: UInt16, _ shift: Int)
    -> Double
  {
    let share = Double(light) / 65_280
    let (s, d) = (Double(source >> shift & 255), Double(ground >> shift & 255))
    return s * share + d * (1 - Double(source >> 24) / 255 * share)
  }

  private static func premultiplied(_ random: inout Random) -> UInt32 {
    let alpha = UInt32.random(in: 0...255, using: &random)
    return [16, 8, 0].reduce(alpha << 24) {
      $0 | UInt32.random(in: 0...alpha, using: &random) << UInt32($1)
    }
  }

  @Test(arguments: Kernels.available)
  func `A channel is the exact value to a level, and opaque pixels stay opaque`(kernels: Kernels) {
    var random = Random(seed: 51)
    for count in [1, 7, 8, 9, 31, 200] {
      for _ in 0..<40 {
        let source = (0..<count).map { _ in Self.premultiplied(&random) }
        let light = (0..<count).map { _ in UInt16.random(in: 0...65_280, using: &random) }
        let ground = (0..<count).map { _ in
          UInt32.random(in: 0...0xFF_FFFF, using: &random) | 255 << 24
        }
        let (x, y) = (
          Int32.random(in: 0...99, using: &random), Int32.random(in: 0...99, using: &random)
        )
        var row = [7] + ground + [7]
        kernels.blendLight(&row, at: 1, source, light: light, x: x, y: y)
        #expect(row[0] == 7 && row[count + 1] == 7)
        for index in 0..<count {
          #expect(row[index + 1] >> 24 == 255)
          for shift in [16, 8, 0] {
            let exact = Self.exact(source[index], ground[index], light[index], shift)
            #expect(abs(Double(row[index + 1] >> UInt32(shift) & 255) - exact) < 1.02)
          }
        }
      }
    }
  }

  @Test(arguments: Kernels.available)
  func `Over a square of eight pixels the mean is exact to a thirtieth of a level`(kernels: Kernels)
  {
    var random = Random(seed: 52)
    for _ in 0..<60 {
      let source = Self.premultiplied(&random)
      let ground = UInt32.random(in: 0...0xFF_FFFF, using: &random) | 255 << 24
      let light = UInt16.random(in: 0...65_280, using: &random)
      var sums = [0, 8, 16].map { _ in 0.0 }
      for y in 0..<8 {
        var row = [UInt32](repeating: ground, count: 8)
        kernels.blendLight(
          &row, at: 0, Array(repeating: source, count: 8),
          light: Array(repeating: light, count: 8), x: 3, y: Int32(y))
        for pixel in row {
          for index in 0..<3 { sums[index] += Double(pixel >> UInt32(8 * index) & 255) }
        }
      }
      for index in 0..<3 {
        let exact = Self.exact(source, ground, light, 8 * index)
        #expect(abs(sums[index] / 64 - exact) < 1.0 / 30)
      }
    }
  }

  @Test(arguments: Kernels.available)
  func `No light changes nothing, and full opaque light is its colour`(kernels: Kernels) {
    for level in UInt32(0)...255 {
      let (gray, other) = (level * 0x01_0101 | 255 << 24, (255 - level) * 0x01_0101 | 255 << 24)
      var row = [UInt32](repeating: gray, count: 16)
      let source = [UInt32](repeating: other, count: 16)
      kernels.blendLight(&row, at: 0, source, light: Array(repeating: 0, count: 16), x: 5, y: 3)
      #expect(row == [UInt32](repeating: gray, count: 16))
      kernels.blendLight(
        &row, at: 0, source, light: Array(repeating: 65_280, count: 16), x: 5, y: 3)
      #expect(row == source)
    }
  }

  @Test(arguments: Kernels.available)
  func `Light of one colour is light of that colour at every pixel`(kernels: Kernels) {
    var random = Random(seed: 54)
    for count in [1, 5, 7, 8, 9, 15, 16, 23, 100] {
      let pixel = Self.premultiplied(&random)
      let light = (0..<count).map { _ in UInt16.random(in: 0...65_280, using: &random) }
      let ground = (0..<count).map { _ in
        UInt32.random(in: 0...0xFF_FFFF, using: &random) | 255 << 24
      }
      for x: Int32 in 0..<8 {
        var rows = [[7] + ground + [7], [7] + ground + [7]]
        kernels.blendLight(&rows[0], at: 1, solid: pixel, light: light, x: x, y: 5)
        kernels.blendLight(
          &rows[1], at: 1, Array(repeating: pixel, count: count), light: light, x: x, y: 5)
        #expect(rows[0] == rows[1])
      }
    }
  }

  @Test
  func `All kernels give the same`() {
    var random = Random(seed: 53)
    for count in [1, 7, 8, 15, 16, 17, 64, 513, 1100] {
      let source = (0..<count).map { _ in Self.premultiplied(&random) }
      let ground = (0..<count).map { _ in
        UInt32.random(in: 0...0xFF_FFFF, using: &random) | 255 << 24
      }
      for step in [65_536, 32_768, 8192, 12_345, 1, 70_000] as [Int32] {
        let x0 = Int32.random(in: 0...200_000, using: &random)
        let entries = (Int(x0) + count * Int(step)) >> 16 + 3
        let values = (0..<2).map { _ in
          (0..<entries).map { _ in UInt16.random(in: 0...65_535, using: &random) }
        }
        let rows = MaskRows(
          row0: values[0], row1: values[1], wy: .random(in: 0...256, using: &random), x0: x0,
          step: step)
        let results = Kernels.available.map { kernels in
          var light = [UInt16](repeating: 9, count: count + 2)
          kernels.upsample(rows, into: &light, 1..<count + 1)
          var row = ground
          kernels.blendLight(
            &row, at: 0, source, light: Array(light[1...count]), x: 6, y: 1)
          return (light, row)
        }
        for (light, row) in results {
          #expect(light == results[0].0 && row == results[0].1)
          #expect(light[0] == 9 && light[count + 1] == 9)
          for index in 0..<count {
            // Rounding to the level gives what the mask of levels is.
            let level = (Int(light[index + 1]) + 128) >> 8
            #expect(abs(level - Int(rows.coverage(index))) <= 1)
          }
        }
      }
    }
  }
}
