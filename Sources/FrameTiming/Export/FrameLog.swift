/// A file that holds every frame, written record by record.
///
/// Bytes are added to the caller's buffer, which it may empty into a file whenever it likes: a long
/// recording is never in memory as a whole, and cut anywhere behind a record it is still readable.
public protocol FrameLog {
  /// Adds what stands before the first record.
  mutating func begin(into bytes: inout [UInt8])

  /// Adds one record.
  mutating func append(_ record: FrameRecord, into bytes: inout [UInt8])

  /// Adds what stands behind the last record.
  mutating func end(into bytes: inout [UInt8])
}

extension FrameLog {
  /// The whole file of a series that is in memory anyway.
  public mutating func file(of records: [FrameRecord]) -> [UInt8] {
    var bytes: [UInt8] = []
    begin(into: &bytes)
    for record in records { append(record, into: &bytes) }
    end(into: &bytes)
    return bytes
  }
}

/// What a log says beside its records.
public struct FrameLogContext: Sendable, Hashable {
  /// The program's name.
  public var application = "arcline"

  /// The process's number.
  public var processID: UInt64 = 0

  /// Which steps are frames, and which are gaps.
  public var rule = FrameStepRule()

  /// The period of a tick of animation time.
  public var tick: FramePeriod

  /// Whether presenting waits, as measured.
  public var presentWait = PresentWait.Verdict.unknown

  /// The display's measured period in nanoseconds; 0 where presenting does not wait for it.
  public var refresh: UInt64 = 0

  /// The period in nanoseconds beyond one and a half of which a frame is late; 0 for none.
  public var period: UInt64 = 0

  /// Creates the context of a loop with ticks of the period given.
  public init(tick: FramePeriod) { self.tick = tick }

  /// Creates the context that an analysis gives.
  public init(_ analysis: FrameAnalysis) {
    tick = analysis.settings.tick
    rule = FrameStepRule(
      warmUpFrames: analysis.settings.warmUpFrames, pace: analysis.settings.pace)
    presentWait = analysis.presentWait.verdict
    refresh = analysis.measuredRefresh ?? 0
    period = analysis.reference.nanoseconds
  }
}
