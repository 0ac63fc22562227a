/// How long before a deadline to wake, learned from how late earlier sleeps returned.
///
/// The nearest-rank 99th percentile of the last 64 oversleeps, held to 50 µs … 2 ms. Rank
/// ⌈0.99 · n⌉ is n itself for every n below 100, so it is the largest of them.
public struct SleepGuard: Sendable {
  /// How many oversleeps are remembered.
  public static let capacity = 64

  /// The least and the greatest guard in nanoseconds.
  public static let range: ClosedRange<UInt64> = 50_000...2_000_000

  private var oversleeps = InlineArray<64, UInt64>(repeating: 0)
  private var position = 0
  private var count = 0

  /// Creates a guard that has seen nothing.
  public init() {}

  /// The time in nanoseconds to leave between waking and the deadline.
  ///
  /// The greatest of ``range`` until the first sleep is recorded: late is worse than early.
  public var nanoseconds: UInt64 {
    guard count > 0 else { return Self.range.upperBound }
    var worst: UInt64 = 0
    for index in 0..<count { worst = max(worst, oversleeps[index]) }
    return min(max(worst, Self.range.lowerBound), Self.range.upperBound)
  }

  /// Takes in one sleep.
  /// - Parameters:
  ///   - wanted: When it should have returned, in nanoseconds.
  ///   - actual: When it did; an early return counts as no oversleep.
  public mutating func record(wanted: UInt64, actual: UInt64) {
    oversleeps[position] = actual > wanted ? actual - wanted : 0
    position = (position + 1) % Self.capacity
    count = min(count + 1, Self.capacity)
  }
}
