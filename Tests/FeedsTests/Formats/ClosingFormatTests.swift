import Feeds
import Testing

/// How a tool's stream ends tells whether its job is complete: one that died is not.
@Suite struct ClosingFormatTests {
  /// ffmpeg's words before it begins.
  private static let head =
    "Input #0, matroska, from 'a.mkv':\n  Duration: 00:00:40.00, start: 0.0\n"

  private func block(_ seconds: Double, _ word: String) -> String {
    "frame=1\nout_time_us=\(Int(seconds * 1e6))\nspeed=   1x\nprogress=\(word)\n"
  }

  private func status(_ time: String, isLast: Bool = false) -> String {
    "frame=  9 fps=3 q=0.0 \(isLast ? "Lsize" : " size")=  9kB time=\(time) bitrate=9.5kbits/s speed=1x"
      + (isLast ? "    \n" : "    \r")
  }

  @Test("ffmpeg that ends far from a stated total was stopped")
  func ffmpegShort() {
    let stopped = events(
      of: block(2, "continue") + block(2.8, "end"), as: .ffmpeg, total: 40)
    #expect(stopped.words == "5 7:ended")
    #expect(stopped.outcome == .ended)
    let line = events(
      of: status("00:00:02.00") + status("00:00:02.80", isLast: true), as: .ffmpeg, total: 40)
    #expect(line.words == "5 7:ended")
    // Not a single frame was made.
    for time in ["N/A", "-9223372036854775807"] {
      let none = events(of: "out_time_us=\(time)\nprogress=end\n", as: .ffmpeg, total: 40)
      #expect(none.words == "-:ended")
    }
  }

  @Test(
    "ffmpeg's last frame may begin or end a little before the total",
    arguments: [(40, 39.1), (40, 40), (40, 40.2), (7200, 7199.5), (1.2, 1.08), (1.5, 1.481)])
  func ffmpegNear(total: Double, time: Double) {
    #expect(events(of: block(time, "end"), as: .ffmpeg, total: total).words == "100")
  }

  @Test("A short job of ffmpeg is not complete because little is missing in seconds")
  func ffmpegShortJob() {
    #expect(events(of: block(0.3, "end"), as: .ffmpeg, total: 1.2).outcome == .ended)
  }

  @Test("ffmpeg that is told to stop says so in front of its last numbers or behind them")
  func ffmpegStops() {
    let signal = "Exiting normally, received signal 2.\n"
    let behind = events(
      of: Self.head + status("00:00:10.00") + status("00:00:10.20", isLast: true) + "video:8kB\n"
        + signal, as: .auto)
    #expect(behind.words == "25 -:cancelled")
    #expect(behind.outcome == .ended)
    let inFront = events(
      of: Self.head + status("00:00:10.00") + "\n[q] command received. Exiting.\n\n"
        + status("00:00:10.20", isLast: true), as: .auto)
    #expect(inFront.words == "25 -:cancelled")
    let both = events(
      of: Self.head + block(10, "continue") + block(10.2, "end") + signal, as: .auto)
    #expect(both.words == "25 -:cancelled")
  }

  @Test("ffmpeg that fails after its last numbers has failed")
  func ffmpegFails() {
    let failed = events(
      of: Self.head + status("00:00:20.00", isLast: true) + "Conversion failed!\n", as: .auto)
    #expect(failed.words == "-:failed")
    #expect(failed.outcome == .failed)
    #expect(events(of: "Conversion failed!\n", as: .ffmpeg).words == "-:failed")
  }

  @Test("ffmpeg that ends without such a word is complete, whatever its input's duration was")
  func ffmpegCompletes() throws {
    let run = Self.head + status("00:00:10.00") + status("00:00:20.00", isLast: true)
    #expect(events(of: run + "video:8kB audio:0kB\n", as: .auto).words == "25 100")
    // One run after another, the first of them stopped.
    let stopped = Self.head + status("00:00:10.00") + "[q] command received. Exiting.\n"
    let runs = stopped + status("00:00:10.00", isLast: true) + run + run
    #expect(events(of: runs, as: .auto).words == "25 -:cancelled 25 100 25 100")
    try expectAnyDivision(of: Array(runs.utf8), as: .auto)
  }

  /// A line of curl's meter without a length, and one with it.
  private let unknownMeter =
    "100 1953k    0 1953k    0     0   809k      0 --:--:--  0:00:02 --:--:--  810k"
  private func meter(_ size: String, _ received: String) -> String {
    "100 \(size)  100 \(received)    0     0  851k      0  0:00:02  0:00:02 --:--:--  852k"
  }

  @Test("curl that is killed leaves its line open, and is not complete")
  func curlKilled() throws {
    for line in [unknownMeter, "#=O#-"] {
      #expect(events(of: "\r\(line)\r\(line)\n", as: .curl).words == "? ? 100")
      let killed = events(of: "\r\(line)\r\(line)", as: .curl)
      #expect(killed.words == "? ?")
      #expect(killed.outcome == .ended)
      try expectAnyDivision(of: Array("\r\(line)\r\(line)\n".utf8), as: .curl)
    }
    // The marks end in carriage returns, which the last of them follows by a line's end.
    let marks = " #=#=#  \r # #-=#=- #  \r  -#O=-    #\r"
    for format in [FeedFormat.curl, .auto] {
      let killed = events(of: marks, as: format)
      #expect(killed.outcome == .ended)
      #expect(killed.words == "? ? ?")
      #expect(killed.updates.allSatisfy { $0.message == nil })
      #expect(events(of: marks + "\n", as: format).outcome == .done)
    }
    try expectAnyDivision(of: Array(marks.utf8), as: .curl)
    try expectAnyDivision(of: Array((marks + "\n").utf8), as: .curl)
    // A shell that tells of the signal writes on the same line.
    #expect(events(of: "\r\(unknownMeter)Terminated\n", as: .curl).outcome == .ended)
    // Both are rounded.
    for line in [meter("1953k", "1953k"), "######  100.0%"] {
      #expect(events(of: "\r\(line)\n", as: .auto).words == "100")
      #expect(events(of: "\r\(line)", as: .auto).words == "99")
    }
  }

  @Test("curl's 100 % of a size that it has not received is rounded up")
  func curlRounded() {
    let stream = "\r\(meter("19999", "19900"))\r\(meter("19999", "19999"))\n"
    #expect(events(of: stream, as: .curl).words == "99 100")
  }

  @Test("curl's 100 % on an open line is not shown as the end")
  func curlProvisional() {
    var feed = FeedFormat.curl.makeFeed()
    var events: [FeedEvent] = []
    feed.consume(Array("\r\(meter("1953k", "1953k"))".utf8).span, into: &events)
    #expect(feed.provisional()?.word == "99")
  }

  @Test(
    "tqdm's shortened counts are rounded, so that equal ones are complete only at a closed end",
    arguments: ["10.0M/10.0M", "3.00k/3.00k", "10/10.0", "1.00/1.00"])
  func tqdmShortened(counts: String) throws {
    let bar = "\rx: 100%|##########| \(counts) [00:09<00:00, 1.00MB/s]"
    #expect(events(of: bar, as: .auto).words == "99")
    #expect(events(of: bar + "\n", as: .auto).words == "99 100")
    #expect(events(of: bar + "\nready\n", as: .tqdm).words == "99 100")
    let died = bar + "\nTraceback (most recent call last):\n  File \"x.py\", line 1\nOSError\n"
    #expect(events(of: died, as: .tqdm).words == "99")
    let next = "\ry:  10%|# | 1/10 [0:1<0:9, 1it/s]\n"
    #expect(events(of: bar + "\r\n" + next, as: .tqdm).words == "99 10")
    // Not full, although its counts look so.
    let nearly = "\rx:  99%|#########9| \(counts) [00:09<00:00, 1.00MB/s]\n"
    #expect(events(of: nearly, as: .tqdm).words == "99")
    try expectAnyDivision(of: Array((bar + bar + "\n").utf8), as: .tqdm)
  }

  @Test("tqdm's counts that differ in a digit are not equal, however long they are")
  func tqdmLong() {
    let bar = "\r100%|##| 99999999999999999/100000000000000000 [0:1<0:0, 1it/s]\n"
    #expect(events(of: bar, as: .tqdm).words == "99")
  }

  @Test("Several bars of tqdm end each for itself")
  func tqdmSeveral() {
    let stream =
      "\ra: 100%|##| 1.00k/1.00k [0:1<0:0, 1it/s]\n\rb: 100%|##| 2.00k/2.00k [0:1<0:0, 1it/s]\u{1B}[A\n"
      + "\n\rc:  50%|# | 1.00k/2.00k [0:1<0:0, 1it/s]\u{1B}[A\u{1B}[A\n"
    #expect(events(of: stream, as: .tqdm).words == "99 1=99 2=50 100 1=100")
  }
}
