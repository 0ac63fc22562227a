/// Counts of durations in buckets whose width grows with the duration.
///
/// The layout of an HDR histogram: below 2048 ns every nanosecond has its bucket; above, each
/// doubling is divided into 1024. A value read back is within 1/2048 of the true one: three
/// significant digits. Durations of 2³⁶ ns (69 s) and more share the last bucket. Built once, in
/// 216 KiB; counting never allocates.
struct FrameHistogram: ~Copyable, Sendable {
  private static let subBucketBits = 11
  private static let halfCount = 1 << (subBucketBits - 1)
  private static let largestBits = 36
  private static let largest: UInt64 = (1 << UInt64(largestBits)) - 1
  private static let bucketCount = (largestBits - subBucketBits + 2) * halfCount

  private var counts: [UInt64]

  init() {
    counts = Array(repeating: 0, count: Self.bucketCount)
  }

  mutating func record(_ nanoseconds: UInt64) {
    counts[Self.index(of: min(nanoseconds, Self.largest))] += 1
  }

  mutating func removeAll() {
    for index in counts.indices { counts[index] = 0 }
  }

  /// The middle of the bucket that holds the value of `rank`, counted from 1 at the shortest.
  func value(atRank rank: UInt64) -> UInt64 {
    var seen: UInt64 = 0
    for index in counts.indices {
      seen += counts[index]
      if seen >= rank { return Self.middle(of: index) }
    }
    return Self.largest
  }

  /// The sum of the `count` longest durations, each taken as its bucket's middle, at most `longest`.
  func sumOfLongest(_ count: UInt64, atMost longest: UInt64) -> UInt64 {
    var (left, sum) = (count, UInt64(0))
    for index in counts.indices.reversed() where counts[index] > 0 {
      let taken = min(left, counts[index])
      let value = min(Self.middle(of: index), longest)
      sum = sum.addingSaturated(UInt64(clamping: UInt128(taken) * UInt128(value)))
      left -= taken
      if left == 0 { break }
    }
    return sum
  }

  private static func index(of value: UInt64) -> Int {
    let bits = UInt64.bitWidth - value.leadingZeroBitCount
    let shift = max(bits - subBucketBits, 0)
    return shift * halfCount + Int(value >> UInt64(shift))
  }

  private static func middle(of index: Int) -> UInt64 {
    let shift = max(index / halfCount - 1, 0)
    let low = UInt64(index - shift * halfCount) << UInt64(shift)
    return low + (UInt64(1) << UInt64(shift)) / 2
  }
}
