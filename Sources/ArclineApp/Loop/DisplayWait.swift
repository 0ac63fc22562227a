import CommandLineOptions
import Platform

/// Tries again while there is no display, as after a start that was faster than that of the monitor.
struct DisplayWait {
  /// How long a kiosk goes on trying, in nanoseconds.
  static let patience: UInt64 = 60_000_000_000
  /// The time from one attempt to the next, in nanoseconds.
  static let period: UInt64 = 2_000_000_000

  /// How long it goes on trying after the first attempt.
  let nanoseconds: UInt64
  /// The request to stop, if one came.
  let stopRequest: () -> Signal?
  var period = DisplayWait.period

  /// Runs `attempt` until it succeeds, fails for another reason than a missing display, or the time is
  /// over.
  func retry<Result>(_ attempt: () throws(Failure) -> Result) throws(Failure) -> Result {
    let watch = Stopwatch()
    var hasReported = false
    while true {
      do throws(Failure) {
        return try attempt()
      } catch {
        guard error.code == ExitStatus.noDisplay.rawValue, watch.nanoseconds < nanoseconds else {
          throw error
        }
        if !hasReported {
          Messages.report("\(error.message); trying again for \(nanoseconds / 1_000_000_000) s")
        }
        hasReported = true
      }
      try rest()
    }
  }

  /// Waits for the next attempt, but no longer than until a request to stop.
  private func rest() throws(Failure) {
    let watch = Stopwatch()
    while watch.nanoseconds < period {
      if let signal = stopRequest() {
        throw Failure(
          status: signal == .interrupt ? .interrupted : .done,
          message: "stopped before a display was there")
      }
      let end = min(period, watch.nanoseconds + 50_000_000)
      _ = watch.wait(untilNanoseconds: end)
    }
  }
}
