import Geometry
import Scene
import Widgets

/// Writes and draws what stands around the indicator.
nonisolated struct GalleryPen<Measure: TextMeasuring> {
  /// The size, weight and colour of text.
  struct Style {
    var size: Double
    var weight = FontWeight.regular
    var color: Color
  }

  /// Which point of a text stands at its place.
  enum Side { case left, middle, right }

  let layout: GalleryLayout
  let theme: Theme
  let text: Measure
  var list = DisplayList()

  init(_ layout: GalleryLayout, theme: Theme, text: Measure) {
    self.layout = layout
    self.theme = theme
    self.text = text
  }

  /// Details in the secondary colour.
  var secondary: Style { Style(size: layout.detail, color: theme.secondaryText) }
  /// Details in the colour of text.
  var plain: Style { Style(size: layout.detail, color: theme.text) }
  /// Details that stand out.
  var strong: Style { Style(size: layout.detail, weight: .medium, color: theme.text) }

  func width(_ words: String, _ style: Style) -> Double {
    text.metrics(of: TextRun(words, weight: style.weight, size: style.size)).advance
  }

  /// Writes a line whose digits are centred on a height; too long a line ends in an ellipsis.
  mutating func write(
    _ words: String, _ style: Style, _ side: Side = .left, at place: Point,
    within most: Double = .infinity
  ) {
    let shown = fitted(words, style, within: most)
    let run = TextRun(shown, weight: style.weight, size: style.size)
    let metrics = text.metrics(of: run)
    let shift: Double =
      switch side {
      case .left: 0
      case .middle: metrics.advance / 2
      case .right: metrics.advance
      }
    list.draw(
      PlacedText(
        run,
        at: Point(
          x: (place.x - shift).rounded(), y: (place.y + metrics.digitHeight / 2).rounded()),
        color: style.color))
  }

  /// The text, or as much of its start as fits before an ellipsis.
  func fitted(_ words: String, _ style: Style, within most: Double) -> String {
    guard most < .infinity, width(words, style) > most else { return words }
    var kept = words
    while !kept.isEmpty, width(kept + "…", style) > most { kept.removeLast() }
    while kept.last == " " || kept.last == "," { kept.removeLast() }
    return kept + "…"
  }

  /// A text in lines of at most a width; what is beyond the last line is cut.
  func wrapped(_ words: String, _ style: Style, within most: Double, lines: Int) -> [String] {
    TextFitting.lines(of: words, most: lines) { width($0, style) <= most }
      .map { fitted($0, style, within: most) }
  }

  mutating func fill(_ rect: Rect, radius: Double = 0, _ color: Color) {
    list.fill(.roundedRectangle(RoundedRectangle(rect, cornerRadius: radius)), with: color)
  }

  mutating func outline(_ rect: Rect, radius: Double, width: Double, _ color: Color) {
    list.fill(
      .border(Border(RoundedRectangle(rect, cornerRadius: radius), width: width)), with: color)
  }

  /// A line from left to right between two parts.
  mutating func rule(from left: Double, to right: Double, y: Double) {
    fill(Rect(minX: left, minY: y, maxX: right, maxY: y + layout.scale.rounded(.up)), theme.track)
  }

  /// An arrow head that points to the left or the right of its middle.
  mutating func chevron(at center: Point, pointsRight: Bool, size: Double, _ color: Color) {
    let reach = (pointsRight ? 0.5 : -0.5) * size / 2
    var path = Path()
    path.move(to: Point(x: center.x - reach, y: center.y - size / 2))
    path.line(to: Point(x: center.x + reach, y: center.y))
    path.line(to: Point(x: center.x - reach, y: center.y + size / 2))
    list.fill(.stroke(Stroke(path, width: max(1.5, 0.16 * size), cap: .round)), with: color)
  }
}
