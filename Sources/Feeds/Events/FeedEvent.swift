/// Something a stream said, in the order in which it said it.
public enum FeedEvent: Sendable, Equatable {
  /// News of a job.
  case update(FeedUpdate)
  /// A record that could not be taken as it stood; reading goes on.
  case warning(FeedWarning)
}
