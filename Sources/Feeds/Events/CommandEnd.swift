/// What the end of a command says about the jobs it told of: it knows best whether its work is done.
///
/// Every reader of a command judges by this, so that a display and a record of the same run agree.
public struct CommandEnd: Sendable, Equatable {
  /// The status the command ended with, as a shell gives it; 0 is success.
  public let status: Int32

  /// Makes the end of a command with a status.
  public init(status: Int32) {
    self.status = status
  }

  /// What a job that stood in a state when the command ended has come to.
  ///
  /// A job that said itself that it has failed or was cancelled keeps that; for any other the status
  /// decides, though it may have told of its end.
  public func state(after state: FeedState?) -> FeedState {
    if let state, state == .failed || state == .cancelled { return state }
    return status == 0 ? .done : .failed
  }

  /// The news of a job that stood in a state when the command ended; nil if that keeps its own end.
  ///
  /// Its line is 0, because no line says it.
  public func update(after state: FeedState?, id: String = "") -> FeedUpdate? {
    guard state != .failed, state != .cancelled else { return nil }
    return FeedUpdate(
      line: 0, id: id, fraction: status == 0 ? 1 : nil,
      message: status == 0 ? nil : "ended with status \(status)", state: self.state(after: state))
  }
}
