extension FrameComparison {
  /// The verdict in a sentence.
  public var verdict: String {
    switch outcome {
    case .smoother: "B is smoother than A, and that is 95 % sure."
    case .rougher: "B is less smooth than A, and that is 95 % sure."
    case .mixed: "B is smoother than A in one way and less smooth in another, both 95 % sure."
    case .noDifference:
      "No difference that matters can be shown between A and B. That does not prove them equal."
    case .tooFewFrames:
      "The runs cannot be compared: each needs \(Self.fewestFrames) frames, and A has "
        + "\(a.frameTimes.count) and B \(b.frameTimes.count)."
    }
  }

  /// The comparison for people, as lines of at most 100 letters.
  public var text: String {
    var lines = PlainText.wrapped(verdict, width: Self.lineWidth)
    lines += explanation
    lines.append("")
    lines += [("A", a), ("B", b)].map { "\($0)  \(Self.description(of: $1))" }
    if !figures.isEmpty {
      lines.append("")
      lines += table
      lines.append("")
      lines += notes.flatMap { PlainText.wrapped($0, width: Self.lineWidth) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let lineWidth = 100
  // Fewer frames than these make the longest hundredth a matter of luck.
  private static let fewLongest = 10

  private var explanation: [String] {
    figures.filter { $0.isDeciding && $0.direction != 0 }.flatMap { figure in
      let word = figure.direction < 0 ? "less" : "more"
      let ends = [abs(figure.low), abs(figure.high)].sorted().map { Self.milliseconds($0) }
      let change = Self.milliseconds(abs(figure.b - figure.a))
      let sentence =
        "The \(figure.name) is \(change) ms \(word): \(Self.milliseconds(figure.b)) ms and not "
        + "\(Self.milliseconds(figure.a)) ms; \(ends[0]) to \(ends[1]) ms \(word) is likely."
      return PlainText.wrapped(sentence, width: Self.lineWidth)
    }
  }

  private static func description(of report: StoredReport) -> String {
    let kept = UInt64(report.frameTimes.count)
    let frames = kept < report.frames ? "the last \(kept) of \(report.frames)" : "\(kept)"
    let period =
      report.referenceNanoseconds > 0
      ? ", P = \(PlainText.milliseconds(report.referenceNanoseconds))" : ""
    return "\(report.subject): \(frames) frames\(period)"
  }

  private var table: [String] {
    let head = ["A", "B", "B − A", "97.5 % interval", "B lower"]
    let widths = [10, 10, 10, 22, 10]
    func row(_ name: String, _ cells: [String]) -> String {
      zip(cells, widths).reduce(PlainText.left(name, width: 22)) {
        $0 + PlainText.right($1.0, width: $1.1)
      }
    }
    return [row("ms", head)]
      + figures.map { figure in
        let interval = "\(Self.signed(figure.low)) … \(Self.signed(figure.high))"
        let share = PlainText.fixed(100 * figure.shareLower, places: 1) + " %"
        let cells = [
          Self.milliseconds(figure.a), Self.milliseconds(figure.b),
          Self.signed(figure.b - figure.a), interval, share,
        ]
        return row(figure.name, cells) + (figure.isDeciding ? "  decides" : "")
      }
  }

  private var notes: [String] {
    var notes = [
      "Drawn anew \(draws) times in blocks of \(blockLengths[0]) frames of A and "
        + "\(blockLengths[1]) of B, seed \(seed). Both deciding intervals hold together with 95 %; "
        + "differences within \(Self.leastDifference) ms count as none."
    ]
    let fewest = min(a.frameTimes.count, b.frameTimes.count) / 100
    if fewest < Self.fewLongest {
      notes.append(
        "The longest 1 % of the shorter run is only "
          + PlainText.count(UInt64(fewest), "frame", "frames") + ": longer runs say more.")
    }
    let (p, q) = (a.referenceNanoseconds, b.referenceNanoseconds)
    // Two measurements of one display differ by less.
    if p.distance(from: q) > min(p, q) / 500 {
      let words = [p, q].map { $0 > 0 ? "P = \(PlainText.milliseconds($0))" : "no period" }
      notes.append(
        "The runs had different periods, A \(words[0]) and B \(words[1]), so their pace differs "
          + "before anything else.")
    }
    return notes
  }

  private static func milliseconds(_ value: Double) -> String { PlainText.fixed(value, places: 3) }

  private static func signed(_ value: Double) -> String {
    (value > 0 ? "+" : "") + milliseconds(value)
  }
}
