/// Many jobs as one: how far they are together, and how many are in which state.
///
/// - A job weighs as much as its size, when all known sizes are in one unit; a job without a known
///   size weighs as much as the mean of the others. When units differ, or no size is known, all jobs
///   weigh the same.
/// - A job that has not begun counts as 0, a complete one as 1, one that failed or ended early as
///   what it had reached. A cancelled job does not count, since nobody waits for it.
/// - A job of unknown extent counts as 0 and makes the whole a lower bound.
/// - The whole is 1 only when every job that counts is complete, and otherwise so far below that no
///   label rounds it up to 100 %.
public struct Rollup: Hashable, Sendable {
  /// How far the jobs are together.
  public enum Progress: Hashable, Sendable {
    /// Exactly so far, 0…1.
    case known(Double)
    /// At least so far: the extent of some jobs is unknown.
    case atLeast(Double)
    /// Nothing is known of any job.
    case unknown
  }

  /// How far the jobs are together.
  public let progress: Progress
  /// How many jobs are in which state.
  public let counts: StateCounts
  /// The state of the whole.
  ///
  /// The first of these that some job is in: failed, stalled, running, paused, ended; then done or
  /// cancelled when all jobs are over, and waiting otherwise. Running is unknown when the progress
  /// is.
  public let state: JobState
  /// The sum of what is done, in the one unit of all jobs that count; nil when one has no known size
  /// or progress.
  public let value: Double?
  /// The sum of the sizes of all jobs that count; nil when one is unknown or the units differ.
  public let max: Double?
  /// The unit of the sums; empty without sums.
  public let unit: String
  /// The sum of the rates of the jobs under way; nil when one is unknown or the units differ.
  public let rate: Double?
  /// The longest time that a job under way still takes; nil when one is unknown.
  public let remaining: Double?

  /// The most that jobs come to that are not all complete: labels round down to 99 %.
  public static let mostUnfinished = 0.9999

  /// Sums up jobs; without any the progress is unknown and the state is waiting.
  public init(_ jobs: [RollupJob]) {
    counts = StateCounts(jobs.map(\.state))
    let counting = jobs.filter { $0.state != .cancelled }
    progress = Self.progress(of: counting)
    state = Self.state(of: counts, isKnown: progress != .unknown)
    let sums = Self.sums(of: counting)
    (value, max, unit) = (sums.value, sums.max, sums.unit)
    let underWay = jobs.filter { $0.state == .running || $0.state == .unknown }
    rate = Self.isOneUnit(underWay) ? Self.total(underWay.map { Self.sound($0.rate) }) : nil
    remaining = underWay.isEmpty ? nil : Self.greatest(underWay.map { Self.sound($0.remaining) })
  }

  private static func progress(of jobs: [RollupJob]) -> Progress {
    let fractions = jobs.map(fraction)
    guard fractions.contains(where: { $0 != nil }) else { return .unknown }
    let weights = weights(of: jobs)
    var done = 0.0
    for (fraction, weight) in zip(fractions, weights) { done += (fraction ?? 0) * weight }
    let isComplete = jobs.allSatisfy { $0.state == .done }
    let whole = isComplete ? 1 : Swift.max(0, min(mostUnfinished, done))
    return fractions.contains(nil) ? .atLeast(whole) : .known(whole)
  }

  /// What a job counts as; nil when it is unknown.
  private static func fraction(of job: RollupJob) -> Double? {
    switch job.state {
    case .done: 1
    case .unknown: nil
    case .waiting: sound(job.fraction).map { min(1, $0) } ?? 0
    default: sound(job.fraction).map { min(1, $0) }
    }
  }

  /// The weights of the jobs, with a sum of 1.
  private static func weights(of jobs: [RollupJob]) -> [Double] {
    let sizes = jobs.map { sound($0.max).flatMap { $0 > 0 ? $0 : nil } }
    let known = sizes.compactMap { $0 }
    let sized = zip(jobs, sizes).filter { $0.1 != nil }.map(\.0)
    // By the greatest size first, so that sums of huge ones stay finite.
    guard let greatest = known.max(), isOneUnit(sized) else {
      return [Double](repeating: 1 / Double(jobs.count), count: jobs.count)
    }
    let mean = known.reduce(0) { $0 + $1 / greatest } / Double(known.count)
    let parts = sizes.map { $0.map { $0 / greatest } ?? mean }
    let total = parts.reduce(0, +)
    return parts.map { $0 / total }
  }

  private static func sums(
    of jobs: [RollupJob]
  ) -> (value: Double?, max: Double?, unit: String) {
    guard let first = jobs.first, isOneUnit(jobs), let max = total(jobs.map { sound($0.max) })
    else { return (nil, nil, "") }
    let parts = jobs.map { job in
      fraction(of: job).flatMap { fraction in sound(job.max).map { $0 * fraction } }
    }
    return (total(parts), max, first.unit)
  }

  private static func state(of counts: StateCounts, isKnown: Bool) -> JobState {
    let urgent: [JobState] = [.failed, .stalled]
    if let state = urgent.first(where: { counts[$0] > 0 }) { return state }
    if counts.underWay > 0 { return isKnown ? .running : .unknown }
    if let state = [JobState.paused, .ended].first(where: { counts[$0] > 0 }) { return state }
    if counts[.waiting] > 0 {
      // Between two jobs of a row the whole is on its way.
      return counts[.done] > 0 ? .running : .waiting
    }
    if counts[.done] > 0 { return .done }
    return counts[.cancelled] > 0 ? .cancelled : .waiting
  }

  private static func isOneUnit(_ jobs: [RollupJob]) -> Bool {
    jobs.allSatisfy { $0.unit == jobs.first?.unit }
  }

  /// A number that can be summed up; nil for what is none.
  private static func sound(_ number: Double?) -> Double? {
    number.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
  }

  private static func total(_ numbers: [Double?]) -> Double? {
    let known = numbers.compactMap { $0 }
    let total = known.reduce(0, +)
    return known.isEmpty || known.count < numbers.count || !total.isFinite ? nil : total
  }

  private static func greatest(_ numbers: [Double?]) -> Double? {
    numbers.contains(nil) ? nil : numbers.compactMap { $0 }.max()
  }
}
