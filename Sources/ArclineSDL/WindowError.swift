/// Why a window could not be opened or drawn in.
public nonisolated struct WindowError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was attempted and why it failed, in one line.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
