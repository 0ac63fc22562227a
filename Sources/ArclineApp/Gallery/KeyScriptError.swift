import CommandLineOptions
import SDLShell

/// What is wrong with a script of keys, and where.
nonisolated struct KeyScriptError: Error, Hashable {
  /// The kinds of fault.
  enum Reason: Hashable {
    /// No tab follows the time.
    case missingTab
    /// The time is no number of milliseconds, or more than a day.
    case badTime
    /// The time is before that of the line before.
    case timeDecreases
    /// No key has the name.
    case unknownKey(String)
  }

  /// The line at fault, from 1.
  let line: Int
  /// What is wrong with it.
  let reason: Reason

  /// The line, what is wrong with it and what is allowed; one line without a full stop.
  var description: String {
    let text =
      switch reason {
      case .missingTab: "no tab; a line is milliseconds, a tab, and the name of a key"
      case .badTime: "bad time; allowed are 0 to 86400000 milliseconds, such as 16.7"
      case .timeDecreases: "time goes back; each time must be that of the line before or later"
      case .unknownKey(let name):
        "unknown key \(QuotedToken(name))"
          + (NearestName.find(name, among: Key.names).map { ", did you mean \($0)?" } ?? "")
          + "; allowed are single characters, \(Key.names.joined(separator: ", ")) and f1 to f12"
      }
    return "line \(line): \(text)"
  }
}
