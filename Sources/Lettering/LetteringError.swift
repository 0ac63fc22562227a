/// The reason why a font file cannot be used.
///
/// The description is one line: the word `font`, the path and the reason.
public struct LetteringError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path as it was given.
  public var path: String
  /// What is wrong, in words that follow the path and a colon.
  public var reason: String

  /// Makes an error about a font file.
  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// The word `font`, the path and the reason, with control characters replaced.
  public var description: String {
    // A path may hold any character but NUL; a report stays on one line whatever it holds.
    let line = String.UnicodeScalarView(
      "font \(path): \(reason)".unicodeScalars.map {
        $0.properties.generalCategory == .control ? "?" : $0
      })
    return String(line)
  }
}
