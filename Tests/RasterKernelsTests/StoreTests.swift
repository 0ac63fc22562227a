import Testing

struct StoreTests {
  @Test(arguments: Kernels.available, Kernels.Filling.allCases)
  func `A fill writes its run and nothing else`(kernels: Kernels, filling: Kernels.Filling) {
    for run in shortRuns {
      var row = [UInt32](repeating: 0xAAAA_AAAA, count: rowLength)
      kernels.fill(&row, run, with: 0x1234_5678, filling)
      let expected = row.indices.map { run.contains($0) ? 0x1234_5678 : 0xAAAA_AAAA as UInt32 }
      #expect(row == expected, "run \(run)")
    }
  }

  @Test(arguments: Kernels.available, Kernels.Filling.allCases)
  func `A copy writes its run and nothing else`(kernels: Kernels, filling: Kernels.Filling) {
    var random = Random(seed: 1)
    for run in shortRuns {
      let source = random.pixels(run.count)
      var row = random.pixels(rowLength)
      var expected = row
      expected.replaceSubrange(run, with: source)
      kernels.copy(source, to: &row, at: run.lowerBound, filling)
      #expect(row == expected, "run \(run)")
    }
  }

  @Test(arguments: Kernels.available, 0..<16)
  func `Streaming equals plain storing at every offset in a cache line`(
    kernels: Kernels, offset: Int
  ) {
    var random = Random(seed: 2)
    for length in 60..<200 {
      let source = random.pixels(length)
      var (plain, streamed) = (random.pixels(230), [UInt32]())
      streamed = plain
      kernels.fill(&plain, offset..<(offset + length), with: 7)
      kernels.fill(&streamed, offset..<(offset + length), with: 7, .streaming)
      #expect(streamed == plain, "fill of \(length)")
      kernels.copy(source, to: &plain, at: offset)
      kernels.copy(source, to: &streamed, at: offset, .streaming)
      #expect(streamed == plain, "copy of \(length)")
    }
  }

  @Test(arguments: Kernels.available)
  func `A long fill and a long copy reach both ends`(kernels: Kernels) {
    var random = Random(seed: 3)
    for length in [255, 1000, 4096, 5001] {
      let source = random.pixels(length)
      var row = [UInt32](repeating: 1, count: length + 20)
      kernels.fill(&row, 3..<(length + 3), with: 9)
      let filled = row.indices.map { (3..<(length + 3)).contains($0) ? 9 : 1 as UInt32 }
      #expect(row == filled)
      kernels.copy(source, to: &row, at: 5)
      #expect(Array(row[5..<(length + 5)]) == source)
      #expect(row[..<5] == [1, 1, 1, 9, 9] && row[(length + 5)...].allSatisfy { $0 == 1 })
    }
  }

  @Test(arguments: Kernels.available, [0, -1, -8, Int.min])
  func `A count below one does nothing`(kernels: Kernels, count: Int) {
    var row: [UInt32] = [1, 2, 3]
    kernels.fillUnchecked(&row, count: count, with: 0x8000_0000)
    kernels.fillUnchecked(&row, count: count, with: 0xFF00_0000)
    #expect(row == [1, 2, 3])
  }
}
