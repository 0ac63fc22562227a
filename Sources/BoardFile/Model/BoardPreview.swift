/// What a widget shows before any news: in pictures, in a preview, or for good when nothing feeds it.
public struct BoardPreview: Hashable, Sendable {
  /// The fraction, 0…1; nil when it is unknown.
  public var progress: Double?
  /// A second fraction behind it, such as what is buffered.
  public var buffer: Double?
  /// The time of the picture in seconds; what moves by itself is shown as it is then.
  public var time = 0.0
  /// What the job is doing.
  public var state = JobState.running
  /// How far the job is, in its unit.
  public var value: Double?
  /// Where the job ends, in its unit.
  public var max: Double?
  /// The unit.
  public var unit: String?
  /// Units a second.
  public var rate: Double?
  /// Seconds that are left.
  public var remaining: Double?
  /// Seconds since the start.
  public var elapsed: Double?
  /// Seconds since the last news.
  public var age: Double?
  /// What the job says of itself.
  public var message: String?
  /// For a rollup, the number of jobs by state.
  public var counts: [JobState: Int] = [:]
  /// For a rollup, the fractions of single jobs.
  public var parts: [Double] = []

  /// Makes the preview of a running job of unknown extent.
  public init() {}

  /// The values for labels, with the whole percents that the caller has rounded.
  public func labelValues(percent: Int?, id: String) -> LabelValues {
    var values = LabelValues()
    values.percent = percent
    values.value = value
    values.max = max
    values.unit = unit
    values.rate = rate
    values.remaining = remaining
    values.elapsed = elapsed
    values.age = age
    values.message = message
    values.state = state
    values.id = id
    values.counts = counts.isEmpty ? nil : StateCounts(counts)
    return values
  }
}
