/// Decides what a signal leads to, so that a program that hangs while stopping can still be stopped.
struct StopPolicy {
  /// What to do with a signal.
  enum Decision: Equatable {
    case deliver
    case ignore
    case exit(status: Int32)
  }

  /// Stop signals this soon after the first belong to it, in nanoseconds.
  ///
  /// One request may arrive twice: `timeout` signals its child and then its whole process group.
  static let sameRequest: UInt64 = 100_000_000

  private var firstStop: UInt64?

  /// Takes note of a signal that arrived at a reading of the monotonic clock in nanoseconds.
  mutating func decide(on signal: Signal, at now: UInt64) -> Decision {
    guard signal.isStop else { return .deliver }
    guard let firstStop else {
      self.firstStop = now
      return .deliver
    }
    // Written so that a clock that stands still or runs backward counts as the same request.
    return now > firstStop && now - firstStop > Self.sameRequest
      ? .exit(status: signal.exitStatus) : .ignore
  }
}
