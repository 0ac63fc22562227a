/// An incremental parser: the bytes of a stream in, events out.
///
/// A feed gives the same events in the same order however the stream is cut into reads, never stops
/// at bad input, and uses a bounded amount of memory.
public protocol Feed: Sendable {
  /// The format being read; never ``FeedFormat/auto`` once that has been decided.
  var format: FeedFormat { get }

  /// Reads on, and delivers the events of every record that ends in these bytes.
  mutating func consume(_ bytes: Span<UInt8>, into sink: inout some FeedSink)

  /// Ends the stream: delivers the events of the open record, then starts afresh at line 1.
  mutating func finish(into sink: inout some FeedSink)

  /// What the open record would say if it ended here; nil unless it is complete by the grammar.
  ///
  /// Many programs end an update only when the next one begins, so after a pause the newest value is
  /// in the open record. Show it, but do not count it: the record comes again when it ends. Never
  /// accompanied by a warning.
  func provisional() -> FeedUpdate?
}
