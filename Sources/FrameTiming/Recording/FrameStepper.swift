/// Turns records into steps, one after the other; it remembers only the frame before.
public struct FrameStepper: Sendable {
  /// Which steps count.
  public let rule: FrameStepRule

  private var previous: UInt64?
  private var warmUpLeft: UInt64
  private var isDoubtful = false

  /// Creates a stepper that has seen no frame.
  public init(rule: FrameStepRule = FrameStepRule()) {
    self.rule = rule
    warmUpLeft = rule.warmUpFrames
  }

  /// The step that ends with this record.
  ///
  /// After an anomaly the next step is a restart, because the moment it would count from is in doubt.
  /// The first record is never a gap: its time is its own length, however long.
  public mutating func step(to record: FrameRecord) -> FrameStep {
    let before = previous
    previous = record.present
    guard record.isInOrder, record.present > before ?? record.wake, record.wake >= before ?? 0
    else {
      isDoubtful = true
      return FrameStep(kind: .clockAnomaly, nanoseconds: 0, sleep: 0, wait: 0)
    }
    guard let before, !isDoubtful, !record.flags.contains(.afterRest) else {
      let isRestart = before != nil
      isDoubtful = false
      return step(isRestart ? .restart : countedKind(), record, from: record.wake)
    }
    let isGap = record.flags.contains(.resumed) || rule.isGap(record, after: before)
    return step(isGap ? .gap : countedKind(), record, from: before)
  }

  private func step(_ kind: FrameStep.Kind, _ record: FrameRecord, from start: UInt64) -> FrameStep
  {
    let time = record.present - start
    return FrameStep(
      kind: kind, nanoseconds: time, sleep: record.wake - start, wait: time - record.work)
  }

  private mutating func countedKind() -> FrameStep.Kind {
    guard warmUpLeft > 0 else { return .counted }
    warmUpLeft -= 1
    return .warmUp
  }
}
