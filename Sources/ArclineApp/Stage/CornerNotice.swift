import Geometry
import Lettering
import Scene
import Widgets

/// A few words in the lower left corner about the display itself, which no job has said.
struct CornerNotice: Hashable {
  /// What there is to know, in a few words.
  let title: String
  /// More about it, in smaller letters; empty for nothing.
  var detail = ""

  /// The picture stands still because a person wanted that.
  static let paused = CornerNotice(title: "Paused: Space goes on")

  /// The size of the title in parts of the area's shorter side, and the least in logical pixels.
  private static let share = 0.022
  private static let least = 14.0
  /// The size of the detail in parts of the title's.
  private static let detailShare = 0.85

  /// Appends the notice to a display list; nothing where there is no room for its title.
  func draw(
    in area: Rect, scale: Double, theme: Theme, text: Typesetter, into list: inout DisplayList
  ) {
    let size = max(Self.least * scale, Self.share * area.size.shortSide).rounded()
    let padding = (0.8 * size).rounded()
    let margin = min(size, 0.03 * area.size.shortSide).rounded()
    let room = area.width - 2 * (margin + padding)
    let wanted = [
      (TextRun(title, weight: .medium, size: size), theme.text),
      (
        TextRun(detail, weight: .regular, size: (Self.detailShare * size).rounded()),
        theme.secondaryText
      ),
    ]
    let lines = wanted.compactMap { run, color in
      TextFitting.fitted(run, width: room, text: text).map { ($0, color) }
    }
    guard lines.first?.1 == theme.text else { return }
    let width = lines.map { text.metrics(of: $0.0).advance }.max() ?? 0
    let step = (1.6 * size).rounded()
    let height = step * Double(lines.count) + padding
    let card = Rect(
      x: area.minX + margin, y: area.maxY - margin - height, width: (width + 2 * padding).rounded(),
      height: height)
    guard card.minY >= area.minY else { return }
    let edge = max(1, (1.5 * scale).rounded())
    list.fill(rounded(card, 0.6 * size), with: theme.amber)
    list.fill(
      rounded(
        Rect(
          x: card.minX + edge, y: card.minY + edge, width: card.width - 2 * edge,
          height: card.height - 2 * edge), 0.6 * size - edge), with: theme.panel)
    for (index, (run, color)) in lines.enumerated() {
      let middle = card.minY + padding / 2 + step * (Double(index) + 0.5)
      CardText.draw(
        run, color: color,
        in: Rect(x: card.minX + padding, y: middle - size / 2, width: width + 1, height: size),
        .left, text: text, into: &list)
    }
  }

  private func rounded(_ rect: Rect, _ radius: Double) -> Shape {
    .roundedRectangle(RoundedRectangle(rect, cornerRadius: max(0, radius)))
  }
}
