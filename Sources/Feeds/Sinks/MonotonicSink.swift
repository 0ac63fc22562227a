/// Passes events on, and keeps the fraction of each job from falling.
///
/// An update that falls still passes, with its message and its place in the count, but holds the
/// highest fraction of its job so far and is marked as adjusted. A job that turns unknown passes as
/// it is, and its highest fraction stands. Of more than 4096 named jobs the later ones pass as they
/// are.
public struct MonotonicSink<Downstream: FeedSink>: FeedSink {
  /// Where the events go.
  public var downstream: Downstream

  /// Whether fractions are kept from falling; if not, every event passes as it is.
  public let isEnabled: Bool

  private var highest = JobTable<Double>()

  /// Creates a sink in front of another.
  ///
  /// - Parameters:
  ///   - downstream: Where the events go.
  ///   - isEnabled: Whether fractions are kept from falling; true by default.
  public init(downstream: Downstream, isEnabled: Bool = true) {
    self.downstream = downstream
    self.isEnabled = isEnabled
  }

  /// Passes the event on, with its fraction held back from falling.
  public mutating func receive(_ event: FeedEvent) {
    guard isEnabled, case .update(var update) = event, let fraction = update.fraction else {
      downstream.receive(event)
      return
    }
    if let highest = highest[update.id], highest > fraction {
      update.fraction = highest
      update.isAdjusted = true
      // A job that was complete does not become incomplete either.
      if highest == 1, update.state == .running {
        update.state = .done
      }
    } else {
      highest[update.id] = fraction
    }
    downstream.receive(.update(update))
  }
}

extension MonotonicSink: Sendable where Downstream: Sendable {}
