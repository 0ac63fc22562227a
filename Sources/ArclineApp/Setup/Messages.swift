import CommandLineOptions
import Feeds
import Platform

/// Messages to the person who started the program.
nonisolated enum Messages {
  /// So many warnings about a stream are shown; the rest is only counted.
  static let shownWarnings = 100

  /// Writes one line to standard error, with the program's name before it.
  ///
  /// - Returns: whether somebody reads them.
  @discardableResult
  static func report(_ text: String) -> Bool {
    StandardError.write(line: line(text))
  }

  /// Writes a line for each warning about a stream, until nobody reads them.
  ///
  /// The stream is named where there are several; an empty name stands for the only one.
  static func report(_ warnings: [FeedWarning], of stream: String = "") {
    // Each line that is not read costs patience, and values must not wait for a hundred of them.
    _ = warnings.allSatisfy { report(text(of: $0, stream)) }
  }

  /// What is said of a warning about a stream.
  static func text(of warning: FeedWarning, _ stream: String) -> String {
    (stream.isEmpty ? "" : "\(stream), ") + "line \(warning.line): \(warning.text)"
  }

  /// Says how many warnings there were beyond those shown.
  static func reportHidden(_ count: Int, of stream: String = "") {
    guard count > 0 else { return }
    report(
      (stream.isEmpty ? "" : "\(stream): ") + "\(count) further warnings were counted, not shown")
  }

  /// The line of a message; control characters, which paths may hold, are replaced.
  static func line(_ text: String) -> String {
    let shown = text.unicodeScalars.map { $0.properties.generalCategory == .control ? "?" : $0 }
    return "\(ProgramVersion.name): \(String(String.UnicodeScalarView(shown)))"
  }
}
