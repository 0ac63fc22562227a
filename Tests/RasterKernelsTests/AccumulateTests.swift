import Testing

struct AccumulateTests {
  @Test(arguments: Kernels.available)
  func `Every sum up to a full pixel has the nearest level`(kernels: Kernels) {
    var (carry, coverage) = (Int32(-1), [UInt8](repeating: 1, count: 131_200))
    var cells = [Int32](repeating: 1, count: 131_200)
    kernels.accumulate(&cells, cells.indices, carry: &carry, into: &coverage)
    #expect(coverage == cells.indices.map(Reference.level))
    #expect(carry == 131_199)
  }

  @Test(arguments: Kernels.available)
  func `Random closed rows match plain summing, and only the run changes`(kernels: Kernels) {
    var random = Random(seed: 21)
    for run in shortRuns {
      let before = (0..<rowLength).map { _ in
        random.next() % 3 == 0 ? Int32.random(in: -300_000...300_000, using: &random) : 0
      }
      let start = Int32.random(in: -200_000...200_000, using: &random)
      var (cells, carry) = (before, start)
      // Closes the row, as the outline of a shape does.
      if let last = run.last { cells[last] -= cells[run].reduce(start, +) }
      let input = cells
      var coverage = [UInt8](repeating: 77, count: rowLength)
      kernels.accumulate(&cells, run, carry: &carry, into: &coverage)
      var sum = Int(start)
      for index in before.indices {
        if run.contains(index) { sum += Int(input[index]) }
        #expect(cells[index] == (run.contains(index) ? 0 : before[index]))
        #expect(coverage[index] == (run.contains(index) ? Reference.level(sum) : 77))
      }
      #expect(Int(carry) == sum && (run.isEmpty || carry == 0), "run \(run)")
    }
  }

  @Test(arguments: Kernels.available)
  func `A row read in two pieces equals the row read at once`(kernels: Kernels) {
    var random = Random(seed: 22)
    let row = (0..<150).map { _ in
      random.next() % 9 == 0 ? Int32.random(in: -90_000...90_000, using: &random) : 0
    }
    var (whole, cells, end) = ([UInt8](repeating: 0, count: 150), row, Int32(0))
    kernels.accumulate(&cells, 0..<150, carry: &end, into: &whole)
    for split in 0...150 {
      var (parts, cells, carry) = ([UInt8](repeating: 0, count: 150), row, Int32(0))
      kernels.accumulate(&cells, 0..<split, carry: &carry, into: &parts)
      kernels.accumulate(&cells, split..<150, carry: &carry, into: &parts)
      #expect(parts == whole && carry == end, "split at \(split)")
    }
  }

  @Test(arguments: Kernels.available, [0, 1, -1, 65_536, -131_072, 200_000, .min, .max] as [Int32])
  func `Without cells the level of the carried sum holds`(kernels: Kernels, sum: Int32) {
    var (cells, carry) = ([Int32](repeating: 0, count: 77), sum)
    var coverage = [UInt8](repeating: 9, count: 77)
    kernels.accumulate(&cells, 0..<77, carry: &carry, into: &coverage)
    #expect(coverage == [UInt8](repeating: Reference.level(Int(sum)), count: 77))
    #expect(carry == sum)
  }

  @Test(arguments: Kernels.available)
  func `A sum beyond 32 bits wraps`(kernels: Kernels) {
    var (cells, carry) = ([Int32](repeating: 0, count: 40), Int32.max)
    cells[3] = 2
    var coverage = [UInt8](repeating: 0, count: 40)
    kernels.accumulate(&cells, 0..<40, carry: &carry, into: &coverage)
    #expect(carry == Int32.min + 1)
    #expect(coverage.allSatisfy { $0 == 255 })
  }
}
