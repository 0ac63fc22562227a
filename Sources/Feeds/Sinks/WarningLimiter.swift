/// Passes events on, and after a number of warnings only counts the further ones.
///
/// For a live display, where a stream of a million bad lines must not become a million messages.
public struct WarningLimiter<Downstream: FeedSink>: FeedSink {
  /// Where the events go.
  public var downstream: Downstream

  /// How many warnings pass; 0 passes none.
  public let limit: Int

  /// How many warnings came, those held back included.
  public private(set) var warnings = 0

  /// How many warnings were held back.
  public var suppressed: Int {
    max(0, warnings - limit)
  }

  /// Creates a limiter in front of another sink.
  ///
  /// - Parameters:
  ///   - downstream: Where the events go.
  ///   - limit: How many warnings pass; 1000 by default, taken as 0 below 0.
  public init(downstream: Downstream, limit: Int = 1000) {
    self.downstream = downstream
    self.limit = max(0, limit)
  }

  /// Passes the event on, unless it is a warning beyond the limit.
  public mutating func receive(_ event: FeedEvent) {
    if case .warning = event {
      warnings += 1
      guard warnings <= limit else { return }
    }
    downstream.receive(event)
  }
}

extension WarningLimiter: Sendable where Downstream: Sendable {}
