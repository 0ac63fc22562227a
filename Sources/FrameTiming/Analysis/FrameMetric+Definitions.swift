extension FrameMetric {
  /// What is to be said about a metric.
  struct Facts {
    let name: String
    let quantity: Quantity
    let definition: String

    init(_ name: String, _ quantity: Quantity, _ definition: String) {
      (self.name, self.quantity, self.definition) = (name, quantity, definition)
    }
  }

  var facts: Facts {
    switch self {
    case .meanRate:
      Facts("mean rate", .rate, "1000 / mean frame time in ms: frames over time, no mean of rates")
    case .meanFrameTime: Facts("mean frame time", .time, "sum of the frame times / n")
    case .shortestFrameTime: Facts("shortest frame", .time, "the least frame time")
    case .p50FrameTime: Self.percentile("median frame time", "0.5")
    case .p90FrameTime: Self.percentile("p90 frame time", "0.9")
    case .p99FrameTime: Self.percentile("p99 frame time", "0.99")
    case .p99_9FrameTime: Self.percentile("p99.9 frame time", "0.999")
    case .longestFrameTime: Facts("longest frame", .time, "the greatest frame time")
    case .p99Corrected: Self.corrected("p99 corrected", "0.99")
    case .p99_9Corrected: Self.corrected("p99.9 corrected", "0.999")
    case .p1Rate:
      Facts("p1 rate", .rate, "nearest rank: value at rank ceil(0.01 n) of the rates, lowest first")
    case .low1ByPercentile: Self.lowByPercentile("1 %", "100")
    case .low1ByCount: Self.lowByCount("1 %", "100")
    case .low1Integral: Self.lowIntegral("1 %")
    case .low0_1ByPercentile: Self.lowByPercentile("0.1 %", "1000")
    case .low0_1ByCount: Self.lowByCount("0.1 %", "1000")
    case .low0_1Integral: Self.lowIntegral("0.1 %")
    default: pacingFacts
    }
  }

  private var pacingFacts: Facts {
    switch self {
    case .jitterDeviation:
      Facts("jitter (deviation)", .time, "sqrt(sum (f - mean)^2 / (n - 1)) of the frame times f")
    case .jitterSuccessive:
      Facts("jitter (successive)", .time, "mean of |f(i) - f(i-1)| over neighbouring frame times")
    case .lateFrames:
      Facts("late frames", .count, "frames longer than 1.5 P, P being the reference period")
    case .lateShare: Facts("late share", .share, "100 * late frames / n")
    case .overMillisecondShare:
      Facts("over 1 ms late, share", .share, "100 * frames longer than P + 1 ms / n")
    case .missedPeriods:
      Facts("missed periods", .count, "sum of round(f / P) - 1 over the late frames f")
    case .animationErrorMean:
      Facts("animation error, mean", .time, "mean of |e|; " + Self.errorDefinition)
    case .animationErrorP99:
      Facts("animation error, p99", .time, "nearest-rank p99 of |e|; " + Self.errorDefinition)
    case .animationErrorShare:
      Facts(
        "animation error, share", .share,
        "100 * sum |e| / sum of those frame times; "
          + Self.errorDefinition)
    default: workFacts
    }
  }

  private var workFacts: Facts {
    switch self {
    case .busyMean:
      Facts(
        "busy, mean", .time,
        "mean time from waking until presenting begins, without the overlay of the timing")
    case .busyP99: Facts("busy, p99", .time, "nearest-rank p99 of the time busy")
    case .waitMean:
      Facts(
        "wait, mean", .time, "mean of frame time - busy - overlay: in present and asleep")
    case .overlayMean:
      Facts("overlay, mean", .time, "mean time that the overlay of the timing itself took")
    case .notPresented:
      Facts(
        "nothing presented", .count,
        "frames that had nothing new to present; each ends where its present would begin")
    case .headroom: Facts("headroom", .share, "100 * (1 - mean busy / P), P the reference period")
    case .gaps:
      Facts(
        "gaps", .count,
        "steps left out because time jumped: over 250 ms and 4 P asleep, a suspend or stop that the "
          + "system told of, or a frame over 10 s; other time inside a phase is a slow frame, even "
          + "if a debugger caused it")
    case .gapTime: Facts("gap time", .time, "sum of the steps left out as gaps")
    case .restarts: Facts("restarts", .count, "frames left out because none stands before them")
    case .clockAnomalies:
      Facts("clock anomalies", .count, "records left out because their moments are out of order")
    case .warmUpFrames: Facts("warm-up frames", .count, "frames left out at the beginning")
    case .clampedFrames:
      Facts("clamped frames", .count, "frames for which the animation clock left time out")
    default: Facts(rawValue, .count, "")
    }
  }

  private static let errorDefinition =
    "e = step of content time - step of display time, the latter estimated from presents"

  private static func percentile(_ name: String, _ share: String) -> Facts {
    Facts(
      name, .time, "nearest rank: value at rank ceil(\(share) n) of the frame times, least first")
  }

  private static func corrected(_ name: String, _ share: String) -> Facts {
    Facts(
      name, .time,
      "value at rank ceil(\(share) n) of the frame times f and, for what each stall hid, of f - P, "
        + "f - 2 P, ... down to P, at most \(FrameHistogram.mostHiddenFrames) for one stall; "
        + "within 1 / 2048")
  }

  private static func lowByPercentile(_ share: String, _ parts: String) -> Facts {
    Facts(
      "\(share) low (percentile)", .rate,
      "1000 / the max(1, floor(n / \(parts)))-th longest frame time in ms")
  }

  private static func lowByCount(_ share: String, _ parts: String) -> Facts {
    Facts(
      "\(share) low (by count)", .rate,
      "1000 / mean of the max(1, floor(n / \(parts))) longest frame times in ms")
  }

  private static func lowIntegral(_ share: String) -> Facts {
    Facts(
      "\(share) low (integral)", .rate,
      "1000 / the frame time at which the longest, added up, reach \(share) of the total time")
  }
}
