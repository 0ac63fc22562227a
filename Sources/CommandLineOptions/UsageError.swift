/// Why a command line was refused.
///
/// The program shows ``message`` and ``hint`` on standard error and ends with
/// ``ExitStatus/usage``.
public struct UsageError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is wrong; names of options are as they were typed, with their dashes.
  public enum Reason: Error, Equatable, Sendable {
    /// No mode has an option of this name.
    case unknownOption(String, nearest: String?)
    /// A letter that is an option has something joined to it.
    case joinedShortOption(String, option: String)
    /// The first word is no mode.
    case unknownMode(String, nearest: String?)
    /// A word that nothing takes.
    case unexpectedArgument(String, nearest: String?)
    /// Nothing follows `--`, where the words of a program to run belong.
    case missingCommand
    /// An option that takes a value is last, or the next argument is an option.
    case missingValue(option: String, valueName: String, allowed: String)
    /// A flag was given a value.
    case unexpectedValue(option: String, value: String)
    /// A value that the option does not take.
    case invalidValue(option: String, value: String, problem: ValueProblem, allowed: String)
    /// An option was given twice, and not with the same value; nil where it is a flag.
    case givenTwice(option: String, first: String?, second: String?)
    /// The option belongs to other modes.
    case wrongMode(option: String, mode: Mode, takenBy: [Mode])
    /// A command line of another tool that cannot be followed; the text is one safe line.
    /// The status is that with which the tool would end.
    case foreign(String, status: Int32 = Options.DialogTool.usageStatus)
    /// Options that do not go together, or one that is missing.
    case brokenRule(OptionRule, mode: Mode)
  }

  /// What is wrong.
  public let reason: Reason

  /// The mode that was named on the command line; nil when none was.
  public let mode: Mode?

  /// The fault in one line: what is wrong, where, and what is allowed.
  public var message: String { reason.message }

  /// The status the process ends with.
  public var status: Int32 {
    if case .foreign(_, let status) = reason { return status }
    return ExitStatus.usage.rawValue
  }

  /// Where to read more, in one line; nil in place of another tool, which says it in the message.
  public var hint: String? {
    if case .foreign = reason { return nil }
    let words = mode.map { "\(ProgramVersion.name) \($0.rawValue)" } ?? ProgramVersion.name
    return "Try '\(words) --help'."
  }

  /// The same as ``message``.
  public var description: String { message }
}
