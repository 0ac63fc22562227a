/// Whatever takes events out of a feed: a mailbox, a printer, a counter.
public protocol FeedSink {
  /// Takes one event. Called in the order of the stream, on the thread that reads it.
  mutating func receive(_ event: FeedEvent)
}

/// A list takes events by appending them.
extension Array: FeedSink where Element == FeedEvent {
  /// Appends the event.
  public mutating func receive(_ event: FeedEvent) {
    append(event)
  }
}
