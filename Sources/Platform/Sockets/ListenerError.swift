/// Why a program cannot listen at a path.
public struct ListenerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// The path is empty, has a NUL character, or has more bytes than an address holds.
    case badPath(most: Int)
    /// Another program listens there.
    case inUse
    /// A socket of another user stands there.
    case notOurs
    /// Something else stands there, such as "a directory".
    case notSocket(String)
    /// The system refused.
    case system(SystemError)
  }

  /// The path as it was given.
  public let path: String
  /// What is wrong with it.
  public let reason: Reason

  /// Makes the error of a path.
  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// The path and the reason, in one line.
  public var description: String {
    switch reason {
    case .badPath(let most): "the path of a socket has 1 to \(most) bytes and no NUL character"
    case .inUse: "\(path): already running: another program listens there"
    case .notOurs: "\(path): a socket of another user stands there"
    case .notSocket(let kind): "\(path): is \(kind), not a socket"
    case .system(let error): "\(path): \(error.reason)"
    }
  }
}
