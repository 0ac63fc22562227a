public import Geometry
public import Scene

/// A card in the middle of the picture that lists keys and what they do.
public struct HelpOverlay: Hashable, Sendable {
  /// A key and what it does.
  public struct Row: Hashable, Sendable {
    /// The key's name.
    public let key: String
    /// What it does, in a few words.
    public let action: String

    /// Makes a row.
    public init(_ key: String, _ action: String) {
      self.key = key
      self.action = action
    }
  }

  /// The rows from top to bottom.
  public let rows: [Row]

  /// Makes a card.
  public init(rows: [Row]) {
    self.rows = rows
  }

  /// Appends the card to a display list; a card larger than the area is drawn smaller, one without
  /// rows not at all.
  public func draw(
    in area: Rect, scale: Double, theme: Theme, text: some TextMeasuring,
    into list: inout DisplayList
  ) {
    guard !rows.isEmpty else { return }
    let wanted = max(16 * scale, 0.032 * area.size.shortSide)
    let layout = Layout(rows: rows, size: wanted, text: text)
    let fit = min(
      1, 0.95 * area.width / max(1, layout.width), 0.95 * area.height / max(1, layout.height))
    let final =
      fit < 1 ? Layout(rows: rows, size: (wanted * fit).rounded(.down), text: text) : layout
    final.draw(at: area.center, theme: theme, into: &list)
  }

  /// The card's measures at one text size.
  private struct Layout {
    let keys: [TextRun]
    let actions: [TextRun]
    let size: Double
    let keyWidth: Double
    let width: Double
    let height: Double

    var lineHeight: Double { (1.7 * size).rounded() }
    var padding: Double { (1.4 * size).rounded() }

    init(rows: [Row], size: Double, text: some TextMeasuring) {
      self.size = size
      keys = rows.map { TextRun($0.key, weight: .medium, size: size) }
      actions = rows.map { TextRun($0.action, weight: .regular, size: size) }
      keyWidth = keys.map { text.metrics(of: $0).advance }.max() ?? 0
      let actionWidth = actions.map { text.metrics(of: $0).advance }.max() ?? 0
      let line = (1.7 * size).rounded()
      let margin = (1.4 * size).rounded()
      width = keyWidth + 1.2 * size + actionWidth + 2 * margin
      height = line * Double(rows.count) + 2 * margin
    }

    func draw(at center: Point, theme: Theme, into list: inout DisplayList) {
      let left = (center.x - width / 2).rounded()
      let top = (center.y - height / 2).rounded()
      let card = Rect(x: left, y: top, width: width.rounded(), height: height)
      list.fill(
        .roundedRectangle(RoundedRectangle(card, cornerRadius: size)), with: theme.panel)
      for index in keys.indices {
        let baseline = top + padding + lineHeight * (Double(index) + 0.7)
        list.draw(
          PlacedText(keys[index], at: Point(x: left + padding, y: baseline), color: theme.text))
        list.draw(
          PlacedText(
            actions[index], at: Point(x: left + padding + keyWidth + 1.2 * size, y: baseline),
            color: theme.secondaryText))
      }
    }
  }
}
