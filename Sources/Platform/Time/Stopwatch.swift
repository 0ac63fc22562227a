/// The time since a moment, for things that happen at times of their own.
public struct Stopwatch: Sendable {
  private let start: UInt64

  /// Starts now.
  public init() {
    start = MonotonicClock.now()
  }

  /// The nanoseconds since the start.
  public var nanoseconds: UInt64 { MonotonicClock.now() - start }

  /// The reading of the clock so many nanoseconds after the start; the last one if there is none.
  public func reading(afterNanoseconds time: UInt64) -> UInt64 {
    let (sum, overflows) = start.addingReportingOverflow(time)
    return overflows ? UInt64(Int64.max) : min(sum, UInt64(Int64.max))
  }

  /// Waits until so many nanoseconds have passed since the start, or a bell has rung.
  ///
  /// - Returns: whether the time has come; false when the bell rang first.
  public func wait(untilNanoseconds time: UInt64, unless bell: WakePipe? = nil) -> Bool {
    let deadline = reading(afterNanoseconds: time)
    guard let bell else {
      MonotonicClock.sleep(until: deadline)
      return true
    }
    return !bell.wait(until: deadline)
  }
}
