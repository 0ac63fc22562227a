/// What the end of the input means for a job that is not complete.
public enum EndOfInput: Hashable, Sendable {
  /// The job ended early; the panel says so and keeps the last value.
  case endsEarly
  /// The job is complete: some sources say nothing at their end.
  case completes
}
