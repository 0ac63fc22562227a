import Feeds
import Testing

/// What is made of the command lines of ffmpeg, by the rules of its manual.
@Suite struct FFmpegCommandTests {
  private static let block = "out_time_us=1000000\nprogress=continue\n"

  private func words(
    _ stream: String, _ change: (inout FeedSettings) -> Void
  ) -> (words: String, outcome: FeedOutcome) {
    var settings = FeedSettings()
    change(&settings)
    var feed = FeedFormat.ffmpeg.makeFeed(settings)
    let events = events(of: [Array(stream.utf8)], by: &feed)
    return (events.words, events.outcome)
  }

  /// The total of an ffmpeg with these words, in seconds, whose inputs have these durations; nil where
  /// it is unknown.
  private func total(_ line: String, _ durations: [Double?], more: String = "") -> Double? {
    var settings = FeedSettings()
    settings.ffmpeg = FFmpegCommand(command: line.split(separator: " ").map(String.init))
    var stream = ""
    for (index, duration) in durations.enumerated() {
      let time = duration.map { "00:00:\($0)" } ?? "N/A"
      stream += "Input #\(index), x, from 'y':\n  Duration: \(time), start: 0.0, bitrate: 9 kb/s\n"
    }
    var feed = FeedFormat.ffmpeg.makeFeed(settings)
    let events = events(of: [Array((stream + more + Self.block).utf8)], by: &feed)
    for case .update(let update) in events.reversed() { return update.amount?.total }
    return nil
  }

  @Test(
    "-ss, -t and -to count before the input and behind it",
    arguments: [
      ("ffmpeg -i a b", 40.0), ("ffmpeg -y -i a.mkv -t 8 b.mp4", 8),
      ("ffmpeg -t 8 -i a.mkv b.mp4", 8),
      ("/usr/bin/ffmpeg -nostdin -re -i a -t 0:05.5 -c copy b", 5.5),
      ("ffmpeg -ss 10 -i a b", 30), ("ffmpeg -ss 10 -t 5 -i a b", 5),
      // The end is one in the input that was read before, and one in the output after a seek.
      ("ffmpeg -ss 10 -to 15 -i a b", 5), ("ffmpeg -ss 10 -i a -to 15 b", 15),
      ("ffmpeg -i a -ss 10 -to 15 b", 5), ("ffmpeg -t 20 -i a -ss 5 b", 15),
      // The length goes before the end, and the shortest of all counts.
      ("ffmpeg -i a -to 9 -t 8 b", 8), ("ffmpeg -t 3 -i a -t 8 b", 3), ("ffmpeg -i a -t 90 b", 40),
      ("ffmpeg -i a -t 1500ms b", 1.5), ("ffmpeg -progress pipe:1 -i a -t 8 -", 8),
      ("ffmpeg -i a -metadata title=x -itsoffset_of -3 -t 8 b", 8),
      // Before the beginning there is a pause, and what lies behind the end leaves nothing.
      ("ffmpeg -ss -5 -i a b", 45), ("ffmpeg -ss 50 -i a -t 9 b", 9),
      ("ffmpeg -sseof -5 -i a b", 5), ("ffmpeg -sseof -50 -i a b", 40),
      ("ffmpeg -itsoffset 3 -i a b", 43), ("ffmpeg -itsoffset -3 -i a b", 37),
    ])
  func cuts(line: String, seconds: Double) {
    #expect(total(line, [40]) == seconds)
  }

  @Test(
    "Rounds, scales and several files count as well",
    arguments: [
      ("ffmpeg -stream_loop 2 -i a b", [10], 30.0 as Double?),
      ("ffmpeg -stream_loop 1 -ss 4 -i a b", [10], 12), ("ffmpeg -stream_loop 0 -i a b", [10], 10),
      ("ffmpeg -stream_loop -1 -i a b", [10], nil),
      ("ffmpeg -stream_loop -1 -i a -t 60 b", [10], 60),
      ("ffmpeg -stream_loop -1 -t 25 -i a b", [10], 25), ("ffmpeg -itsscale 2 -i a b", [10], 20),
      ("ffmpeg -i a -i b c", [10, 20], 20), ("ffmpeg -i a -i b -shortest c", [10, 20], 10),
      ("ffmpeg -stream_loop -1 -i a -i b -shortest c", [10, 20], 20),
      ("ffmpeg -i a -i b -map 0:v -map 0:a c", [10, 20], 10),
      ("ffmpeg -i a -i b -map 0 -map -1:s c", [10, 20], 10),
      ("ffmpeg -i a -i b c", [10, nil], nil), ("ffmpeg -i a -i b -t 4 c", [10, nil], 4),
      ("ffmpeg -i a -t 3 b -t 5 c", [10], 5), ("ffmpeg -i a -t 3 b c", [10], 10),
      ("ffmpeg -loop 1 -i a.png -t 7 b", [0.04], 7), ("ffmpeg -loop 1 -i a.png b", [0.04], nil),
      ("ffmpeg -r 10 -i a%03d.png b", [10], 10), ("ffmpeg -r 10 -i a.mp4 b", [10], nil),
      ("ffmpeg -i a -frames:v 50 -r 25 b", [10], 2),
      ("ffmpeg -i a -vframes 5000 -r 25 b", [10], 10),
      ("ffmpeg -i a -vframes 50 b", [10], nil), ("ffmpeg -i a -frames:a 50 -r 25 b", [10], nil),
      ("ffmpeg -i a -fs 9000 b", [10], nil), ("ffmpeg -copyts -ss 3 -i a -t 4 b", [10], 4),
    ] as [(String, [Double?], Double?)])
  func files(line: String, durations: [Double?], seconds: Double?) {
    #expect(total(line, durations) == seconds)
  }

  @Test(
    "Filters that change the time make the extent unknown, others do not",
    arguments: [
      ("-vf scale=2:2,fps=10", 10.0 as Double?), ("-vf setpts=0.5*PTS", nil), ("-af atempo=2", nil),
      ("-filter:v loop=3", nil), ("-filter:a:0 apad", nil), ("-vf trim=duration=3", nil),
      ("-vf tpad=stop_duration=5 -t 4", 4), ("-filter_complex [0:v]hflip[o] -map [o]", 10),
      ("-filter_complex [0:v]setpts=2*PTS[o] -map [o]", nil),
      ("-lavfi color=red[c];[0:v][c]hstack", nil), ("-vf drawtext=text='trim,loop'", 10),
    ])
  func filters(options: String, seconds: Double?) {
    #expect(total("ffmpeg -i a \(options) b", [10]) == seconds)
  }

  @Test(
    "A source that is made has the duration that its words state",
    arguments: [
      ("testsrc=duration=5", 5.0 as Double?), ("testsrc=size=64x48:d=5", 5), ("testsrc", nil),
      ("sine=frequency=440:duration=2.5", 2.5), ("testsrc=d=5,hflip", 5),
      ("testsrc=d=5,loop=3", nil), ("movie=a.mp4", nil), ("testsrc=d=nonsense", nil),
    ])
  func made(graph: String, seconds: Double?) {
    #expect(total("ffmpeg -f lavfi -i \(graph) b", [nil]) == seconds)
    #expect(total("ffmpeg -f lavfi -i \(graph) -t 3 b", [nil]) == min(3, seconds ?? 3))
  }

  @Test("What ffmpeg says of its streams tells which inputs and which rate an output has")
  func facts() {
    let mapping = "Stream mapping:\n  Stream #0:0 -> #0:0 (copy)\n"
    #expect(total("ffmpeg -i a -i b c", [10, 20], more: mapping) == 10)
    let output = "Output #0, mp4, to 'b':\n  Stream #0:0: Video: h264, yuv420p, 25 fps, 9k tbn\n"
    #expect(total("ffmpeg -i a -frames:v 50 b", [10], more: output) == 2)
    let graph =
      "  Stream #0:0 (h264) -> hstack\n  Stream #1:0 (h264) -> hstack\n"
      + "  hstack:default -> Stream #0:0 (libx264)\n"
    #expect(total("ffmpeg -i a -i b -filter_complex hstack c", [10, 20], more: graph) == nil)
  }

  @Test(
    "what is not understood counts for nothing",
    arguments: [
      "", "ffmpeg", "ffprobe -i a -t 8 b", "sh -c ffmpeg", "ffmpeg -i a -t 8",
      "ffmpeg -i a b -t 8", "ffmpeg -i a -t x b", "ffmpeg -i a -t -8 b", "ffmpeg -i a -t 0 b",
      "ffmpeg -ss 9 -to 5 -i a b", "ffmpeg -i a -t 1e999 b", "ffmpeg -i a -t nan b",
      "ffmpeg -t 8 b", "ffmpeg -i", "ffmpeg -t", "ffmpeg -i a b -i c d", "ffmpeg -sseof 5 -i a b",
      "ffmpeg -stream_loop x -i a b", "ffmpeg -itsscale 0 -i a b",
    ])
  func none(line: String) {
    #expect(FFmpegCommand(command: line.split(separator: " ").map(String.init)) == nil)
    #expect(total(line, [40]) == 40)
  }

  @Test("A time that passes the total by more than rounding makes the extent unknown from then on")
  func beyond() {
    let blocks = [5, 10, 10.2, 10.4, 12, 5].map {
      "out_time_us=\(Int($0 * 1e6))\nprogress=continue\n"
    }.joined()
    let duration = "Input #0, x, from 'y':\n  Duration: 00:00:10.00, start: 0.0, bitrate: 9 kb/s\n"
    #expect(words(duration + blocks) { _ in }.words == "50 99 99 ? ? ?")
    #expect(words(blocks) { $0.total = 10 }.words == "50 99 99 ? ? ?")
    // Another run in the same stream has another total.
    #expect(words(duration + blocks + duration + Self.block) { _ in }.words.hasSuffix("? 10"))
  }

  @Test("A total that is told goes before the words of the command")
  func told() {
    let command = FFmpegCommand(command: ["ffmpeg", "-i", "a", "-t", "8", "b"])
    #expect(words(Self.block) { ($0.ffmpeg, $0.total) = (command, 4) }.words == "25")
    #expect(words(Self.block) { $0.ffmpeg = command }.words == "12")
  }

  @Test("Where a status follows, ffmpeg's own end completes nothing", arguments: [nil, 40.0])
  func statusFollows(total: Double?) {
    let stream = "out_time_us=4000000\nprogress=continue\nout_time_us=4000000\nprogress=end\n"
    let (words, outcome) = words(stream) { ($0.endsWithStatus, $0.total) = (true, total) }
    #expect(words == (total == nil ? "? ?" : "10 10"))
    #expect(outcome == .ended)
    #expect(self.words(stream) { $0.total = nil }.outcome == .done)
  }
}
