/// How many jobs are in each state.
public struct StateCounts: Hashable, Sendable {
  private var counts: [JobState: Int] = [:]

  /// Makes the counts of some states.
  public init(_ states: some Sequence<JobState> = []) {
    for state in states { counts[state, default: 0] += 1 }
  }

  /// Makes counts; those below 0 count as 0, those above a million as a million.
  public init(_ counts: [JobState: Int]) {
    self.counts = counts.mapValues { max(0, min(1_000_000, $0)) }
  }

  /// The number of jobs in a state.
  public subscript(state: JobState) -> Int { counts[state] ?? 0 }

  /// The number of all jobs.
  public var total: Int { counts.values.reduce(0, +) }

  /// The number of jobs under way, whether or not their extent is known.
  public var underWay: Int { self[.running] + self[.unknown] }
}
