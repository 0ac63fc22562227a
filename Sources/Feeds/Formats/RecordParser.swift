/// The part of a feed that knows one line-based format; ``LineFeed`` does the rest.
public protocol RecordParser: Sendable {
  /// The format this parser reads.
  var format: FeedFormat { get }

  /// Reads one record and delivers what it says.
  ///
  /// - Parameters:
  ///   - text: The record without terminal sequences and control characters; may be empty.
  ///   - raw: The record as it stood, to be quoted in warnings.
  ///   - line: The number of its line, from 1.
  ///   - sink: Takes the events.
  mutating func parse(
    _ text: Span<UInt8>, raw: Span<UInt8>, line: Int, into sink: inout some FeedSink)

  /// Tells that the record that is parsed next has no end: the stream ended within it, or pauses there.
  ///
  /// A program that is killed leaves its newest record open, where one that comes to its end closes
  /// it first.
  mutating func expectOpenRecord()

  /// Tells that the stream ends behind a carriage return: what stands there was to be written over.
  mutating func endOnReturn()

  /// Ends the stream; a format with records of several lines delivers an open one here.
  mutating func finish(into sink: inout some FeedSink)

  /// What a record would say if it ended here; nil unless it is complete by the grammar.
  ///
  /// As parsing it on a copy would: the last update, and nil if there is none or any warning.
  func provisional(_ text: Span<UInt8>, raw: Span<UInt8>, line: Int) -> FeedUpdate?
}

extension RecordParser {
  /// Makes no difference: the records of the format say themselves whether they are complete.
  public mutating func expectOpenRecord() {}

  /// Makes no difference, as above.
  public mutating func endOnReturn() {}

  /// Delivers nothing: each record of the format stands for itself.
  public mutating func finish(into sink: inout some FeedSink) {}

  /// The last update that parsing the record on a copy gives; nil with a warning or without update.
  public func provisional(_ text: Span<UInt8>, raw: Span<UInt8>, line: Int) -> FeedUpdate? {
    var trial = self
    trial.expectOpenRecord()
    var events: [FeedEvent] = []
    trial.parse(text, raw: raw, line: line, into: &events)
    var newest: FeedUpdate?
    for event in events {
      guard case .update(let update) = event else { return nil }
      newest = update
    }
    return newest
  }
}
