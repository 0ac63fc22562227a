/// A refusal of SDL.
public nonisolated struct SDLError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was attempted, such as "make a window".
  public let operation: String
  /// SDL's own words, or a reason of this module when SDL was not asked.
  public let message: String

  /// Makes the error of an operation.
  public init(operation: String, message: String) {
    self.operation = operation
    self.message = message
  }

  /// The operation and the reason, in one line.
  public var description: String { "cannot \(operation): \(message)" }
}
