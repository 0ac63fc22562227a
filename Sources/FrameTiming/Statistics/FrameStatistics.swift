/// Collects frame times and sums them up; allocates when it is built and never again.
///
/// Count, mean, shortest and longest are always exact. Percentiles and the 1 % low are exact as long
/// as every frame is kept, and come from a histogram with an error below 0.05 % after that
/// (for frames under 69 s; longer ones count as 69 s there).
public struct FrameStatistics: ~Copyable, Sendable {
  /// How many frames at the beginning are left out.
  public let warmUpLength: UInt64

  /// How many frame times are kept for exact figures.
  public let exactCapacity: Int

  /// n: the frames counted, without warm-up and gaps.
  public private(set) var frames: UInt64 = 0

  /// The frames left out as warm-up so far.
  public private(set) var warmUpFrames: UInt64 = 0

  /// The gaps left out so far.
  public private(set) var gaps: UInt64 = 0

  private(set) var totalNanoseconds: UInt64 = 0
  private(set) var shortest = UInt64.max
  private(set) var longest: UInt64 = 0
  // Kept in any order until a figure needs them sorted.
  private var kept: [UInt64] = []
  private var isSorted = true
  private var histogram = FrameHistogram()

  /// The default of ``exactCapacity``: over four minutes at 60 frames a second, in 128 KiB.
  public static let defaultExactCapacity = 16_384

  /// Creates empty statistics.
  /// - Parameters:
  ///   - warmUpLength: Frames to leave out at the beginning; 0 unless given.
  ///   - exactCapacity: Frame times to keep; held to 0 … 1 048 576.
  public init(warmUpLength: UInt64 = 0, exactCapacity: Int = Self.defaultExactCapacity) {
    self.warmUpLength = warmUpLength
    self.exactCapacity = min(max(exactCapacity, 0), 1 << 20)
    kept.reserveCapacity(self.exactCapacity)
  }

  /// Takes in one frame.
  ///
  /// A gap is counted and otherwise ignored, in the warm-up too. A time of 0 counts as 1 ns, the
  /// clock's resolution, so that every rate is finite.
  /// - Parameters:
  ///   - nanoseconds: The time from the frame before it.
  ///   - isGap: Whether time jumped, as the caller's clock says (see ``FrameStepRule``).
  public mutating func record(nanoseconds: UInt64, isGap: Bool = false) {
    if isGap {
      gaps = gaps.addingSaturated(1)
      return
    }
    if warmUpFrames < warmUpLength {
      warmUpFrames += 1
      return
    }
    let time = max(nanoseconds, 1)
    frames = frames.addingSaturated(1)
    totalNanoseconds = totalNanoseconds.addingSaturated(time)
    shortest = min(shortest, time)
    longest = max(longest, time)
    histogram.record(time)
    if kept.count < exactCapacity {
      kept.append(time)
      isSorted = false
    }
  }

  /// Forgets everything, and begins with the warm-up again.
  public mutating func reset() {
    (frames, warmUpFrames, gaps, totalNanoseconds) = (0, 0, 0, 0)
    (shortest, longest, isSorted) = (.max, 0, true)
    kept.removeAll(keepingCapacity: true)
    histogram.removeAll()
  }
}

// MARK: - Order statistics

extension FrameStatistics {
  /// Whether every counted frame is kept, so that order statistics are exact.
  public var isExact: Bool { frames == UInt64(kept.count) }

  /// Time in nanoseconds of the frame at `rank`, from 1 at the shortest; `rank` is within 1 … n.
  mutating func time(atRank rank: UInt64) -> UInt64 {
    guard isExact else {
      return min(max(histogram.value(atRank: rank), shortest), longest)
    }
    sortKept()
    return kept[Int(rank) - 1]
  }

  /// The total time of the `count` longest frames in nanoseconds; `count` is within 1 … n.
  mutating func sumOfLongest(_ count: UInt64) -> UInt64 {
    guard isExact else { return histogram.sumOfLongest(count, atMost: longest) }
    sortKept()
    var sum: UInt64 = 0
    for time in kept.suffix(Int(count)) { sum = sum.addingSaturated(time) }
    return sum
  }

  private mutating func sortKept() {
    guard !isSorted else { return }
    kept.sortInPlace()
    isSorted = true
  }
}
