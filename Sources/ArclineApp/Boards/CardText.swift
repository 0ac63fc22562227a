import Geometry
import Scene
import Widgets

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

    /// From the edge at which one begins to read.
    static func start(_ reading: ReadingDirection) -> Alignment {
      reading.isRightToLeft ? .right : .left
    }
    /// Up to the edge at which one has read a line.
    static func end(_ reading: ReadingDirection) -> Alignment {
      reading.isRightToLeft ? .left : .right
    }
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
    guard let fitted = TextFitting.fitted(run, width: room.width, text: text) else { return 0 }
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
