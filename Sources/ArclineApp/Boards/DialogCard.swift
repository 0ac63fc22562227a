import Board
import Feeds
import Geometry
import Lettering
import Motion
import Scene
import Widgets

/// A dialog: an indicator, or several, with the text that its script sends above, and below, once it is
/// over, which keys answer it.
nonisolated struct DialogCard: SurroundingExhibit {
  /// What stands below the text.
  var content: any Exhibit
  /// The direction in which one reads.
  private let reading: ReadingDirection
  /// Which keys answer it once it is over, in words of which the first that have room are told.
  private let hints: [String]
  private var lines: [Substring] = []
  /// Whether the streams of several bars have ended; their board holds them as they are.
  private var haveStreamsEnded = false

  /// Whether it waits for nothing but its answer.
  var hasEnded: Bool { content.hasEnded || haveStreamsEnded }

  /// The most lines of a text that are shown.
  private static let mostLines = 4
  /// The size of the text in parts of the shorter side, and its bounds in logical pixels.
  private static let textPart = 0.08
  private static let textBounds = 11.0...28
  /// The height of a line in parts of the text's size.
  private static let lineHeight = 1.4
  /// What is left free at the sides, as a bar leaves it, and above, in parts of the width and the height.
  private static let margin = (x: 0.07, y: 0.1)
  /// The same at the sides of a text above several bars, which have words of their own below it, and
  /// the greatest size of such a text in logical pixels.
  private static let several = (x: 0.03, size: 18.0)

  /// The size of the hint in parts of the shorter side, and its bounds in logical pixels.
  private static let hintPart = 0.065
  private static let hintBounds = 11.0...14
  /// The height of its line in parts of its size.
  private static let hintHeight = 2.2

  init(
    _ content: any Exhibit, reading: ReadingDirection = .leftToRight, hints: [String] = []
  ) {
    self.content = content
    self.reading = reading
    self.hints = hints
  }

  mutating func receive(_ news: BoardNews, at instant: AnimationInstant) {
    // A dialog has a single source.
    let streams = news.items.flatMap(\.streams)
    haveStreamsEnded = haveStreamsEnded || streams.contains { $0.delivery.hasEnded }
    content.receive(news, at: instant)
  }

  mutating func receive(_ update: FeedUpdate, at instant: AnimationInstant) {
    if let message = update.message {
      let all = message.split(separator: "\n", omittingEmptySubsequences: false)
      // A blank text takes away the one before, and no room.
      lines = message.allSatisfy(\.isWhitespace) ? [] : Array(all.prefix(Self.mostLines))
    }
    content.receive(update, at: instant)
  }

  func draw(
    in area: Rect, scale: Double, at instant: AnimationInstant, text: Typesetter,
    into list: inout DisplayList
  ) {
    var area = area
    drawHint(in: &area, scale: scale, text: text, into: &list)
    let isSingle = content is Panel
    let size = min(
      (isSingle ? Self.textBounds.upperBound : Self.several.size) * scale,
      max(Self.textBounds.lowerBound * scale, Self.textPart * area.size.shortSide))
    let step = (Self.lineHeight * size).rounded()
    let side = (isSingle ? Self.margin.x : Self.several.x) * area.width
    var room = Rect(
      x: area.minX + side,
      y: area.minY + Self.margin.y * min(area.width, area.height),
      width: area.width - 2 * side, height: step)
    // The indicator goes before the text where there is not room for both.
    let most = min(Self.mostLines, Int(max(0, (area.center.y - room.minY) / step).rounded(.up)) - 1)
    for run in wrapped(size: size, width: room.width, most: most, text) {
      CardText.draw(
        run, color: content.ground.text, in: room, .start(reading), text: text, into: &list)
      room = Rect(x: room.minX, y: room.minY + step, width: room.width, height: step)
    }
    let top = lines.isEmpty ? area.minY : room.minY
    content.draw(
      in: Rect(x: area.minX, y: top, width: area.width, height: area.maxY - top), scale: scale,
      at: instant, text: text, into: &list)
  }

  /// Draws the hint when the dialog is over, and takes its line away from the area.
  private func drawHint(
    in area: inout Rect, scale: Double, text: Typesetter, into list: inout DisplayList
  ) {
    guard !hints.isEmpty else { return }
    let size = min(
      Self.hintBounds.upperBound * scale,
      max(Self.hintBounds.lowerBound * scale, Self.hintPart * area.size.shortSide))
    let height = (Self.hintHeight * size).rounded()
    // The indicator goes before the hint where there is not room for both.
    guard height < area.height / 3 else { return }
    // The room is kept free from the start, so that nothing moves when the hint comes.
    area.maxY -= height
    guard hasEnded || isComplete else { return }
    let side = (content is Panel ? Self.margin.x : Self.several.x) * area.width
    let runs = hints.map {
      TextRun($0, weight: .regular, size: size, digits: .proportional, reading: reading)
    }
    let room = area.width - 2 * side
    guard let run = runs.first(where: { text.metrics(of: $0).advance <= room }) else { return }
    CardText.draw(
      run, color: ground.secondaryText,
      in: Rect(
        minX: area.minX + side, minY: area.maxY, maxX: area.maxX - side,
        maxY: area.maxY + height - height / 4), .end(reading), text: text, into: &list)
  }

  /// The lines that are drawn: a long one goes on in the next as long as there are any, as in the
  /// windows of the tools.
  private func wrapped(
    size: Double, width: Double, most: Int, _ text: Typesetter
  ) -> [TextRun] {
    func run(_ words: String) -> TextRun {
      TextRun(words, weight: .regular, size: size, digits: .proportional, reading: reading)
    }
    func fits(_ words: String) -> Bool { text.metrics(of: run(words)).advance <= width }
    var result: [String] = []
    for line in lines.map(String.init) where result.count < most {
      result +=
        fits(line) ? [line] : TextFitting.lines(of: line, most: most - result.count, fits: fits)
    }
    return result.map(run)
  }
}
