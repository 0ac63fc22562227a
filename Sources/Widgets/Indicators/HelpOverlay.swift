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

  /// The least size of text in logical pixels.
  private static let leastSize = 14.0
  /// The most columns of rows side by side.
  private static let mostColumns = 3

  /// Appends the card to a display list; one without rows is not drawn at all.
  ///
  /// A card larger than the area has its rows in columns, then smaller text, of 14 logical pixels at
  /// least, then several pages; where a row is too wide, what a key does stands below it. Which page is
  /// shown is taken round; without a page number all rows are on one, however small. An area too narrow
  /// for a key or what it does makes the text smaller still.
  public func draw(
    in area: Rect, scale: Double, theme: Theme, page: Int? = nil, text: some TextMeasuring,
    into list: inout DisplayList
  ) {
    guard !rows.isEmpty else { return }
    let room = Size(width: 0.95 * area.width, height: 0.95 * area.height)
    let wanted = max(16 * scale, 0.032 * area.size.shortSide)
    let least = Self.leastSize * scale
    // Text a little smaller is better than rows in columns, and much smaller text is not.
    let whole = (1...Self.mostColumns).map {
      Layout(rows: rows, columns: $0, size: wanted, text: text).fitted(room, rows, text: text)
    }
    let stacked = Layout(rows: rows, columns: 1, size: wanted, isStacked: true, text: text)
      .fitted(room, rows, text: text)
    let best = (whole + [stacked]).max { $0.size < $1.size }
    let single = whole[0].size >= max(least, 0.75 * wanted) ? whole[0] : best
    if let single, single.size >= least || page == nil {
      return single.draw(at: area.center, theme: theme, text: text, into: &list)
    }
    guard let page else { return }
    let (layout, count) = paged(room, size: least, page: page, text: text)
    layout.draw(
      at: area.center, theme: theme,
      footer: count > 1 ? "\(Self.index(page, of: count) + 1) of \(count), Up and Down turn" : nil,
      text: text, into: &list)
  }

  /// The page of a number, and how many there are, with text of a size, or less where a row is too wide.
  private func paged(
    _ room: Size, size: Double, page: Int, text: some TextMeasuring
  ) -> (layout: Layout, count: Int) {
    var one = Layout(rows: rows, columns: 1, size: size, isPage: true, text: text)
    let isStacked = one.width > room.width
    if isStacked {
      one = Layout(rows: rows, columns: 1, size: size, isPage: true, isStacked: true, text: text)
    }
    // A row and the line at the foot have room at least.
    let least = Size(width: one.width, height: one.height(ofLines: 1) + one.line)
    let fit = min(1, room.width / max(1, least.width), room.height / max(1, least.height))
    one = Layout(
      rows: rows, columns: 1, size: (size * fit).rounded(.down), isPage: true, isStacked: isStacked,
      text: text)
    // The line at the foot takes one.
    let free = room.height - 2 * one.padding - one.line
    let lines = max(1, Int((free / max(1, one.rowHeight)).rounded(.down)))
    let fitting = (1...Self.mostColumns).last {
      Layout(
        rows: rows, columns: $0, size: one.size, isPage: true, isStacked: isStacked, text: text
      ).width <= room.width
    }
    let columns = min(fitting ?? 1, (rows.count + lines - 1) / lines)
    let each = lines * columns
    let count = (rows.count + each - 1) / each
    let first = Self.index(page, of: count) * each
    let layout = Layout(
      rows: Array(rows[first..<min(rows.count, first + each)]), columns: columns, size: one.size,
      // Pages are alike; a single one is no longer than it must be.
      lines: count > 1 ? lines : nil, isPage: true, isStacked: isStacked, text: text)
    return (layout, count)
  }

  private static func index(_ page: Int, of count: Int) -> Int {
    ((page % count) + count) % count
  }

  /// The card's measures at one text size.
  private struct Layout {
    let keys: [TextRun]
    let actions: [TextRun]
    let size: Double
    let columns: Int
    /// The rows of a column.
    let lines: Int
    /// Whether what a key does stands below it, in a line of its own.
    let isStacked: Bool
    let keyWidth: Double
    let actionWidth: Double

    /// Whether it is one of several pages, which stand close.
    let isPage: Bool
    var line: Double { ((isPage ? 1.55 : 1.7) * size).rounded() }
    var padding: Double { ((isPage ? 0.9 : 1.4) * size).rounded() }

    /// How far right of its key, and below it, stands what that does.
    private var actionShift: Vector {
      isStacked
        ? Vector(dx: 0, dy: line) : Vector(dx: keyWidth + (isPage ? 1 : 1.2) * size, dy: 0)
    }
    private var columnWidth: Double { max(keyWidth, actionShift.dx + actionWidth) }
    var rowHeight: Double { line + actionShift.dy }
    private var gap: Double { 2 * size }
    var width: Double {
      Double(columns) * columnWidth + Double(columns - 1) * gap + 2 * padding
    }
    var height: Double { height(ofLines: lines) }
    func height(ofLines count: Int) -> Double { rowHeight * Double(count) + 2 * padding }

    init(
      rows: [Row], columns: Int, size: Double, lines: Int? = nil, isPage: Bool = false,
      isStacked: Bool = false,
      text: some TextMeasuring
    ) {
      self.size = size
      (self.isPage, self.isStacked) = (isPage, isStacked)
      self.columns = columns
      self.lines = lines ?? (rows.count + columns - 1) / columns
      keys = rows.map { TextRun($0.key, weight: .medium, size: size) }
      actions = rows.map { TextRun($0.action, weight: .regular, size: size) }
      keyWidth = keys.map { text.metrics(of: $0).advance }.max() ?? 0
      actionWidth = actions.map { text.metrics(of: $0).advance }.max() ?? 0
    }

    /// The same, smaller where there is no room.
    func fitted(_ room: Size, _ rows: [Row], text: some TextMeasuring) -> Layout {
      let fit = min(1, room.width / max(1, width), room.height / max(1, height))
      guard fit < 1 else { return self }
      return Layout(
        rows: rows, columns: columns, size: (size * fit).rounded(.down), isStacked: isStacked,
        text: text)
    }

    func draw(
      at center: Point, theme: Theme, footer: String? = nil, text: some TextMeasuring,
      into list: inout DisplayList
    ) {
      let height = height + (footer == nil ? 0 : line)
      let left = (center.x - width / 2).rounded()
      let top = (center.y - height / 2).rounded()
      let card = Rect(x: left, y: top, width: width.rounded(), height: height)
      list.fill(
        .roundedRectangle(RoundedRectangle(card, cornerRadius: size)), with: theme.panel)
      for index in keys.indices {
        let (column, row) = index.quotientAndRemainder(dividingBy: lines)
        let baseline = top + padding + rowHeight * Double(row) + 0.7 * line
        let x = left + padding + Double(column) * (columnWidth + gap)
        let place = Point(x: x, y: baseline)
        list.draw(PlacedText(keys[index], at: place, color: theme.text))
        list.draw(
          PlacedText(actions[index], at: place + actionShift, color: theme.secondaryText))
      }
      guard let footer else { return }
      let run = TextRun(footer, weight: .regular, size: size)
      list.draw(
        PlacedText(
          run,
          at: Point(
            x: (center.x - text.metrics(of: run).advance / 2).rounded(),
            y: card.maxY - padding - 0.3 * line),
          color: theme.text))
    }
  }
}
