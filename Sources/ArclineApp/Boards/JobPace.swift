import Board
import BoardFile
import Feeds
import Motion

/// What a job counts, how fast, and how long it still takes.
nonisolated struct JobPace {
  /// What was counted last; nil where nothing is.
  private(set) var amount: FeedAmount?
  private var fraction: Double?
  private var pace = ProgressPace()

  /// Takes in news of the job, which is in a state after it.
  mutating func receive(_ update: FeedUpdate, then state: JobState, at instant: AnimationInstant) {
    if update.fraction != nil || update.state == .unknown { fraction = update.fraction }
    let wasCounted = amount != nil
    if let new = update.amount {
      if let amount, amount.unit != new.unit { pace = ProgressPace() }
      amount = new
    }
    // A share of the whole and a count are two journeys.
    if wasCounted != (amount != nil) { pace = ProgressPace() }
    if let value = update.amount?.value ?? (amount == nil ? update.fraction : nil) {
      pace.note(value, at: instant)
    }
    switch state {
    case .paused, .waiting: pace.interrupt()
    case .done:
      amount = amount.flatMap { FeedAmount($0.total ?? $0.value, of: $0.total, in: $0.unit) }
    default: break
    }
  }

  /// What is counted in a second; nil while that means nothing, and in a state in which nothing is.
  ///
  /// Of a job of unknown extent it is known all the same.
  func rate(in state: JobState, at instant: AnimationInstant) -> Double? {
    guard amount != nil, state == .running || state == .unknown else { return nil }
    return pace.rate(at: instant)
  }

  /// The seconds that are left; nil while that means nothing, and where the extent is unknown.
  func remaining(in state: JobState, at instant: AnimationInstant) -> Double? {
    guard state == .running, let fraction, fraction < 1 else { return nil }
    guard let amount else { return pace.remaining(to: 1, at: instant) }
    // Where only the share says how much there is in all, the total follows from it.
    let total = amount.total ?? (fraction > 0 ? amount.value / fraction : .nan)
    return total.isFinite ? pace.remaining(to: total, at: instant) : nil
  }
}
