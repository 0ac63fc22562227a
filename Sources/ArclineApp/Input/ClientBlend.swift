import Feeds

/// Makes one job of the streams that are open at the same time, for a display with a single
/// indicator.
///
/// One stream alone is shown as it is; of several the mean of the fractions counts, where a stream
/// without one counts as 0. When all have gone, the last news stays; the next stream starts afresh.
nonisolated struct ClientBlend: Sendable {
  private var open: [InboxRack.StreamName: FeedUpdate?] = [:]

  /// Whether a stream is open.
  var isConnected: Bool { !open.isEmpty }

  /// Takes what the streams left and returns the news of the whole; nil when there is none.
  mutating func take(_ news: [InboxRack.News]) -> FeedUpdate? {
    var hasNews = false
    for item in news {
      let known = open[item.stream] ?? nil
      open[item.stream] = .some(item.delivery.update.map { known?.followed(by: $0) ?? $0 } ?? known)
      hasNews = hasNews || item.delivery.update != nil
    }
    // News of a single stream is passed on as it is.
    let only = open.count == 1 ? news.lazy.compactMap(\.delivery.update).first : nil
    let whole = hasNews ? only ?? self.whole : nil
    for item in news where item.delivery.hasEnded { open[item.stream] = nil }
    return whole
  }

  private var whole: FeedUpdate? {
    guard open.count > 1 else { return open.values.first ?? nil }
    let updates = open.values.compactMap(\.self)
    let fractions = updates.compactMap(\.fraction)
    let newest = updates.max { $0.line < $1.line }
    var update = FeedUpdate(line: newest?.line ?? 1, message: newest?.message)
    guard !fractions.isEmpty else {
      update.state = .unknown
      return update
    }
    update.fraction = fractions.reduce(0, +) / Double(open.count)
    update.state = updates.contains { $0.state == .failed } ? .failed : .running
    return update
  }
}
