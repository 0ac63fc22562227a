import Feeds
import Platform

/// Reads a stream on a thread of its own and leaves the newest value in an inbox.
nonisolated struct FeedReader: Sendable {
  /// How streams are read.
  struct Settings: Sendable {
    /// What messages call the stream; empty where there is only one.
    var name = ""
    /// Whether values that fall are held.
    var holdsFallingValues = false
    /// The descriptor that bytes are passed on to; nil when they are not.
    var passesOnTo: Int32?
    /// Whether the format that was found out is told on standard error.
    var announcesFormat = false
    /// Whether 100 % ends the reading, whatever may still come.
    var endsWhenComplete = false
    /// Whether the display goes on when reading fails; then that is the failure of the job.
    var outlivesFailure = false
  }

  /// After so many milliseconds without data an unfinished line is shown provisionally.
  private static let quietMilliseconds = 50

  let source: OpenSource
  let inbox: FeedInbox
  let settings: Settings
  let stop: WakePipe?

  /// Starts the thread; it ends with the stream, or with the process.
  func start(_ feed: any Feed) throws(SystemError) {
    let source = source
    let stop = stop
    try start(feed, counts: inbox) { source.makeStream(stop: stop) }
  }

  /// Starts the thread on a stream that is made there; updates and warnings are counted in an inbox
  /// that may be another one.
  func start(
    _ feed: any Feed, counts: FeedInbox, _ makeStream: @escaping @Sendable () -> (any ByteStream)?
  ) throws(SystemError) {
    try BackgroundThread.start(name: "feed") {
      if let stream = makeStream() { read(feed, from: stream, counts: counts) }
    }
  }

  private func read(_ parser: any Feed, from stream: any ByteStream, counts: FeedInbox) {
    var feed = parser
    var sink = makeSink(shown: Messages.shownWarnings)
    var counted = Counted(inbox: counts)
    var passing = settings.passesOnTo.map(PassingOn.init)
    var buffer: [UInt8] = []
    // Only an unfinished line can be of interest after a silence.
    var quiet: Int? = Self.quietMilliseconds
    while true {
      let event = stream.next(into: &buffer, quietAfter: quiet)
      switch event {
      case .bytes:
        let wasUndecided = feed.format == .auto
        feed.consume(buffer.span, into: &sink)
        if settings.announcesFormat, wasUndecided, feed.format != .auto {
          let stream = settings.name.isEmpty ? "the input" : settings.name
          Messages.report("\(stream) is read as \(feed.format.name)")
        }
        let isComplete = deliver(&sink, &counted)
        quiet = Self.quietMilliseconds
        if let failure = passing?.write(buffer) {
          return finish(&feed, &sink, Ending(failure: failure), &counted)
        }
        if isComplete && settings.endsWhenComplete || passing?.isReaderGone == true {
          return finish(&feed, &sink, Ending(), &counted)
        }
      case .quiet:
        quiet = nil
        guard let update = feed.provisional() else { continue }
        // A copy of the sinks: the line comes again when it ends, and is counted then.
        var trial = sink
        trial.receive(.update(update))
        let shown = trial.downstream.downstream.downstream.newest
        inbox.leave { delivery, _ in if let shown { delivery.add(shown) } }
      case .writerGone, .beginsAgain:
        feed.finish(into: &sink)
        _ = deliver(&sink, &counted)
        // The next writer's values may begin anew, whatever is held of the last one's.
        sink = makeSink(shown: Messages.shownWarnings - counted.allWarnings)
        counted.warnings = 0
        if event == .writerGone { inbox.leave { delivery, _ in delivery.isAway = true } }
      case .end(let command): return finish(&feed, &sink, Ending(command: command), &counted)
      case .failed(let reason): return finish(&feed, &sink, Ending(failure: reason), &counted)
      }
    }
  }

  /// What has been counted so far, and where.
  private struct Counted {
    let inbox: FeedInbox
    /// The warnings since the sinks were made.
    var warnings = 0
    var allWarnings = 0
  }

  /// How a stream ended.
  private struct Ending {
    var command: CommandEnd?
    var failure: String?
  }

  /// What events pass through: values that fall are held, many jobs become one, warnings are limited.
  private typealias Sink = MonotonicSink<OverallSink<WarningLimiter<NewestValue>>>

  private func makeSink(shown: Int) -> Sink {
    Sink(
      downstream: OverallSink(
        downstream: WarningLimiter(downstream: NewestValue(), limit: max(0, shown))),
      isEnabled: settings.holdsFallingValues)
  }

  private func finish(
    _ feed: inout any Feed, _ sink: inout Sink, _ ending: Ending, _ counted: inout Counted
  ) {
    feed.finish(into: &sink)
    _ = deliver(&sink, &counted)
    Messages.reportHidden(sink.downstream.downstream.suppressed, of: settings.name)
    if settings.outlivesFailure, let failure = ending.failure { Messages.report(failure) }
    let verdict = ending.command.flatMap { sink.downstream.update(atEndOf: $0) }
    inbox.leave { delivery, _ in
      if settings.outlivesFailure, let failure = ending.failure {
        delivery.add(FeedUpdate(line: 0, message: failure, state: .failed))
      } else {
        delivery.failure = ending.failure
      }
      delivery.commandEnd = ending.command
      if let verdict { delivery.add(verdict) }
      delivery.hasEnded = true
    }
  }

  /// Leaves what came in the inbox; returns whether the newest value is the end.
  private func deliver(_ sink: inout Sink, _ counted: inout Counted) -> Bool {
    let news = sink.downstream.downstream.downstream
    let warnings = sink.downstream.downstream.warnings - counted.warnings
    counted.warnings += warnings
    counted.allWarnings += warnings
    sink.downstream.downstream.downstream = NewestValue()
    counted.inbox.count { counts in
      counts.updates += news.updates
      counts.warnings += warnings
    }
    inbox.leave { delivery, _ in
      if let update = news.newest { delivery.add(update) }
      delivery.isAway = false
    }
    // After the value, because a reader of messages that hangs holds each of them up.
    Messages.report(news.warnings, of: settings.name)
    return news.newest?.fraction == 1
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
      newest = newest?.followed(by: update) ?? update
      updates += 1
    case .warning(let warning): warnings.append(warning)
    }
  }
}
