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

  /// The run, cut so that it takes at most a width; nil when nothing of it has room.
  static func fitted(_ run: TextRun, width: Double, text: some TextMeasuring) -> TextRun? {
    guard !run.text.isEmpty else { return nil }
    guard text.metrics(of: run).advance > width else { return run }
    let characters = Array(run.text)
    // The longest beginning that fits with the mark of omission.
    var (low, high) = (0, characters.count - 1)
    func cut(_ count: Int) -> TextRun {
      var short = run
      let kept = String(characters.prefix(count))
      short.text = String(kept.reversed().drop { $0 == " " }.reversed()) + ellipsis
      return short
    }
    while low < high {
      let middle = (low + high + 1) / 2
      if text.metrics(of: cut(middle)).advance <= width { low = middle } else { high = middle - 1 }
    }
    return low > 0 ? cut(low) : nil
  }

  /// Draws a line whose digits are centred on a height, and returns its width; 0 without room.
  @discardableResult
  static func draw(
    _ run: TextRun, color: Color, in room: Rect, _ alignment: Alignment,
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
    let baseline = room.center.y + metrics.digitHeight / 2
    list.draw(
      PlacedText(fitted, at: Point(x: x.rounded(), y: baseline.rounded()), color: color))
    return metrics.advance
  }
}
