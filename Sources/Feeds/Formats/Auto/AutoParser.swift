/// Decides by the first records of a stream which format it has, and reads it so.
///
/// Records before the deciding one are kept and then read again, so nothing is lost. Without a
/// decision within 200 records or 64 KiB, or at the end, the format is `percent` until a record
/// decides otherwise. A number alone says `percent` at
/// once, and is shown; as gauges begin with numbers too, the first `#`, `pulsate:`, `N:` or `XXX`
/// among numbers still makes it `zenity`, `yad` or `dialog` from there on. A first whole number
/// beyond 1000 is a count of bytes, as `pv -n -b` prints it.
///
/// A line that begins with `#` alone is no proof of a gauge, for other programs begin lines so as well.
/// It is shown as a gauge's text, and decided on by the records that follow.
///
/// Bytes that no program writes as text, see ``Noise``, decide nothing, and after them a record needs
/// another of its format to be believed. A format for which little speaks needs that after any other text.
///
/// Where text is taken, see ``FeedSettings/takesText``, the first of it says that the extent is unknown,
/// there is no end of deciding, and the newest 100 records at least are kept for the format.
struct AutoParser: RecordParser {
  private struct Pending: Sendable {
    var text: [UInt8]
    var raw: [UInt8]
    var line: Int
    /// Whether it has been read as the text of a gauge.
    var isRead = false
  }

  private let settings: FeedSettings
  private var chosen: (any RecordParser)?
  private var pending: [Pending] = []
  private var pendingBytes = 0
  /// Whether the format was chosen for want of a better one.
  private var isFallback = false
  /// Whether nothing but texts after `#` speaks for a gauge.
  private var isTentative = false
  /// Whether text has said that a job is under way.
  private var hasTold = false
  /// Whether the record that is parsed next has no end.
  private var isOpen = false
  /// What has been seen so far.
  private var tally = GuessTally()

  /// How much is kept while nothing has been decided.
  private static let pendingLimit = RecordSplitter.maximumLength
  /// How many records are kept: more than any program prints before it begins.
  private static let pendingRecords = 200

  /// Percentages of a wrong estimate go beyond 100, but not far beyond.
  private static let largestPercentage = 1000.0

  init(_ settings: FeedSettings) {
    self.settings = settings
  }

  /// The format that has been decided for; ``FeedFormat/auto`` before.
  var format: FeedFormat {
    isTentative ? .auto : chosen?.format ?? .auto
  }

  mutating func parse(
    _ text: Span<UInt8>, raw: Span<UInt8>, line: Int, into sink: inout some FeedSink
  ) {
    let isOpen = self.isOpen
    self.isOpen = false
    note(text, raw: raw)
    switch chosen?.format {
    case nil: decide(text, raw: raw, line: line, into: &sink)
    case .percent where isFallback: decide(text, raw: raw, line: line, into: &sink)
    case .zenity where isTentative:
      guard confirm(text, raw: raw, line: line, into: &sink) else { return }
    case .percent, .zenity: reconsider(text)
    default: break
    }
    if isOpen {
      chosen?.expectOpenRecord()
    }
    chosen?.parse(text, raw: raw, line: line, into: &sink)
  }

  /// Takes a record into the tally, but spares floods of numbers the closer look.
  private mutating func note(_ text: Span<UInt8>, raw: Span<UInt8>) {
    switch chosen?.format {
    case nil: tally.note(RecordText(text), raw: RecordText(raw))
    case .percent where !isFallback && !Self.mayBeGauge(text): tally.note(text)
    case .zenity where !isTentative: break
    case .percent, .zenity: tally.note(RecordText(text), raw: RecordText(raw))
    default: break
    }
  }

  mutating func expectOpenRecord() {
    isOpen = true
  }

  mutating func endOnReturn() {
    chosen?.endOnReturn()
  }

  mutating func finish(into sink: inout some FeedSink) {
    if isTentative, tally.isMostlyText {
      // Lines that begin with # among others are no gauge.
      (isTentative, chosen) = (false, nil)
      if !settings.takesText { choose(.percent, into: &sink) }
    } else if isTentative {
      settle(into: &sink)
    } else if chosen == nil, !settings.takesText {
      choose(.percent, into: &sink)
    }
    chosen?.finish(into: &sink)
  }

  private mutating func decide(
    _ text: Span<UInt8>, raw: Span<UInt8>, line: Int, into sink: inout some FeedSink
  ) {
    let record = RecordText(text)
    if let format = tally.decision {
      if format == .zenity, Self.isMessage(text), tally.isMostlyText, !settings.takesText {
        // Another line that begins so, perhaps.
        return wait(record, raw: raw, line: line, into: &sink)
      }
      isFallback = false
      if format == .zenity, Self.isMessage(text) {
        isTentative = true
        chosen = format.makeParser(settings)
        return keep(Pending(text: text.copied(), raw: raw.copied(), line: line, isRead: true))
      }
      return choose(isCount(record) ? .pv : format, into: &sink)
    }
    wait(record, raw: raw, line: line, into: &sink)
  }

  /// Keeps a record that decides nothing, or gives up waiting for one that does.
  private mutating func wait(
    _ record: RecordText, raw: Span<UInt8>, line: Int, into sink: inout some FeedSink
  ) {
    guard !isFallback else { return }
    if settings.takesText {
      tell(of: record, line: line, into: &sink)
    } else if pendingBytes + raw.count >= Self.pendingLimit
      || pending.count == Self.pendingRecords
    {
      isFallback = true
      return choose(.percent, into: &sink)
    }
    keep(Pending(text: record.bytes, raw: raw.copied(), line: line))
  }

  /// Reads on while nothing but texts after `#` speaks for a gauge; false for a record that is kept.
  private mutating func confirm(
    _ text: Span<UInt8>, raw: Span<UInt8>, line: Int, into sink: inout some FeedSink
  ) -> Bool {
    let record = RecordText(text)
    switch tally.decision {
    case nil:
      if settings.takesText { tell(of: record, line: line, into: &sink) }
      keep(Pending(text: text.copied(), raw: raw.copied(), line: line))
      return false
    case .zenity where Self.isMessage(text):
      keep(Pending(text: text.copied(), raw: raw.copied(), line: line, isRead: true))
    case .percent where tally.isMostlyText && !tally.followsGauge:
      isTentative = false
      choose(.percent, into: &sink)
    case .percent, .zenity: settle(into: &sink)
    case let format?:
      isTentative = false
      choose(format, into: &sink)
    }
    return true
  }

  /// Takes the stream for that of a gauge after all.
  private mutating func settle(into sink: inout some FeedSink) {
    isTentative = false
    // As before the numbers of a program, see `choose`.
    for record in pending where !record.isRead && !settings.takesText {
      chosen?.parse(record.text.span, raw: record.raw.span, line: record.line, into: &sink)
    }
    forget()
  }

  /// Keeps a record for the format, and forgets the older half where there are too many.
  private mutating func keep(_ record: Pending) {
    pendingBytes += record.raw.count + 1
    if pendingBytes > Self.pendingLimit || pending.count == Self.pendingRecords {
      pending.removeFirst((pending.count + 1) / 2)
      pendingBytes = pending.reduce(record.raw.count + 1) { $0 + $1.raw.count + 1 }
    }
    pending.append(record)
  }

  private mutating func forget() {
    pending = []
    pendingBytes = 0
  }

  /// Says once that a program under way has said something.
  private mutating func tell(
    of record: RecordText, line: Int, into sink: inout some FeedSink
  ) {
    guard !hasTold, !record.columns.isEmpty else { return }
    hasTold = true
    sink.receive(FeedUpdate(line: line, state: .unknown))
  }

  /// Whether a first number is a count of bytes: too large for any percentage.
  private func isCount(_ record: RecordText) -> Bool {
    let columns = record.columns
    guard settings.range == .percent, settings.total == nil, columns.count == 1,
      let column = columns.first, record.digitsEnd(from: column.lowerBound) == column.upperBound
    else { return false }
    return (record.number(column) ?? 0) > Self.largestPercentage
  }

  private mutating func choose(_ format: FeedFormat, into sink: inout some FeedSink) {
    guard var parser = format.makeParser(settings) else { return }
    // What has been shown as a gauge's text stands in every gauge.
    let isGauge = [.zenity, .yad, .dialog].contains(format)
    for record in pending where !(record.isRead && isGauge) {
      var events: [FeedEvent] = []
      parser.parse(record.text.span, raw: record.raw.span, line: record.line, into: &events)
      // Text before the records of a program is no fault in them.
      let isText = record.isRead || settings.takesText
      for event in events {
        if isText, case .warning = event { continue }
        sink.receive(event)
      }
    }
    forget()
    chosen = parser
  }

  /// Changes from numbers to a gauge when a record is of one.
  private mutating func reconsider(_ text: Span<UInt8>) {
    // In a gauge the numbers and texts follow each other.
    guard Self.mayBeGauge(text) else { return }
    if chosen?.format == .percent {
      guard tally.followsGauge, settings.takesText || !tally.isMostlyText else { return }
    }
    let record = RecordText(text)
    let format = FormatGuess.format(of: record, raw: record)
    switch (chosen?.format, format) {
    case (.percent, .zenity), (.percent, .yad), (.percent, .dialog), (.zenity, .dialog):
      chosen = format?.makeParser(settings)
    default: return
    }
  }

  /// Whether a record is what a gauge takes for its text.
  private static func isMessage(_ text: Span<UInt8>) -> Bool {
    text.count > 0 && text[0] == UInt8(ascii: "#")
  }

  /// Spares floods of numbers and of text the closer look.
  private static func mayBeGauge(_ text: Span<UInt8>) -> Bool {
    guard text.count > 0 else { return false }
    switch text[0] {
    case UInt8(ascii: "#"), UInt8(ascii: "p"), UInt8(ascii: "X"): return true
    case ASCII.zero...ASCII.nine:
      return text.indices.prefix(4).contains { text[$0] == UInt8(ascii: ":") }
    default: return false
    }
  }
}
