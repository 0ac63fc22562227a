/// How a stream ended.
public enum FeedOutcome: String, Sendable, Equatable, CaseIterable {
  /// Everything is complete.
  case done
  /// The input ended early: something is not complete, or nothing was said at all.
  case ended
  /// A job failed.
  case failed
}
