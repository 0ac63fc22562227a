/// What a rollup knows of one job.
public struct RollupJob: Hashable, Sendable {
  /// The fraction that is done, 0…1; nil when it is unknown.
  public var fraction: Double?
  /// What the job is doing.
  public var state: JobState
  /// The size of the job, in its unit; nil when it is unknown.
  public var max: Double?
  /// The unit of the size and the rate; empty without one.
  public var unit: String
  /// Units a second; nil when it is unknown.
  public var rate: Double?
  /// Seconds that are left; nil when that is unknown.
  public var remaining: Double?

  /// Makes a job.
  public init(
    fraction: Double?, state: JobState, max: Double? = nil, unit: String = ""
  ) {
    self.fraction = fraction
    self.state = state
    self.max = max
    self.unit = unit
  }
}
