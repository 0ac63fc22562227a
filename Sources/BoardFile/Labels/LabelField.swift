/// A name in braces that a label fills in.
public enum LabelField: String, Hashable, Sendable, CaseIterable {
  /// The whole percents, as in `42%`.
  case percent
  /// How far the job is, in its unit, without the unit.
  case value
  /// Where the job ends, in its unit, without the unit.
  case max
  /// The unit of `value` and `max`.
  case unit
  /// The speed with its unit, as in `18.2 MB/s`.
  case rate
  /// The time that is left, as in `3 min`.
  case eta
  /// The time since the start, as in `4 min 12 s`.
  case elapsed
  /// The time since the last news, as in `40 s`.
  case age
  /// What the job says of itself.
  case message
  /// The state in words.
  case state
  /// The job's name in its feed.
  case id
  /// The number of jobs in a rollup.
  case jobs
  /// Of these, those announced and not begun.
  case waiting
  /// Of these, those under way, whether or not their extent is known.
  case running
  /// Of these, those under way for an unknown extent.
  case unknown
  /// Of these, those held.
  case paused
  /// Of these, those without news for too long.
  case stalled
  /// Of these, those complete.
  case done
  /// Of these, those ended by an error.
  case failed
  /// Of these, those ended by their owner.
  case cancelled
  /// Of these, those that ended early.
  case ended

  /// What it stands for, for the reference.
  public var summary: String {
    switch self {
    case .percent: "the whole percents, as in 42%"
    case .value: "how far the job is, without the unit"
    case .max: "where the job ends, without the unit"
    case .unit: "the unit of value and max"
    case .rate: "the speed with its unit, as in 18.2 MB/s"
    case .eta: "the time that is left, as in 3 min"
    case .elapsed: "the time since the start, as in 4 min 12 s"
    case .age: "the time since the last news, as in 40 s"
    case .message: "what the job says of itself"
    case .state: "the state in words"
    case .id: "the job's name in its feed"
    case .jobs: "the number of jobs in a rollup"
    case .waiting: "how many jobs have not begun"
    case .running: "how many jobs are under way"
    case .unknown: "how many jobs are under way without a known end"
    case .paused: "how many jobs are held"
    case .stalled: "how many jobs have been silent for too long"
    case .done: "how many jobs are complete"
    case .failed: "how many jobs ended by an error"
    case .cancelled: "how many jobs were ended by their owner"
    case .ended: "how many jobs ended early"
    }
  }

  /// All names, in the order in which they are listed.
  static let names = allCases.map(\.rawValue)
}
