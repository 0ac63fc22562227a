import CommandLineOptions
import FrameTiming

/// The frames of a run in every form in which they are told.
nonisolated struct TimingReport {
  let analysis: FrameAnalysis
  let subject: ReportSubject

  /// What is known of a run beside its records.
  struct Facts: Sendable {
    /// What was watched.
    var name: String
    /// The circumstances.
    var conditions: [ReportSubject.Condition] = []
    /// How the records are to be read.
    var settings: FrameAnalysis.Settings
    /// The number of the process.
    var processID: UInt64
  }

  private let facts: Facts
  private let records: [FrameRecord]

  /// Analyses records; those that were lost before them are only counted.
  init(_ records: [FrameRecord], lost: UInt64, facts: Facts) {
    self.records = records
    self.facts = facts
    var settings = facts.settings
    settings.lostRecords = lost
    analysis = FrameAnalysis(records, settings: settings)
    var subject = ReportSubject(name: facts.name)
    subject.version = ProgramVersion.number
    subject.conditions = facts.conditions
    if let first = records.first {
      // With this, other programs' traces can be laid beside ours.
      subject.conditions.append(
        ReportSubject.Condition("Origin", "\(first.wake) ns of CLOCK_MONOTONIC"))
    }
    self.subject = subject
  }

  /// The report for programs.
  func json() -> [UInt8] {
    var bytes: [UInt8] = []
    FrameReportJSON(analysis, subject: subject).append(into: &bytes)
    return bytes
  }

  /// The report as a picture.
  func svg() -> [UInt8] {
    var bytes: [UInt8] = []
    FramePicture(analysis, subject: subject).append(into: &bytes)
    return bytes
  }

  /// The report for people.
  func text(withDefinitions: Bool) -> String {
    FrameReportText(analysis, subject: subject).text(withDefinitions: withDefinitions)
  }

  /// Every frame.
  func log(_ kind: FrameFileKind) -> [UInt8] {
    var context = FrameLogContext(analysis)
    context.processID = facts.processID
    var log = FrameFileLog(kind, context)
    return log.file(of: records)
  }
}
