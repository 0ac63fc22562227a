/// Reads what wget prints, with bars or dots.
///
/// A bar has its percentage right before its bracket; a row of dots has it behind them. A bar
/// without one, and rows of dots without one, mean an unknown extent, unless the settings have a
/// total. The closing line tells the saved bytes in brackets: `[saved/length]`, or `[saved]` alone
/// without a length. `ERROR` and a three-digit number mean failed.
struct WgetParser: RecordParser {
  private let total: Double?
  private var isDone = false

  var format: FeedFormat { .wget }

  init(_ settings: FeedSettings) {
    total = settings.total
  }

  mutating func parse(
    _ text: Span<UInt8>, raw: Span<UInt8>, line: Int, into sink: inout some FeedSink
  ) {
    let record = RecordText(text)
    if let update = Self.failure(record, line: line) {
      sink.receive(update)
    } else if let update = bar(record, line: line) ?? dots(record, line: line) {
      isDone = update.state == .done
      sink.receive(update)
    } else if Self.isSaved(record) {
      if !isDone {
        sink.receive(.done(line: line))
      }
      isDone = true
    }
  }

  func provisional(_ text: Span<UInt8>, raw: Span<UInt8>, line: Int) -> FeedUpdate? {
    let record = RecordText(text)
    // The percentage of a row comes after its dots, which come one by one.
    if Self.dotSize(record) != nil, record.percentage() == nil { return nil }
    var trial = self
    var events: [FeedEvent] = []
    trial.parse(text, raw: raw, line: line, into: &events)
    guard case .update(let update)? = events.last else { return nil }
    return update
  }

  private static func failure(_ record: RecordText, line: Int) -> FeedUpdate? {
    guard let range = record.range(of: " ERROR ") else { return nil }
    let end = record.digitsEnd(from: range.upperBound)
    guard end == range.upperBound + 3, record[end] == UInt8(ascii: ":") else { return nil }
    return FeedUpdate(line: line, message: record.string(from: range.lowerBound), state: .failed)
  }

  private func bar(_ record: RecordText, line: Int) -> FeedUpdate? {
    if let percentage = Self.barPercentage(record) {
      let close = record.range(of: "%[").flatMap {
        record.index(of: UInt8(ascii: "]"), from: $0.upperBound)
      }
      let size = close.flatMap { Self.size(record, behind: $0) }
      return .percent(percentage, line: line).counted(size, of: total, in: "iB")
    }
    guard let arrow = record.range(of: "<=>"), let open = record.index(of: UInt8(ascii: "[")),
      open < arrow.lowerBound,
      let close = record.index(of: UInt8(ascii: "]"), from: arrow.upperBound)
    else { return nil }
    let size = Self.size(record, behind: close)
    return .part(size ?? 0, of: size == nil ? nil : total, line: line)
      .counted(size, of: total, in: "iB")
  }

  /// The bytes so far, which stand behind the bracket that closes a bar.
  private static func size(_ record: RecordText, behind close: Int) -> Double? {
    record.columns.first { $0.lowerBound > close }.flatMap { record.byteSize($0) }
  }

  /// The percentage right before the bracket of a bar.
  static func barPercentage(_ record: RecordText) -> Double? {
    var from = 0
    while let percentage = record.percentage(from: from) {
      if record[percentage.range.upperBound] == UInt8(ascii: "[") {
        return percentage.value
      }
      from = percentage.range.upperBound
    }
    return nil
  }

  private func dots(_ record: RecordText, line: Int) -> FeedUpdate? {
    guard let size = Self.dotSize(record) else { return nil }
    if let percentage = record.percentage() {
      return .percent(percentage.value, line: line).counted(size, of: total, in: "iB")
    }
    return .part(size, of: total, line: line).counted(size, of: total, in: "iB")
  }

  /// The bytes before a row of dots, such as `1250K .......... ..........`.
  static func dotSize(_ record: RecordText) -> Double? {
    let columns = record.columns
    guard columns.count >= 2, record[columns[0].upperBound - 1] == UInt8(ascii: "K"),
      record.bytes[columns[1]].allSatisfy({ $0 == ASCII.point || $0 == ASCII.comma })
    else { return nil }
    return record.byteSize(columns[0])
  }

  /// Whether a line ends in equal counts in brackets, or in a single one.
  private static func isSaved(_ record: RecordText) -> Bool {
    guard record.contains("/s) - "), let last = record.columns.last,
      record[last.lowerBound] == UInt8(ascii: "["),
      record[last.upperBound - 1] == UInt8(ascii: "]")
    else { return false }
    let inside = (last.lowerBound + 1)..<(last.upperBound - 1)
    if let ratio = record.ratio(inside) {
      return ratio.done == ratio.total
    }
    return record.count(inside) != nil
  }
}
