/// Why a PNG could not be written or read.
public struct PNGError: Error, Equatable, CustomStringConvertible {
  /// What went wrong, in a few words.
  public let reason: String

  /// Makes an error.
  public init(reason: String) {
    self.reason = reason
  }

  /// The same as `reason`.
  public var description: String { reason }
}
