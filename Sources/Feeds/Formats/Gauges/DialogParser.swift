/// Reads what the gauges of `dialog` and `whiptail` read.
///
/// A whole number sets the percentage. Lines between two lines `XXX` make a block: if its first line
/// is a whole number that is the percentage, and the other lines are the text, in which a backslash
/// and `n` are a line break. In `dialog` a block without a number is text alone and the percentage
/// stays; in `whiptail` its first line is a percentage in any case.
///
/// What is no whole number from 0 up gives one warning and changes nothing; beyond 100 is taken as
/// 100. A block that is still open at the end counts, with one warning.
struct DialogParser: RecordParser {
  let format: FeedFormat
  private var block: Block?

  /// The longest text of a block, in bytes; what is beyond is left out.
  private static let longestText = RecordSplitter.maximumLength

  private struct Block: Sendable {
    var line: Int
    var lines: [RecordText] = []
    var length = 0
  }

  /// Creates a parser of `dialog` or `whiptail`.
  init(_ format: FeedFormat) {
    self.format = format
  }

  mutating func parse(
    _ text: Span<UInt8>, raw: Span<UInt8>, line: Int, into sink: inout some FeedSink
  ) {
    let record = RecordText(text)
    if record.string(from: 0) == "XXX" {
      if let block {
        apply(block, into: &sink)
        self.block = nil
      } else {
        block = Block(line: line)
      }
    } else if var open = block {
      block = nil
      open.length += record.bytes.count + 1
      if open.length <= Self.longestText {
        open.lines.append(record)
      }
      block = open
    } else if !record.isBlank {
      receivePercent(record, line: line, into: &sink)
    }
  }

  mutating func finish(into sink: inout some FeedSink) {
    guard let block else { return }
    sink.warn(
      "the block that begins here has no closing XXX; it is taken as it stands", line: block.line)
    apply(block, into: &sink)
  }

  private func apply(_ block: Block, into sink: inout some FeedSink) {
    guard let first = block.lines.first else { return }
    let line = block.line + 1
    var rest = block.lines[...]
    var update = FeedUpdate(line: line)
    if let value = Self.wholeNumber(first) {
      rest = rest.dropFirst()
      update = .percent(value, line: line)
    } else if format == .whiptail {
      rest = rest.dropFirst()
      warnNoPercent(first, line: line, into: &sink)
    }
    // dialog's block of a number alone has no text of its own, so the old one stays.
    if !rest.isEmpty {
      let text = rest.map { GaugeNumber.message($0.string(from: 0)) }.joined(separator: "\n")
      update.message = text.allSatisfy(\.isWhitespace) ? "" : text
    }
    sink.receiveClamped(update, raw: first.bytes.span)
  }

  private func receivePercent(
    _ record: RecordText, line: Int, into sink: inout some FeedSink
  ) {
    guard let value = Self.wholeNumber(record) else {
      return warnNoPercent(record, line: line, into: &sink)
    }
    sink.receiveClamped(.percent(value, line: line), raw: record.bytes.span)
  }

  private func warnNoPercent(_ record: RecordText, line: Int, into sink: inout some FeedSink) {
    let quotation = Quotation.of(record.bytes.span)
    sink.warn("\(quotation) is not a percentage; it is a whole number from 0 to 100", line: line)
  }

  /// The number of a line that holds digits and nothing else.
  private static func wholeNumber(_ record: RecordText) -> Double? {
    let columns = record.columns
    guard columns.count == 1, let word = columns.first,
      record.digitsEnd(from: word.lowerBound) == word.upperBound
    else { return nil }
    return record.number(word)
  }
}
