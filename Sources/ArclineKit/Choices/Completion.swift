import Motion

/// How a move came to its end; every move ends exactly once.
public enum Completion: Hashable, Sendable {
  /// The value reached its target.
  case finished
  /// Something else took over, or the move was stopped, before the value was there.
  case interrupted

  init(_ end: RunEnd) {
    self = end == .finished ? .finished : .interrupted
  }
}
