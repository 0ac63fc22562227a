/// How long to wait before something that failed is tried again: longer each time, and never for all
/// in step.
///
/// The waits begin at ``first`` seconds and double up to ``longest``; to each of them a random part
/// of up to a quarter of it is added.
public struct Backoff: Sendable {
  /// The first wait in seconds, before the random part.
  public let first: Double
  /// The longest wait in seconds, before the random part.
  public let longest: Double
  /// Something that has worked for so many seconds begins with the first wait when it fails.
  public static let calm = 60.0

  private let random: @Sendable () -> Double
  private var step: Double

  /// Makes the waits of something that has not failed yet.
  ///
  /// As it stands the first wait is from 0.5 s to 0.625 s, and none is longer than 60 s. A greater
  /// first wait is never shortened, and a longest below it is the first. `random` gives numbers from
  /// 0 to 1.
  ///
  /// - Precondition: `first` is above 0, and both are at most 10⁸.
  public init(
    first: Double = 0.5, longest: Double = 48,
    random: @escaping @Sendable () -> Double = { Double.random(in: 0...1) }
  ) {
    precondition(first > 0 && max(first, longest) <= 1e8, "Waits are above 0 and finite.")
    self.first = first
    self.longest = max(first, longest)
    self.random = random
    step = first
  }

  /// The nanoseconds to wait after another failure.
  public mutating func next() -> UInt64 {
    let wait = step * (1 + 0.25 * max(0, min(1, random())))
    step = min(longest, 2 * step)
    return UInt64(wait * 1e9)
  }

  /// Takes in that it works: the next failure is the first one again.
  public mutating func reset() { step = first }
}
