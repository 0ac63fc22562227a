import Testing

struct MaskOverTests {
  @Test(arguments: Kernels.available)
  func `Every coverage of every level over every ground matches the formula`(kernels: Kernels) {
    let mask = [UInt8](0...255)
    for level in stride(from: UInt32(0), through: 255, by: 5) {
      for ground in stride(from: UInt32(0), through: 255, by: 15) {
        let source = 0x0101_0101 * level
        let under = 0xFF00_0000 | 0x0001_0101 * ground
        var row = [UInt32](repeating: 7, count: 256)
        kernels.maskOver(&row, at: 0, source, mask: mask, ground: under)
        #expect(row == mask.map { Reference.over(Reference.scale(pixel: source, $0), under) })
      }
    }
  }

  @Test(arguments: Kernels.available)
  func `A run over a ground writes its pixels and nothing else`(kernels: Kernels) {
    var random = Random(seed: 12)
    for run in shortRuns where !run.isEmpty {
      let before = Random(seed: random.next()).premultiplied(rowLength)
      let mask = random.coverage(run.count)
      var row = before
      kernels.maskOver(&row, at: run.lowerBound, 0xC040_8020, mask: mask, ground: 0xFF12_3456)
      let expected = before.indices.map { index in
        run.contains(index)
          ? Reference.over(
            Reference.scale(pixel: 0xC040_8020, mask[index - run.lowerBound]), 0xFF12_3456)
          : before[index]
      }
      #expect(row == expected, "run \(run)")
    }
  }
}
