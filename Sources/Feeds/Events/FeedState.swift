/// What a job is doing, as far as its stream says.
public enum FeedState: String, Sendable, Equatable, CaseIterable {
  /// Announced, not begun.
  case waiting
  /// Under way.
  case running
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
  /// Under way for an unknown extent: there is no fraction to show.
  case unknown
}
