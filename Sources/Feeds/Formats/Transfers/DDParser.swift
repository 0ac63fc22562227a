/// Reads what `dd status=progress` prints: counts of bytes, against the total of the settings.
///
/// Words are not read, for they follow the language of the user. A count that reaches the total
/// completes the job when dd closes with it: before, it may still have to flush. Without a total nothing does: dd closes with the same two lines of records, such
/// as `60000+0 …`, and the same count whether it has copied everything or was interrupted, so that it is
/// for the end of the stream, or the status of the command, to say what became of it.
///
/// An error comes before the records and the count, which do not take it back. What follows them, as
/// with `conv=noerror`, does.
struct DDParser: RecordParser {
  private let total: Double?
  /// The lines of records since the last count.
  private var recordLines = 0
  /// Whether dd has told of an error and not yet closed.
  private var hasFailed = false

  var format: FeedFormat { .dd }

  init(_ settings: FeedSettings) {
    total = settings.total
  }

  mutating func parse(
    _ text: Span<UInt8>, raw: Span<UInt8>, line: Int, into sink: inout some FeedSink
  ) {
    let record = RecordText(text)
    if Self.isRecordCount(record) {
      recordLines += 1
    } else if let bytes = Self.bytes(record) {
      // Beyond its total a job has another one.
      let total = self.total.flatMap { bytes > $0 ? nil : $0 }
      let update = FeedUpdate.part(bytes, of: total, line: line).counted(bytes, of: total, in: "B")
      let closes = recordLines >= 2
      let closesFailure = hasFailed && closes
      (recordLines, hasFailed) = (0, false)
      if closesFailure {
        sink.receive(update.unfinished().with(state: .failed))
      } else {
        sink.receive(closes ? update : update.unfinished())
      }
    } else if record.starts(with: "dd: ") {
      hasFailed = true
      sink.receive(FeedUpdate(line: line, message: record.string(from: 0), state: .failed))
    }
  }

  /// Whether a line counts records, as `60000+0 records in` does.
  static func isRecordCount(_ record: RecordText) -> Bool {
    let plus = record.digitsEnd(from: 0)
    guard plus > 0, record[plus] == ASCII.plus else { return false }
    let end = record.digitsEnd(from: plus + 1)
    return end > plus + 1 && record[end] == ASCII.space
  }

  /// The bytes of a line such as `512 bytes (512 B) copied, 0.1 s, 5.1 kB/s`.
  static func bytes(_ record: RecordText) -> Double? {
    let end = record.digitsEnd(from: 0)
    // The speed comes last in every language.
    guard end > 0, record[end] == ASCII.space, let last = record.columns.last,
      record.columns.count >= 5, record[last.upperBound - 1] == UInt8(ascii: "s"),
      record.bytes[last].contains(UInt8(ascii: "/"))
    else { return nil }
    return record.number(0..<end)
  }
}
