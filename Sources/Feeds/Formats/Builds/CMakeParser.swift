/// Reads what a build by CMake's makefiles prints, and the configure step before it.
///
/// `[ 42%] text` is a percentage with its message. `[100%]` already stands before the last step is
/// made, so a build is complete only when the stream ends and its last `[100%]` line said that a
/// target was built. Configuring has no extent; it is complete when the stream ends behind the line
/// on the written build files. `*** … Error N` of make and `CMake Error` mean failed.
struct CMakeParser: RecordParser {
  /// The line after which an end of the stream is an end of the job.
  private var completeLine: Int?
  private var hasFailed = false

  var format: FeedFormat { .cmake }

  mutating func parse(
    _ text: Span<UInt8>, raw: Span<UInt8>, line: Int, into sink: inout some FeedSink
  ) {
    let record = RecordText(text)
    if let step = Self.step(record) {
      let message = record.string(from: step.end)
      let isBuilt = step.percent == 100 && message.hasPrefix("Built target")
      completeLine = isBuilt ? line : nil
      receive(.percent(step.percent, line: line).unfinished(), message, into: &sink)
    } else if record.starts(with: "-- ") {
      let message = record.string(from: 3)
      if message.hasPrefix("Configuring incomplete") {
        return fail(message, line: line, into: &sink)
      }
      completeLine = message.hasPrefix("Build files have been written") ? line : nil
      receive(FeedUpdate(line: line, state: .unknown), message, into: &sink)
    } else if record.starts(with: "CMake Error") || Self.isMakeError(record) {
      fail(record.string(from: 0), line: line, into: &sink)
    }
  }

  mutating func finish(into sink: inout some FeedSink) {
    if let completeLine, !hasFailed {
      sink.receive(.done(line: completeLine))
    }
  }

  private func receive(_ update: FeedUpdate, _ message: String, into sink: inout some FeedSink) {
    let news = update.with(message: message.isEmpty ? nil : message)
    sink.receive(hasFailed ? news.with(state: nil) : news)
  }

  private mutating func fail(_ message: String, line: Int, into sink: inout some FeedSink) {
    hasFailed = true
    sink.receive(FeedUpdate(line: line, message: message, state: .failed))
  }

  /// The percentage in brackets at the start of a line, and where these end.
  static func step(_ record: RecordText) -> (percent: Double, end: Int)? {
    guard record[0] == UInt8(ascii: "["), let close = record.index(of: UInt8(ascii: "]")),
      let percentage = record.percentage(), percentage.range.upperBound == close,
      record.string(1..<percentage.range.lowerBound).isEmpty
    else { return nil }
    return (percentage.value, close + 1)
  }

  private static func isMakeError(_ record: RecordText) -> Bool {
    guard record.starts(with: "make") || record.starts(with: "gmake") else { return false }
    return record.contains(": *** ")
  }
}
