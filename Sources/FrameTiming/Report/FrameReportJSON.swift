/// The report for programs: JSON with every figure, its definition, and the frame times themselves.
///
/// `schema` is `arcline-frame-report` and `version` is 1; a version that readers of the last one would
/// misread gets a new number, while members may be added under the same. Members that begin or end
/// with a unit are in that unit. `frameTimesNs` holds the counted frame times in their order, the last
/// 262 144 of them (`frameTimesOmitted` counts those before), so that two reports can be compared frame by frame.
public struct FrameReportJSON: Sendable {
  /// The name of the schema.
  public static let schema = "arcline-frame-report"

  /// The version of the schema.
  public static let version = 1

  /// The most frame times that a report holds.
  public static let mostFrameTimes = 1 << 18

  private let analysis: FrameAnalysis
  private let subject: ReportSubject

  private static let timesInLine = 12

  /// Creates the report of an analysis.
  public init(_ analysis: FrameAnalysis, subject: ReportSubject) {
    self.analysis = analysis
    self.subject = subject
  }

  /// Adds the report, with a line for every figure.
  public func append(into bytes: inout [UInt8]) {
    bytes.append(text: "{\n")
    appendSubject(into: &bytes)
    appendPacing(into: &bytes)
    appendRecords(into: &bytes)
    appendList("metrics", analysis.metrics, into: &bytes) { Self.append($0, into: &$1) }
    appendList("phases", analysis.phases, into: &bytes) { Self.append($0, into: &$1) }
    appendList("gaps", analysis.gaps, into: &bytes) { Self.append($0, into: &$1) }
    appendTimes(into: &bytes)
    bytes.append(text: "}\n")
  }

  // MARK: Parts

  private func appendSubject(into bytes: inout [UInt8]) {
    var members = JSONMembers()
    members.add("schema", .string(Self.schema))
    members.add("version", .number(Double(Self.version)))
    members.add("program", .string(subject.program))
    members.add("programVersion", .string(subject.version))
    members.add("subject", .string(subject.name))
    var conditions = JSONMembers()
    for condition in subject.conditions { conditions.add(condition.name, .string(condition.value)) }
    members.add("conditions", .object(conditions))
    let verdict = FrameVerdict(analysis)
    members.add("grade", .string(verdict.grade.rawValue))
    members.add("verdict", .string(verdict.text))
    members.append(into: &bytes, separator: ",\n  ", opening: "  ", closing: ",\n")
  }

  private func appendPacing(into bytes: inout [UInt8]) {
    var members = JSONMembers()
    members.add("inForce", .string(analysis.pacing.rawValue))
    members.add("presentWait", .string(analysis.presentWait.verdict.rawValue))
    members.add("presentMedianNs", .count(analysis.presentWait.medianNanoseconds))
    members.add("presentsMeasured", .number(Double(analysis.presentWait.n)))
    members.add("refreshNs", analysis.measuredRefresh.map { .count($0) } ?? .null)
    members.add(
      "paceNs", paceInForce.map { .count($0.nanoseconds(ofPeriods: 1)) } ?? .null)
    members.add("paceAsked", .truth(analysis.settings.isPaceAsked))
    members.add("unpaced", .truth(analysis.settings.isUnpaced))
    members.add("referenceNs", .count(analysis.reference.nanoseconds))
    members.add("referenceSource", .string(analysis.reference.source.rawValue))
    members.append(
      into: &bytes, separator: ",\n    ", opening: "  \"pacing\": {\n    ", closing: "\n  },\n")
  }

  /// The pace that the loop kept, if it kept one.
  private var paceInForce: FramePeriod? {
    if let pace = analysis.settings.pace { return pace }
    return analysis.pacing == .ownPacer ? analysis.settings.fallbackPace : nil
  }

  private func appendRecords(into bytes: inout [UInt8]) {
    var members = JSONMembers()
    members.add("records", .count(analysis.tally.records))
    members.add("frames", .count(analysis.tally.frames))
    members.add("notPresented", .count(analysis.tally.notPresented))
    members.add("lostRecords", .count(analysis.settings.lostRecords))
    members.append(into: &bytes, separator: ",\n  ", opening: "  ", closing: ",\n")
  }

  private func appendList<Element>(
    _ name: String, _ elements: [Element], into bytes: inout [UInt8],
    each append: (Element, inout [UInt8]) -> Void
  ) {
    bytes.append(text: "  \"\(name)\": [")
    for (index, element) in elements.enumerated() {
      bytes.append(text: index > 0 ? ",\n    " : "\n    ")
      append(element, &bytes)
    }
    bytes.append(text: elements.isEmpty ? "],\n" : "\n  ],\n")
  }

  private func appendTimes(into bytes: inout [UInt8]) {
    let times = analysis.frameTimes.suffix(Self.mostFrameTimes)
    bytes.append(text: "  \"frameTimesOmitted\": ")
    bytes.append(number: UInt64(analysis.frameTimes.count - times.count))
    bytes.append(text: ",\n")
    bytes.append(text: "  \"frameTimesNs\": [")
    for (index, time) in times.enumerated() {
      if index > 0 { bytes.append(text: ",") }
      bytes.append(text: index.isMultiple(of: Self.timesInLine) ? "\n    " : " ")
      bytes.append(number: time)
    }
    bytes.append(text: times.isEmpty ? "]\n" : "\n  ]\n")
  }

  // MARK: Elements

  private static func append(_ measured: MeasuredMetric, into bytes: inout [UInt8]) {
    var members = JSONMembers()
    members.add("key", .string(measured.metric.key))
    members.add("value", measured.value.map { .number($0) } ?? .null)
    members.add("unit", .string(measured.metric.unit))
    members.add("n", .count(measured.n))
    members.add("quantity", .string(measured.metric.quantity.rawValue))
    members.add("estimated", .truth(measured.metric.isEstimated))
    members.add("name", .string(measured.metric.name))
    members.add("definition", .string(measured.metric.definition))
    members.append(into: &bytes)
  }

  private static func append(_ phase: PhaseSummary, into bytes: inout [UInt8]) {
    var members = JSONMembers()
    members.add("name", .string(phase.phase.name))
    members.add("meanNs", .number(phase.mean))
    members.add("p50Ns", .count(phase.p50))
    members.add("p99Ns", .count(phase.p99))
    members.add("longestNs", .count(phase.longest))
    members.add("share", .number(phase.share))
    members.add("lateFrames", .count(phase.lateFrames))
    members.append(into: &bytes)
  }

  private static func append(_ gap: FrameGap, into bytes: inout [UInt8]) {
    var members = JSONMembers()
    members.add("record", .number(Double(gap.record)))
    members.add("startNs", .count(gap.start))
    members.add("lengthNs", .count(gap.nanoseconds))
    members.add("phase", .string(gap.phase.name))
    members.add("resume", .truth(gap.isResume))
    members.append(into: &bytes)
  }
}
