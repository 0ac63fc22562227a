/// Why a report cannot be read.
public struct ReportError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The byte at which reading stopped, counted from 0.
  public let offset: Int

  /// What was found or expected there, without a full stop.
  public let problem: String

  init(at offset: Int, _ problem: String) {
    self.offset = offset
    self.problem = problem
  }

  /// One line for people, as `byte 17: expected ':' after a member's name`.
  public var description: String { "byte \(offset): \(problem)" }
}
