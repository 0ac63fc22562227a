/// Counts of durations in buckets whose width grows with the duration.
///
/// The layout of an HDR histogram: the shortest durations have a bucket for every nanosecond; above
/// them, each doubling is divided into equally many. A value read back is the middle of its bucket,
/// within a fixed share of the true one. Durations of 2³⁶ ns (69 s) and more share the last bucket.
/// Built once; counting never allocates.
public struct FrameHistogram: ~Copyable, Sendable {
  /// How closely values are kept.
  public enum Precision: Sendable, Hashable {
    /// Within 1 / 256; 30 KiB.
    case twoDigits
    /// Within 1 / 2048; 216 KiB.
    case threeDigits

    /// The largest share by which a value read back differs from the true one.
    public var relativeError: Double { 1 / Double(1 << subBucketBits) }

    fileprivate var subBucketBits: Int {
      switch self {
      case .twoDigits: 8
      case .threeDigits: 11
      }
    }
  }

  /// How closely values are kept.
  public let precision: Precision

  /// The durations counted.
  public private(set) var count: UInt64 = 0

  private let subBucketBits: Int
  private var counts: [UInt64]

  private static let largestBits = 36
  private static let largest: UInt64 = (1 << UInt64(largestBits)) - 1

  /// Hidden frames are added for one stall up to this many, so that a record takes bounded time.
  public static let mostHiddenFrames = 4096

  /// Creates an empty histogram.
  public init(precision: Precision = .threeDigits) {
    self.init(unprepared: precision)
    prepare()
  }

  /// Creates a histogram without memory; it must be prepared before it counts.
  init(unprepared precision: Precision) {
    self.precision = precision
    subBucketBits = precision.subBucketBits
    counts = []
  }

  /// Takes the memory.
  mutating func prepare() {
    let halves = Self.largestBits - subBucketBits + 2
    counts = Array(repeating: 0, count: halves << (subBucketBits - 1))
  }

  /// Counts a duration.
  public mutating func record(_ nanoseconds: UInt64) {
    counts[index(of: min(nanoseconds, Self.largest))] &+= 1
    count &+= 1
  }

  /// Counts a duration, and the frames that it kept from being measured.
  ///
  /// A stall of s hides ⌊s / period⌋ − 1 frames, which would have waited s − period, s − 2 · period
  /// and so on down to one period: the correction for coordinated omission of the HDR histogram. At
  /// most ``mostHiddenFrames`` are added; none for a period of 0.
  public mutating func record(_ nanoseconds: UInt64, expecting period: UInt64) {
    record(nanoseconds)
    guard period > 0 else { return }
    var (left, added) = (nanoseconds, 0)
    while left >= period, left - period >= period, added < Self.mostHiddenFrames {
      left -= period
      added += 1
      record(left)
    }
  }

  /// Takes back a duration that was counted.
  mutating func remove(_ nanoseconds: UInt64) {
    counts[index(of: min(nanoseconds, Self.largest))] &-= 1
    count &-= 1
  }

  /// Forgets everything.
  public mutating func removeAll() {
    for index in counts.indices { counts[index] = 0 }
    count = 0
  }
}

// MARK: - Reading

extension FrameHistogram {
  /// The middle of the bucket that holds the value of `rank`, counted from 1 at the shortest.
  ///
  /// The largest duration there can be for a rank over ``count``.
  public func value(atRank rank: UInt64) -> UInt64 {
    var seen: UInt64 = 0
    for index in counts.indices {
      seen &+= counts[index]
      if seen >= max(rank, 1) { return middle(of: index) }
    }
    return Self.largest
  }

  /// The nearest-rank percentile in nanoseconds; nil when nothing is counted.
  public func percentile(_ percentile: Percentile) -> UInt64? {
    count > 0 ? value(atRank: percentile.rank(among: count)) : nil
  }

  /// The values of the buckets that are not empty, from the shortest on, and how many each holds.
  public func forEachBucket(_ body: (_ nanoseconds: UInt64, _ count: UInt64) -> Void) {
    for index in counts.indices where counts[index] > 0 { body(middle(of: index), counts[index]) }
  }

  /// The sum of the `count` longest durations, each taken as its bucket's middle, at most `longest`.
  func sumOfLongest(_ count: UInt64, atMost longest: UInt64) -> UInt64 {
    var (left, sum) = (count, UInt64(0))
    for index in counts.indices.reversed() where counts[index] > 0 {
      let taken = min(left, counts[index])
      let value = min(middle(of: index), longest)
      sum = sum.addingSaturated(UInt64(clamping: UInt128(taken) * UInt128(value)))
      left -= taken
      if left == 0 { break }
    }
    return sum
  }

  private func index(of value: UInt64) -> Int {
    let bits = UInt64.bitWidth - value.leadingZeroBitCount
    let shift = max(bits - subBucketBits, 0)
    return (shift << (subBucketBits - 1)) + Int(value >> UInt64(shift))
  }

  private func middle(of index: Int) -> UInt64 {
    let halfBits = subBucketBits - 1
    let shift = max((index >> halfBits) - 1, 0)
    let low = UInt64(index - (shift << halfBits)) << UInt64(shift)
    return low + (UInt64(1) << UInt64(shift)) / 2
  }
}
