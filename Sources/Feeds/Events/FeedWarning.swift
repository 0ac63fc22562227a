/// A record that could not be taken as it stood.
public struct FeedWarning: Sendable, Equatable {
  /// The line at fault, from 1.
  public let line: Int

  /// What is wrong and what is allowed or was done instead: one line, printable, without the number
  /// of the line.
  public let text: String

  /// Creates a warning about a line.
  public init(line: Int, text: String) {
    self.line = line
    self.text = text
  }
}
