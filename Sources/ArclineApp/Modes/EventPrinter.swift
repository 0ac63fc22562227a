import Feeds
import Platform

/// Collects events as JSON lines, and counts them.
nonisolated struct EventPrinter: FeedSink {
  private var counter = FeedCounter()
  private var text = JSONText()
  /// The name that stands before the names of the jobs; empty where there is one stream only.
  var prefix = ""
  /// Whether standard output was closed by its reader; then there is nobody to print for.
  private(set) var isReaderGone = false

  /// The first sign of life of a command, which is told when it is not of named jobs.
  private var signOfLife: FeedUpdate?
  private var waitsForSign: Bool

  /// Makes a printer.
  ///
  /// - Parameter isOfCommand: Whether the events are of a command, whose mere text is no job beside those
  ///   that it names.
  init(isOfCommand: Bool = false) {
    waitsForSign = isOfCommand
  }

  mutating func receive(_ event: FeedEvent) {
    if case .update(let update) = event {
      let isFirst = waitsForSign
      waitsForSign = false
      if isFirst, update.id.isEmpty, update.isSignOfLife {
        signOfLife = update
        return
      }
      if let sign = signOfLife.take(), update.id.isEmpty { append(.update(sign)) }
    }
    append(event)
  }

  private mutating func append(_ event: FeedEvent) {
    var event = event
    if !prefix.isEmpty, case .update(var update) = event {
      update.id = update.id.isEmpty ? prefix : "\(prefix)/\(update.id)"
      event = .update(update)
    }
    counter.receive(event)
    FeedJSON.append(event, to: &text)
  }

  /// Adds the summary, and before it what the end of a command says beyond its stream.
  mutating func finish(format: FeedFormat, command: CommandEnd? = nil) {
    if let sign = signOfLife.take() { append(.update(sign)) }
    if let command {
      for update in counter.end(command) { append(.update(update)) }
    }
    FeedJSON.append(counter.summary(format: format), to: &text)
  }

  /// Writes what was collected; throws when that failed for another reason than a reader that has
  /// gone away.
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

  /// Writes what was collected, or ends the mode.
  mutating func print() throws(Failure) {
    do throws(SystemError) {
      try flush()
    } catch {
      throw .runtime("cannot write to standard output: \(error.reason)")
    }
  }
}
