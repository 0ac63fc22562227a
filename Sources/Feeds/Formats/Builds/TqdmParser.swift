/// Reads the bars of tqdm.
///
/// The counts `n/total` behind the bar go before the percentage, which tqdm rounds up to 100. Counts
/// that are shortened are rounded as well: equal ones complete a bar only when the stream ends and the
/// bar's last line did. A line
/// such as `name: 5it [00:00, …]` has no total and means unknown, unless the settings have a total.
/// The text before the bar is the message.
///
/// Several bars stand on several lines, and tqdm moves up again behind each; the number of these
/// moves is the job, with no name for the first line.
struct TqdmParser: RecordParser {
  private let total: Double?
  /// The lines of the bars that are complete when nothing else comes.
  private var full = JobTable<Int>()
  private var isOpen = false

  var format: FeedFormat { .tqdm }

  init(_ settings: FeedSettings) {
    total = settings.total
  }

  mutating func parse(
    _ text: Span<UInt8>, raw: Span<UInt8>, line: Int, into sink: inout some FeedSink
  ) {
    let record = RecordText(text)
    let moves = Self.upwardMoves(in: RecordText(raw))
    let origin = RecordOrigin(line: line, id: moves == 0 ? "" : String(moves))
    let isOpen = self.isOpen
    self.isOpen = false
    if let bar = Self.bar(record, origin) {
      full[origin.id] = bar.mayBeFull && !isOpen ? line : nil
      sink.receive(bar.update)
    } else if let update = counter(record, origin) {
      full[origin.id] = nil
      sink.receive(update)
    } else if record.starts(with: "Traceback (most recent call last)") {
      full = JobTable()
    }
  }

  mutating func expectOpenRecord() {
    isOpen = true
  }

  mutating func finish(into sink: inout some FeedSink) {
    if let line = full.unnamed {
      sink.receive(.done(line: line))
    }
    for (id, line) in full.named.sorted(by: { $0.key < $1.key }) {
      sink.receive(.done(line: line, id: id))
    }
  }

  /// A bar with its percentage, `name:  30%|███   | 9/30 [00:00<00:00, 24.81it/s]`, and whether it
  /// may be full although its numbers do not prove it.
  private static func bar(
    _ record: RecordText, _ origin: RecordOrigin
  ) -> (update: FeedUpdate, mayBeFull: Bool)? {
    guard let percentage = barPercentage(record) else { return nil }
    let name = message(record, upTo: percentage.range.lowerBound)
    let tail = record.bytes[percentage.range.upperBound...].dropFirst()
    var update = FeedUpdate.percent(percentage.value, line: origin.line, id: origin.id)
    guard let end = tail.firstIndex(of: UInt8(ascii: "|")),
      let bracket = record.index(of: UInt8(ascii: "["), from: end),
      let slash = record.index(of: UInt8(ascii: "/"), from: end), slash < bracket
    else {
      return (update.unfinished().with(message: name), false)
    }
    let done = record.string((end + 1)..<slash)
    let total = record.string((slash + 1)..<bracket)
    let isExact = (done + total).utf8.allSatisfy(ASCII.isDigit)
    if done == total, isExact {
      return (update.with(message: name), false)
    }
    var isEqual = done == total
    if let done = record.number((end + 1)..<slash),
      let total = record.number((slash + 1)..<bracket)
    {
      // Whole numbers with other digits differ, also where they are too large for that to show.
      isEqual = isEqual || done == total && !isExact
      update = .part(done, of: total, line: origin.line, id: origin.id)
        .counted(done, of: total, in: "")
    }
    let isFull = isEqual && percentage.value >= 100
    return (update.unfinished().with(message: name), isFull)
  }

  /// The percentage right before a bar.
  static func barPercentage(_ record: RecordText) -> (value: Double, range: Range<Int>)? {
    var from = 0
    while let percentage = record.percentage(from: from) {
      if record[percentage.range.upperBound] == UInt8(ascii: "|") {
        return percentage
      }
      from = percentage.range.upperBound
    }
    return nil
  }

  /// A count without total, `name: 5it [00:00, 49.50it/s]`.
  private func counter(_ record: RecordText, _ origin: RecordOrigin) -> FeedUpdate? {
    guard let count = Self.count(record) else { return nil }
    return FeedUpdate.part(count.value, of: total, line: origin.line, id: origin.id)
      .counted(count.value, of: total, in: "")
      .with(message: Self.message(record, upTo: count.start))
  }

  /// The count of a line without total, and where it begins.
  static func count(_ record: RecordText) -> (value: Double, start: Int)? {
    guard let bracket = record.range(of: " ["),
      let column = record.columns.last(where: { $0.upperBound <= bracket.lowerBound }),
      let time = record.columns.first(where: { $0.lowerBound == bracket.upperBound - 1 }),
      record.bytes[time].contains(UInt8(ascii: ":")),
      record.contains("/s]") || record.contains("s/")
    else { return nil }
    var index = column.lowerBound
    guard let value = record.leadingNumber(at: &index), index < column.upperBound else {
      return nil
    }
    return (value, column.lowerBound)
  }

  /// The name before a bar, without its colon.
  private static func message(_ record: RecordText, upTo end: Int) -> String? {
    var name = record.string(0..<end)
    if name.hasSuffix(":") {
      name.removeLast()
    }
    return name.isEmpty ? nil : name
  }

  /// How often a record moves the cursor up.
  private static func upwardMoves(in raw: RecordText) -> Int {
    var moves = 0
    var from = 0
    while let range = raw.range(of: "\u{1B}[A", from: from) {
      moves += 1
      from = range.upperBound
    }
    return moves
  }
}
