import Feeds
import Testing

@Suite struct TransferFormatTests {
  @Test("rsync never goes back while it still looks for files, unless that is asked for")
  func rsyncGrowingTotal() {
    let stream =
      "\r 1,000 40% 1.00MB/s 0:00:01 \r 2,000 20% 1.00MB/s 0:00:01 (xfr#1, ir-chk=9/12)"
      + "\r 3,000 100% 1.00MB/s 0:00:00 (xfr#2, ir-chk=5/12)"
      + "\r 9,000 60% 1.00MB/s 0:00:01 (xfr#3, to-chk=4/20)\n"
    #expect(events(of: stream, as: .rsync).words == "40 40 ? 60")
    var feed = FeedFormat.rsync.makeFeed(FeedSettings(holdsFallingValues: false))
    #expect(events(of: [Array(stream.utf8)], by: &feed).words == "40 20 ? 60")
  }

  @Test(
    "rsync is read whatever the marks of thousands and units",
    arguments: ["32,768", "32.768", "32768", "32.77K", "32\u{202F}768"])
  func rsyncLocales(bytes: String) {
    let stream = "\r  \(bytes)  52%  310,68kB/s  0:00:04 (xfr#1, to-chk=5/7)"
    #expect(events(of: stream, as: .rsync).words == "52")
    #expect(events(of: stream, as: .auto).words == "52")
  }

  @Test("rsync at 100 % is not done while files are left, and fails by its error")
  func rsyncEnds() {
    let left = events(of: "\r 5 100% 1kB/s 0:00:00 (xfr#1, to-chk=2/7)\n", as: .rsync)
    #expect(left.words == "99")
    #expect(left.outcome == .ended)
    let failed = events(
      of: "\r 5 10% 1kB/s 0:00:09\nrsync error: some files vanished (code 24) at main.c\n",
      as: .rsync)
    #expect(failed.words == "10 -:failed")
    #expect(failed.outcome == .failed)
    let summary = events(
      of: "a\n\r 5 100% 1kB/s 0:00:00 (xfr#1, to-chk=2/7)\nsent 9 bytes  received 4 bytes\n",
      as: .rsync)
    #expect(summary.words == "71 100")
  }

  @Test("pv's elapsed time may have a decimal comma")
  func pvLocale() {
    #expect(events(of: "0,5442 34\n0,8164 55\n", as: .auto).words == "34 55")
  }

  @Test("pv's bar without a size is unknown, or a part of the given total")
  func pvBarWithoutSize() {
    let stream =
      " 512KiB 0:00:01 [ 512KiB/s] [  <=>   ]\r1.00MiB 0:00:02 [ 512KiB/s] [   <=>  ]\r\n"
    #expect(events(of: stream, as: .pv).words == "? ?")
    #expect(events(of: stream, as: .pv, total: 2_097_152).words == "25 50")
  }

  @Test("pv beyond its size stays at 100 %, each time with a warning")
  func pvOverrun() {
    let events = events(of: "90\n112\n", as: .pv)
    #expect(events.words == "90 100")
    #expect(events.updates.last?.raw == 112)
    #expect(events.warnedLines == [2])
  }

  @Test("A first number too large for a percentage is a count of bytes")
  func autoCount() {
    let events = events(of: "838860\n2097152\n", as: .auto)
    #expect(events.words == "? ?")
    #expect(events.warnings.isEmpty)
  }

  @Test("ffmpeg's total is the first duration of its input, until the time has passed it")
  func ffmpegDuration() {
    let stream =
      "Input #0, matroska, from 'a.mkv':\n  Duration: 00:01:40.00, start: 0.0, bitrate: 9 kb/s\n"
      + "  Duration: 00:00:10.00, start: 0.0\n"
      + "frame=  10 fps=0.0 q=0.0 size=  0kB time=00:00:25.00 bitrate=N/A speed=1x    \r"
      + "frame=  20 fps=0.0 q=0.0 size=  0kB time=00:02:00.00 bitrate=N/A speed=1x    \r"
    #expect(events(of: stream, as: .ffmpeg).words == "25 ?")
    #expect(events(of: stream, as: .auto).words == "25 ?")
  }

  @Test(
    "ffmpeg's time may be negative or missing, and is unknown then",
    arguments: [
      "out_time_us=N/A\n", "out_time_us=-9223372036854775807\n", "out_time=-577014:32:22.77\n",
      "out_time_ms=99999999999999999999999999\nout_time_us=N/A\n", "",
    ])
  func ffmpegBadTimes(lines: String) {
    let words = events(of: lines + "progress=continue\n", as: .ffmpeg, total: 60).words
    #expect(words == "?" || words == "99")
  }

  @Test("dd is read in any language")
  func ddLocale() {
    let stream =
      "\r5368709120 Bytes (5,4 GB, 5,0 GiB) kopiert, 1 s, 5,4 GB/s"
      + "\n10+0 Datensätze ein\n10+0 Datensätze aus\n"
      + "10737418240 Bytes (11 GB, 10 GiB) kopiert, 2 s, 5,4 GB/s\n"
    #expect(events(of: stream, as: .dd, total: 10_737_418_240).words == "50 100")
    #expect(events(of: stream, as: .auto).words == "? ?")
  }

  /// What dd closes with, whether it has copied everything, is asked for its state, or is interrupted.
  private static let ddClose = "1+0 records in\n1+0 records out\n512 bytes copied, 1 s, 512 B/s\n"

  @Test("A dd that says no more than how far it is is not done unless that is the total")
  func ddEnds() {
    let more = "\r1024 bytes (1.0 kB) copied, 2 s, 512 B/s"
    for stream in [Self.ddClose, Self.ddClose + more] {
      #expect(events(of: stream, as: .dd).words.allSatisfy { "? ".contains($0) })
      #expect(events(of: stream, as: .dd).outcome == .ended)
    }
    #expect(events(of: Self.ddClose, as: .dd, total: 512).outcome == .done)
    #expect(events(of: Self.ddClose, as: .dd, total: 513).outcome == .ended)
    // With conv=fsync it still has to flush; and a total that is passed was none.
    #expect(events(of: "\r512 bytes copied, 1 s, 512 B/s", as: .dd, total: 512).words == "99")
    #expect(events(of: "\r513 bytes copied, 1 s, 512 B/s", as: .dd, total: 512).words == "?")
    #expect(events(of: Self.ddClose, as: .dd, total: 511).outcome == .ended)
  }

  @Test("A dd that has failed stays so, however far it has come", arguments: [nil, 512.0, 4096])
  func ddFails(total: Double?) {
    let error = "dd: error reading 'a': Input/output error\n"
    let failed = events(of: error + Self.ddClose, as: .dd, total: total)
    #expect(failed.outcome == .failed)
    #expect(!failed.words.contains("100"))
    // With conv=noerror it goes on and closes once more.
    let goesOn = events(of: error + Self.ddClose + Self.ddClose, as: .dd, total: total)
    #expect(goesOn.outcome == (total == 512 ? .done : .ended))
  }

  @Test("curl's failure is a failure, and moving marks are an unknown extent")
  func curlEnds() {
    let failed = events(
      of: "\r  0 0 0 0 0 0 0 0 --:--:-- --:--:-- --:--:-- 0\ncurl: (22) error: 404\n", as: .curl)
    #expect(failed.words == "? -:failed")
    #expect(failed.updates.last?.message == "curl: (22) error: 404")
    #expect(events(of: "\r    -=O#- #   #\r##  12,5%", as: .curl).words == "? 12")
    #expect(events(of: "\r#=O#-\r -=O=-\n", as: .curl).words == "? ? 100")
  }

  @Test("wget's dots, unknown lengths and failures are read")
  func wget() {
    let dots =
      "     0K .......... .......... 50%  416K 1s\n    50K .......... ..........100% 1.2M=0.2s\n"
    #expect(events(of: dots, as: .wget).words == "50 100")
    let unknown =
      "\rf    [ <=>        ] 512.00K  --.-KB/s\rf    [   <=>      ]   1.00M   512KB/s in 2s\n"
      + "2026-11-30 02:27:26 (854 KB/s) - 'f' saved [1048576]\n"
    #expect(events(of: unknown, as: .wget).words == "? ? 100")
    #expect(events(of: unknown, as: .wget, total: 2_097_152).words == "25 50 100")
    #expect(
      events(of: "2026-11-30 02:27:26 ERROR 404: Not Found.\n", as: .wget).words == "-:failed")
  }

  @Test(
    "a row of wget's dots says nothing before its percentage has come",
    arguments: [
      ("", nil), ("     0K", nil), ("     0K .......", nil), ("     0K .......... ...", nil),
      ("     0K .......... .......... 5", nil), ("     0K .......... .......... 50%", 0.5),
      ("     0K .......... .......... 50%  41", 0.5),
    ] as [(String, Double?)])
  func unfinishedDots(row: String, fraction: Double?) {
    var feed = FeedFormat.wget.makeFeed(FeedSettings())
    var events: [FeedEvent] = []
    feed.consume(Array(row.utf8).span, into: &events)
    #expect(events.isEmpty)
    #expect(feed.provisional()?.fraction == fraction)
    #expect((feed.provisional() == nil) == (fraction == nil))
  }

  @Test("aria2 has a job for each number, done by its table")
  func aria2() {
    let stream =
      "\u{1B}[0m[#e367cf 864KiB/1.9MiB(44%) CN:1 DL:812KiB ETA:1s]\n"
      + "[DL:1MiB][#e367cf 1.9MiB/1.9MiB(100%)][#aa0001 16KiB/0B CN:1]\n"
      + "gid   |stat|avg speed  |path/URI\ne367cf|OK  |   812KiB/s|/tmp/f\naa0001|ERR |0B/s|/tmp/g\n"
    let events = events(of: stream, as: .auto)
    #expect(events.words == "e367cf=44 e367cf=99 aa0001=? e367cf=100 aa0001=-:failed")
    #expect(events.outcome == .failed)
  }
}
