/// Percentiles of frame times with the frames put back that stalls kept from being measured.
///
/// A loop that stalls for ten periods measures one long frame, where nine more were due that would
/// have waited too; leaving them out makes every percentile look better than the wait that was seen.
struct CorrectedTimes: Sendable {
  /// The frames, the hidden ones included.
  let count: UInt64

  /// The nearest-rank percentiles in nanoseconds, within 1 / 2048; nil without frames.
  let p99, p99_9: UInt64?

  init(_ times: SortedTimes, period: UInt64) {
    var histogram = FrameHistogram()
    for time in times.values { histogram.record(time, expecting: period) }
    count = histogram.count
    let longest = times.values.last ?? 0
    // The middle of a bucket may lie past the longest time there was.
    p99 = histogram.percentile(.p99).map { min($0, longest) }
    p99_9 = histogram.percentile(.p99_9).map { min($0, longest) }
  }
}
