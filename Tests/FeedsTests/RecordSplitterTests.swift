import Feeds
import Testing

@Suite struct RecordSplitterTests {
  @Test(
    "LF, CR and CR LF each end one record",
    arguments: ["a\nb\nc", "a\rb\rc", "a\r\nb\r\nc", "a\nb\rc\n", "a\r\nb\nc\r", "a\rb\r\nc\r\n"])
  func everyEndOfLineCounts(stream: String) {
    let expected = [
      SplitRecord("a", line: 1), SplitRecord("b", line: 2), SplitRecord("c", line: 3),
    ]
    #expect(records(of: [Array(stream.utf8)]) == expected)
  }

  @Test("Empty records are handed over and count as lines")
  func emptyRecordsCount() {
    let expected = [
      SplitRecord("", line: 1), SplitRecord("", line: 2), SplitRecord("a", line: 3),
      SplitRecord("", line: 4), SplitRecord("b", line: 5),
    ]
    #expect(records(of: [Array("\n\ra\n\r\nb".utf8)]) == expected)
  }

  @Test("LF CR is two ends, because only CR LF is a pair")
  func lineFeedBeforeCarriageReturnIsNoPair() {
    let expected = [SplitRecord("a", line: 1), SplitRecord("", line: 2), SplitRecord("b", line: 3)]
    #expect(records(of: [Array("a\n\rb".utf8)]) == expected)
  }

  @Test("An empty stream has no records", arguments: [[], [[]], [[], []]] as [[[UInt8]]])
  func emptyStream(reads: [[UInt8]]) {
    #expect(records(of: reads).isEmpty)
  }

  @Test(
    "Any division into reads gives the same records",
    arguments: [
      "10\r20\r30", "10\r\n20\r\n30\r\n", "\u{FEFF}1\r\n2\n\r3", "\u{FEFF}", "\r\r\n\n\r\n",
      "\u{FEFF}\r\n",
      "é\r\nü\u{FEFF}\n", "a",
    ])
  func divisionDoesNotMatter(stream: String) {
    let bytes = Array(stream.utf8)
    let whole = records(of: [bytes])
    for division in divisions(of: bytes) {
      #expect(records(of: division) == whole)
    }
  }

  @Test("A byte-order mark is dropped at the very start and nowhere else")
  func byteOrderMark() {
    let stream = Array("\u{FEFF}a\n\u{FEFF}b".utf8)
    let expected = [SplitRecord("a", line: 1), SplitRecord("\u{FEFF}b", line: 2)]
    #expect(records(of: [stream]) == expected)
  }

  @Test(
    "The beginning of a byte-order mark that is none belongs to the record",
    arguments: [[0xEF], [0xEF, 0xBB], [0xEF, 0x31], [0xEF, 0xBB, 0xEF, 0xBB, 0xBF]] as [[UInt8]])
  func brokenByteOrderMark(bytes: [UInt8]) {
    for division in divisions(of: bytes) {
      #expect(records(of: division) == [SplitRecord(bytes, line: 1)])
    }
  }

  @Test("The open record can be seen before its end")
  func tailIsVisible() {
    var splitter = RecordSplitter()
    splitter.consume(Array("10\r2".utf8).span) { _, _, _ in }
    #expect(splitter.tail == Array("2".utf8))
    #expect(splitter.line == 2)
    splitter.consume(Array("0".utf8).span) { _, _, _ in }
    #expect(splitter.tail == Array("20".utf8))
    splitter.consume(Array("\r".utf8).span) { _, _, _ in }
    #expect(splitter.tail.isEmpty)
    #expect(splitter.line == 3)
  }

  @Test("After the end of a stream the next one starts at line 1, with its own byte-order mark")
  func finishStartsAfresh() {
    var splitter = RecordSplitter()
    var seen: [SplitRecord] = []
    let keep = { (record: Span<UInt8>, line: Int, isOverlong: Bool) in
      seen.append(SplitRecord(record.array, line: line, isOverlong: isOverlong))
    }
    splitter.consume(Array("a\nb\r".utf8).span, keep)
    splitter.finish(keep)
    splitter.consume(Array("\n\u{FEFF}".utf8).span, keep)
    splitter.finish(keep)
    splitter.consume(Array("\u{FEFF}c".utf8).span, keep)
    splitter.finish(keep)
    let expected = [
      SplitRecord("a", line: 1), SplitRecord("b", line: 2),
      SplitRecord("", line: 1), SplitRecord("\u{FEFF}", line: 2), SplitRecord("c", line: 1),
    ]
    #expect(seen == expected)
  }
}
