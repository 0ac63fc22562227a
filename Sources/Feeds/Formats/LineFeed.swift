/// A feed of a line-based format: splits the stream into records, cleans them, hands them to a parser.
public struct LineFeed<Parser: RecordParser>: Feed {
  private var splitter: RecordSplitter
  private var stage: RecordStage<Parser>
  /// The parser as it was before the first record.
  private let fresh: Parser
  private var hasEnded = false

  /// Creates a feed at the start of a stream.
  ///
  /// - Parameters:
  ///   - parser: Knows the format, and has read nothing.
  ///   - recordLimit: The most bytes of a record; ``RecordSplitter/maximumLength`` by default.
  public init(parser: Parser, recordLimit: Int = RecordSplitter.maximumLength) {
    splitter = RecordSplitter(limit: recordLimit)
    stage = RecordStage(parser: parser)
    fresh = parser
  }

  /// The format of the parser; after the end of a stream still that of the stream.
  public var format: FeedFormat {
    stage.parser.format
  }

  /// Reads on, and delivers what every record says that ends in these bytes.
  ///
  /// An overlong record gives one warning and is not parsed.
  public mutating func consume(_ bytes: Span<UInt8>, into sink: inout some FeedSink) {
    begin()
    Self.consume(bytes, from: &splitter, through: &stage, into: &sink)
  }

  /// Ends the stream: reads the open record as a whole one, then starts afresh at line 1.
  public mutating func finish(into sink: inout some FeedSink) {
    begin()
    if !splitter.tail.isEmpty {
      stage.parser.expectOpenRecord()
    }
    if splitter.endsOnReturn {
      stage.parser.endOnReturn()
    }
    Self.finish(&splitter, through: &stage, into: &sink)
    stage.parser.finish(into: &sink)
    hasEnded = true
  }

  /// Forgets the stream before, if there was one.
  private mutating func begin() {
    guard hasEnded else { return }
    stage.parser = fresh
    hasEnded = false
  }

  /// What the open record would say if it ended here; nil unless it is complete by the grammar.
  public func provisional() -> FeedUpdate? {
    guard !splitter.tail.isEmpty else { return nil }
    var text: [UInt8] = []
    TerminalSequences.strip(splitter.tail.span, into: &text)
    let parser = hasEnded ? fresh : stage.parser
    return parser.provisional(text.span, raw: splitter.tail.span, line: splitter.line)
  }
}

// MARK: - Plumbing

// Functions of the parts rather than of the feed, because a closure may not use one part of a value
// while another part is being changed.
extension LineFeed {
  private static func consume<Sink: FeedSink>(
    _ bytes: Span<UInt8>, from splitter: inout RecordSplitter,
    through stage: inout RecordStage<Parser>, into sink: inout Sink
  ) {
    let limit = splitter.limit
    splitter.consume(bytes) { record, line, isOverlong in
      stage.receive(record, line: line, over: isOverlong ? limit : nil, into: &sink)
    }
  }

  private static func finish<Sink: FeedSink>(
    _ splitter: inout RecordSplitter, through stage: inout RecordStage<Parser>,
    into sink: inout Sink
  ) {
    let limit = splitter.limit
    splitter.finish { record, line, isOverlong in
      stage.receive(record, line: line, over: isOverlong ? limit : nil, into: &sink)
    }
  }
}

/// A parser with the room it needs to have its records cleaned.
private struct RecordStage<Parser: RecordParser>: Sendable {
  var parser: Parser
  private var scratch: [UInt8] = []

  init(parser: Parser) {
    self.parser = parser
  }

  /// Takes a record; `limit` is given for one that is longer than that.
  mutating func receive(
    _ record: Span<UInt8>, line: Int, over limit: Int?, into sink: inout some FeedSink
  ) {
    if let limit {
      let text =
        "\(Quotation.of(record)) is too long; a line has at most "
        + "\(limit) bytes, so this one is skipped"
      sink.receive(.warning(FeedWarning(line: line, text: text)))
    } else if TerminalSequences.isPlain(record) {
      parser.parse(record, raw: record, line: line, into: &sink)
    } else {
      TerminalSequences.strip(record, into: &scratch)
      // A span of a stored property would keep the whole stage from being changed.
      let text = scratch
      parser.parse(text.span, raw: record, line: line, into: &sink)
    }
  }
}
