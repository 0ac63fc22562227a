/// What a comparison needs of a report that was written as JSON.
///
/// Members that it does not know are passed over, so that reports may grow under one version.
public struct StoredReport: Sendable, Hashable {
  /// What was watched.
  public let subject: String

  /// n: the frames that the report is about.
  public let frames: UInt64

  /// The counted frame times in nanoseconds, in their order; the last of them when there were many.
  public let frameTimes: [UInt64]

  /// The period in nanoseconds that frames were held against; 0 when the report does not say.
  public let referenceNanoseconds: UInt64

  // Above this, nanoseconds are no longer exact in programs that read numbers as Double.
  private static let longest: UInt64 = 1 << 53

  /// Takes what a comparison needs straight from an analysis.
  public init(_ analysis: FrameAnalysis, subject: String) {
    self.subject = subject
    frames = analysis.tally.frames
    frameTimes = Array(analysis.frameTimes.suffix(FrameReportJSON.mostFrameTimes))
    referenceNanoseconds = analysis.reference.nanoseconds
  }

  /// Reads a report of version 1.
  ///
  /// Throws an error that names the byte and what is allowed there: for text that is not JSON, for
  /// another schema or version, and for members that are missing, doubled or out of range.
  public init(json bytes: [UInt8]) throws(ReportError) {
    var reader = JSONReader(bytes)
    var members = Members()
    try reader.members { (reader, name) throws(ReportError) in
      try members.read(name, from: &reader)
    }
    try reader.finish()
    let end = bytes.count
    guard members.seen.contains("schema") else {
      throw ReportError(at: end, "expected a member \"schema\" of \"\(FrameReportJSON.schema)\"")
    }
    for name in ["version", "subject", "frames", "frameTimesNs"]
    where !members.seen.contains(name) {
      throw ReportError(at: end, "expected a member \"\(name)\" in the report")
    }
    guard UInt64(members.times.count) <= members.frames else {
      throw ReportError(at: end, "expected at most as many \"frameTimesNs\" as \"frames\"")
    }
    subject = members.subject
    frames = members.frames
    frameTimes = members.times
    referenceNanoseconds = members.reference
  }

  /// The members while they are being read.
  private struct Members {
    var seen: Set<String> = []
    var subject = ""
    var frames: UInt64 = 0
    var times: [UInt64] = []
    var reference: UInt64 = 0

    private static let known: Set<String> = [
      "schema", "version", "subject", "frames", "frameTimesNs", "pacing",
    ]

    mutating func read(_ name: String, from reader: inout JSONReader) throws(ReportError) {
      let start = reader.offset
      guard Self.known.contains(name) else { return try reader.skipValue() }
      guard seen.insert(name).inserted else {
        throw ReportError(at: start, "expected the member \"\(name)\" only once")
      }
      switch name {
      case "schema":
        guard try reader.string() == FrameReportJSON.schema else {
          throw ReportError(at: start, "expected the schema \"\(FrameReportJSON.schema)\"")
        }
      case "version":
        let version = UInt64(FrameReportJSON.version)
        _ = try reader.whole(version...version, "the version")
      case "subject": subject = try reader.string()
      case "frames": frames = try reader.whole(0...StoredReport.longest, "the frames")
      case "pacing": try readPacing(from: &reader)
      default: try readTimes(from: &reader)
      }
    }

    private mutating func readPacing(from reader: inout JSONReader) throws(ReportError) {
      var reference: UInt64 = 0
      try reader.members { (reader, name) throws(ReportError) in
        guard name == "referenceNs" else { return try reader.skipValue() }
        reference = try reader.whole(0...StoredReport.longest, "the period in nanoseconds")
      }
      self.reference = reference
    }

    private mutating func readTimes(from reader: inout JSONReader) throws(ReportError) {
      var times: [UInt64] = []
      try reader.elements { (reader) throws(ReportError) in
        guard times.count < FrameReportJSON.mostFrameTimes else {
          throw ReportError(
            at: reader.offset, "expected at most \(FrameReportJSON.mostFrameTimes) frame times")
        }
        times.append(try reader.whole(1...StoredReport.longest, "a frame time in nanoseconds"))
      }
      self.times = times
    }
  }
}
