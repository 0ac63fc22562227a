import CommandLineOptions
import Feeds
import Platform

/// Prints what is understood of a stream, one JSON object a line.
struct FeedMode {
  let options: Options
  let input: InputDescriptor

  func run() throws(Failure) -> Int32 {
    if let path = options.input.timeline { return try run(TimelineFile.read(path)).rawValue }
    let makeFeed = try options.input.makeFeeds(of: options.source.command)
    let source = OwnedSource(try OpenSource.open(options, input: input))
    defer { source.close() }
    let stop = try makeStop(source)
    let opened = try source.start(options.source, isOutputKeptFree: true)
    let reading = FeedReading(
      stop: stop, holdsFallingValues: options.input.holdsFallingValues,
      isOfCommand: !options.source.command.isEmpty, makeFeed: makeFeed)
    let outcome =
      if case .listener(let listener) = opened {
        try reading.serve(listener, isLasting: options.input.endPolicy == .hold)
      } else {
        try reading.read(opened)
      }
    if !options.source.command.isEmpty, outcome.failure == nil {
      return source.status(after: .done)
    }
    if source.stopRequest == .interrupt { return ExitStatus.interrupted.rawValue }
    if let failure = outcome.failure {
      Messages.report(failure)
      return ExitStatus.sourceFailed.rawValue
    }
    return ExitStatus.done.rawValue
  }

  /// All of a recorded stream at once.
  private func run(_ timeline: Timeline) throws(Failure) -> ExitStatus {
    var feed = try options.input.makeFeed()
    var sink = MonotonicSink(
      downstream: EventPrinter(), isEnabled: options.input.holdsFallingValues)
    for arrival in timeline.arrivals {
      feed.consume(arrival.bytes.span, into: &sink)
      try sink.downstream.print()
    }
    feed.finish(into: &sink)
    sink.downstream.finish(format: feed.format)
    try sink.downstream.print()
    return .done
  }

  /// The bell that a request to stop rings; nil where such a request simply ends the process.
  ///
  /// A source that has no end of its own, or leaves something behind, is ended in good order: with
  /// the summary, the socket removed and the command told.
  private func makeStop(_ source: OwnedSource) throws(Failure) -> WakePipe? {
    guard options.source.isLasting || !options.source.command.isEmpty || !input.passed.isEmpty
    else { return nil }
    do throws(SystemError) {
      let bell = try WakePipe()
      try Signals.block().watch(farewell: source.kill) { signal in
        guard signal.isStop || signal == .hangup else { return }
        source.send(signal)
        bell.signal()
      }
      return bell
    } catch {
      throw .runtime(error.description)
    }
  }
}
