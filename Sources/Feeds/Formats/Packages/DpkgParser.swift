/// Reads what dpkg writes to the descriptor of `--status-fd`.
///
/// dpkg does not tell how much there is to do, so the extent is unknown and the text is what is being
/// done; with a total in the settings it is the part of so many packages that are through. At the end
/// of the stream the job is complete if every package that was touched is.
///
/// `status: NAME : error : …` means failed and a question about a configuration file paused.
struct DpkgParser: RecordParser {
  private let total: Double?
  /// Whether a package is through, by its name.
  private var packages = JobTable<Bool>()
  private var hasFailed = false
  private var lastLine = 0

  var format: FeedFormat { .dpkg }

  private static let settled: Set<String> = ["installed", "config-files", "not-installed"]

  init(_ settings: FeedSettings) {
    total = settings.total
  }

  mutating func parse(
    _ text: Span<UInt8>, raw: Span<UInt8>, line: Int, into sink: inout some FeedSink
  ) {
    let record = RecordText(text)
    guard !record.isBlank else { return }
    guard let fields = Self.fields(record) else {
      return sink.warn("\(Quotation.of(raw)) is not a status of dpkg", line: line)
    }
    lastLine = line
    switch (fields[0], fields[2]) {
    case ("status", "error"):
      hasFailed = true
      let message = fields.count > 3 ? fields[3] : fields[1]
      sink.receive(FeedUpdate(line: line, message: message, state: .failed))
    case ("status", "conffile-prompt"):
      sink.receive(FeedUpdate(line: line, message: fields[1], state: .paused))
    case ("status", let state):
      packages[fields[1]] = Self.settled.contains(state)
      sink.receive(progress(line: line).with(message: "\(fields[1]): \(state)"))
    default:
      sink.receive(progress(line: line).with(message: "\(fields[1]): \(fields[2])"))
    }
  }

  mutating func finish(into sink: inout some FeedSink) {
    let all = packages.named.values
    if !hasFailed, !all.isEmpty, !packages.isFull, all.allSatisfy({ $0 }) {
      sink.receive(.done(line: lastLine))
    }
  }

  private func progress(line: Int) -> FeedUpdate {
    let through = total == nil ? 0 : packages.named.values.count { $0 }
    let update = FeedUpdate.part(Double(through), of: total, line: line).unfinished()
    return hasFailed ? update.with(state: nil) : update
  }

  /// The fields of a line, parted by colons with a blank behind them.
  static func fields(_ record: RecordText) -> [String]? {
    var fields: [String] = []
    var from = 0
    while fields.count < 3, let colon = record.range(of: ": ", from: from) {
      fields.append(record.string(from..<colon.lowerBound))
      from = colon.upperBound
    }
    fields.append(record.string(from: from))
    guard fields.count >= 3, fields[0] == "status" || fields[0] == "processing" else { return nil }
    return fields
  }
}
