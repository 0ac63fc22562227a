import Feeds
import Testing

@Suite struct RecordSplitterLimitTests {
  private static let limit = RecordSplitter.maximumLength

  private func filler(_ count: Int) -> [UInt8] {
    Array(repeating: UInt8(ascii: "x"), count: count)
  }

  @Test("The limit is 64 KiB")
  func limitIs64KiB() {
    #expect(Self.limit == 65_536)
  }

  @Test("A record of exactly the limit is whole, with and without its end", arguments: ["", "\n"])
  func recordAtTheLimit(end: String) {
    let record = filler(65_536)
    #expect(records(of: [record + Array(end.utf8)]) == [SplitRecord(record, line: 1)])
  }

  @Test(
    "A record one byte over the limit is overlong, and the next one is read",
    arguments: ["\n", "\r", "\r\n"])
  func recordOverTheLimit(end: String) {
    let stream = Array("1\n".utf8) + filler(65_537) + Array((end + "2").utf8)
    let expected = [
      SplitRecord("1", line: 1), SplitRecord(filler(65_536), line: 2, isOverlong: true),
      SplitRecord("2", line: 3),
    ]
    #expect(records(of: [stream]) == expected)
  }

  @Test(
    "An overlong record is reported once wherever the reads end",
    arguments: [1, 2, 3, 65_535, 65_536, 65_537, 65_538, 65_539, 65_540, 70_000, 70_001, 70_002])
  func divisionDoesNotMatter(cut: Int) {
    let stream = Array("1\n".utf8) + filler(70_000) + Array("\r\n2\r\n".utf8)
    let expected = [
      SplitRecord("1", line: 1), SplitRecord(filler(65_536), line: 2, isOverlong: true),
      SplitRecord("2", line: 3),
    ]
    #expect(records(of: [Array(stream[..<cut]), Array(stream[cut...])]) == expected)
  }

  @Test("Single bytes give the same overlong record")
  func singleBytes() {
    let stream = filler(65_538) + Array("\n2".utf8)
    #expect(records(of: stream.map { [$0] }) == records(of: [stream]))
  }

  @Test("An overlong record at the end of the stream is reported once")
  func overlongAtTheEnd() {
    let expected = [SplitRecord(filler(65_536), line: 1, isOverlong: true)]
    #expect(records(of: [filler(65_537)]) == expected)
    #expect(records(of: [filler(40_000), filler(40_000), filler(40_000)]) == expected)
  }

  @Test("A byte-order mark does not count toward the limit")
  func byteOrderMarkDoesNotCount() {
    let stream: [UInt8] = [0xEF, 0xBB, 0xBF] + filler(65_536)
    #expect(records(of: [stream]) == [SplitRecord(filler(65_536), line: 1)])
  }

  @Test("A line without end is reported once and never fills the memory")
  func endlessLine() {
    let read = filler(65_536 / 4)
    var splitter = RecordSplitter()
    var reports: [Int] = []
    var largest = 0
    for _ in 0..<1024 {
      splitter.consume(read.span) { _, line, isOverlong in
        reports.append(isOverlong ? line : -1)
      }
      largest = max(largest, splitter.tail.capacity)
    }
    #expect(reports == [1])
    #expect(largest <= 4 * Self.limit)
    #expect(splitter.tail.isEmpty)
    splitter.consume(Array("\n7\n".utf8).span) { record, line, isOverlong in
      #expect(record.array == Array("7".utf8))
      #expect(line == 2)
      #expect(!isOverlong)
      reports.append(line)
    }
    #expect(reports == [1, 2])
  }
}
