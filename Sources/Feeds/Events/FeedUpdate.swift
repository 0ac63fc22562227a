/// News of one job from one record of a stream.
public struct FeedUpdate: Sendable, Equatable {
  /// The line the news came from, from 1.
  public var line: Int

  /// Which of the jobs in the stream this is about; empty in streams of a single job.
  public var id: String

  /// How much is done, from 0 to 1.
  ///
  /// Nil if the record says nothing about it, in which case the last one stands; with the state
  /// ``FeedState/unknown`` nil means that there is none.
  public var fraction: Double?

  /// The number as it stood in the stream, in the stream's own unit; always finite.
  public var number: Double?

  /// What is counted, in its own unit; nil if the record says nothing about it, in which case the last
  /// one stands.
  public var amount: FeedAmount?

  /// Whether ``fraction`` is not what ``number`` says: taken into its range, or held back from falling.
  public var isAdjusted: Bool

  /// Text to show with the job; empty text clears it, nil leaves it.
  public var message: String?

  /// The state of the job; nil leaves it.
  public var state: FeedState?

  /// Whether it says no more than that something goes on: neither how far that is nor that it is held
  /// or over.
  ///
  /// Without an ``id`` such news is about the stream, and about a job only if no other is named.
  public var isSignOfLife: Bool {
    switch state {
    case nil, .unknown, .running, .waiting: fraction == nil
    default: false
    }
  }

  /// The number as it stood, if the fraction is not what it says.
  public var raw: Double? {
    isAdjusted ? number : nil
  }

  /// Creates an update; whatever is left out is left unchanged by it.
  ///
  /// - Parameters:
  ///   - line: The line the news came from, from 1.
  ///   - id: The job; empty by default.
  ///   - fraction: Taken into 0 to 1; not-a-number is taken as nil.
  ///   - message: Text to show with the job.
  ///   - state: The state of the job.
  public init(
    line: Int, id: String = "", fraction: Double? = nil, message: String? = nil,
    state: FeedState? = nil
  ) {
    self.line = line
    self.id = id
    self.message = message
    self.state = state
    number = nil
    amount = nil
    isAdjusted = false
    guard let fraction, !fraction.isNaN else { return }
    self.fraction = fraction > 0 ? min(fraction, 1) : 0
  }
}
