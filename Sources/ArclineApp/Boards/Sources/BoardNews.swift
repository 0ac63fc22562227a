import BoardFile

/// What the sources of a board have left since the last time.
nonisolated struct BoardNews: Sendable {
  /// What one source has left.
  struct Item: Sendable {
    /// The source.
    let source: BoardSourceName
    /// What its streams have left, in the order in which they were opened.
    var streams: [InboxRack.News] = []
    /// Whether several streams may be open at the same time, each with jobs of its own.
    var hasManyStreams = false
    /// Why it could not be opened, in one line.
    var failure: String?
  }

  var items: [Item] = []
  /// Whether no source will ever say anything again.
  var isOver = false
}

nonisolated extension FeedInbox.Delivery {
  /// Whether it says anything of jobs or of the stream itself.
  var hasNews: Bool {
    update != nil || !jobs.isEmpty || hasEnded || failure != nil || isAway
  }
}
