/// Reads what `pv -n` and `pv -f` print.
///
/// The numeric forms are one or two columns: with `-t` the elapsed seconds come first, and the last
/// column is a percentage, or a count of bytes with `-b`. With a total in the settings it is taken
/// as a count. Without one, the first number above 0 decides: beyond 100 it is a count, and then the
/// extent is unknown.
///
/// The bar of `pv -f` ends in a percentage; without one the extent is unknown, unless the settings
/// have a total. A percentage beyond 100 is taken as 100, with one warning.
struct PVParser: RecordParser {
  private let total: Double?
  /// Whether bare numbers are counts of bytes; nil while that is open.
  private var isCount: Bool?

  var format: FeedFormat { .pv }

  init(_ settings: FeedSettings) {
    total = settings.total
    isCount = settings.total.map { _ in true }
  }

  mutating func parse(
    _ text: Span<UInt8>, raw: Span<UInt8>, line: Int, into sink: inout some FeedSink
  ) {
    let record = RecordText(text)
    guard !record.isBlank else { return }
    if let value = Self.lastColumn(of: record) {
      receive(value, raw: raw, line: line, into: &sink)
    } else if let update = bar(record, line: line) {
      sink.receiveClamped(update, raw: raw)
    } else {
      sink.warn("\(Quotation.of(raw)) is neither a number nor a bar of pv", line: line)
    }
  }

  private mutating func receive(
    _ value: Double, raw: Span<UInt8>, line: Int, into sink: inout some FeedSink
  ) {
    if isCount == nil, value > 0 {
      isCount = value > 100
    }
    guard isCount == true else {
      return sink.receiveClamped(.percent(value, line: line), raw: raw)
    }
    sink.receive(.part(value, of: total, line: line).counted(value, of: total, in: "iB"))
  }

  /// The number in the last of one or two columns; the one before it is the elapsed time.
  static func lastColumn(of record: RecordText) -> Double? {
    let columns = record.columns
    guard columns.count <= 2, let last = columns.last,
      record.digitsEnd(from: last.lowerBound) == last.upperBound || columns.count == 1
    else { return nil }
    if columns.count == 2 {
      // Seconds may have four decimals with either mark, and any number of digits is fine there.
      let isTime = record.bytes[columns[0]].allSatisfy {
        ASCII.isDigit($0) || $0 == ASCII.point || $0 == ASCII.comma
      }
      guard isTime else { return nil }
    }
    return record.number(last)
  }

  /// The bar: size, time, speed in brackets, the bar in brackets, percentage.
  private func bar(_ record: RecordText, line: Int) -> FeedUpdate? {
    guard Self.isBar(record) else { return nil }
    let bracket = record.bytes.lastIndex(of: UInt8(ascii: "]")) ?? 0
    let size = record.columns.first.flatMap { record.byteSize($0) }
    if let percentage = record.percentage(from: bracket) {
      return .percent(percentage.value, line: line).counted(size, of: total, in: "iB")
    }
    return .part(size ?? 0, of: size == nil ? nil : total, line: line)
      .counted(size, of: total, in: "iB")
  }

  /// Whether a record looks like the bar of pv: a time, and a speed in brackets.
  static func isBar(_ record: RecordText) -> Bool {
    guard let speed = record.range(of: "/s]") else { return false }
    return record.bytes[..<speed.lowerBound].contains(UInt8(ascii: "["))
      && record.bytes.contains(UInt8(ascii: ":"))
  }
}
