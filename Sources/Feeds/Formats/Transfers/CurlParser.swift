/// Reads what curl prints on a progress meter or with `-#`.
///
/// The meter has twelve columns; the first is the percentage of the total. Without a length from the
/// server it is 100 all the while: then the percentages of both directions are 0, and the extent is
/// unknown. The bar of `-#` ends in a percentage; marks that move to and fro mean unknown.
///
/// A line `curl: (N) …` means failed. curl ends the line of its meter or bar only when it is through:
/// so 100 % on an open line is not complete, for curl rounds, and a transfer of unknown length is
/// complete when the stream ends behind the end of such a line.
struct CurlParser: RecordParser {
  private let total: Double?
  private var isUnknown = false
  private var hasFailed = false
  private var isOpen = false
  private var lastLine = 0

  var format: FeedFormat { .curl }

  init(_ settings: FeedSettings) {
    total = settings.total
  }

  mutating func parse(
    _ text: Span<UInt8>, raw: Span<UInt8>, line: Int, into sink: inout some FeedSink
  ) {
    let record = RecordText(text)
    let isOpen = self.isOpen
    self.isOpen = false
    if record.starts(with: "curl: ("), record.contains(")") {
      hasFailed = true
      sink.receive(FeedUpdate(line: line, message: record.string(from: 0), state: .failed))
      return
    }
    guard let update = meter(record, line: line) ?? Self.bar(record, line: line) else { return }
    lastLine = line
    hasFailed = false
    isUnknown = update.state == .unknown && update.number != 0 && !isOpen
    sink.receive(isOpen ? update.unfinished() : update)
  }

  mutating func expectOpenRecord() {
    isOpen = true
  }

  mutating func endOnReturn() {
    // The marks of `-#` each end so; only the last end the line too.
    isUnknown = false
  }

  mutating func finish(into sink: inout some FeedSink) {
    if isUnknown, !hasFailed {
      sink.receive(.done(line: lastLine))
    }
  }

  private func meter(_ record: RecordText, line: Int) -> FeedUpdate? {
    guard let meter = CurlMeter(record) else { return nil }
    guard meter.isTotalKnown else {
      return .part(meter.transferred, of: total, line: line)
        .counted(meter.transferred, of: total, in: "iB")
    }
    let update = FeedUpdate.percent(meter.percent, line: line)
      .counted(meter.transferred, of: meter.size, in: "iB")
    return meter.isShort ? update.unfinished() : update
  }

  /// Whether marks are those that move: three `#` that pass each other, and the ship `-=O=-`, which may
  /// hide parts of each other.
  private static func isMoving(_ marks: ArraySlice<UInt8>) -> Bool {
    let (hash, wave, ship) = (UInt8(ascii: "#"), UInt8(ascii: "="), UInt8(ascii: "O"))
    return marks.count >= 4 && marks.contains(wave)
      && (marks.contains(hash) || marks.contains(ship))
  }

  /// The bar of `-#`: marks up to a percentage, or marks that move.
  static func bar(_ record: RecordText, line: Int) -> FeedUpdate? {
    let text = record.bytes.filter { !ASCII.isBlank($0) }
    guard !text.isEmpty else { return nil }
    let marks = text.prefix { Array("#=O-".utf8).contains($0) }
    if marks.count == text.count, isMoving(marks) {
      return FeedUpdate(line: line, state: .unknown)
    }
    guard text.last == ASCII.percent, marks.allSatisfy({ $0 == UInt8(ascii: "#") }),
      let percentage = record.percentage(),
      record.string(0..<percentage.range.lowerBound).utf8.count == marks.count,
      record.string(from: percentage.range.upperBound).isEmpty
    else { return nil }
    return .percent(percentage.value, line: line)
  }
}

/// The twelve columns of curl's meter, as far as they tell the extent.
struct CurlMeter {
  /// The percentage of the total.
  let percent: Double
  /// The bytes to transfer in both directions, if the percentage means something.
  let size: Double
  /// The bytes transferred in both directions.
  let transferred: Double
  /// Whether the percentage means something.
  let isTotalKnown: Bool
  /// Whether bytes are missing, which a percentage that is rounded up does not tell.
  let isShort: Bool

  init?(_ record: RecordText) {
    let columns = record.columns
    guard columns.count == 12, let percent = record.number(columns[0]),
      let receivedPercent = record.number(columns[2]), let sentPercent = record.number(columns[4]),
      let size = record.byteSize(columns[1]), let received = record.byteSize(columns[3]),
      let sent = record.byteSize(columns[5]),
      columns[8...10].allSatisfy({ record.bytes[$0].contains(UInt8(ascii: ":")) }),
      Self.isSpeed(record.bytes[columns[11]])
    else { return nil }
    self.percent = percent
    self.size = size
    transferred = received + sent
    isTotalKnown = size > 0 && !(percent > 0 && receivedPercent == 0 && sentPercent == 0)
    // The sum of two rounded sizes says nothing.
    isShort = min(received, sent) == 0 && received + sent < size
  }

  /// Whether a column is digits and perhaps a unit: a shell may write behind an open line.
  private static func isSpeed(_ column: ArraySlice<UInt8>) -> Bool {
    column.dropLast().allSatisfy { ASCII.isDigit($0) || $0 == ASCII.point }
  }
}
