/// Reads what `ffmpeg -progress` writes, and ffmpeg's own line.
///
/// ffmpeg tells how far it has come in time, never of how much. The total is that of the settings,
/// in seconds, or else what the command line makes of the durations in the stream; where that is not known,
/// the longest of them. Without one the extent is unknown. So it is while the time is missing or negative,
/// as in a first block, and from the moment on when the time has passed the total by more than rounding.
///
/// A block of `key=value` lines counts when its `progress=` line comes. `out_time_us` and
/// `out_time_ms` both hold microseconds. A time beyond the total completes nothing; `progress=end` and,
/// on ffmpeg's own line, `Lsize=` do. But ffmpeg writes these also when it is told to stop. So where
/// the settings have a total, the time must have come near to it, or else the job ended early. And
/// where ffmpeg's own text is in the stream, the job is complete only when the stream ends, or goes
/// on with another one, without a word of a stop or a failure. Where a status follows, that alone
/// completes it: `progress=end` is all that an ffmpeg says that was told to stop and to be quiet.
struct FFmpegParser: RecordParser {
  private let statedTotal: Double?
  private let command: FFmpegCommand?
  private let endsWithStatus: Bool
  private var facts = FFmpegFacts()
  /// Whether the total has turned out to be wrong.
  private var isBeyond = false
  private var time: Double?
  /// Which of the keys that tell the time has been seen in this block; the smaller counts.
  private var timeRank = Int.max
  /// The newest time of all blocks and lines.
  private var lastTime: Double?
  /// The line that says that ffmpeg is through, while a word about why may follow.
  private var closingLine: Int?
  /// Whether ffmpeg was told to stop and has not yet said that it is through.
  private var isStopping = false
  /// Whether the stream has other text than keys with values.
  private var hasText = false

  var format: FeedFormat { .ffmpeg }

  init(_ settings: FeedSettings) {
    statedTotal = settings.total
    command = settings.ffmpeg
    endsWithStatus = settings.endsWithStatus
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
    } else if !record.isBlank, !Self.isKey(record) {
      hasText = true
      parseText(record, line: line, into: &sink)
    }
  }

  mutating func finish(into sink: inout some FeedSink) {
    close(into: &sink)
  }

  /// How far the time may run beyond the total: a last frame and the rounding of durations.
  private static let overrun = (part: 0.02, seconds: 0.1)

  private var total: Double? {
    guard !isBeyond else { return nil }
    return statedTotal ?? command.map { $0.total(by: facts) } ?? facts.longest
  }

  private mutating func update(of time: Double?, line: Int) -> FeedUpdate {
    guard let time, time >= 0 else { return FeedUpdate(line: line, state: .unknown) }
    if let total, time > total * (1 + Self.overrun.part) + Self.overrun.seconds {
      isBeyond = true
    }
    var update = FeedUpdate.part(time, of: total, line: line).unfinished()
      .counted(time, of: total, in: "s")
    // A last frame ends a little behind a rounded duration, which is no fault of the number.
    update.isAdjusted = false
    return update
  }

  /// Whether a record is `key=value`.
  private static func isKey(_ record: RecordText) -> Bool {
    guard let equals = record.index(of: UInt8(ascii: "=")) else { return false }
    return equals > 0 && !record.bytes[..<equals].contains(where: ASCII.isBlank)
  }
}

// MARK: - Ends

extension FFmpegParser {
  /// The last frame may begin, and with frames that are sorted anew end, so many seconds before the
  /// total; and so great a part of a short one.
  private static let shortfall = (seconds: 1.0, part: 0.125)

  /// Takes in that ffmpeg is through, for whatever reason.
  private mutating func end(line: Int, isLast: Bool, into sink: inout some FeedSink) {
    if isStopping {
      isStopping = false
      lastTime = nil
    } else if endsWithStatus {
      sink.receive(update(of: lastTime, line: line))
      lastTime = nil
    } else {
      closingLine = line
      if isLast { close(into: &sink) }
    }
  }

  /// Says how the job that is through has ended.
  private mutating func close(into sink: inout some FeedSink) {
    guard let line = closingLine else { return }
    closingLine = nil
    defer { lastTime = nil }
    if let statedTotal {
      let shortfall = min(Self.shortfall.seconds, Self.shortfall.part * statedTotal)
      guard let lastTime, lastTime >= statedTotal - shortfall else {
        return sink.receive(update(of: lastTime, line: line).with(state: .ended))
      }
    }
    sink.receive(.done(line: line).counted(lastTime, of: total, in: "s"))
  }

  private mutating func stop(
    _ state: FeedState, _ record: RecordText, line: Int, into sink: inout some FeedSink
  ) {
    // It comes before the closing numbers or behind them.
    isStopping = closingLine == nil
    closingLine = nil
    sink.receive(FeedUpdate(line: line, message: record.string(from: 0), state: state))
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
    case "end":
      lastTime = time ?? lastTime
      end(line: line, isLast: !hasText, into: &sink)
    case "continue":
      close(into: &sink)
      lastTime = time ?? lastTime
      sink.receive(update(of: time, line: line))
    default: return
    }
    time = nil
    timeRank = .max
  }
}

// MARK: - ffmpeg's own text

extension FFmpegParser {
  private mutating func parseStatus(
    _ record: RecordText, time start: Int, line: Int, into sink: inout some FeedSink
  ) {
    guard let end = record.bytes[start...].firstIndex(where: ASCII.isBlank) else { return }
    let time = record.seconds(start..<end)
    if record.contains("Lsize=") {
      lastTime = time ?? lastTime
      self.end(line: line, isLast: false, into: &sink)
    } else {
      close(into: &sink)
      lastTime = time ?? lastTime
      sink.receive(update(of: time, line: line))
    }
  }

  private mutating func parseText(
    _ record: RecordText, line: Int, into sink: inout some FeedSink
  ) {
    facts.receive(record)
    if record.starts(with: "Input #") {
      // Another run may follow in the same stream.
      (isStopping, isBeyond) = (false, false)
    } else if record.starts(with: "Conversion failed!") {
      stop(.failed, record, line: line, into: &sink)
    } else if record.starts(with: "Exiting normally, received signal")
      || record.starts(with: "[q] command received")
    {
      stop(.cancelled, record, line: line, into: &sink)
    }
  }
}
