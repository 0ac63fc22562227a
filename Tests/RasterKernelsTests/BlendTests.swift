import Testing

struct BlendTests {
  /// Grey pixels of all 256 values.
  private static let greys = (0..<256).map { UInt32($0) * 0x0101_0101 }

  @Test(arguments: Kernels.available)
  func `A solid source matches the formula for every alpha over every value`(kernels: Kernels) {
    for alpha in UInt32(0)..<256 {
      let source = alpha << 24 | alpha << 16 | alpha / 2 << 8
      var row = Self.greys
      kernels.blendSolid(&row, 0..<256, source)
      #expect(row == Self.greys.map { Reference.over(source, $0) }, "alpha \(alpha)")
    }
  }

  @Test(arguments: Kernels.available)
  func `Every coverage of every source value matches the formula`(kernels: Kernels) {
    let mask = [UInt8](0...255)
    for grey in Self.greys {
      var row = [UInt32](repeating: 0, count: 256)
      kernels.blendMask(&row, at: 0, grey, mask: mask)
      let expected = mask.map { Reference.scale(pixel: grey, $0) }
      #expect(row == expected, "mask over nothing, source \(grey)")
      row = [UInt32](repeating: 0, count: 256)
      kernels.blendPixels(&row, at: 0, [UInt32](repeating: grey, count: 256), mask: mask)
      #expect(row == expected, "masked pixels over nothing, source \(grey)")
    }
  }

  @Test(arguments: Kernels.available)
  func `One coverage for a row of pixels matches the formula at every value`(kernels: Kernels) {
    for coverage in UInt8.min...UInt8.max {
      var row = [UInt32](repeating: 0xFFC0_8001, count: 256)
      kernels.blendPixels(&row, at: 0, Self.greys, coverage: coverage)
      let expected = Self.greys.map {
        Reference.over(Reference.scale(pixel: $0, coverage), 0xFFC0_8001)
      }
      #expect(row == expected, "coverage \(coverage)")
    }
  }

  @Test(arguments: Kernels.available)
  func `Short runs change their pixels and nothing else`(kernels: Kernels) {
    var random = Random(seed: 11)
    for run in shortRuns {
      let before = Random(seed: random.next()).premultiplied(rowLength)
      let source = Random(seed: random.next()).premultiplied(run.count)
      let mask = random.coverage(run.count)
      let (solid, coverage) = (source.first ?? 0, mask.first ?? 0)
      func check(_ name: String, _ row: [UInt32], _ value: (Int) -> UInt32) {
        let expected = before.indices.map { index in
          run.contains(index)
            ? Reference.over(value(index - run.lowerBound), before[index]) : before[index]
        }
        #expect(row == expected, "\(name), run \(run)")
      }
      var row = before
      kernels.blendSolid(&row, run, solid)
      check("solid", row) { _ in solid }
      row = before
      kernels.blendMask(&row, at: run.lowerBound, solid, mask: mask)
      check("mask", row) { Reference.scale(pixel: solid, mask[$0]) }
      row = before
      kernels.blendPixels(&row, at: run.lowerBound, source, coverage: coverage)
      check("pixels", row) { Reference.scale(pixel: source[$0], coverage) }
      row = before
      kernels.blendPixels(&row, at: run.lowerBound, source, mask: mask)
      check("masked pixels", row) { Reference.scale(pixel: source[$0], mask[$0]) }
    }
  }

  @Test(arguments: Kernels.available, [0xFF10_2030, 0x8010_2030, 0x0000_0000] as [UInt32])
  func `A long mask of empty, full and mixed stretches matches the formula`(
    kernels: Kernels, source: UInt32
  ) {
    var random = Random(seed: 12)
    let mask = random.coverage(999)
    let before = Random(seed: 13).premultiplied(999)
    var row = before
    kernels.blendMask(&row, at: 0, source, mask: mask)
    let expected = before.indices.map {
      Reference.over(Reference.scale(pixel: source, mask[$0]), before[$0])
    }
    #expect(row == expected)
  }

  @Test(arguments: Kernels.available)
  func `Premultiplied pixels stay premultiplied`(kernels: Kernels) {
    var random = Random(seed: 14)
    let source = Random(seed: 15).premultiplied(4001)
    var row = Random(seed: 16).premultiplied(4001)
    kernels.blendPixels(&row, at: 0, source, mask: random.coverage(4001))
    kernels.blendPixels(&row, at: 0, source, coverage: 91)
    kernels.blendSolid(&row, 0..<4001, 0x6060_3000)
    #expect(
      row.allSatisfy { pixel in
        Reference.channels(pixel).allSatisfy { $0 <= pixel >> 24 }
      })
  }

  @Test(arguments: Kernels.available)
  func `An opaque row stays opaque`(kernels: Kernels) {
    var random = Random(seed: 17)
    var row = random.pixels(1000).map { $0 | 0xFF00_0000 }
    kernels.blendPixels(
      &row, at: 0, Random(seed: 18).premultiplied(1000), mask: random.coverage(1000))
    #expect(row.allSatisfy { $0 >> 24 == 255 })
  }

  @Test(arguments: Kernels.available)
  func `A channel above its alpha wraps inside its own byte`(kernels: Kernels) {
    var random = Random(seed: 19)
    let (source, before) = (random.pixels(1000), random.pixels(1000))
    let mask = random.coverage(1000)
    var row = before
    kernels.blendPixels(&row, at: 0, source, mask: mask)
    let expected = before.indices.map {
      Reference.over(Reference.scale(pixel: source[$0], mask[$0]), before[$0])
    }
    #expect(row == expected)
  }

  @Test(arguments: Kernels.available)
  func `Light without alpha adds`(kernels: Kernels) {
    var row = [UInt32](repeating: 0xFF10_2030, count: 21)
    kernels.blendSolid(&row, 0..<21, 0x0001_0203)
    #expect(row == [UInt32](repeating: 0xFF11_2233, count: 21))
  }
}
