/// What the end of a command says about the jobs it told of: it knows best whether its work is done.
///
/// Every reader of a command judges by this, so that a display and a record of the same run agree.
public struct CommandEnd: Sendable, Equatable {
  /// The status the command ended with, as a shell gives it; 0 is success.
  public let status: Int32

  /// Whether it was asked to stop before it ended, whatever status that gave it.
  public let wasStopped: Bool

  /// Makes the end of a command with a status.
  public init(status: Int32, wasStopped: Bool = false) {
    self.status = status
    self.wasStopped = wasStopped
  }

  /// Whether the command was ended by its owner: asked to stop, or by SIGINT, as Control-C sends it.
  public var isCancellation: Bool { wasStopped || status == Self.interrupted }

  /// The status after SIGINT, as shells give it, and programs that imitate them.
  private static let interrupted: Int32 = 130

  /// What a job that stood in a state when the command ended has come to.
  ///
  /// A job that said itself that it has failed or was cancelled keeps that, and so does one that was
  /// done when a command that was asked to stop ended well. Any other is cancelled with its command;
  /// else the status decides, though the job may have told of its end.
  public func state(after state: FeedState?) -> FeedState {
    if let state, state == .failed || state == .cancelled { return state }
    if isCancellation, status != 0 || state != .done { return .cancelled }
    return status == 0 ? .done : .failed
  }

  /// The news of a job that stood in a state when the command ended; nil if that keeps its own end.
  ///
  /// Its line is 0, because no line says it.
  public func update(after state: FeedState?, id: String = "") -> FeedUpdate? {
    guard state != .failed, state != .cancelled else { return nil }
    let end = self.state(after: state)
    return FeedUpdate(
      line: 0, id: id, fraction: end == .done ? 1 : nil,
      message: end == .failed ? "ended with status \(status)" : nil, state: end)
  }
}
