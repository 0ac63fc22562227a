import Feeds
import Testing

/// What a recorded stream says: every update in a word, see `FeedUpdate.word`.
struct Recording: Sendable, CustomTestStringConvertible {
  var file: String
  var format: FeedFormat
  var words: String
  var outcome: FeedOutcome
  var warnings = 0
  var total: Double?
  /// The format that is given; by default it is found out.
  var given = FeedFormat.auto

  var testDescription: String { "\(file) as \(given.name)" }
}

@Suite struct RecordedStreamTests {
  static let gauges: [Recording] = [
    Recording(
      file: "zenity-progress.in", format: .zenity, words: "10 - 42 - 70 100", outcome: .done),
    Recording(
      file: "yad-multi-progress.in", format: .yad, words: "1=10 2=20 1=- 2=- 1=100 2=100",
      outcome: .done),
    // 150 is beyond the end; abc, -3 and 70.9 are no whole numbers.
    Recording(
      file: "dialog-gauge.in", format: .dialog, words: "10 20 35 40 55 - 100 100", outcome: .done,
      warnings: 4),
    // The block of text alone has no percentage on its first line.
    Recording(
      file: "dialog-gauge.in", format: .whiptail, words: "10 20 35 40 55 - 100 100",
      outcome: .done, warnings: 5, given: .whiptail),
    Recording(
      file: "osc-9-4.in", format: .osc, words: "42 42:failed ? 42:paused -:ended", outcome: .ended),
    Recording(
      file: "osc-9-4.in", format: .osc, words: "42 42:failed ? 42:paused -:ended", outcome: .ended,
      given: .osc),
    Recording(
      file: "ndjson-progress.in", format: .ndjson, words: "job1=12 job2=20 job1=100",
      outcome: .ended),
    Recording(
      file: "mosquitto-sub-json.ndjson", format: .ndjson, words: "p/job1=42 p/job2=55",
      outcome: .ended),
    Recording(
      file: "tqdm-format-dict.ndjson", format: .ndjson, words: "25 50 75 100", outcome: .done),
    Recording(
      file: "tqdm.raw", format: .tqdm, words: "0 10 20 30 40 50 60 70 80 90 100 100",
      outcome: .done),
  ]

  static let pv: [Recording] = [
    Recording(file: "pv-n.raw", format: .percent, words: "13 34 55 69 83 100", outcome: .done),
    Recording(
      file: "pv-n.raw", format: .pv, words: "13 34 55 69 83 100", outcome: .done, given: .pv),
    Recording(file: "pv-n-size.raw", format: .percent, words: "13 34 55 69 83 100", outcome: .done),
    Recording(file: "pv-n-nosize.raw", format: .percent, words: "2 4 6 8 10 12", outcome: .ended),
    Recording(file: "pv-n-b.raw", format: .pv, words: "? ? ? ? ? ?", outcome: .ended),
    Recording(
      file: "pv-n-b.raw", format: .pv, words: "13 34 55 69 83 100", outcome: .done,
      total: 6_000_000, given: .pv),
    Recording(file: "pv-n-t.raw", format: .pv, words: "13 34 55 69 83 100", outcome: .done),
    Recording(file: "pv-n-tb.raw", format: .pv, words: "? ? ? ? ? ?", outcome: .ended),
    Recording(
      file: "pv-n-tb.raw", format: .pv, words: "13 34 55 69 83 100", outcome: .done,
      total: 6_000_000),
    Recording(file: "pv-f.raw", format: .pv, words: "13 34 55 69 83 100", outcome: .done),
    Recording(file: "pv-notty.raw", format: .percent, words: "", outcome: .ended),
  ]

  static let transfers: [Recording] = [
    Recording(
      file: "rsync-progress2.raw", format: .rsync, words: "0 52 58 88 92 96 100 100 100",
      outcome: .done),
    Recording(
      file: "rsync-progress2-noincrec.raw", format: .rsync,
      words: "0 52 58 88 92 96 100 100 100 100", outcome: .done),
    // Seven entries; two of them are through with the first file, four with the second.
    Recording(
      file: "rsync-progress.raw", format: .rsync, words: "? ? 28 28 57 59 71 73 85 88 100",
      outcome: .done),
    Recording(file: "curl-meter.raw", format: .curl, words: "? 40 80 100", outcome: .done),
    Recording(file: "curl-meter-nolen.raw", format: .curl, words: "? ? ? ? 100", outcome: .done),
    Recording(
      file: "curl-bar.raw", format: .curl,
      words: "10 15 20 25 30 35 40 45 50 55 60 65 70 75 80 85 90 95 100", outcome: .done),
    Recording(
      file: "wget-bar.raw", format: .wget, words: "0 10 20 30 40 50 60 70 80 90 100",
      outcome: .done),
    // An interrupted dd closes with the same words as one that has copied everything.
    Recording(file: "dd-progress.raw", format: .dd, words: "? ? ?", outcome: .ended),
    Recording(
      file: "dd-progress.raw", format: .dd, words: "49 97 100", outcome: .done,
      total: 62_914_560_000),
    // A larger total: dd has ended, but short of it.
    Recording(
      file: "dd-progress.raw", format: .dd, words: "24 48 50", outcome: .ended,
      total: 125_829_120_000),
    Recording(
      file: "ffmpeg-progress.raw", format: .ffmpeg, words: "? ? ? ? ? ? 100", outcome: .done),
    Recording(
      file: "ffmpeg-progress.raw", format: .ffmpeg, words: "0 0 0 0 0 0 100", outcome: .done,
      total: 1.2),
    Recording(
      file: "ffmpeg-progress-video.raw", format: .ffmpeg, words: "0 18 40 58 80 100",
      outcome: .done, total: 1.5),
    Recording(file: "ffmpeg-stats.raw", format: .ffmpeg, words: "? ? ? 100", outcome: .done),
    Recording(
      file: "ffmpeg-stats.raw", format: .ffmpeg, words: "0 0 0 100", outcome: .done, total: 1.2),
  ]

  static let builds: [Recording] = [
    // Fetching to the end is 99 %, because installing follows; that ends one step early.
    Recording(
      file: "apt-status-fd.raw", format: .apt,
      words: "0 0 0 0 0 0 74 99 0 0 11 22 22 33 44 44 44 55 66 66 77 88 100", outcome: .done),
    Recording(
      file: "dpkg-status-fd.raw", format: .dpkg, words: "? ? ? ? ? ? ? ? ? ? 100", outcome: .done),
    Recording(
      file: "dpkg-status-fd.raw", format: .dpkg, words: "0 0 0 0 0 0 50 50 50 99 100",
      outcome: .done, total: 2),
    Recording(file: "ninja.raw", format: .ninja, words: "14 28 42 57 71 85 100", outcome: .done),
    Recording(
      file: "ninja-tty.raw", format: .ninja, words: "0 0 0 14 14 28 28 42 42 57 71 85 85 100",
      outcome: .done),
    // The last step is announced at 100 % before it is made.
    Recording(
      file: "cmake-make.raw", format: .cmake, words: "14 28 42 57 71 85 99 99 100", outcome: .done),
    Recording(
      file: "cmake-configure.raw", format: .cmake, words: "? ? ? ? ? ? ? ? ? 100", outcome: .done),
  ]

  static let cases: [Recording] = [
    Recording(file: "15-fractions.txt", format: .ndjson, words: "29 57 58 95 7", outcome: .ended),
    Recording(
      file: "16-almost-done.txt", format: .percent, words: "99 99 99 99 100", outcome: .done),
    Recording(
      file: "18-blank-messages.txt", format: .dialog, words: "10 - 20 - 30 40", outcome: .ended),
    Recording(file: "20-cr-only.txt", format: .percent, words: "10 20 30", outcome: .ended),
    Recording(
      file: "21-out-of-range.txt", format: .percent, words: "100 100 0 100 50", outcome: .ended,
      warnings: 4),
    Recording(
      file: "22-pv-overrun.txt", format: .percent,
      words: "10 40 90 100 90 40 10 60 100 100 100", outcome: .done, warnings: 2),
    Recording(
      file: "22-pv-overrun.txt", format: .pv, words: "10 40 90 100 90 40 10 60 100 100 100",
      outcome: .done, warnings: 2, given: .pv),
    Recording(
      file: "23-decimal-comma.txt", format: .percent, words: "12 12 99 100", outcome: .done),
    Recording(
      file: "24-ffmpeg-first-block.txt", format: .ffmpeg, words: "? 8 100", outcome: .done,
      total: 60),
    Recording(
      file: "25-ffmpeg-units.txt", format: .ffmpeg, words: "50 75", outcome: .ended, total: 60),
    Recording(
      file: "26-bad-middle-line.txt", format: .ndjson, words: "10 20 40 50", outcome: .ended,
      warnings: 1),
    Recording(
      file: "27-text-among-numbers.txt", format: .percent, words: "10 20 35 40", outcome: .ended,
      warnings: 1),
    Recording(
      file: "28-zenity-basic.txt", format: .zenity, words: "10 - 50 ? - 50 100", outcome: .done),
    Recording(file: "29-bom-crlf.txt", format: .ndjson, words: "25 50", outcome: .ended),
    Recording(
      file: "30-fraction-or-percent.txt", format: .ndjson, words: "0 1 2 50 100 25",
      outcome: .ended),
  ]

  static let all = gauges + pv + transfers + builds + cases

  @Test("A recorded stream gives the updates that its program meant", arguments: all)
  func updates(recording: Recording) throws {
    let stream = try Stream(file: recording.file)
    var feed = recording.given.makeFeed(FeedSettings(total: recording.total))
    let events = events(of: [stream.bytes], by: &feed)
    #expect(events.words == recording.words)
    #expect(feed.format == recording.format)
    #expect(events.warnings.count == recording.warnings)
    #expect(events.outcome == recording.outcome)
  }

  @Test("A recorded stream gives the same events in any division into reads", arguments: all)
  func divisions(recording: Recording) throws {
    let bytes = try Stream(file: recording.file).bytes
    try expectAnyDivision(of: bytes, as: recording.given, total: recording.total)
  }

  @Test("A recorded stream is complete nowhere but where it says so", arguments: all)
  func honesty(recording: Recording) throws {
    let bytes = try Stream(file: recording.file).bytes
    for format in [recording.given, recording.format] {
      for update in events(of: [bytes], as: format, total: recording.total).updates
      where update.fraction == 1 {
        #expect(update.state == .done)
      }
    }
  }
}
