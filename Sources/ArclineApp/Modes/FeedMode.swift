import CommandLineOptions
import Feeds
import Platform

/// Prints what is understood of a stream, one JSON object a line.
struct FeedMode {
  let options: Options
  let input: InputDescriptor

  func run() throws(Failure) -> ExitStatus {
    var feed = try options.input.makeFeed()
    var sink = MonotonicSink(
      downstream: EventPrinter(), isEnabled: options.input.holdsFallingValues)
    let isRead = try readAll(feed: &feed, sink: &sink)
    feed.finish(into: &sink)
    sink.downstream.finish(format: feed.format)
    try flush(&sink.downstream)
    return isRead ? .done : .sourceFailed
  }

  /// Reads to the end; false when reading failed on the way.
  private func readAll(
    feed: inout any Feed, sink: inout MonotonicSink<EventPrinter>
  ) throws(Failure) -> Bool {
    if let path = options.input.timeline {
      for arrival in try TimelineFile.read(path).arrivals {
        feed.consume(arrival.bytes.span, into: &sink)
        try flush(&sink.downstream)
      }
      return true
    }
    var source = ByteSource(descriptor: input.number)
    var buffer: [UInt8] = []
    while true {
      switch source.next(into: &buffer) {
      case .bytes:
        feed.consume(buffer.span, into: &sink)
        // What a read brought is printed before the next one is waited for.
        try flush(&sink.downstream)
        if sink.downstream.isReaderGone { return true }
      case .quiet: continue
      case .end, .cancelled: return true
      case .failed(let reason):
        Messages.report("reading standard input failed: \(reason)")
        return false
      }
    }
  }

  private func flush(_ printer: inout EventPrinter) throws(Failure) {
    do throws(SystemError) {
      try printer.flush()
    } catch {
      throw .runtime("cannot write to standard output: \(error.reason)")
    }
  }
}

/// Collects events as JSON lines, and counts them.
private struct EventPrinter: FeedSink {
  private var counter = FeedCounter()
  private var text = JSONText()
  /// Whether standard output was closed by its reader; then there is nobody to print for.
  private(set) var isReaderGone = false

  nonisolated init() {}

  nonisolated mutating func receive(_ event: FeedEvent) {
    counter.receive(event)
    FeedJSON.append(event, to: &text)
  }

  /// Adds the summary.
  mutating func finish(format: FeedFormat) {
    FeedJSON.append(counter.summary(format: format), to: &text)
  }

  /// Writes what was collected.
  mutating func flush() throws(SystemError) {
    guard !isReaderGone, !text.bytes.isEmpty else { return text.removeAll() }
    do throws(SystemError) {
      try StandardOutput.write(text.bytes)
    } catch {
      guard error.isClosedPipe else { throw error }
      isReaderGone = true
    }
    text.removeAll()
  }
}
