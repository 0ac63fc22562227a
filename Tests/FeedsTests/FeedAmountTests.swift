import Feeds
import Testing

/// What streams count, beside how far they are.
@Suite struct FeedAmountTests {
  private func amounts(_ text: String, _ format: FeedFormat, total: Double? = nil) -> [FeedAmount?]
  {
    var feed = format.makeFeed(FeedSettings(total: total))
    var events: [FeedEvent] = []
    feed.consume(Array(text.utf8).span, into: &events)
    return events.compactMap { if case .update(let update) = $0 { update } else { nil } }
      .map(\.amount)
  }

  @Test(arguments: [
    (#"{"value":14,"max":21,"unit":"files"}"#, FeedAmount(14, of: 21, in: "files")),
    (#"{"current":1e9,"total":4e9,"unit":"B"}"#, FeedAmount(1e9, of: 4e9, in: "B")),
    (#"{"percent":50,"n":3,"unit":"KiB"}"#, FeedAmount(3, in: "KiB")),
    (#"{"value":7}"#, FeedAmount(7)), (#"{"value":7,"max":0}"#, FeedAmount(7)),
    (#"{"progress":0.5,"unit":"B"}"#, nil), (#"{"message":"on"}"#, nil),
  ])
  func `an object counts by value, total and unit`(line: String, amount: FeedAmount?) {
    #expect(amounts(line + "\n", .ndjson) == [amount])
  }

  @Test(arguments: [
    ("1048576\n", FeedFormat.pv, FeedAmount(1_048_576, of: 4e6, in: "iB")),
    (
      "\r1048576 bytes (1.0 MB, 1.0 MiB) copied, 1 s, 1.0 MB/s\n", .dd,
      FeedAmount(1_048_576, of: 4e6, in: "B")
    ),
    ("[3/7] Building C object\n", .ninja, FeedAmount(3, of: 7)),
    ("\rload:  30%|███   | 9/30 [00:00<00:00, 24.81it/s]\n", .tqdm, FeedAmount(9, of: 30)),
    (
      "\r      2,686,976  52%    2.45MB/s    0:00:00  \r", .rsync,
      FeedAmount(2_686_976, in: "B")
    ),
    ("\r         32.768  52%    2,45MB/s    0:00:00  \r", .rsync, FeedAmount(32_768, in: "B")),
    ("\r          2.65M  52%    2.45MB/s    0:00:00  \r", .rsync, nil),
    ("40\n", .percent, FeedAmount(40, of: 4e6)),
    (
      "\r 40 1953k   40  800k    0     0  862k      0  0:00:02  0:00:01  0:00:01  862k\r", .curl,
      FeedAmount(800 * 1024, of: 1953 * 1024, in: "iB")
    ),
    (
      "\rf]   30%[==>      ] 614.50K   416KB/s    eta 3s   \r", .wget,
      FeedAmount(614.5 * 1024, of: 4e6, in: "iB")
    ),
    (
      "[#e367cf 864KiB/1.5MiB(56%) CN:1 DL:812KiB ETA:1s]\n", .aria2,
      FeedAmount(864 * 1024, of: 1.5 * 1024 * 1024, in: "iB")
    ),
    ("[#e367cf 16KiB/0B CN:1 DL:812KiB]\n", .aria2, FeedAmount(16 * 1024, in: "iB")),
  ])
  func `tools count in their own units`(text: String, format: FeedFormat, amount: FeedAmount?) {
    #expect(amounts(text, format, total: 4e6).first == .some(amount))
  }

  @Test(arguments: [nil, 2.0])
  func `ffmpeg counts seconds to its last block, with a total or without`(total: Double?) {
    let stream = "out_time_us=1000000\nprogress=continue\nout_time_us=2000000\nprogress=end\n"
    let expected = [1.0, 2].map { FeedAmount($0, of: total, in: "s") }
    #expect(amounts(stream, .ffmpeg, total: total) == expected)
  }

  @Test func `what a transfer counts is there from its first number to its last`() throws {
    for file in ["curl-meter.raw", "curl-meter-nolen.raw", "wget-bar.raw"] {
      var feed = FeedFormat.auto.makeFeed()
      let updates = events(of: [try Stream(file: file).bytes], by: &feed).updates
        .filter { $0.state != .done || $0.number != nil }
      let values = updates.compactMap(\.amount?.value)
      #expect(values.count == updates.count && values.count > 3)
      #expect(values == values.sorted())
      // The file of all three has 2 000 000 bytes.
      #expect((values.last ?? 0) > 1_990_000 && (values.last ?? 0) < 2_005_000, "\(file)")
    }
  }

  @Test func `percentages count nothing, and news without a count leaves the last one`() {
    #expect(amounts("40\n", .percent) == [nil])
    let first = FeedUpdate(line: 1, fraction: 0.5)
    var counted = first
    counted.amount = FeedAmount(5, of: 10, in: "B")
    #expect(counted.followed(by: first).amount == FeedAmount(5, of: 10, in: "B"))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `what is no number is no amount and no total`(number: Double) {
    #expect(FeedAmount(number) == nil)
    #expect(FeedAmount(1, of: number)?.total == nil)
    #expect(FeedAmount(1, of: -1)?.total == nil)
  }
}
