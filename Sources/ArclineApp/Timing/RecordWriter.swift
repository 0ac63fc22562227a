import FrameTiming
import Platform

/// Writes a recording: parts of the log, a line an hour, and reports.
///
/// A part has its name only when it is complete. A fault of the disk costs the part it happens in, and
/// the next one is tried again.
nonisolated struct RecordWriter: ~Copyable {
  private let names: RecordNames
  private let facts: TimingReport.Facts
  private var parts: FrameLogParts<FrameFileLog>
  private var file: PendingFile?
  private var hours: [UInt8]
  private var partNumber: Int
  private var reportNumber: Int

  /// The summaries of four years and more; beyond them the oldest go.
  static let mostHours = 4 << 20

  /// Finds out what earlier recordings of this name left.
  init(
    path: String, kind: FrameFileKind, facts: TimingReport.Facts
  ) throws(FileError) {
    names = RecordNames(path: path)
    self.facts = facts
    if let part = try names.partBeingWritten() { throw FileError(path: part, reason: .inUse) }
    (partNumber, reportNumber) = try names.lastNumbers()
    var context = FrameLogContext(tick: facts.settings.tick)
    context.processID = facts.processID
    context.rule = FrameStepRule(
      warmUpFrames: facts.settings.warmUpFrames, pace: facts.settings.pace)
    context.period = facts.settings.pace?.nanoseconds(ofPeriods: 1) ?? 0
    parts = FrameLogParts(FrameFileLog(kind, context))
    let before = try? Files.read(names.hours, limit: 2 * Self.mostHours)
    let isEmpty = before?.isEmpty ?? true
    hours = isEmpty ? Array(HourlySummary.header.utf8) : before ?? []
  }

  /// Writes what the loop leaves, until the last of it.
  static func run(
    path: String, kind: FrameFileKind, facts: TimingReport.Facts, _ mailbox: RecordMailbox
  ) {
    defer { mailbox.end.signal() }
    do throws(FileError) {
      var writer = try RecordWriter(path: path, kind: kind, facts: facts)
      try writer.beginPart()
      mailbox.begin.signal()
      var isOver = false
      while !isOver {
        let content = mailbox.take()
        isOver = content.isLast
        do throws(FileError) {
          try writer.write(content)
        } catch {
          writer.giveUpPart()
          report(error, to: mailbox)
        }
      }
    } catch {
      // Told by whoever started the recording.
      _ = mailbox.note(error.description)
      mailbox.begin.signal()
    }
  }

  private static func report(_ error: FileError, to mailbox: RecordMailbox) {
    // A full disk would otherwise be told every second.
    if mailbox.note(error.description) {
      Messages.report("recording: \(error.description)")
    }
  }

  private mutating func write(_ content: RecordMailbox.Content) throws(FileError) {
    var bytes: [UInt8] = []
    for record in content.records {
      if file == nil || parts.isFull(before: record) {
        try add(bytes)
        bytes.removeAll(keepingCapacity: true)
        try endPart()
        try beginPart()
      }
      parts.append(record, into: &bytes)
    }
    try add(bytes)
    for summary in content.summaries { try add(summary) }
    for snapshot in content.snapshots { try writeReport(of: snapshot) }
    if content.isLast { try endPart() }
  }

  /// Begins the next part.
  private mutating func beginPart() throws(FileError) {
    partNumber += 1
    file = try PendingFile.make(names.part(partNumber))
    var bytes: [UInt8] = []
    parts.begin(into: &bytes)
    try add(bytes)
  }

  private mutating func add(_ bytes: [UInt8]) throws(FileError) {
    guard !bytes.isEmpty else { return }
    try file?.append(bytes)
  }

  private mutating func endPart() throws(FileError) {
    guard var complete = file.take() else { return }
    var bytes: [UInt8] = []
    parts.end(into: &bytes)
    try complete.append(bytes)
    try complete.finish()
    let oldest = names.part(partNumber - RecordNames.kept)
    for path in [oldest, oldest + PendingFile.suffix] { Files.remove(path) }
  }

  /// Leaves a part as it is; the next record begins another.
  private mutating func giveUpPart() { file = nil }

  private mutating func add(_ summary: HourlySummary) throws(FileError) {
    let process = HourlySummary.Process(
      residentBytes: UInt64(clamping: ProcessUsage.current().residentBytes),
      descriptors: UInt64(clamping: ProcessUsage.openDescriptors()))
    hours += Array(summary.line(process).utf8)
    if hours.count > Self.mostHours { dropOldestHours() }
    try Files.write(hours, to: names.hours)
  }

  /// Keeps the head and the newer half of the lines.
  private mutating func dropOldestHours() {
    let lineFeed = UInt8(ascii: "\n")
    guard let head = hours.firstIndex(of: lineFeed),
      let middle = hours[(hours.count / 2)...].firstIndex(of: lineFeed), head < middle
    else { return }
    hours.removeSubrange((head + 1)...middle)
  }

  private mutating func writeReport(of snapshot: RecordMailbox.Snapshot) throws(FileError) {
    let report = TimingReport(snapshot.records, lost: snapshot.lost, facts: facts)
    reportNumber += 1
    try Files.write(report.json(), to: names.report(reportNumber, "json"))
    try Files.write(report.svg(), to: names.report(reportNumber, "svg"))
    for ending in ["json", "svg"] {
      Files.remove(names.report(reportNumber - RecordNames.kept, ending))
    }
  }
}
