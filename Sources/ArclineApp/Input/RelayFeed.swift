import Feeds

/// A feed that hears what another one reads, and passes it on in its own way.
nonisolated protocol RelayFeed: Feed {
  /// Reads the stream.
  var inner: any Feed { get set }

  /// Passes on what the other feed has read from one piece of the stream.
  mutating func pass(_ events: [FeedEvent], to sink: inout some FeedSink)
}

nonisolated extension RelayFeed {
  var format: FeedFormat { inner.format }

  mutating func consume(_ bytes: Span<UInt8>, into sink: inout some FeedSink) {
    var heard: [FeedEvent] = []
    inner.consume(bytes, into: &heard)
    pass(heard, to: &sink)
  }

  mutating func finish(into sink: inout some FeedSink) {
    var heard: [FeedEvent] = []
    inner.finish(into: &heard)
    pass(heard, to: &sink)
  }
}
