/// What one reading did to an ``AnimationClock``.
public struct ClockAdvance: Sendable, Hashable, BitwiseCopyable {
  /// Whole steps the clock went on.
  public let ticks: UInt64

  /// Real nanoseconds over the clock's limit for one advance, which are lost to the animation.
  public let droppedNanoseconds: UInt64

  /// Whether real time jumped by more than the limit: a suspend, a stop, or a stall.
  public var isGap: Bool { droppedNanoseconds > 0 }

  static let none = ClockAdvance(ticks: 0, droppedNanoseconds: 0)
}
