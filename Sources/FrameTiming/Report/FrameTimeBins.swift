/// Counts of frame times in bins of equal width, and one for the few beyond them.
struct FrameTimeBins: Sendable {
  /// The start of the first bin in nanoseconds.
  let start: UInt64

  /// The width of each bin in nanoseconds; 1, 2 or 5 times a power of ten.
  let width: UInt64

  /// How many times fall into each bin.
  private(set) var counts: [UInt64]

  /// How many are longer than the last bin.
  private(set) var beyond: UInt64 = 0

  /// Sorts times into at most `most` bins, which reach from the shortest to the 99th percentile.
  ///
  /// Bins are not narrower than a thousandth of the median: below that there is only noise of the
  /// clock. Without times there is one empty bin.
  init(_ times: SortedTimes, most: Int) {
    let low = times.values.first ?? 0
    let high = times.percentile(.p99) ?? 0
    let finest = max((times.median ?? 0) / 1000, 1)
    let limit = UInt64(max(most, 2))
    // One bin is kept back, because rounding the start down may take one more.
    let parts = limit - 1
    let even = (high - low) / parts + ((high - low) % parts == 0 ? 0 : 1)
    let width = Self.roundWidth(atLeast: max(even, finest))
    let start = low / width * width
    self.start = start
    self.width = width
    counts = Array(repeating: 0, count: Int((high - start) / width) + 1)
    for time in times.values {
      let bin = Int(clamping: (time - start) / width)
      if bin < counts.count { counts[bin] += 1 } else { beyond += 1 }
    }
  }

  /// The times at which a bin begins and ends, in nanoseconds.
  func bounds(of bin: Int) -> (low: UInt64, high: UInt64) {
    let low = start.addingSaturated(width.multipliedSaturated(UInt64(bin)))
    return (low, low.addingSaturated(width))
  }

  /// The end of the last bin in nanoseconds.
  var end: UInt64 { bounds(of: counts.count - 1).high }

  private static func roundWidth(atLeast least: UInt64) -> UInt64 {
    // 10¹⁸, times 5 at most, is the greatest that 64 bits hold.
    let powers = sequence(first: UInt64(1)) { $0 < 1_000_000_000_000_000_000 ? $0 * 10 : nil }
    for power in powers {
      for factor in [1, 2, 5] as [UInt64] where power * factor >= least { return power * factor }
    }
    return least
  }
}
