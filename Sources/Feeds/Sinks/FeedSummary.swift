/// The account of a whole stream.
public struct FeedSummary: Sendable, Equatable {
  /// The format the stream was read in.
  public let format: FeedFormat

  /// How many updates came.
  public let updates: Int

  /// How many warnings came.
  public let warnings: Int

  /// How the stream ended.
  public let outcome: FeedOutcome

  /// Creates an account from its parts.
  public init(format: FeedFormat, updates: Int, warnings: Int, outcome: FeedOutcome) {
    self.format = format
    self.updates = updates
    self.warnings = warnings
    self.outcome = outcome
  }
}
