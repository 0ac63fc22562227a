import Board
import Feeds
import Geometry
import Lettering
import Motion
import Scene
import Widgets

/// A dialog that tells below all else how long its job still takes, once that means something.
nonisolated struct RemainingTimeCard: SurroundingExhibit {
  /// The dialog without the time.
  var content: any Exhibit
  /// The direction in which one reads.
  private let reading: ReadingDirection
  private var fraction: Double?
  private var pace = ProgressPace()

  /// The size of the text in parts of the shorter side, and its bounds in logical pixels.
  private static let textPart = 0.07
  private static let textBounds = 11.0...24
  /// The height of the line in parts of the text's size, and what is left free at its sides in parts of
  /// the width.
  private static let lineHeight = 2.0
  private static let margin = 0.08
  /// Longer times have no text.
  private static let longest = 360_000.0

  init(_ content: any Exhibit, reading: ReadingDirection = .leftToRight) {
    self.content = content
    self.reading = reading
  }

  mutating func receive(_ update: FeedUpdate, at instant: AnimationInstant) {
    if update.fraction != nil || update.state == .unknown { fraction = update.fraction }
    if let value = update.fraction { pace.note(value, at: instant) }
    content.receive(update, at: instant)
  }

  /// The whole seconds that are left, rounded up; nil while that means nothing.
  private func seconds(at instant: AnimationInstant) -> Double? {
    guard let fraction, fraction < 1, !hasEnded,
      let left = pace.remaining(to: 1, at: instant), left < Self.longest
    else { return nil }
    return (left - 1e-6).rounded(.up)
  }

  func secondsToChange(after instant: AnimationInstant) -> Double? {
    // It counts down, and goes when the job is silent for too long.
    let own = seconds(at: instant).map { _ in 1.0 }
    return [own, content.secondsToChange(after: instant)].compactMap(\.self).min()
  }

  func draw(
    in area: Rect, scale: Double, at instant: AnimationInstant, text: Typesetter,
    into list: inout DisplayList
  ) {
    let size = min(
      Self.textBounds.upperBound * scale,
      max(Self.textBounds.lowerBound * scale, Self.textPart * area.size.shortSide))
    let height = (Self.lineHeight * size).rounded()
    // The room is kept free from the start, so that nothing moves when the time comes.
    var rest = area
    if height < area.height / 3 { rest.maxY -= height }
    content.draw(in: rest, scale: scale, at: instant, text: text, into: &list)
    guard rest.maxY < area.maxY, let seconds = seconds(at: instant) else { return }
    let side = Self.margin * area.width
    CardText.draw(
      TextRun(Self.words(Int(seconds)), weight: .regular, size: size), color: ground.secondaryText,
      in: Rect(
        minX: area.minX + side, minY: rest.maxY, maxX: area.maxX - side,
        maxY: area.maxY - height / 4), .start(reading), text: text, into: &list)
  }

  /// The words of the tool that has the option.
  private static func words(_ seconds: Int) -> String {
    let two = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
    return "Time remaining: \(seconds / 3600):\(two(seconds / 60 % 60)):\(two(seconds % 60))"
  }
}
