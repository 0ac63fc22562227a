/// Reads what apt writes to the descriptor of `APT::Status-Fd`.
///
/// A line is a kind, a name, a percentage and a text, parted by the first three colons. Fetching
/// (`dlstatus`) runs from 0 to 100, then installing (`pmstatus`) begins at 0 again; the value follows
/// both, and no 100 is shown as complete while apt runs. Installing ends one step below 100, so at
/// the end of the stream the job is complete if no more than one step is missing, by the smallest
/// step seen; a stream of fetching alone is complete at 100.
///
/// `pmerror` means failed, and stays. A question about a file or a medium means paused.
struct AptParser: RecordParser {
  private var isInstalling = false
  private var percent: Double?
  private var smallestStep = Double.infinity
  private var hasFailed = false
  private var lastLine = 0

  var format: FeedFormat { .apt }

  /// Percentages are printed to four decimals, so a step may be wrong by one in the last.
  private static let printedPrecision = 0.001

  mutating func parse(
    _ text: Span<UInt8>, raw: Span<UInt8>, line: Int, into sink: inout some FeedSink
  ) {
    let record = RecordText(text)
    guard let status = AptStatus(record) else {
      if !record.isBlank {
        sink.warn("\(Quotation.of(raw)) is not a status of apt", line: line)
      }
      return
    }
    lastLine = line
    switch status.kind {
    case "dlstatus", "pmstatus": receive(status, line: line, into: &sink)
    case "pmerror":
      hasFailed = true
      sink.receive(FeedUpdate(line: line, message: status.text, state: .failed))
    default:
      sink.receive(FeedUpdate(line: line, message: status.text, state: hasFailed ? nil : .paused))
    }
  }

  mutating func finish(into sink: inout some FeedSink) {
    guard let percent, !hasFailed else { return }
    let left = 100 - percent
    let isComplete =
      isInstalling
      ? smallestStep.isFinite && left <= smallestStep + Self.printedPrecision : left <= 0
    if isComplete {
      sink.receive(.done(line: lastLine))
    }
  }

  private mutating func receive(
    _ status: AptStatus, line: Int, into sink: inout some FeedSink
  ) {
    guard let value = status.percent else { return }
    let installs = status.kind == "pmstatus"
    if installs, isInstalling, let percent, value - percent > Self.printedPrecision {
      smallestStep = min(smallestStep, value - percent)
    }
    isInstalling = installs
    percent = value
    let update = FeedUpdate.percent(value, line: line).unfinished().with(message: status.text)
    sink.receive(hasFailed ? update.with(state: nil) : update)
  }
}

/// One status line of apt.
struct AptStatus {
  let kind: String
  let percent: Double?
  let text: String

  init?(_ record: RecordText) {
    var ends: [Int] = []
    var from = 0
    while ends.count < 3, let colon = record.index(of: UInt8(ascii: ":"), from: from) {
      ends.append(colon)
      from = colon + 1
    }
    guard ends.count >= 2 else { return nil }
    kind = record.string(0..<ends[0])
    guard ["dlstatus", "pmstatus", "pmerror", "pmconffile", "media-change"].contains(kind) else {
      return nil
    }
    if ends.count == 3 {
      percent = record.number((ends[1] + 1)..<ends[2])
      text = record.string(from: ends[2] + 1)
    } else {
      percent = nil
      text = record.string(from: ends[1] + 1)
    }
  }
}
