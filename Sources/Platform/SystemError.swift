internal import Glibc

/// A refusal of the operating system.
public struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was attempted, such as "read".
  public let operation: String
  /// The number of the error, as in errno.
  public let code: Int32

  /// Makes the error of an operation.
  public init(operation: String, code: Int32) {
    self.operation = operation
    self.code = code
  }

  /// The system's own words for the error, such as "No such file or directory".
  public var reason: String { System.text(ofError: code) }

  /// The operation and the reason.
  public var description: String { "\(operation): \(reason)" }
}
