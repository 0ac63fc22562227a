/// A log in the columns of PresentMon, which most viewers of frame times open.
///
/// What only a graphics driver knows is `NA`. Presents are counted from their return, in both forms,
/// so that the differences of a log's times are the frame times of the report. Every record has a row,
/// warm-up and gaps too; a record on a clock that cannot be trusted has no frame time. One after a rest
/// has the loop's period for its time, since readers take each row for a frame that follows
/// the last. `Dropped` marks a frame that presented nothing; 2.x has no column for that.
/// Source: PresentMon's console application, its columns and its gold files.
public struct PresentMonLog: FrameLog {
  /// The set of columns.
  public enum Columns: Sendable, Hashable {
    /// Those of 1.x: times to 14 decimals, the last eight of which are always 0.
    case version1
    /// Those of 2.0 to 2.3: milliseconds to four decimals, with animation error.
    case version2
  }

  private let columns: Columns
  private let context: FrameLogContext
  private var stepper: FrameStepper
  private var estimator: AnimationErrorEstimator
  private var start: (moment: UInt64, content: UInt64)?

  /// Creates a log of a loop.
  public init(_ context: FrameLogContext, columns: Columns) {
    self.columns = columns
    self.context = context
    stepper = FrameStepper(rule: context.rule)
    estimator = AnimationErrorEstimator(tick: context.tick, refresh: context.refresh)
  }

  /// Adds the byte order mark and the names of the columns.
  public func begin(into bytes: inout [UInt8]) {
    bytes.append(text: "\u{FEFF}Application,ProcessID,SwapChainAddress,")
    switch columns {
    case .version1:
      bytes.append(
        text: "Runtime,SyncInterval,PresentFlags,Dropped,TimeInSeconds,msInPresentAPI,"
          + "msBetweenPresents,AllowsTearing,PresentMode,msUntilRenderComplete,msUntilDisplayed,"
          + "msBetweenDisplayChange,msFlipDelay,msUntilRenderStart,msGPUActive,msGPUVideoActive,"
          + "msSinceInput\n")
    case .version2:
      bytes.append(
        text: "PresentRuntime,SyncInterval,PresentFlags,AllowsTearing,PresentMode,FrameType,"
          + "CPUStartTime,FrameTime,CPUBusy,CPUWait,GPULatency,GPUTime,GPUBusy,GPUWait,VideoBusy,"
          + "DisplayLatency,DisplayedTime,AnimationError,AnimationTime,MsFlipDelay,"
          + "AllInputToPhotonLatency,ClickToPhotonLatency,InstrumentedLatency\n")
    }
  }

  /// Adds a row.
  public mutating func append(_ record: FrameRecord, into bytes: inout [UInt8]) {
    let step = stepper.step(to: record)
    let error = estimator.error(of: record, step: step)
    let content = record.contentTime(tick: context.tick)
    let start = start ?? (record.wake, content)
    self.start = start
    bytes.append(cell: context.application)
    bytes.append(text: ",")
    bytes.append(number: context.processID)
    bytes.append(text: ",0x0,Other,\(syncInterval),0,")
    switch columns {
    case .version1: appendVersion1(record, step, start: start.moment, into: &bytes)
    case .version2:
      bytes.append(text: "0,Composed: Flip,Application,")
      appendTimes(record, step, start: start.moment, into: &bytes)
      bytes.append(text: "NA,NA,NA,NA,NA,NA,NA,")
      if let error {
        bytes.append(signedNanoseconds: error, unit: .milliseconds, places: 4)
      } else {
        bytes.append(text: "NA")
      }
      bytes.append(text: ",")
      let shown = content.subtractingSaturated(start.content)
      bytes.append(nanoseconds: shown, unit: .milliseconds, places: 4)
      bytes.append(text: ",NA,NA,NA,NA\n")
    }
  }

  /// Adds nothing: the last row ends the file.
  public func end(into bytes: inout [UInt8]) {}

  private var syncInterval: Int {
    switch context.presentWait {
    case .waits: 1
    case .returnsAtOnce: 0
    case .unknown: -1
    }
  }

  private func appendVersion1(
    _ record: FrameRecord, _ step: FrameStep, start: UInt64, into bytes: inout [UInt8]
  ) {
    let places = 14
    bytes.append(text: record.flags.contains(.notPresented) ? "1," : "0,")
    let elapsed = record.present.subtractingSaturated(start)
    bytes.append(nanoseconds: elapsed, unit: .seconds, places: places)
    bytes.append(text: ",")
    bytes.append(
      nanoseconds: record.duration(of: .present), unit: .milliseconds, places: places)
    bytes.append(text: ",")
    if step.kind == .clockAnomaly {
      bytes.append(text: "NA")
    } else {
      let time = step.tabled(record, period: context.period)
      bytes.append(nanoseconds: time, unit: .milliseconds, places: places)
    }
    bytes.append(text: ",0,Composed: Flip,NA,NA,NA,NA,NA,NA,NA,NA\n")
  }

  /// The start of the frame, its time, and the two parts of it.
  private func appendTimes(
    _ record: FrameRecord, _ step: FrameStep, start: UInt64, into bytes: inout [UInt8]
  ) {
    guard step.kind != .clockAnomaly else { return bytes.append(text: "NA,NA,NA,NA,") }
    let time = step.tabled(record, period: context.period)
    let begin = record.present.subtractingSaturated(time)
    let work = min(record.work, time)
    for time in [begin.subtractingSaturated(start), time, work, time - work] {
      bytes.append(nanoseconds: time, unit: .milliseconds, places: 4)
      bytes.append(text: ",")
    }
  }
}
