/// One thing that is wrong, or doubtful, in a file, and where.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  /// How much it matters.
  public enum Severity: String, Hashable, Sendable {
    /// The file cannot be used.
    case error
    /// The file can be used, but likely not as it was meant.
    case warning
  }

  /// How much it matters.
  public var severity: Severity
  /// Where it is.
  public var position: SourcePosition
  /// What is wrong and what is allowed: one line without control characters.
  public var message: String

  /// Makes a diagnostic.
  public init(_ severity: Severity, at position: SourcePosition, _ message: String) {
    self.severity = severity
    self.position = position
    self.message = message
  }

  /// The line to print after the name of the file, as in `3:5: error: …`.
  public var description: String { "\(position): \(severity.rawValue): \(message)" }
}

extension [Diagnostic] {
  /// Whether one of them makes the file unusable.
  public var hasErrors: Bool { contains { $0.severity == .error } }
}
