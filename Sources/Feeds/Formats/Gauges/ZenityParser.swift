/// Reads what `zenity --progress` and `yad --progress` read, and the several bars of
/// `yad --multi-progress`.
///
/// - A line whose first character is a digit sets the percentage by its leading number; 100 and
///   more is complete.
/// - `#` sets the text; a backslash and `n` in it are a line break, and nothing after `#` clears it.
/// - `pulsate:true` makes the extent unknown until `pulsate:false`, which brings the value back.
/// - In `yad`, `N:percent`, `N:#text` and `N:pulsate` are about the bar N, from 1.
///
/// Blank lines are passed over; any other line gives one warning and changes nothing.
struct ZenityParser: RecordParser {
  let format: FeedFormat
  /// The last value of each bar, for the end of pulsating.
  private var values = JobTable<FeedUpdate>()

  /// Creates a parser of `zenity` or `yad`.
  init(_ format: FeedFormat) {
    self.format = format
  }

  mutating func parse(
    _ text: Span<UInt8>, raw: Span<UInt8>, line: Int, into sink: inout some FeedSink
  ) {
    let record = RecordText(text)
    guard !record.isBlank else { return }
    var origin = RecordOrigin(line: line)
    var start = 0
    let colon = record.digitsEnd(from: 0)
    if format == .yad, colon > 0, record[colon] == UInt8(ascii: ":") {
      origin.id = record.string(0..<colon)
      start = colon + 1
    }
    if !parse(record, from: start, origin: origin, into: &sink) {
      sink.warn("\(Quotation.of(raw)) is neither a percentage nor a text after #", line: line)
    }
  }

  /// Takes the line of one bar; false if it is none.
  private mutating func parse(
    _ record: RecordText, from start: Int, origin: RecordOrigin, into sink: inout some FeedSink
  ) -> Bool {
    guard let first = record[start] else { return false }
    if first == UInt8(ascii: "#") {
      let message = GaugeNumber.message(record.string(from: start + 1))
      sink.receive(FeedUpdate(line: origin.line, id: origin.id, message: message))
      return true
    }
    if ASCII.isDigit(first) {
      let update = GaugeNumber.receive(record, at: start, origin: origin, into: &sink)
      values[origin.id] = update ?? values[origin.id]
      return update != nil
    }
    switch record.string(from: start) {
    case "pulsate:true", "pulsate", "start":
      sink.receive(FeedUpdate(line: origin.line, id: origin.id, state: .unknown))
    case "pulsate:false", "stop":
      var update = values[origin.id] ?? .percent(0, line: origin.line, id: origin.id)
      update.line = origin.line
      sink.receive(update)
    default: return false
    }
    return true
  }
}
