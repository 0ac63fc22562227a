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

  /// Starts the thread; it ends with the input, or with the process.
  func start(_ feed: any Feed) throws(SystemError) {
    try BackgroundThread.start(name: "feed") { read(feed) }
  }

  private func read(_ parser: any Feed) {
    var feed = parser
    var source = ByteSource(descriptor: input.number)
    var sink = MonotonicSink(
      downstream: WarningLimiter(downstream: NewestValue(), limit: Messages.shownWarnings),
      isEnabled: holdsFallingValues)
    var buffer: [UInt8] = []
    // Only an unfinished line can be of interest after a silence.
    var quiet: Int? = Self.quietMilliseconds
    while true {
      switch source.next(into: &buffer, quietAfter: quiet) {
      case .bytes:
        feed.consume(buffer.span, into: &sink)
        deliver(&sink)
        quiet = Self.quietMilliseconds
      case .quiet:
        quiet = nil
        guard let update = feed.provisional() else { continue }
        // A copy of the sinks: the line comes again when it ends, and is counted then.
        var trial = sink
        trial.receive(.update(update))
        let shown = trial.downstream.downstream.newest
        inbox.leave { delivery, _ in delivery.update = shown }
      case .end, .cancelled: return finish(&feed, &sink, failure: nil)
      case .failed(let reason): return finish(&feed, &sink, failure: reason)
      }
    }
  }

  private func finish(
    _ feed: inout any Feed, _ sink: inout MonotonicSink<WarningLimiter<NewestValue>>,
    failure: String?
  ) {
    feed.finish(into: &sink)
    deliver(&sink)
    Messages.reportHidden(sink.downstream.suppressed)
    inbox.leave { delivery, _ in
      delivery.failure = failure
      delivery.hasEnded = true
    }
  }

  private func deliver(_ sink: inout MonotonicSink<WarningLimiter<NewestValue>>) {
    let news = sink.downstream.downstream
    let warnings = sink.downstream.warnings
    sink.downstream.downstream = NewestValue()
    inbox.leave { delivery, counts in
      if let update = news.newest { delivery.update = update }
      counts.updates += news.updates
      counts.warnings = warnings
    }
    // After the value, because a reader of messages that hangs holds each of them up.
    Messages.report(news.warnings)
  }
}

/// Keeps the newest of many values, and the warnings to show.
private nonisolated struct NewestValue: FeedSink, Sendable {
  private(set) var newest: FeedUpdate?
  private(set) var updates = 0
  private(set) var warnings: [FeedWarning] = []

  mutating func receive(_ event: FeedEvent) {
    switch event {
    case .update(let update):
      newest = update
      updates += 1
    case .warning(let warning): warnings.append(warning)
    }
  }
}
