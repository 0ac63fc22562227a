/// Why a file could not be read or written.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// The path stands for something that is not a regular file, such as "a directory".
    case notRegular(String)
    /// The path stands for something that is not a named pipe, such as "a directory".
    case notPipe(String)
    /// The file has more bytes than the limit.
    case tooLarge(limit: Int)
    /// Another program is writing the file.
    case inUse
    /// The path contains a NUL character, which no path can.
    case invalidPath
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
    case .notRegular(let kind): "\(path): is \(kind), not a regular file"
    case .notPipe(let kind): "\(path): is \(kind), not a named pipe"
    case .tooLarge(let limit): "\(path): larger than the limit of \(limit) bytes"
    case .inUse: "\(path): another program is writing it"
    case .invalidPath: "a path must not contain a NUL character"
    case .system(let error): "\(path): \(error.reason)"
    }
  }
}
