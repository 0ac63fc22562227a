/// A trace of events that Perfetto and Chrome's tracing page open.
///
/// Every frame is a slice from present to present with its phases inside; frame time, animation error
/// and drawn pixels are counters, and what happened beside is marked. Times are microseconds to the
/// nanosecond since the first frame's wake. The array form is used, which readers accept without its
/// end: a file whose program was killed still opens. A frame takes about 900 bytes, so ten minutes at
/// 60 Hz are 30 MB; viewers grow slow over 200 MB.
/// Source: Trace Event Format, and Perfetto's notes on what it reads of it.
public struct ChromeTrace: FrameLog {
  private let context: FrameLogContext
  private var stepper: FrameStepper
  private var estimator: AnimationErrorEstimator
  private var start: UInt64?
  private var latest: UInt64 = 0

  /// Creates a trace of a loop.
  public init(_ context: FrameLogContext) {
    self.context = context
    stepper = FrameStepper(rule: context.rule)
    estimator = AnimationErrorEstimator(tick: context.tick, refresh: context.refresh)
  }

  /// Adds the names of the process and of the track.
  public func begin(into bytes: inout [UInt8]) {
    bytes.append(text: "[\n")
    appendName(of: "process_name", context.application, into: &bytes)
    bytes.append(text: ",\n")
    appendName(of: "thread_name", "frames", into: &bytes)
  }

  /// Adds a frame.
  public mutating func append(_ record: FrameRecord, into bytes: inout [UInt8]) {
    let step = stepper.step(to: record)
    let error = estimator.error(of: record, step: step)
    let start = start ?? record.wake
    self.start = start
    guard step.kind != .clockAnomaly else {
      // Slices of such a record would not nest; it is marked where time was last good.
      return appendMark("clock anomaly", at: latest, into: &bytes)
    }
    let end = record.present.subtractingSaturated(start)
    latest = max(latest, end)
    let frame = Frame(
      record: record, step: step, error: error, begin: end.subtractingSaturated(step.nanoseconds),
      end: end)
    appendSlice(of: frame, into: &bytes)
    appendPhases(of: frame, into: &bytes)
    if step.kind != .gap { appendCounters(of: frame, into: &bytes) }
    for mark in marks(of: record, step) { appendMark(mark, at: end, into: &bytes) }
  }

  /// Ends the list.
  public func end(into bytes: inout [UInt8]) { bytes.append(text: "\n]\n") }

  private func marks(of record: FrameRecord, _ step: FrameStep) -> [String] {
    let missed = FramePace.missedPeriods(step.nanoseconds, period: context.period)
    let flagged: [(FrameFlags, String)] = [
      (.resumed, "resumed"), (.clamped, "clamped"), (.resized, "resized"),
      (.targetsReset, "textures made anew"), (.hidden, "hidden"), (.notPresented, "not presented"),
    ]
    let late = step.kind == .counted && missed > 0 ? ["missed \(missed)"] : []
    return late + flagged.filter { record.flags.contains($0.0) }.map(\.1)
  }
}

// MARK: - Events

extension ChromeTrace {
  /// A record with all that is drawn of it; moments since the start.
  private struct Frame {
    let record: FrameRecord
    let step: FrameStep
    let error: Int64?
    let begin, end: UInt64
  }

  private func appendHead(
    _ phase: String, _ name: String, at time: UInt64, into bytes: inout [UInt8]
  ) {
    bytes.append(text: ",\n{\"ph\":\"\(phase)\",\"name\":\"\(name)\",\"cat\":\"frame\",\"pid\":")
    bytes.append(number: context.processID)
    bytes.append(text: ",\"tid\":1,\"ts\":")
    bytes.append(nanoseconds: time, unit: .microseconds, places: 3)
  }

  private func appendName(of kind: String, _ name: String, into bytes: inout [UInt8]) {
    bytes.append(text: "{\"ph\":\"M\",\"name\":\"\(kind)\",\"pid\":")
    bytes.append(number: context.processID)
    bytes.append(text: ",\"tid\":1,\"ts\":0,\"args\":{\"name\":")
    bytes.append(jsonString: name)
    bytes.append(text: "}}")
  }

  private func appendSlice(of frame: Frame, into bytes: inout [UInt8]) {
    let name =
      switch frame.step.kind {
      case .gap: "gap"
      case .warmUp: "frame (warm-up)"
      case .restart: "frame (after rest)"
      case .counted, .clockAnomaly: "frame"
      }
    appendHead("X", name, at: frame.begin, into: &bytes)
    appendDuration(frame.step.nanoseconds, into: &bytes)
    bytes.append(text: ",\"args\":{\"tick\":")
    bytes.append(number: frame.record.tick)
    bytes.append(text: ",\"damagePixels\":")
    bytes.append(number: UInt64(frame.record.damagePixels))
    bytes.append(text: "}}")
  }

  private func appendPhases(of frame: Frame, into bytes: inout [UInt8]) {
    var time = frame.begin
    for phase in FramePhase.allCases {
      let length = phase == .sleep ? frame.step.sleep : frame.record.duration(of: phase)
      guard length > 0 else { continue }
      appendHead("X", phase.name, at: time, into: &bytes)
      appendDuration(length, into: &bytes)
      bytes.append(text: "}")
      time = time.addingSaturated(length)
    }
  }

  private func appendDuration(_ length: UInt64, into bytes: inout [UInt8]) {
    bytes.append(text: ",\"dur\":")
    bytes.append(nanoseconds: length, unit: .microseconds, places: 3)
  }

  private func appendCounters(of frame: Frame, into bytes: inout [UInt8]) {
    appendHead("C", "frame time", at: frame.end, into: &bytes)
    bytes.append(text: ",\"args\":{\"ms\":")
    bytes.append(nanoseconds: frame.step.nanoseconds, unit: .milliseconds, places: 6)
    bytes.append(text: "}}")
    appendHead("C", "damage", at: frame.end, into: &bytes)
    bytes.append(text: ",\"args\":{\"pixels\":")
    bytes.append(number: UInt64(frame.record.damagePixels))
    bytes.append(text: "}}")
    guard let error = frame.error else { return }
    appendHead("C", "animation error (estimated)", at: frame.end, into: &bytes)
    bytes.append(text: ",\"args\":{\"ms\":")
    bytes.append(signedNanoseconds: error, unit: .milliseconds, places: 6)
    bytes.append(text: "}}")
  }

  private func appendMark(_ name: String, at time: UInt64, into bytes: inout [UInt8]) {
    appendHead("i", name, at: time, into: &bytes)
    bytes.append(text: ",\"s\":\"t\"}")
  }
}
