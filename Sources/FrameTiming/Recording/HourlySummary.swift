/// What one hour of frames amounts to, small enough to keep for years.
public struct HourlySummary: Sendable, Hashable {
  /// The number of the hour since the first frame, from 0.
  public let hour: UInt64

  /// What became of the hour's frames.
  public let tally: FrameTally

  /// The nearest-rank percentiles of the counted frame times in nanoseconds, within 1 / 2048.
  ///
  /// 0 when no frame was counted.
  public let p50, p99, p99_9: UInt64

  /// Records that were overwritten before they were read, since the run began.
  public let lost: UInt64

  init(hour: UInt64, tally: FrameTally, histogram: borrowing FrameHistogram, lost: UInt64) {
    self.hour = hour
    self.tally = tally
    self.lost = lost
    // The middle of a bucket may lie past the shortest and longest times there were.
    func held(_ percentile: Percentile) -> UInt64 {
      min(max(histogram.percentile(percentile) ?? 0, tally.shortest), tally.longest)
    }
    (p50, p99, p99_9) = (held(.p50), held(.p99), held(.p99_9))
  }
}

// MARK: - Text

extension HourlySummary {
  /// What the process holds, which only the program itself can ask for.
  public struct Process: Sendable, Hashable {
    /// Resident memory in bytes.
    public var residentBytes: UInt64
    /// Open file descriptors.
    public var descriptors: UInt64

    /// Creates the figures; 0 stands for what is not known.
    public init(residentBytes: UInt64 = 0, descriptors: UInt64 = 0) {
      self.residentBytes = residentBytes
      self.descriptors = descriptors
    }
  }

  /// The names of the columns of ``line(_:)``, with a line feed.
  public static let header =
    "hour,frames,mean_ms,p50_ms,p99_ms,p99.9_ms,max_ms,late,missed,gaps,restarts,"
    + "clock_anomalies,clamped,lost_records,rss_bytes,descriptors\n"

  /// The summary as a line of comma-separated values, under 300 bytes, with a line feed.
  ///
  /// Times are milliseconds with six decimals, that is to the nanosecond.
  public func line(_ process: Process = Process()) -> String {
    var bytes: [UInt8] = []
    bytes.append(number: hour)
    bytes.append(text: ",")
    bytes.append(number: tally.frames)
    for time in [meanNanoseconds, p50, p99, p99_9, tally.longest] {
      bytes.append(text: ",")
      bytes.append(nanoseconds: time, unit: .milliseconds, places: 6)
    }
    let counts = [
      tally.late, tally.missed, tally.gaps, tally.restarts, tally.clockAnomalies, tally.clamped,
      lost, process.residentBytes, process.descriptors,
    ]
    for count in counts {
      bytes.append(text: ",")
      bytes.append(number: count)
    }
    bytes.append(text: "\n")
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The mean frame time in nanoseconds, rounded; 0 when no frame was counted.
  public var meanNanoseconds: UInt64 {
    guard tally.frames > 0 else { return 0 }
    let (mean, rest) = tally.totalNanoseconds.quotientAndRemainder(dividingBy: tally.frames)
    return rest >= tally.frames - rest ? mean + 1 : mean
  }
}
