public import Scene

/// Text cut where it has no room.
public enum TextFitting {
  /// What stands for the part that is cut off.
  private static let ellipsis = "…"
  /// The most characters of a line; a message may have thousands, and nothing has room for them.
  private static let longest = 500
  /// The least characters that are worth showing of a text that is cut.
  private static let shortest = 3

  /// The run, cut so that it takes at most a width; nil when next to nothing of it has room.
  public static func fitted(
    _ run: TextRun, width: Double, text: some TextMeasuring
  ) -> TextRun? {
    guard !run.text.isEmpty else { return nil }
    let isOverlong = run.text.utf8.count > longest && run.text.count > longest
    let run = isOverlong ? cut(run, to: longest) : run
    let whole = text.metrics(of: run).advance
    guard whole > width else { return run }
    let length = run.text.count
    // About as many characters fit as the width is a part of the whole: from there it is not far to
    // the longest beginning that fits with the mark of omission.
    var count = max(0, min(length - 1, Int(Double(length) * max(0, width) / whole)))
    var fitting: TextRun?
    while count >= shortest, fitting == nil {
      let short = cut(run, to: count)
      if text.metrics(of: short).advance <= width { fitting = short } else { count -= 1 }
    }
    guard fitting != nil else { return nil }
    while count + 1 < length {
      let longer = cut(run, to: count + 1)
      guard text.metrics(of: longer).advance <= width else { break }
      (fitting, count) = (longer, count + 1)
    }
    return fitting
  }

  /// The lines of a text that is broken between words, `most` of them at the most.
  ///
  /// As many words stand in a line as `fits` allows, but one at least; what is left over stands in the
  /// last line, whether it fits there or not. Spaces between words become one.
  public static func lines(of words: String, most: Int, fits: (String) -> Bool) -> [String] {
    guard most > 0 else { return [] }
    var lines: [String] = []
    var line = ""
    for word in words.split(whereSeparator: \.isWhitespace) {
      let longer = line.isEmpty ? String(word) : "\(line) \(word)"
      if line.isEmpty || lines.count + 1 == most || fits(longer) {
        line = longer
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// The first characters of a run, without spaces at their end, and the mark of omission.
  private static func cut(_ run: TextRun, to count: Int) -> TextRun {
    var kept = run.text.prefix(count)
    while kept.last == " " { kept.removeLast() }
    var short = run
    short.text = kept + ellipsis
    return short
  }
}
