import CRasterKernels
import Testing

struct LinearTests {
  /// A table whose entries are their own indices.
  private static let indices = [UInt32](0..<1024)

  private static func expected(_ line: arcline_linear, _ x: Int) -> UInt32 {
    let whole = (Int64(x) * line.step + line.base) >> 32
    return UInt32(max(0, min(whole, Int64(line.last))))
  }

  private static func random(_ random: inout Random) -> arcline_linear {
    let reach = Int64(1) << Int64.random(in: 28...40, using: &random)
    return arcline_linear(
      step: Int64.random(in: -reach...reach, using: &random),
      base: Int64.random(in: -(1 << 42)...(1 << 43), using: &random),
      last: Int32.random(in: 0...1023, using: &random))
  }

  @Test(arguments: Kernels.available)
  func `Short runs take the clamped entry and nothing else changes`(kernels: Kernels) {
    var random = Random(seed: 31)
    for run in shortRuns {
      let (line, before) = (Self.random(&random), random.pixels(rowLength))
      let x = Int32.random(in: -16_384...16_384, using: &random)
      var row = before
      kernels.lookUp(line, x: x, in: Self.indices, into: &row, run)
      let expected = before.indices.map { index in
        run.contains(index)
          ? Self.expected(line, Int(x) + index - run.lowerBound) : before[index]
      }
      #expect(row == expected, "run \(run)")
    }
  }

  @Test(arguments: Kernels.available)
  func `A run split anywhere gives the same pixels`(kernels: Kernels) {
    let line = arcline_linear(step: 0xFEDC_BA98, base: -(40 << 32), last: 60)
    var whole = [UInt32](repeating: 0, count: 150)
    kernels.lookUp(line, x: -9, in: Self.indices, into: &whole, 0..<150)
    for split in 0...150 {
      var parts = [UInt32](repeating: 7, count: 150)
      kernels.lookUp(line, x: -9, in: Self.indices, into: &parts, 0..<split)
      kernels.lookUp(line, x: Int32(split) - 9, in: Self.indices, into: &parts, split..<150)
      #expect(parts == whole, "split at \(split)")
    }
  }

  @Test(arguments: Kernels.available, [0.013, 0.9371, 7.77, -3.1])
  func `A rounded step stays within a sixty-fourth of an entry over 16384 columns`(
    kernels: Kernels, slope: Double
  ) {
    let offset = slope < 0 ? 1023.0 : 0.0
    let line = arcline_linear(
      step: Int64((slope * 0x1p32).rounded()), base: Int64(offset * 0x1p32), last: 1023)
    var row = [UInt32](repeating: 0, count: 16_384)
    kernels.lookUp(line, x: 0, in: Self.indices, into: &row, row.indices)
    for (x, index) in row.enumerated() {
      let position = Double(x) * slope + offset
      let near = [position - 1.0 / 64, position + 1.0 / 64].map {
        UInt32(max(0, min($0.rounded(.down), 1023)))
      }
      #expect(near.contains(index), "column \(x)")
    }
  }

  @Test(arguments: Kernels.available)
  func `A gradient at rest is one colour`(kernels: Kernels) {
    var row = [UInt32](repeating: 0, count: 50)
    kernels.lookUp(
      arcline_linear(step: 0, base: 5 << 32, last: 9), x: 3, in: Self.indices, into: &row, 1..<49)
    #expect(row == [0] + [UInt32](repeating: 5, count: 48) + [0])
  }

  @Test(arguments: Kernels.available)
  func `No position leaves the table`(kernels: Kernels) {
    var random = Random(seed: 33)
    for _ in 0..<2000 {
      let line = arcline_linear(
        step: Int64(bitPattern: random.next()), base: Int64(bitPattern: random.next()),
        last: Int32.random(in: -3...3, using: &random))
      var row = [UInt32](repeating: 99, count: 21)
      kernels.lookUp(line, x: .max - 30, in: [0, 1, 2, 3], into: &row, 0..<21)
      #expect(row.allSatisfy { $0 <= UInt32(max(0, line.last)) })
    }
  }
}
