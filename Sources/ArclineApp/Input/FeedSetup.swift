import CommandLineOptions
import Feeds

extension Options.Input {
  /// The incremental parser that the options ask for.
  ///
  /// That of a command takes any text for a sign of life, and leaves the end to the command's status;
  /// the words of a command are empty for another source.
  nonisolated func makeFeed(of command: [String] = []) throws(Failure) -> any Feed {
    guard let format = FeedFormat(name: format) else {
      throw .usage("unknown format '\(format)'")
    }
    guard let range = ValueRange(minimum: minimum, maximum: maximum) else {
      throw .usage("the range from \(minimum) to \(maximum) is not finite")
    }
    var settings = FeedSettings(range: range, total: total, holdsFallingValues: monotonic)
    settings.takesText = !command.isEmpty
    settings.endsWithStatus = !command.isEmpty
    settings.ffmpeg = FFmpegCommand(command: command)
    return format.makeFeed(settings)
  }

  /// Makes any number of parsers, on any thread; the options are checked here.
  nonisolated func makeFeeds(
    of command: [String] = []
  ) throws(Failure) -> @Sendable () -> any Feed {
    let first = try makeFeed(of: command)
    // A parser is a value: each copy of one that has read nothing is a new one.
    return { first }
  }

  /// Whether values that fall are held.
  nonisolated var holdsFallingValues: Bool { monotonic ?? false }
}
