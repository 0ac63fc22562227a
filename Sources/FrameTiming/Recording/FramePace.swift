/// How a frame time is held against a period; both in nanoseconds.
enum FramePace {
  /// Whether the frame took more than one and a half periods; never without a period.
  static func isLate(_ time: UInt64, period: UInt64) -> Bool {
    period > 0 && time > period.addingSaturated(period / 2)
  }

  /// The periods that passed without a frame: max(0, round(time / period) − 1); 0 without a period.
  static func missedPeriods(_ time: UInt64, period: UInt64) -> UInt64 {
    // Most frames are on time, and a division costs more than the whole rest.
    guard isLate(time, period: period) else { return 0 }
    return max(time.addingSaturated(period / 2) / period, 1) - 1
  }
}
