/// What a command line asks the program to do.
public struct ParsedCommand: Equatable, Sendable {
  /// The mode that was named, or the standard one.
  public let mode: Mode

  /// What to do.
  public let invocation: Invocation

  /// One thing the program can be asked to do.
  public enum Invocation: Equatable, Sendable {
    /// Runs a mode.
    case run(Options)
    /// Shows the help of a mode, or the overview when no mode was named.
    case help(Mode?)
    /// Shows the version.
    case version
    /// Prints a text, as another tool does when it is asked for itself.
    case text(String)
  }
}
