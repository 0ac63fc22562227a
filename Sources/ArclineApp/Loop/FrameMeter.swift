import FrameTiming

/// Measures the frames of the last seconds for a graph.
nonisolated struct FrameMeter: ~Copyable {
  private let period: UInt64
  private var steps = FrameWindow()
  private var work = FrameWindow()
  private var last: UInt64?

  init(period: FramePeriod) {
    self.period = period.nanoseconds(ofPeriods: 1)
  }

  /// Notes a frame whose drawing began at one reading of the clock and was over at another.
  mutating func frameShown(from start: UInt64, to end: UInt64) {
    if let last {
      let step = start - min(start, last)
      // A frame is late when it took half a period too long.
      steps.record(step, endingAt: start, isLate: step > period + period / 2)
    }
    last = start
    work.record(end - min(start, end), endingAt: end, isLate: false)
  }

  /// Notes that the picture stands still: the time until the next frame says nothing.
  mutating func rest() { last = nil }

  /// The graph of what was measured up to a reading of the clock.
  mutating func graph(at now: UInt64) -> FrameGraph {
    steps.advance(to: now)
    work.advance(to: now)
    func milliseconds(_ time: UInt64?) -> Double { Double(time ?? 0) / 1e6 }
    var graph = FrameGraph()
    steps.fill(&graph.columns)
    graph.rate = steps.rate
    graph.middle = milliseconds(steps.percentile(.p50))
    graph.high = milliseconds(steps.percentile(.p99))
    graph.work = milliseconds(work.percentile(.p50))
    graph.late = steps.late
    graph.period = milliseconds(period)
    return graph
  }
}
