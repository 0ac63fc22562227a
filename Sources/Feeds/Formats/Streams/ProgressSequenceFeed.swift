/// Reads the format `osc`: OSC 9;4 anywhere in the output of any program.
///
/// The events come as soon as a sequence ends, with or without line ends around it. Everything else
/// is passed over.
struct ProgressSequenceFeed: Feed {
  private enum Place: Sendable {
    case text
    /// After ESC.
    case escape
    /// Between `ESC ]` and its end.
    case payload
    /// After ESC inside a payload.
    case payloadEscape
  }

  private var place = Place.text
  private var payload: [UInt8] = []
  private var line = 1
  private var isAfterReturn = false
  private var isComplete = false
  /// The percentage that the terminal would show.
  private var percent: Double?

  var format: FeedFormat { .osc }

  mutating func consume(_ bytes: Span<UInt8>, into sink: inout some FeedSink) {
    for index in bytes.indices {
      take(bytes[index], into: &sink)
    }
  }

  mutating func finish(into sink: inout some FeedSink) {
    self = ProgressSequenceFeed()
  }

  func provisional() -> FeedUpdate? {
    nil
  }

  private mutating func take(_ byte: UInt8, into sink: inout some FeedSink) {
    switch (place, byte) {
    case (.escape, UInt8(ascii: "]")):
      payload.removeAll(keepingCapacity: true)
      place = .payload
    case (.payload, ASCII.bell): end(into: &sink)
    case (.payloadEscape, ASCII.backslash): end(into: &sink)
    case (.payload, ASCII.escape): place = .payloadEscape
    case (.payloadEscape, UInt8(ascii: "]")):
      payload.removeAll(keepingCapacity: true)
      place = .payload
    case (.payload, ASCII.cancel), (.payload, ASCII.substitute), (.payload, ASCII.lineFeed),
      (.payload, ASCII.carriageReturn):
      place = .text
    case (.payload, _):
      // One byte beyond the limit is enough to be refused.
      if payload.count <= ProgressSequence.longestPayload {
        payload.append(byte)
      }
    case (_, ASCII.escape): place = .escape
    default: place = .text
    }
    countLine(byte)
  }

  private mutating func end(into sink: inout some FeedSink) {
    place = .text
    guard let sequence = ProgressSequence(payload: payload) else { return }
    let update = sequence.update(line: line, after: percent, wasComplete: isComplete)
    percent = sequence.kept(after: percent)
    isComplete = update.state == .done
    sink.receive(update)
  }

  private mutating func countLine(_ byte: UInt8) {
    switch byte {
    case ASCII.carriageReturn: line += 1
    case ASCII.lineFeed: line += isAfterReturn ? 0 : 1
    default: break
    }
    isAfterReturn = byte == ASCII.carriageReturn
  }
}

/// Reads OSC 9;4 in whole records, for streams that are being decided on.
struct ProgressSequenceParser: RecordParser {
  private var feed = ProgressSequenceFeed()

  var format: FeedFormat { .osc }

  mutating func parse(
    _ text: Span<UInt8>, raw: Span<UInt8>, line: Int, into sink: inout some FeedSink
  ) {
    var events: [FeedEvent] = []
    feed.consume(raw, into: &events)
    feed.consume([ASCII.lineFeed].span, into: &events)
    for case .update(var update) in events {
      update.line = line
      sink.receive(update)
    }
  }
}
