import FrameTiming
import Testing

@Suite struct FrameHistogramTests {
  @Test(arguments: [FrameHistogram.Precision.twoDigits, .threeDigits])
  func `a value read back is within the precision's share`(precision: FrameHistogram.Precision) {
    var random = SeededGenerator(seed: 3)
    for magnitude in 0..<36 as Range<UInt64> {
      for _ in 0..<50 {
        let value = UInt64.random(in: (1 << magnitude)...(2 << magnitude) - 1, using: &random)
        var histogram = FrameHistogram(precision: precision)
        histogram.record(value)
        let read = histogram.value(atRank: 1)
        #expect(abs(Double(read) / Double(value) - 1) <= precision.relativeError)
      }
    }
  }

  @Test func `short durations are exact`() {
    var histogram = FrameHistogram()
    for value in 0..<2048 as Range<UInt64> { histogram.record(value) }
    for value in 0..<2048 as Range<UInt64> {
      #expect(histogram.value(atRank: value + 1) == value)
    }
  }

  @Test func `longest durations share a bucket and nothing overflows`() {
    var histogram = FrameHistogram(precision: .twoDigits)
    histogram.record(.max)
    histogram.record(1 << 36)
    #expect(histogram.count == 2)
    #expect(histogram.value(atRank: 1) == histogram.value(atRank: 2))
    #expect(histogram.value(atRank: 3) == (1 << 36) - 1)
  }

  @Test(arguments: [(9, 0), (10, 0), (19, 0), (20, 1), (50, 4), (100, 9), (105, 9)])
  func `a stall hides its whole periods but one`(milliseconds: UInt64, hidden: UInt64) {
    var histogram = FrameHistogram()
    histogram.record(milliseconds * 1_000_000, expecting: 10_000_000)
    #expect(histogram.count == 1 + hidden)
  }

  @Test func `hidden frames wait one period less each`() {
    var histogram = FrameHistogram()
    histogram.record(1000, expecting: 200)
    let values = (1...5).map { histogram.value(atRank: $0) }
    #expect(values == [200, 400, 600, 800, 1000])
  }

  @Test func `the correction takes bounded time`() {
    var histogram = FrameHistogram()
    histogram.record(.max, expecting: 1)
    #expect(histogram.count == UInt64(1 + FrameHistogram.mostHiddenFrames))
    histogram.record(5, expecting: 0)
    #expect(histogram.count == UInt64(2 + FrameHistogram.mostHiddenFrames))
  }

  @Test func `an empty histogram has no percentile`() {
    var histogram = FrameHistogram()
    #expect(histogram.percentile(.p50) == nil)
    histogram.record(7)
    #expect(histogram.percentile(.p99) == 7)
    histogram.removeAll()
    #expect(histogram.percentile(.p50) == nil)
  }
}
