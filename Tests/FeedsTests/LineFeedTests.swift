import Feeds
import Testing

/// Collects lines into one message until a line `END`; a format of records of several lines.
private struct BlockParser: RecordParser {
  var open: [String] = []
  var firstLine = 0

  var format: FeedFormat {
    .percent
  }

  mutating func parse(
    _ text: Span<UInt8>, raw: Span<UInt8>, line: Int, into sink: inout some FeedSink
  ) {
    let word = String(decoding: text.array, as: UTF8.self)
    guard word != "END" else {
      finish(into: &sink)
      return
    }
    firstLine = open.isEmpty ? line : firstLine
    open.append(word)
  }

  mutating func finish(into sink: inout some FeedSink) {
    guard !open.isEmpty else { return }
    sink.receive(.update(FeedUpdate(line: firstLine, message: open.joined(separator: "/"))))
    open = []
  }
}

@Suite struct LineFeedTests {
  @Test("A parser keeps what spans several lines, empty ones too, in any division")
  func blocks() {
    let stream = Array("a\n\u{1B}[1mb\r\n\nEND\nc".utf8)
    let expected = [
      FeedEvent.update(FeedUpdate(line: 1, message: "a/b/")),
      .update(FeedUpdate(line: 5, message: "c")),
    ]
    for division in divisions(of: stream) {
      var feed = LineFeed(parser: BlockParser())
      var events: [FeedEvent] = []
      for read in division {
        feed.consume(read.span, into: &events)
      }
      feed.finish(into: &events)
      #expect(events == expected)
    }
  }
}
