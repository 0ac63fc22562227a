internal import Synchronization

/// Wakes the main loop from any thread.
///
/// Calls are coalesced: until the loop takes the event, further ones add nothing to its queue. It
/// may be kept and used after the shell was shut down, without effect.
public nonisolated final class EventWaker: Sendable {
  private enum State {
    case idle
    case pending
    case closed
  }

  private let state = Mutex(State.idle)
  private let eventType: UInt32

  init(eventType: UInt32) {
    self.eventType = eventType
  }

  /// Puts a `.wake` event into the queue unless one is waiting there.
  ///
  /// When the queue is full nothing is added; the loop is awake then anyway.
  public func wake() {
    state.withLock { state in
      // Inside the lock, so that the queue cannot be taken down during the call.
      if state == .idle, UserEvents.push(eventType) { state = .pending }
    }
  }

  /// Allows the next `.wake`; called before the loop looks at what it was woken for.
  func acknowledge() {
    state.withLock { state in
      if state == .pending { state = .idle }
    }
  }

  /// Makes all later calls do nothing.
  func close() {
    state.withLock { $0 = .closed }
  }
}
