/// Reads what aria2 prints: one job for each `[#…]`, by its number.
///
/// A job without a percentage is of unknown extent. It is complete when the closing table says `OK`,
/// or when the stream ends at 100 %, and failed when the table says `ERR`.
struct Aria2Parser: RecordParser {
  private var full = JobTable<Int>()

  var format: FeedFormat { .aria2 }

  mutating func parse(
    _ text: Span<UInt8>, raw: Span<UInt8>, line: Int, into sink: inout some FeedSink
  ) {
    let record = RecordText(text)
    var from = 0
    while let mark = record.range(of: "[#", from: from) {
      guard let end = record.index(of: UInt8(ascii: "]"), from: mark.upperBound) else { break }
      let inside = mark.upperBound..<end
      if let size = record.columns.first(where: { $0.lowerBound > inside.lowerBound }),
        let blank = record.index(of: ASCII.space, from: inside.lowerBound), blank < end
      {
        let id = record.string(inside.lowerBound..<blank)
        receive(
          record, size: size.clamped(to: inside), origin: RecordOrigin(line: line, id: id),
          into: &sink)
      }
      from = end + 1
    }
    if from == 0 {
      receiveResult(record, line: line, into: &sink)
    }
  }

  mutating func finish(into sink: inout some FeedSink) {
    for (id, line) in full.named.sorted(by: { $0.key < $1.key }) {
      sink.receive(.done(line: line, id: id))
    }
  }

  private mutating func receive(
    _ record: RecordText, size: Range<Int>, origin: RecordOrigin, into sink: inout some FeedSink
  ) {
    guard let slash = record.index(of: UInt8(ascii: "/"), from: size.lowerBound),
      slash < size.upperBound
    else { return }
    let received = record.byteSize(size.lowerBound..<slash)
    let total = record.byteSize((slash + 1)..<size.upperBound)
    guard let percentage = record.percentage(from: size.lowerBound),
      percentage.range.upperBound <= size.upperBound
    else {
      return sink.receive(
        FeedUpdate(line: origin.line, id: origin.id, state: .unknown)
          .counted(received, of: total, in: "iB"))
    }
    let update = FeedUpdate.percent(percentage.value, line: origin.line, id: origin.id)
    full[origin.id] = update.fraction == 1 ? origin.line : nil
    sink.receive(update.unfinished().counted(received, of: total, in: "iB"))
  }

  /// A row of the closing table, such as `e367cf|OK  |   812KiB/s|/tmp/f`.
  private mutating func receiveResult(
    _ record: RecordText, line: Int, into sink: inout some FeedSink
  ) {
    let cells = record.bytes.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
    guard cells.count >= 4, let name = cells.first, !name.isEmpty,
      name.allSatisfy({ ASCII.hexadecimalValue($0) != nil })
    else { return }
    let id = record.string(name.indices)
    switch record.string(cells[1].indices) {
    case "OK": sink.receive(.done(line: line, id: id))
    case "ERR": sink.receive(FeedUpdate(line: line, id: id, state: .failed))
    case "INPR": sink.receive(FeedUpdate(line: line, id: id, state: .ended))
    default: return
    }
    full[id] = nil
  }
}
