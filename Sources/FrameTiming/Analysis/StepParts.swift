/// The records of a run taken apart: their steps, and the phases of the counted ones.
struct StepParts {
  private(set) var steps: [FrameStep] = []
  /// The counted frames: times, work, and the phases one after the other.
  private(set) var times: [UInt64] = []
  private(set) var busy: [UInt64] = []
  private(set) var wait: UInt64 = 0
  private(set) var overlay: UInt64 = 0
  /// The counted frames that presented something: what presenting took, and the work before it.
  private(set) var presents: [UInt64] = []
  private(set) var presentedBusy: [UInt64] = []
  /// The counted frame times between two such frames.
  private(set) var presentedTimes: [UInt64] = []
  private var phaseTimes: [[UInt64]] = Array(repeating: [], count: FramePhase.allCases.count)

  init(_ records: [FrameRecord], settings: FrameAnalysis.Settings) {
    let rule = FrameStepRule(warmUpFrames: settings.warmUpFrames, pace: settings.pace)
    var stepper = FrameStepper(rule: rule)
    steps.reserveCapacity(records.count)
    var followsPresent = false
    for record in records {
      let step = stepper.step(to: record)
      steps.append(step)
      let isPresent = !record.flags.contains(.notPresented)
      defer { followsPresent = isPresent }
      guard step.kind == .counted else { continue }
      if isPresent {
        presents.append(record.duration(of: .present))
        presentedBusy.append(record.busy)
        if followsPresent { presentedTimes.append(step.nanoseconds) }
      }
      times.append(step.nanoseconds)
      busy.append(record.busy)
      wait = wait.addingSaturated(step.wait)
      overlay = overlay.addingSaturated(record.overlay)
      for phase in FramePhase.allCases {
        phaseTimes[phase.rawValue].append(
          phase == .sleep ? step.sleep : record.duration(of: phase))
      }
    }
  }

  func times(of phase: FramePhase) -> [UInt64] { phaseTimes[phase.rawValue] }

  func tally(of records: [FrameRecord], period: UInt64) -> FrameTally {
    var tally = FrameTally()
    for (record, step) in zip(records, steps) {
      tally.count(step, flags: record.flags, period: period)
    }
    return tally
  }

  func phaseSummaries(total: UInt64, period: UInt64) -> [PhaseSummary] {
    let sorted = phaseTimes.map(SortedTimes.init)
    let causes = lateCauses(medians: sorted.map { $0.median ?? 0 }, period: period)
    return FramePhase.allCases.map { phase in
      let times = sorted[phase.rawValue]
      return PhaseSummary(
        phase: phase, mean: times.mean ?? 0, p50: times.median ?? 0,
        p99: times.percentile(.p99) ?? 0, longest: times.values.last ?? 0,
        lateFrames: causes[phase.rawValue],
        share: total > 0 ? Double(times.sum) / Double(total) : 0)
    }
  }

  private func lateCauses(medians: [UInt64], period: UInt64) -> [UInt64] {
    var causes = [UInt64](repeating: 0, count: medians.count)
    for (frame, time) in times.enumerated() where FramePace.isLate(time, period: period) {
      let excess = medians.indices.map { phaseTimes[$0][frame].subtractingSaturated(medians[$0]) }
      if let cause = excess.indices.max(by: { excess[$0] < excess[$1] }) { causes[cause] += 1 }
    }
    return causes
  }

  func gaps(of records: [FrameRecord], atMost count: Int) -> ([FrameGap], total: UInt64) {
    var (gaps, total): ([FrameGap], UInt64) = ([], 0)
    for (index, step) in steps.enumerated() where step.kind == .gap {
      total = total.addingSaturated(step.nanoseconds)
      guard gaps.count < count else { continue }
      let record = records[index]
      let before = record.present.subtractingSaturated(step.nanoseconds)
      let longest = FramePhase.allCases.max {
        record.duration(of: $0, after: before) < record.duration(of: $1, after: before)
      }
      gaps.append(
        FrameGap(
          record: index, start: before.subtractingSaturated(records[0].wake),
          nanoseconds: step.nanoseconds, phase: longest ?? .sleep,
          isResume: record.flags.contains(.resumed)))
    }
    return (gaps, total)
  }

  func animationErrors(
    of records: [FrameRecord], tick: FramePeriod, refresh: UInt64
  ) -> (magnitudes: [UInt64], time: UInt64) {
    var estimator = AnimationErrorEstimator(tick: tick, refresh: refresh)
    var (magnitudes, time): ([UInt64], UInt64) = ([], 0)
    for (record, step) in zip(records, steps) {
      guard let error = estimator.error(of: record, step: step), step.kind == .counted else {
        continue
      }
      magnitudes.append(error.magnitude)
      time = time.addingSaturated(step.nanoseconds)
    }
    return (magnitudes, time)
  }
}
