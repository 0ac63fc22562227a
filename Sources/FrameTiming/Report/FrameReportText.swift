/// The report for people: a verdict, what was measured, and what each figure means.
public struct FrameReportText: Sendable {
  private let analysis: FrameAnalysis
  private let subject: ReportSubject

  private static let barWidth = 40
  private static let mostBins = 14
  private static let nameWidth = 22
  private static let lineWidth = 100

  /// Creates the report of an analysis.
  public init(_ analysis: FrameAnalysis, subject: ReportSubject) {
    self.analysis = analysis
    self.subject = subject
  }

  /// The text, as lines under 100 characters; definitions are left out on request.
  public func text(withDefinitions: Bool = true) -> String {
    var lines = ["Frame timing of \(subject.name)", ""]
    lines += PlainText.wrapped(FrameVerdict(analysis).text, width: Self.lineWidth)
    lines.append("")
    lines += conditions
    lines.append("")
    lines += table("Rate", of: .rate)
    lines += table("Time", of: .time)
    lines += table("Share", of: .share)
    lines += table("Count", of: .count)
    lines += phaseTable
    lines += histogram
    if withDefinitions { lines += definitions }
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: Conditions

  private var conditions: [String] {
    let wait = analysis.presentWait
    let word =
      switch wait.verdict {
      case .waits: "presenting waits"
      case .returnsAtOnce: "presenting returns at once"
      case .unknown: "whether presenting waits is not known"
      }
    var rows: [(String, String)] = [
      ("Pacing", analysis.pacing.words),
      (
        "Measured",
        "\(word) (median \(PlainText.milliseconds(wait.medianNanoseconds)) in \(wait.n) presents)"
      ),
      ("Period P", periodLine),
      ("Frames", framesLine),
    ]
    if analysis.tally.notPresented > 0 {
      rows.append(("Presented", PlainText.presented(analysis.tally)))
    }
    if analysis.settings.lostRecords > 0 {
      rows.append(("Lost", "\(analysis.settings.lostRecords) records were overwritten unread"))
    }
    rows += subject.conditions.map { ($0.name, $0.value) }
    let width = 1 + (rows.map(\.0.count).max() ?? 0)
    return rows.map { name, value in PlainText.left(name, width: max(width, 10)) + value }
  }

  private var periodLine: String {
    let period = analysis.reference.nanoseconds
    guard period > 0 else {
      return analysis.settings.isUnpaced ? analysis.reference.source.words : "unknown"
    }
    let hertz = PlainText.fixed(1e9 / Double(period), places: 2)
    return "\(PlainText.milliseconds(period)) = \(hertz) Hz: \(analysis.reference.source.words)"
  }

  private var framesLine: String {
    PlainText.frames(analysis.tally)
  }

  // MARK: Tables

  private func table(_ title: String, of quantity: FrameMetric.Quantity) -> [String] {
    let rows = analysis.metrics.filter { $0.metric.quantity == quantity }
    let head =
      PlainText.left(title, width: Self.nameWidth + 3)
      + PlainText.right(rows.first?.metric.unit ?? "", width: 12) + PlainText.right("n", width: 10)
    return [head]
      + rows.map { row in
        "  " + PlainText.left(row.metric.name, width: Self.nameWidth + 1)
          + PlainText.right(PlainText.value(row), width: 12)
          + PlainText.right("\(row.n)", width: 10)
          + (row.metric.isEstimated ? "  estimated" : "")
      } + [""]
  }

  private var phaseTable: [String] {
    let head = ["mean", "p50", "p99", "longest", "share %", "late"]
    return [PlainText.left("Phase (ms)", width: 12) + Self.cells(head)]
      + analysis.phases.map { phase in
        let times = [phase.mean] + [phase.p50, phase.p99, phase.longest].map { Double($0) }
        let cells =
          times.map { PlainText.fixed($0 / 1_000_000, places: 3) }
          + [PlainText.fixed(100 * phase.share, places: 1), "\(phase.lateFrames)"]
        return PlainText.left("  " + phase.phase.name, width: 12) + Self.cells(cells)
      } + [""]
  }

  private static func cells(_ cells: [String]) -> String {
    cells.map { PlainText.right($0, width: 11) }.joined()
  }

  // MARK: Histogram

  private var histogram: [String] {
    guard analysis.tally.frames > 0 else { return [] }
    let bins = FrameTimeBins(analysis.sorted, most: Self.mostBins)
    // As many decimals as tell one bin from the next.
    let places = [6, 5, 4, 3, 2, 1].first { Self.power(7 - $0) > bins.width } ?? 1
    func text(_ nanoseconds: UInt64) -> String {
      PlainText.fixed(Double(nanoseconds) / 1_000_000, places: places)
    }
    let main = bins.counts.indices.map { bin in
      let (low, high) = bins.bounds(of: bin)
      return (label: "\(text(low)) – \(text(high))", count: bins.counts[bin], note: "")
    }
    let rows =
      main
      + tail(from: bins.end).map { row in
        let label = row.high.map { "\(text(row.low)) – \(text($0))" } ?? "over \(text(row.low))"
        return (label: label, count: row.count, note: row.note)
      }
    let width = rows.map(\.label.count).max() ?? 0
    let most = rows.map(\.count).max() ?? 1
    return ["Frame times in ms"]
      + rows.map { row in
        let share = 100 * Double(row.count) / Double(analysis.tally.frames)
        return "  " + PlainText.right(row.label, width: width) + " "
          + PlainText.left(Self.bar(row.count, of: most), width: Self.barWidth + 1)
          + PlainText.right("\(row.count)", width: 8)
          + PlainText.right(PlainText.fixed(share, places: 2), width: 8) + " %" + row.note
      } + [""]
  }

  /// The few frames beyond the bins, by the periods that they missed.
  private func tail(
    from end: UInt64
  ) -> [(low: UInt64, high: UInt64?, count: UInt64, note: String)] {
    let period = analysis.reference.nanoseconds
    let limits = [3, 5, 7].map { period.multipliedSaturated($0) / 2 }
    let isShort = period > 0 && end < limits[0]
    let notes = ["", "  1 period missed", "  2 periods missed", "  3 or more missed"]
    let bounds = isShort ? [end] + limits : [end]
    return bounds.indices.compactMap { index in
      let high = index + 1 < bounds.count ? bounds[index + 1] : nil
      let count = analysis.sorted.values.count { time in
        // A frame is late beyond its limit, not at it; the bins' end belongs to what follows.
        (index == 0 ? time >= end : time > bounds[index]) && time <= high ?? .max
      }
      guard count > 0 else { return nil }
      return (bounds[index], high, UInt64(count), isShort ? notes[index] : "")
    }
  }

  private static func power(_ exponent: Int) -> UInt64 {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }

  /// A bar in eighths of a character; whatever is not nothing shows at least one.
  private static func bar(_ count: UInt64, of most: UInt64) -> String {
    let parts = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    let eighths = Int((Double(count) / Double(most) * Double(barWidth * 8)).rounded())
    let shown = count > 0 ? max(eighths, 1) : 0
    return String(repeating: "█", count: shown / 8) + parts[shown % 8]
  }

  // MARK: Definitions

  private var definitions: [String] {
    let rows =
      [("period P", PeriodReference.definition)]
      + FrameMetric.allCases.map { ($0.name, $0.definition) }
    return ["What the figures mean (f: frame times of the n frames; P: the period above)"]
      + rows.flatMap { name, definition in
        PlainText.wrapped(definition, width: Self.lineWidth - Self.nameWidth - 3)
          .enumerated().map { index, line in
            "  " + PlainText.left(index == 0 ? name : "", width: Self.nameWidth + 1) + line
          }
      } + [""]
  }
}
