import CommandLineOptions
import Feeds
import Platform

/// Reads standard input on a thread of its own and leaves the newest value in an inbox.
nonisolated struct FeedReader: Sendable {
  /// After so many milliseconds without data an unfinished line is shown provisionally.
  private static let quietMilliseconds = 50

  let input: InputDescriptor
  let inbox: FeedInbox
  let holdsFallingValues: Bool
  /// Whether the format that was found out is told on standard error.
  var announcesFormat = false

  /// Starts the thread; it ends with the input, or with the process.
  func start(_ feed: any Feed) throws(SystemError) {
    try BackgroundThread.start(name: "feed") { read(feed) }
  }

  private func read(_ parser: any Feed) {
    var feed = parser
    var source = ByteSource(descriptor: input.number)
    var sink = Sink(
      downstream: OverallSink(
        downstream: WarningLimiter(downstream: NewestValue(), limit: Messages.shownWarnings)),
      isEnabled: holdsFallingValues)
    var buffer: [UInt8] = []
    // Only an unfinished line can be of interest after a silence.
    var quiet: Int? = Self.quietMilliseconds
    while true {
      switch source.next(into: &buffer, quietAfter: quiet) {
      case .bytes:
        let wasUndecided = feed.format == .auto
        feed.consume(buffer.span, into: &sink)
        if announcesFormat, wasUndecided, feed.format != .auto {
          Messages.report("the input is read as \(feed.format.name)")
        }
        deliver(&sink)
        quiet = Self.quietMilliseconds
      case .quiet:
        quiet = nil
        guard let update = feed.provisional() else { continue }
        // A copy of the sinks: the line comes again when it ends, and is counted then.
        var trial = sink
        trial.receive(.update(update))
        if let shown = trial.downstream.downstream.downstream.newest { inbox.leave(shown) }
      case .end, .cancelled: return finish(&feed, &sink, failure: nil)
      case .failed(let reason): return finish(&feed, &sink, failure: reason)
      }
    }
  }

  private func finish(
    _ feed: inout any Feed, _ sink: inout Sink, failure: String?
  ) {
    feed.finish(into: &sink)
    deliver(&sink)
    Messages.reportHidden(sink.downstream.downstream.suppressed)
    inbox.leave { delivery, _ in
      delivery.failure = failure
      delivery.hasEnded = true
    }
  }

  private func deliver(_ sink: inout Sink) {
    let news = sink.downstream.downstream.downstream
    let warnings = sink.downstream.downstream.warnings
    sink.downstream.downstream.downstream = NewestValue()
    inbox.leave { delivery, counts in
      if let update = news.newest { delivery.add(update) }
      counts.updates += news.updates
      counts.warnings = warnings
    }
    // After the value, because a reader of messages that hangs holds each of them up.
    Messages.report(news.warnings)
  }
}

/// What events pass through: values that fall are held, many jobs become one, warnings are limited.
private typealias Sink = MonotonicSink<OverallSink<WarningLimiter<NewestValue>>>

/// Keeps the newest of many values, and the warnings to show.
private nonisolated struct NewestValue: FeedSink, Sendable {
  private(set) var newest: FeedUpdate?
  private(set) var updates = 0
  private(set) var warnings: [FeedWarning] = []

  mutating func receive(_ event: FeedEvent) {
    switch event {
    case .update(let update):
      newest = newest?.followed(by: update) ?? update
      updates += 1
    case .warning(let warning): warnings.append(warning)
    }
  }
}
