import Feeds
import Testing

/// What is no progress at all is not taken for any.
@Suite struct NoiseTests {
  /// The format of a stream, which is that of numbers where nothing was recognised.
  private func format(of bytes: [UInt8]) -> FeedFormat {
    var feed = FeedFormat.auto.makeFeed()
    _ = events(of: [bytes], by: &feed)
    return feed.format
  }

  private func format(of text: String) -> FeedFormat { format(of: Array(text.utf8)) }

  /// Random bytes of a kind.
  private func noise(_ seed: UInt64, _ kind: ClosedRange<UInt8>) -> [UInt8] {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    return (0..<6000).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let draw = state >> 33
      guard kind.count == 256 || draw % 60 != 0 else { return 10 }
      return kind.lowerBound + UInt8(draw % UInt64(kind.count))
    }
  }

  @Test("Random bytes decide nothing", arguments: [0...255 as ClosedRange<UInt8>, 32...126])
  func random(kind: ClosedRange<UInt8>) {
    let taken = (1...200 as ClosedRange<UInt64>).filter { format(of: noise($0, kind)) != .percent }
    // Of printable ones a line may be that of a format by chance.
    #expect(taken.count <= (kind.count == 256 ? 0 : 4))
    for seed in 1...20 as ClosedRange<UInt64> where kind.count == 256 {
      var feed = FeedFormat.auto.makeFeed()
      let updates = events(of: [noise(seed, kind)], by: &feed).updates
      #expect(updates.allSatisfy { $0.message == nil && $0.state != .unknown })
    }
  }

  @Test(
    "A lone line among others is no record of a weak format",
    arguments: [
      "some text\n12:30\nmore text\n", "some text\n3.14 42\nmore text\n",
      "some text\nmore\n# a remark\nand more\n", "text {\n{\nmore\n", "{\"no name\n",
      "a 5%|b\n", "a 5%[b\n", "[#f\n", "a 50% 50%\n", "50% 50%\n",
    ])
  func weak(text: String) {
    #expect(format(of: text) == .percent)
  }

  @Test(
    "Records that agree are believed after text and after other bytes",
    arguments: [
      ("text\n1:20\n1:30\n2:40\n", FeedFormat.yad), ("text\n0.5 20\n1.0 30\n1.5 40\n", .pv),
      ("1:20\n", .yad), ("# a\n# b\n", .zenity), ("text\n# a\n# b\n20\n", .zenity),
      ("{\n  \"vertexes\": []\n}\n", .buildkit), ("text\na:  5%|5   | 1/20 [00:01<00:19]\n", .tqdm),
      ("text\nx  7%[=>   ] 1K\n", .wget),
      ("\u{1}\u{2}\n{\"percent\":1}\n{\"percent\":2}\n", .ndjson),
    ])
  func agreeing(text: String, format: FeedFormat) {
    #expect(self.format(of: text) == format)
  }

  @Test("Names in an old encoding are no noise")
  func latin() {
    #expect(
      format(of: [0x66, 0xFC, 0x72] + Array(":  5%|#   | 1/20 [00:01<00:19]\n".utf8)) == .tqdm)
  }
}
