/// Numbers and columns as people read them.
enum PlainText {
  /// A number with a fixed number of decimals.
  static func fixed(_ number: Double, places: Int) -> String {
    var bytes: [UInt8] = []
    bytes.append(number, places: places)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A time in milliseconds with three decimals and its unit.
  static func milliseconds(_ nanoseconds: UInt64) -> String {
    fixed(Double(nanoseconds) / 1_000_000, places: 3) + " ms"
  }

  /// Text with blanks behind it, up to a width in characters.
  static func left(_ text: String, width: Int) -> String {
    text + blanks(width - text.count)
  }

  /// Text with blanks before it, up to a width in characters.
  static func right(_ text: String, width: Int) -> String {
    blanks(width - text.count) + text
  }

  /// A value of a metric: counts whole, everything else with the decimals that say something.
  static func value(_ measured: MeasuredMetric) -> String {
    guard let value = measured.value else { return "—" }
    return fixed(value, places: places(of: measured.metric.quantity))
  }

  /// Text in lines of fewer letters than `width`, broken at blanks; a longer word has its own line.
  static func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + word.count + 1 < width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  /// A count with its noun.
  static func count(_ number: UInt64, _ one: String, _ many: String) -> String {
    "\(number) \(number == 1 ? one : many)"
  }

  /// How many records the figures are about, and what was left out.
  static func frames(_ tally: FrameTally) -> String {
    let left = [
      (tally.warmUp, "warm-up", "warm-up"), (tally.gaps, "gap", "gaps"),
      (tally.restarts, "after a rest", "after rests"),
      (tally.clockAnomalies, "clock anomaly", "clock anomalies"),
    ]
    let parts = left.filter { $0.0 > 0 }.map { count($0.0, $0.1, $0.2) }
    let out = parts.isEmpty ? "nothing left out" : "left out: " + parts.joined(separator: ", ")
    return "n = \(tally.frames) of \(tally.records) records; \(out)"
  }

  /// How many of the frames had nothing to present.
  static func presented(_ tally: FrameTally) -> String {
    "\(tally.notPresented) of \(tally.frames) frames had nothing new to present"
  }

  private static func places(of quantity: FrameMetric.Quantity) -> Int {
    switch quantity {
    case .time: 3
    case .rate, .share: 2
    case .count: 0
    }
  }

  private static func blanks(_ count: Int) -> String {
    String(repeating: " ", count: max(count, 0))
  }
}
