/// What the records of a stream have spoken for so far.
struct GuessTally: Sendable {
  /// The format that the newest record speaks for with enough weight; nil for none.
  private(set) var decision: FeedFormat?
  /// Whether the record before the newest one could stand in a gauge, or there was none.
  private(set) var followsGauge = true

  private var last: FeedFormat?
  /// How many records in a row spoke for the last format.
  private var run = 0
  private var hasNoise = false
  private var texts = 0
  private var gaugeRecords = 0
  private var isObjectOpen = false

  /// Whether more records were of no format than were texts and numbers of a gauge.
  var isMostlyText: Bool { texts > gaugeRecords }

  /// Takes in a record, without terminal sequences and with them.
  mutating func note(_ record: RecordText, raw: RecordText) {
    decision = nil
    guard !record.isBlank || raw.bytes.count != record.bytes.count else { return }
    followsGauge = isGauge(last) || last == nil && texts == 0
    var format = FormatGuess.format(of: record, raw: raw)
    if isObjectOpen, FormatGuess.beginsWithName(record) { format = .buildkit }
    isObjectOpen = format == nil && FormatGuess.opensObject(record)
    take(format)
    guard let format else {
      hasNoise = hasNoise || Noise.isNoise(raw.bytes)
      return
    }
    let isWeak = texts > 0 && FormatGuess.isWeak(format)
    decision = run >= (isWeak ? 3 : hasNoise ? 2 : 1) ? format : nil
  }

  /// Takes in a record that is looked at no closer: whether it begins and ends as a number does.
  mutating func note(_ text: Span<UInt8>) {
    decision = nil
    guard text.count > 0 else { return }
    followsGauge = isGauge(last)
    let (first, end) = (text[0], text[text.count - 1])
    let begins = ASCII.isDigit(first) || [ASCII.space, ASCII.plus, ASCII.minus].contains(first)
    take(begins && (ASCII.isDigit(end) || end == ASCII.percent) ? .percent : nil)
  }

  private mutating func take(_ format: FeedFormat?) {
    run = format == last ? run + 1 : 1
    last = format
    if isGauge(format) { gaugeRecords += 1 } else if format == nil { texts += 1 }
  }

  private func isGauge(_ format: FeedFormat?) -> Bool {
    format.map { [.percent, .zenity, .yad, .dialog].contains($0) } ?? false
  }
}
