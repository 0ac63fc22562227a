/// What a job is doing, by the names that feeds and board files use.
public enum JobState: String, Hashable, Sendable, CaseIterable {
  /// Announced, not begun.
  case waiting
  /// Under way, and how far is known.
  case running
  /// Under way for an unknown extent.
  case unknown
  /// Held by its owner.
  case paused
  /// Under way, but without news for too long.
  case stalled
  /// Complete.
  case done
  /// Ended by an error.
  case failed
  /// Ended by its owner before it was complete.
  case cancelled
  /// Over without having said that it is complete.
  case ended

  /// The state in a word or two, as labels say it.
  public var words: String {
    switch self {
    case .unknown: "running"
    case .ended: "ended early"
    default: rawValue
    }
  }
}
