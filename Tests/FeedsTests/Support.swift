import Feeds

/// A record as it came out of a splitter.
struct SplitRecord: Equatable {
  var text: [UInt8]
  var line: Int
  var isOverlong = false

  init(_ text: [UInt8], line: Int, isOverlong: Bool = false) {
    self.text = text
    self.line = line
    self.isOverlong = isOverlong
  }

  init(_ text: String, line: Int) {
    self.init(Array(text.utf8), line: line)
  }
}

extension Span<UInt8> {
  /// The bytes as an array.
  var array: [UInt8] {
    indices.map { self[$0] }
  }
}

/// The records of a stream that arrives in the given reads, its end included.
func records(of reads: [[UInt8]]) -> [SplitRecord] {
  var records: [SplitRecord] = []
  var splitter = RecordSplitter()
  let keep = { (record: Span<UInt8>, line: Int, isOverlong: Bool) in
    records.append(SplitRecord(record.array, line: line, isOverlong: isOverlong))
  }
  for read in reads {
    splitter.consume(read.span, keep)
  }
  splitter.finish(keep)
  return records
}

/// The events of a stream that arrives in the given reads, its end included.
func events(of reads: [[UInt8]], in range: ValueRange = .percent) -> [FeedEvent] {
  var events: [FeedEvent] = []
  var feed = PercentFeed(range: range)
  for read in reads {
    feed.consume(read.span, into: &events)
  }
  feed.finish(into: &events)
  return events
}

/// The events of a text that arrives in one read.
func events(of text: String, in range: ValueRange = .percent) -> [FeedEvent] {
  events(of: [Array(text.utf8)], in: range)
}

/// Every way to cut a stream into two reads, and the way of single bytes.
func divisions(of stream: [UInt8]) -> [[[UInt8]]] {
  let pairs = (0...stream.count).map { [Array(stream[..<$0]), Array(stream[$0...])] }
  return pairs + [stream.map { [$0] }]
}

extension [FeedEvent] {
  var updates: [FeedUpdate] {
    compactMap { if case .update(let update) = $0 { update } else { nil } }
  }

  var warnings: [FeedWarning] {
    compactMap { if case .warning(let warning) = $0 { warning } else { nil } }
  }

  /// The fractions of the updates; nil where one has none.
  var fractions: [Double?] {
    updates.map(\.fraction)
  }

  /// The lines of the warnings.
  var warnedLines: [Int] {
    warnings.map(\.line)
  }
}

/// Reads a plain number from a text.
func plainNumber(_ text: String) throws(PlainNumberError) -> PlainNumber {
  let bytes = Array(text.utf8)
  return try PlainNumber(parsing: bytes.span)
}
