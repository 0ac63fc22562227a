import Feeds
import Testing

/// What is read of the command lines of ffmpeg, by the rules of its manual.
@Suite struct FFmpegCutTests {
  /// What an ffmpeg with these words cuts, in words: what is skipped, and the length.
  private func cut(_ line: String) -> String {
    guard let cut = FFmpegCut(command: line.split(separator: " ").map(String.init)) else {
      return "none"
    }
    return "\(cut.skipped) " + (cut.length.map { "\($0)" } ?? "all")
      + (cut.isEndless ? " loop" : "")
  }

  @Test(
    "-ss, -t and -to count before the input and behind it",
    arguments: [
      ("ffmpeg -y -i a.mkv -t 8 b.mp4", "0.0 8.0"), ("ffmpeg -t 8 -i a.mkv b.mp4", "0.0 8.0"),
      ("/usr/bin/ffmpeg -nostdin -re -i a -t 0:01:05.5 -c copy b", "0.0 65.5"),
      ("ffmpeg -ss 10 -i a b", "10.0 all"), ("ffmpeg -ss 10 -t 5 -i a b", "10.0 5.0"),
      // The end is one in the input that was read before, and one in the output after a seek.
      ("ffmpeg -ss 10 -to 15 -i a b", "10.0 5.0"), ("ffmpeg -ss 10 -i a -to 15 b", "10.0 15.0"),
      ("ffmpeg -i a -ss 10 -to 15 b", "10.0 5.0"), ("ffmpeg -t 20 -i a -ss 5 b", "5.0 15.0"),
      // The length goes before the end, and the shorter of two lengths counts.
      ("ffmpeg -i a -to 9 -t 8 b", "0.0 8.0"), ("ffmpeg -t 3 -i a -t 8 b", "0.0 3.0"),
      ("ffmpeg -i a -t 500ms b", "0.0 0.5"), ("ffmpeg -progress pipe:1 -i a -t 8 -", "0.0 8.0"),
      ("ffmpeg -i a -i b -t 8 c", "0.0 8.0"), ("ffmpeg -t 3 -i a -i b -t 8 c", "0.0 8.0"),
      ("ffmpeg -stream_loop -1 -t 3 -i a -t 60 b", "0.0 60.0 loop"),
      ("ffmpeg -i a -metadata title=x -itsoffset -3 -t 8 b", "0.0 8.0"),
    ])
  func cuts(line: String, words: String) {
    #expect(cut(line) == words)
  }

  @Test(
    "what is not understood says nothing",
    arguments: [
      "", "ffmpeg", "ffmpeg -i a b", "ffprobe -i a -t 8 b", "sh -c ffmpeg", "ffmpeg -i a -t 8",
      "ffmpeg -i a b -t 8 c", "ffmpeg -i a -t 8 b c", "ffmpeg -i a -t x b", "ffmpeg -i a -t -8 b",
      "ffmpeg -i a -t 0 b", "ffmpeg -ss 9 -to 5 -i a b", "ffmpeg -copyts -ss 9 -i a -t 5 b",
      "ffmpeg -i a -t 1e999 b", "ffmpeg -i a -t nan b", "ffmpeg -t 8 b", "ffmpeg -i", "ffmpeg -t",
    ])
  func none(line: String) {
    #expect(cut(line) == "none")
  }

  private func words(
    _ stream: String, _ change: (inout FeedSettings) -> Void
  ) -> (words: String, outcome: FeedOutcome) {
    var settings = FeedSettings()
    change(&settings)
    var feed = FeedFormat.ffmpeg.makeFeed(settings)
    let events = events(of: [Array(stream.utf8)], by: &feed)
    return (events.words, events.outcome)
  }

  private static let duration = "  Duration: 00:00:40.00, start: 0.0, bitrate: 9 kb/s\n"
  private static let block = "out_time_us=4000000\nprogress=continue\n"

  @Test(
    "The total is what the cut leaves of the duration",
    arguments: [
      (0.0, 8.0 as Double?, "50"), (0, 100, "10"), (32, nil, "50"), (20, 100, "20"), (90, nil, "?"),
    ])
  func totals(skipped: Double, length: Double?, words: String) {
    let cut = FFmpegCut(skipped: skipped, length: length)
    #expect(self.words(Self.duration + Self.block) { $0.cut = cut }.words == words)
    #expect(self.words(Self.duration + Self.block) { ($0.cut, $0.total) = (cut, 16) }.words == "25")
    #expect(
      self.words(Self.block) { $0.cut = cut }.words
        == (length == nil ? "?" : length == 8 ? "50" : "4"))
  }

  @Test("Where a status follows, ffmpeg's own end completes nothing", arguments: [nil, 40.0])
  func statusFollows(total: Double?) {
    let stream = Self.block + "out_time_us=4000000\nprogress=end\n"
    let (words, outcome) = words(stream) { ($0.endsWithStatus, $0.total) = (true, total) }
    #expect(words == (total == nil ? "? ?" : "10 10"))
    #expect(outcome == .ended)
    #expect(self.words(stream) { $0.total = nil }.outcome == .done)
  }
}
