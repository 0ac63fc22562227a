/// What an ffmpeg says of its files before it begins.
struct FFmpegFacts: Sendable, Equatable {
  /// The duration of each input, in seconds; nil where ffmpeg does not know it.
  private(set) var durations: [Double?] = []
  /// The inputs of which each output is made.
  private(set) var inputs: [Int: Set<Int>] = [:]
  /// The outputs that come out of a graph of filters with streams of their own names.
  private(set) var mixed: Set<Int> = []
  /// How many pictures each output has in a second.
  private(set) var rates: [Int: Double] = [:]
  /// The inputs of such graphs.
  private var graphInputs: Set<Int> = []
  private var isOutput = false
  /// Whether the duration of the input that was named last has not come yet.
  private var awaitsDuration = true

  /// More files than any command has.
  private static let most = 256

  /// The duration of an input, in seconds; nil where that is not known.
  func duration(of input: Int) -> Double? {
    durations.indices.contains(input) ? durations[input] : nil
  }

  /// The longest duration of all inputs, in seconds.
  var longest: Double? { durations.compactMap(\.self).max() }

  /// Takes in a line of ffmpeg's own text.
  mutating func receive(_ record: RecordText) {
    if record.starts(with: "Input #") {
      // Another run may follow in the same stream.
      if record.starts(with: "Input #0,") { self = FFmpegFacts() }
      awaitsDuration = true
    } else if record.starts(with: "Output #") {
      isOutput = true
    } else if awaitsDuration, let mark = record.range(of: "Duration: "),
      record.string(0..<mark.lowerBound).isEmpty,
      let comma = record.index(of: ASCII.comma, from: mark.upperBound)
    {
      awaitsDuration = false
      guard durations.count < Self.most else { return }
      let seconds = record.seconds(mark.upperBound..<comma)
      durations.append(seconds.flatMap { $0 > 0 ? $0 : nil })
    } else if record.starts(with: "  Stream #") {
      receiveStream(record)
    } else if let mark = record.range(of: " -> Stream #"), record.starts(with: "  ") {
      guard let output = number(record, at: mark.upperBound), output < Self.most else { return }
      mixed.insert(output)
      inputs[output, default: []].formUnion(graphInputs)
    }
  }

  private mutating func receiveStream(_ record: RecordText) {
    guard let file = number(record, at: 10), file < Self.most else { return }
    if isOutput {
      guard record.contains(": Video: "), let mark = record.range(of: " fps"),
        let column = record.columns.last(where: { $0.upperBound == mark.lowerBound })
      else { return }
      rates[file] = record.number(column)
    } else if let arrow = record.range(of: " -> #") {
      guard let output = number(record, at: arrow.upperBound), output < Self.most else { return }
      inputs[output, default: []].insert(file)
    } else if record.contains(") -> ") {
      graphInputs.insert(file)
    }
  }

  private func number(_ record: RecordText, at start: Int) -> Int? {
    record.number(start..<record.digitsEnd(from: start)).flatMap { Int(exactly: $0) }
  }
}
