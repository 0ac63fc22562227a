/// Reads what ninja prints, on a terminal or into a pipe, and what prints the same counts.
///
/// The first `done/total` in brackets counts, wherever `NINJA_STATUS` puts it and with thousands
/// marks or without; the text behind the bracket is the message. The total may grow. `FAILED:` and a
/// stopped build mean failed, and that stays while the rest of the build goes on.
struct NinjaParser: RecordParser {
  private var hasFailed = false

  var format: FeedFormat { .ninja }

  mutating func parse(
    _ text: Span<UInt8>, raw: Span<UInt8>, line: Int, into sink: inout some FeedSink
  ) {
    let record = RecordText(text)
    if let count = Self.count(record) {
      var update = FeedUpdate.part(count.done, of: count.total, line: line)
        .counted(count.done, of: count.total, in: "")
      if hasFailed {
        update = update.unfinished().with(state: nil)
      }
      let message = record.string(from: count.end)
      sink.receive(update.with(message: message.isEmpty ? nil : message))
    } else if record.starts(with: "FAILED: ") || record.starts(with: "ninja: build stopped")
      || record.starts(with: "ninja: error:") || record.starts(with: "ninja: fatal:")
    {
      hasFailed = true
      sink.receive(FeedUpdate(line: line, message: record.string(from: 0), state: .failed))
    } else if record.starts(with: "ninja: no work to do") {
      sink.receive(.done(line: line))
    }
  }

  /// The counts in the first pair of brackets at the start of a line, and where these end.
  ///
  /// A date such as `[2026/11/30]`, as logs begin with, is no count.
  static func count(_ record: RecordText) -> (done: Double, total: Double, end: Int)? {
    guard record[0] == UInt8(ascii: "["), let close = record.index(of: UInt8(ascii: "]")),
      let ratio = record.ratio(1..<close), ratio.total > 0, ratio.done <= ratio.total,
      record.bytes[1..<close].count(where: { $0 == UInt8(ascii: "/") }) == 1
    else { return nil }
    return (ratio.done, ratio.total, close + 1)
  }
}
