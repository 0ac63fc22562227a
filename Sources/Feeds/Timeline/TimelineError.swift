/// What is wrong with the text of a timeline, and where.
public struct TimelineError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The kinds of fault.
  public enum Reason: Error, Sendable, Equatable, CaseIterable {
    /// No tab follows the time.
    case missingTab
    /// The time is not a decimal number without sign.
    case badTime
    /// The time is above 18 446 744 073 709 milliseconds, some 584 years.
    case timeTooLarge
    /// The time is less than that of the line before.
    case timeDecreases
    /// A backslash is followed by something that is not an escape.
    case badEscape
    /// The line is longer than ``RecordSplitter/maximumLength``.
    case tooLong
  }

  /// The line at fault, from 1.
  public let line: Int

  /// What is wrong with it.
  public let reason: Reason

  /// Creates an error about a line.
  public init(line: Int, reason: Reason) {
    self.line = line
    self.reason = reason
  }

  /// The line, what is wrong with it and what is allowed; one line without a full stop.
  public var description: String {
    "line \(line): \(explanation)"
  }

  private var explanation: String {
    switch reason {
    case .missingTab: "no tab; a line is milliseconds, a tab, and the bytes that arrive then"
    case .badTime: "bad time; milliseconds are digits with at most one decimal point, such as 16.7"
    case .timeTooLarge: "time too large; at most 18446744073709 milliseconds"
    case .timeDecreases: "time goes back; each line's time must be that of the line before or later"
    case .badEscape: #"bad escape; allowed are \n \r \t \e \\ and \xHH with two hexadecimal digits"#
    case .tooLong: "line too long; at most \(RecordSplitter.maximumLength) bytes"
    }
  }
}
