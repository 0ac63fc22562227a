import Board
import Feeds
import Geometry
import Motion
import Scene
import Widgets

/// A dialog: an indicator with the text that its script sends above it.
nonisolated struct DialogCard: Exhibit {
  /// The indicator with the job's state.
  private(set) var panel: Panel
  private var lines: [Substring] = []

  /// The most lines of a text that are shown.
  private static let mostLines = 4
  /// The size of the text in parts of the shorter side, and its bounds in logical pixels.
  private static let textPart = 0.08
  private static let textBounds = 11.0...28
  /// The height of a line in parts of the text's size.
  private static let lineHeight = 1.4
  /// What is left free at the sides and above, in parts of the width and the height.
  private static let margin = (x: 0.08, y: 0.1)

  init(_ panel: Panel) {
    self.panel = panel
  }

  var ground: Theme { panel.theme }
  var isComplete: Bool { panel.isComplete }
  var hasEnded: Bool { panel.hasEnded }
  var hasFailed: Bool { panel.hasFailed }
  var animationCount: Int { panel.animationCount }

  mutating func receive(_ update: FeedUpdate, at instant: AnimationInstant) {
    if let message = update.message {
      let all = message.split(separator: "\n", omittingEmptySubsequences: false)
      // A blank text takes away the one before, and no room.
      lines = message.allSatisfy(\.isWhitespace) ? [] : Array(all.prefix(Self.mostLines))
    }
    panel.receive(update, at: instant)
  }

  mutating func rehearse(_ news: MadeUpNews, at instant: AnimationInstant) {
    panel.rehearse(news, at: instant)
  }

  mutating func endInput(_ meaning: EndOfInput, at instant: AnimationInstant) {
    panel.endInput(meaning, at: instant)
  }

  mutating func advance(to instant: AnimationInstant) { panel.advance(to: instant) }

  func isAnimating(at instant: AnimationInstant) -> Bool { panel.isAnimating(at: instant) }

  func draw(
    in area: Rect, scale: Double, at instant: AnimationInstant, text: some TextMeasuring,
    into list: inout DisplayList
  ) {
    let size = min(
      Self.textBounds.upperBound * scale,
      max(Self.textBounds.lowerBound * scale, Self.textPart * area.size.shortSide))
    let step = (Self.lineHeight * size).rounded()
    var room = Rect(
      x: area.minX + Self.margin.x * area.width, y: area.minY + Self.margin.y * area.height,
      width: (1 - 2 * Self.margin.x) * area.width, height: step)
    // The indicator goes before the text where there is not room for both.
    for line in lines where room.maxY < area.center.y {
      let run = TextRun(String(line), weight: .regular, size: size, digits: .proportional)
      CardText.draw(
        run, color: panel.theme.text, in: room, .left, text: text, into: &list)
      room = Rect(x: room.minX, y: room.minY + step, width: room.width, height: step)
    }
    let top = lines.isEmpty ? area.minY : room.minY
    panel.draw(
      in: Rect(x: area.minX, y: top, width: area.width, height: area.maxY - top), scale: scale,
      at: instant, text: text, into: &list)
  }
}
