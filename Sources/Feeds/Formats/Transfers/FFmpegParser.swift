/// Reads what `ffmpeg -progress` writes, and ffmpeg's own line.
///
/// ffmpeg tells how far it has come in time, never of how much. The total is that of the settings,
/// in seconds, or else the first `Duration:` in the stream; without one the extent is unknown. So it
/// is while the time is missing or negative, as in a first block.
///
/// A block of `key=value` lines counts when its `progress=` line comes. `out_time_us` and
/// `out_time_ms` both hold microseconds. `progress=end`, and on ffmpeg's own line `Lsize=`, complete
/// the job; a time beyond the total does not.
struct FFmpegParser: RecordParser {
  private let statedTotal: Double?
  private var duration: Double?
  private var time: Double?
  /// Which of the keys that tell the time has been seen in this block; the smaller counts.
  private var timeRank = Int.max

  var format: FeedFormat { .ffmpeg }

  init(_ settings: FeedSettings) {
    statedTotal = settings.total
  }

  mutating func parse(
    _ text: Span<UInt8>, raw: Span<UInt8>, line: Int, into sink: inout some FeedSink
  ) {
    let record = RecordText(text)
    if let time = record.range(of: "time="), record.contains("bitrate="), record.contains("size=") {
      parseStatus(record, time: time.upperBound, line: line, into: &sink)
    } else if record.starts(with: "progress=") {
      endBlock(record, line: line, into: &sink)
    } else if record.starts(with: "out_time") {
      parseTime(record)
    } else {
      parseText(record, line: line, into: &sink)
    }
  }

  private var total: Double? {
    statedTotal ?? duration
  }

  private func update(of time: Double?, line: Int) -> FeedUpdate {
    guard let time, time >= 0 else { return FeedUpdate(line: line, state: .unknown) }
    var update = FeedUpdate.part(time, of: total, line: line).unfinished()
      .counted(time, of: total, in: "s")
    // A last frame ends a little behind a rounded duration, which is no fault of the number.
    update.isAdjusted = false
    return update
  }
}

// MARK: - Blocks

extension FFmpegParser {
  private static let microseconds = 1e6

  private mutating func parseTime(_ record: RecordText) {
    guard let equals = record.index(of: UInt8(ascii: "=")) else { return }
    let value = (equals + 1)..<record.bytes.count
    let found: (rank: Int, time: Double?)
    switch record.string(0..<equals) {
    case "out_time_us": found = (0, record.number(value).map { $0 / Self.microseconds })
    case "out_time_ms": found = (1, record.number(value).map { $0 / Self.microseconds })
    case "out_time": found = (2, record.seconds(value))
    default: return
    }
    guard let newest = found.time, found.rank <= timeRank else { return }
    time = newest
    timeRank = found.rank
  }

  private mutating func endBlock(
    _ record: RecordText, line: Int, into sink: inout some FeedSink
  ) {
    switch record.string(from: 9) {
    case "end": sink.receive(.done(line: line))
    case "continue": sink.receive(update(of: time, line: line))
    default: return
    }
    time = nil
    timeRank = .max
  }
}

// MARK: - ffmpeg's own text

extension FFmpegParser {
  private func parseStatus(
    _ record: RecordText, time start: Int, line: Int, into sink: inout some FeedSink
  ) {
    guard let end = record.bytes[start...].firstIndex(where: ASCII.isBlank) else { return }
    if record.contains("Lsize=") {
      sink.receive(.done(line: line))
    } else {
      sink.receive(update(of: record.seconds(start..<end), line: line))
    }
  }

  private mutating func parseText(
    _ record: RecordText, line: Int, into sink: inout some FeedSink
  ) {
    if duration == nil, let mark = record.range(of: "Duration: "),
      record.string(0..<mark.lowerBound).isEmpty,
      let comma = record.index(of: ASCII.comma, from: mark.upperBound)
    {
      duration = record.seconds(mark.upperBound..<comma).flatMap { $0 > 0 ? $0 : nil }
    } else if record.starts(with: "Conversion failed!") {
      sink.receive(FeedUpdate(line: line, message: record.string(from: 0), state: .failed))
    } else if record.starts(with: "Exiting normally, received signal") {
      sink.receive(FeedUpdate(line: line, message: record.string(from: 0), state: .cancelled))
    }
  }
}
