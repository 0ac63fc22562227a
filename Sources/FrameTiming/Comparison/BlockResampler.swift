/// The figures by which two runs are compared, in nanoseconds.
struct ComparedFigures: Sendable, Hashable {
  /// The mean of the longest hundredth of the frames.
  var longestMean = 0.0
  /// The mean change from one frame to the next.
  var jitter = 0.0
  /// The mean frame time.
  var mean = 0.0
  /// The nearest-rank 99th percentile.
  var p99 = 0.0
}

/// Draws runs as they might have been from the one that was.
///
/// Slow frames come in bunches, so single frames must not be shuffled: that would make every figure
/// look surer than it is. Blocks of neighbours are drawn instead, with the run closed to a ring, and
/// the change to the frame before stays with its frame (Politis and Romano's circular block bootstrap).
struct BlockResampler {
  /// The frames in a block: the cube root of their number, rounded up.
  let blockLength: Int

  private let values: [UInt64]
  private let ranks: [Int32]
  private let changes: [Double]
  private var counts: [Int32]

  /// Prepares a run of at least one frame and at most 2³¹ − 1.
  init(_ times: [UInt64]) {
    values = times.sorted()
    var places: [(time: UInt64, index: Int)] = times.enumerated().map { ($1, $0) }
    places.sort { $0.time < $1.time }
    var ranks = [Int32](repeating: 0, count: times.count)
    for (rank, place) in places.enumerated() { ranks[place.index] = Int32(clamping: rank) }
    self.ranks = ranks
    // The first frame changes from nothing; in its place stands the change to the second.
    let pairs = zip(times, times.dropFirst()).map { Double($0.distance(from: $1)) }
    changes = [pairs.first ?? 0] + pairs
    counts = Array(repeating: 0, count: times.count)
    var length = 1
    while length * length * length < times.count { length += 1 }
    blockLength = length
  }

  /// The figures of the run itself.
  mutating func original() -> ComparedFigures {
    for index in counts.indices { counts[index] = 1 }
    // The first change is a stand-in, and no part of the run's own jitter.
    let pairs = changes.dropFirst()
    let jitter = pairs.isEmpty ? 0 : pairs.reduce(0, +) / Double(pairs.count)
    return figures(jitter: jitter)
  }

  /// The figures of a run that might have been.
  mutating func resampled(using random: inout SplitMix64) -> ComparedFigures {
    for index in counts.indices { counts[index] = 0 }
    var (left, sum) = (ranks.count, 0.0)
    while left > 0 {
      var index = random.next(below: ranks.count)
      for _ in 0..<min(blockLength, left) {
        counts[Int(ranks[index])] &+= 1
        sum += changes[index]
        index = index + 1 == ranks.count ? 0 : index + 1
      }
      left -= min(blockLength, left)
    }
    return figures(jitter: sum / Double(ranks.count))
  }

  private func figures(jitter: Double) -> ComparedFigures {
    var figures = ComparedFigures()
    figures.jitter = jitter
    let longest = max(values.count / 100, 1)
    // The rank from the longest on that the nearest-rank percentile has.
    let p99 = values.count - Int(Percentile.p99.rank(among: UInt64(values.count))) + 1
    var (seen, top, sum) = (0, 0.0, 0.0)
    for index in values.indices.reversed() where counts[index] > 0 {
      let (count, value) = (Int(counts[index]), Double(values[index]))
      sum += value * Double(count)
      top += value * Double(min(count, max(longest - seen, 0)))
      if seen < p99, seen + count >= p99 { figures.p99 = value }
      seen += count
    }
    figures.longestMean = top / Double(longest)
    figures.mean = sum / Double(values.count)
    return figures
  }
}
