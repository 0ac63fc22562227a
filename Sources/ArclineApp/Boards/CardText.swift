import Geometry
import Scene

/// Lines of text on a card, cut where they have no room.
nonisolated struct CardText {
  /// Where a line stands within its room.
  enum Alignment {
    /// From the left edge.
    case left
    /// In the middle.
    case center
    /// Up to the right edge.
    case right
  }

  /// What stands for the part that is cut off.
  private static let ellipsis = "…"
  /// The most characters of a line; a message may have thousands, and no card has room for them.
  private static let longest = 500

  /// The least characters that are worth showing of a text that is cut.
  private static let shortest = 3

  /// The run, cut so that it takes at most a width; nil when next to nothing of it has room.
  static func fitted(_ run: TextRun, width: Double, text: some TextMeasuring) -> TextRun? {
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

  /// The first characters of a run, without spaces at their end, and the mark of omission.
  private static func cut(_ run: TextRun, to count: Int) -> TextRun {
    var kept = run.text.prefix(count)
    while kept.last == " " { kept.removeLast() }
    var short = run
    short.text = kept + ellipsis
    return short
  }

  /// Draws a line whose digits are centred on a height, and returns its width; 0 without room.
  ///
  /// With a leader it stands on the same baseline as that would there.
  @discardableResult
  static func draw(
    _ run: TextRun, color: Color, in room: Rect, _ alignment: Alignment,
    besides leader: TextRun? = nil,
    text: some TextMeasuring, into list: inout DisplayList
  ) -> Double {
    guard let fitted = fitted(run, width: room.width, text: text) else { return 0 }
    let metrics = text.metrics(of: fitted)
    let x =
      switch alignment {
      case .left: room.minX
      case .center: room.center.x - metrics.advance / 2
      case .right: room.maxX - metrics.advance
      }
    let height = leader.map { text.metrics(of: $0).digitHeight } ?? metrics.digitHeight
    let baseline = room.center.y + height / 2
    list.draw(
      PlacedText(fitted, at: Point(x: x.rounded(), y: baseline.rounded()), color: color))
    return metrics.advance
  }
}
