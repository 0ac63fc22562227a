/// Times in nanoseconds in order of length, and what their order says.
struct SortedTimes: Sendable {
  /// From the shortest to the longest.
  let values: [UInt64]

  /// The sum of all, held at `UInt64.max`.
  let sum: UInt64

  init(_ times: [UInt64]) {
    values = times.sorted()
    sum = times.reduce(0) { $0.addingSaturated($1) }
  }

  var count: UInt64 { UInt64(values.count) }

  /// The nearest-rank percentile; nil when there are none.
  func percentile(_ percentile: Percentile) -> UInt64? {
    values.isEmpty ? nil : values[Int(percentile.rank(among: count)) - 1]
  }

  /// The nearest-rank median; nil when there are none.
  var median: UInt64? { percentile(.p50) }

  /// Whether half of the times lie within an eighth of the median, as those of a loop do that
  /// something keeps in step.
  var isSteady: Bool {
    guard let median else { return false }
    let (low, high) = (values[values.count / 4], values[values.count * 3 / 4])
    return low >= median - median / 8 && high <= median.addingSaturated(median / 8)
  }

  /// The mean; nil when there are none.
  var mean: Double? { values.isEmpty ? nil : Double(sum) / Double(count) }

  /// How many are the longest one of `parts`: max(1, ⌊n / parts⌋), and none when there are none.
  private func longestCount(oneOf parts: Int) -> Int {
    min(max(values.count / parts, 1), values.count)
  }

  /// The last of the longest one of `parts`, counted from the longest on; nil when there are none.
  func lowByPercentile(oneOf parts: Int) -> UInt64? {
    values.isEmpty ? nil : values[values.count - longestCount(oneOf: parts)]
  }

  /// The mean of the longest one of `parts`; nil when there are none.
  func lowByCount(oneOf parts: Int) -> Double? {
    let longest = values.suffix(longestCount(oneOf: parts))
    guard !longest.isEmpty else { return nil }
    let sum: UInt64 = longest.reduce(0) { $0.addingSaturated($1) }
    return Double(sum) / Double(longest.count)
  }

  /// The time at which the longest, added up, reach one of `parts` of the sum; nil for none.
  func lowIntegral(oneOf parts: Int) -> UInt64? {
    var reached: UInt128 = 0
    for time in values.reversed() {
      reached += UInt128(time)
      if reached * UInt128(parts) >= UInt128(sum) { return time }
    }
    return values.first
  }

  /// The standard deviation with n − 1; nil for fewer than two.
  var deviation: Double? {
    guard let mean, values.count > 1 else { return nil }
    let squares = values.reduce(0.0) { sum, time in
      let distance = Double(time) - mean
      return sum + distance * distance
    }
    return (squares / Double(values.count - 1)).squareRoot()
  }
}
