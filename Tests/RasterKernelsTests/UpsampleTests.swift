import Testing

struct UpsampleTests {
  private static let steps: [Int32] = [
    65_536, 32_768, 16_384, 8192, 4096, 65_535, 12_345, 1, 0, 70_000, 131_072,
  ]

  private static func random(_ random: inout Random, step: Int32, count: Int) -> MaskRows {
    let x0 = Int32.random(in: 0...200_000, using: &random)
    let entries = (Int(x0) + count * Int(step)) >> 16 + 3
    func row() -> [UInt16] {
      (0..<entries).map { _ in UInt16.random(in: 0...65_535, using: &random) }
    }
    return MaskRows(
      row0: row(), row1: row(), wy: .random(in: 0...256, using: &random), x0: x0, step: step)
  }

  @Test(arguments: Kernels.available, steps)
  func `Short runs match the formula and nothing else changes`(kernels: Kernels, step: Int32) {
    var random = Random(seed: 41)
    for run in shortRuns {
      let rows = Self.random(&random, step: step, count: run.count)
      var out = [UInt8](repeating: 55, count: rowLength)
      kernels.upsample(rows, into: &out, run)
      let expected = out.indices.map { index in
        run.contains(index) ? rows.coverage(index - run.lowerBound) : 55
      }
      #expect(out == expected, "run \(run)")
    }
  }

  @Test(arguments: Kernels.available, steps)
  func `Long runs match the formula`(kernels: Kernels, step: Int32) {
    var random = Random(seed: 42)
    for count in [511, 512, 513, 1024, 1500] {
      let rows = Self.random(&random, step: step, count: count)
      var out = [UInt8](repeating: 0, count: count)
      kernels.upsample(rows, into: &out, 0..<count)
      #expect(out == (0..<count).map(rows.coverage), "\(count) columns")
    }
  }

  @Test(arguments: Kernels.available, [65_536, 32_768, 16_384, 8192] as [Int32])
  func `The result is the nearest level to true bilinear interpolation`(
    kernels: Kernels, step: Int32
  ) {
    var random = Random(seed: 43)
    var rows = Self.random(&random, step: step, count: 600)
    rows.x0 &= ~255
    var out = [UInt8](repeating: 0, count: 600)
    kernels.upsample(rows, into: &out, 0..<600)
    // Half a level from rounding, and half of the column's 1/128 level.
    let bound = 0.5 + 1.0 / 256 + 1e-9
    for (index, value) in out.enumerated() {
      #expect(abs(Double(value) - rows.exact(index)) <= bound, "column \(index)")
    }
  }

  @Test(arguments: Kernels.available)
  func `A flat mask stays flat at every level`(kernels: Kernels) {
    for level in UInt8.min...UInt8.max {
      let row = [UInt16](repeating: UInt16(level) * 256, count: 20)
      let rows = MaskRows(row0: row, row1: row, wy: Int32(level), x0: 1234, step: 8192)
      var out = [UInt8](repeating: level ^ 1, count: 100)
      kernels.upsample(rows, into: &out, 0..<100)
      #expect(out == [UInt8](repeating: level, count: 100))
    }
  }

  @Test(arguments: Kernels.available)
  func `Entries above full coverage count as full`(kernels: Kernels) {
    let row = [UInt16](repeating: .max, count: 20)
    let rows = MaskRows(row0: row, row1: row, wy: 100, x0: 0, step: 16_384)
    var out = [UInt8](repeating: 0, count: 70)
    kernels.upsample(rows, into: &out, 0..<70)
    #expect(out.allSatisfy { $0 == 255 })
  }
}
