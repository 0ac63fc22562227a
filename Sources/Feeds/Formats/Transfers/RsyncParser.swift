/// Reads what `rsync --info=progress2` and `rsync --progress` print.
///
/// The first is a percentage of the whole. The second is one of each file in turn, under the file's
/// name; there the whole is (total − to-check) / total by the counts that stand behind each finished
/// file, and the file under way counts as one more; before the first of these counts the extent is
/// unknown.
///
/// The total grows while rsync still looks for files (`ir-chk=`), so a percentage may fall back. It
/// is held then, unless the settings let it fall; but all of what has been found so far says nothing
/// about the whole, which is then unknown. 100 % is complete only when the counts say that nothing is
/// left to check.
struct RsyncParser: RecordParser {
  private let holdsFallingValues: Bool
  private var file: String?
  private var isPerFile = false
  private var counts: RsyncCounts?
  private var highest = 0.0
  private var isDone = false

  var format: FeedFormat { .rsync }

  init(_ settings: FeedSettings) {
    holdsFallingValues = settings.holdsFallingValues ?? true
  }

  mutating func parse(
    _ text: Span<UInt8>, raw: Span<UInt8>, line: Int, into sink: inout some FeedSink
  ) {
    let record = RecordText(text)
    guard let progress = RsyncProgress(record) else {
      return parseText(record, line: line, into: &sink)
    }
    if let newest = progress.counts {
      counts = newest
    }
    var update = isPerFile ? perFile(progress, line: line) : overall(progress, line: line)
    if let fraction = update.fraction {
      if holdsFallingValues, fraction < highest {
        update.fraction = highest
        update.isAdjusted = true
        update.state = highest < 1 ? update.state : .done
      }
      highest = max(highest, fraction)
    }
    isDone = update.state == .done
    sink.receive(update)
  }

  /// A percentage of the whole.
  private func overall(_ progress: RsyncProgress, line: Int) -> FeedUpdate {
    let update = FeedUpdate.percent(progress.percent, line: line)
    if update.fraction == 1, counts?.isFinal != true {
      return FeedUpdate(line: line, state: .unknown).counted(progress.bytes, in: "B")
    }
    return (progress.counts?.isComplete == true ? update : update.unfinished())
      .counted(progress.bytes, in: "B")
  }

  /// A percentage of one file, with what is known of the whole.
  private func perFile(_ progress: RsyncProgress, line: Int) -> FeedUpdate {
    guard let counts, counts.total > 0 else {
      return FeedUpdate(line: line, message: file, state: .unknown)
    }
    if progress.counts != nil {
      let update = FeedUpdate.part(counts.checked, of: counts.total, line: line)
      return (counts.isComplete ? update : update.unfinished()).with(message: file)
    }
    let share = min(max(progress.percent / 100, 0), 1)
    return .part(min(counts.checked + share, counts.total), of: counts.total, line: line)
      .unfinished().with(message: file)
  }

  private mutating func parseText(
    _ record: RecordText, line: Int, into sink: inout some FeedSink
  ) {
    guard !record.isBlank else { return }
    if record.starts(with: "rsync error:") {
      sink.receive(FeedUpdate(line: line, message: record.string(from: 0), state: .failed))
    } else if record.starts(with: "sent "), record.contains(" bytes"), highest > 0, !isDone {
      // The closing account comes only after a whole run.
      isDone = true
      highest = 1
      sink.receive(.done(line: line))
    } else if !Self.isPreamble(record) {
      // A name right before the numbers tells the numbers of one file from those of the whole.
      file = record.string(from: 0)
      isPerFile = true
    }
  }

  /// Lines that name no file.
  private static func isPreamble(_ record: RecordText) -> Bool {
    let beginnings = [
      "sending incremental", "receiving incremental", "receiving file list", "building file list",
      "created directory", "delta-transmission", "total: matched", "sent ", "total size is",
      "rsync:", "Number of", "Total ", "Literal data", "Matched data", "File list", "deleting ",
    ]
    return beginnings.contains { record.starts(with: $0) }
  }
}

/// How many files there are and how many of them are still to be checked.
struct RsyncCounts: Sendable {
  let left: Double
  let total: Double
  /// Whether all files have been found.
  let isFinal: Bool

  var checked: Double { max(0, total - left) }
  var isComplete: Bool { isFinal && left == 0 }
}

/// One line of numbers: bytes, percentage, speed, time and, behind a finished file, counts.
struct RsyncProgress {
  let percent: Double
  let counts: RsyncCounts?
  /// The bytes so far; nil where they are shortened.
  let bytes: Double?

  init?(_ record: RecordText) {
    let columns = record.columns
    guard let first = columns.first, let byte = record[first.lowerBound], ASCII.isDigit(byte),
      let column = columns.dropFirst().prefix(6).firstIndex(where: {
        record[$0.upperBound - 1] == ASCII.percent
      }),
      let percent = record.number(columns[column].lowerBound..<(columns[column].upperBound - 1)),
      column + 2 < columns.count,
      record[columns[column + 1].upperBound - 1] == UInt8(ascii: "s"),
      record.bytes[columns[column + 2]].contains(UInt8(ascii: ":"))
    else { return nil }
    self.percent = percent
    bytes = Self.bytes(record.bytes[first])
    counts = Self.counts(record)
  }

  /// A whole number with any marks of thousands.
  private static func bytes(_ column: ArraySlice<UInt8>) -> Double? {
    let digits = column.filter(ASCII.isDigit)
    let marks = column.filter { !ASCII.isDigit($0) }
    guard digits.count <= 18, marks.allSatisfy({ $0 == ASCII.point || $0 == ASCII.comma }),
      marks.isEmpty || column.count == digits.count + (digits.count - 1) / 3
    else { return nil }
    return Double(String(decoding: digits, as: UTF8.self))
  }

  private static func counts(_ record: RecordText) -> RsyncCounts? {
    for (mark, isFinal) in [("to-chk=", true), ("ir-chk=", false), ("to-check=", true)] {
      guard let range = record.range(of: mark),
        let end = record.index(of: UInt8(ascii: ")")), end > range.upperBound,
        let ratio = record.ratio(range.upperBound..<end)
      else { continue }
      return RsyncCounts(left: ratio.done, total: ratio.total, isFinal: isFinal)
    }
    return nil
  }
}
