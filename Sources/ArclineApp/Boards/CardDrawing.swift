import Board
import BoardFile
import Geometry
import Motion
import Scene
import Widgets

/// One widget of a wall as it is drawn at an instant: a card with an indicator and its texts.
nonisolated struct CardDrawing {
  let tile: WallTile
  let layout: CardLayout
  let theme: Theme
  let instant: AnimationInstant
  let style: NumberStyle

  /// The least room of a detail that has to be cut, in sizes of its text.
  private static let leastDetail = 4.0

  /// The text of a line in the present state.
  private func words(_ template: LabelTemplate, _ values: LabelValues) -> String {
    template.text(for: values, style: style)
  }

  /// Draws the card and returns which of the lines beside the indicator had room.
  @discardableResult
  func draw(text: some TextMeasuring, into list: inout DisplayList) -> CardTexts {
    list.fill(
      .roundedRectangle(RoundedRectangle(layout.card, cornerRadius: layout.cornerRadius)),
      with: theme.panel)
    let values = tile.values(at: instant)
    let texts = tile.widget.texts(in: tile.state)
    let title = TextRun(
      words(texts.title, values), weight: .medium, size: layout.titleSize, digits: .proportional,
      reading: reading)
    let detail = TextRun(
      words(texts.detail, values), weight: .regular, size: layout.detailSize, reading: reading)
    let hasTexts = layout.rows != .none && tile.widget.hasTexts
    let label = texts.label.map { words($0, values) }
    if tile.panel.look.isLyingBar {
      return drawBar(title, detail, label: label, hasTexts: hasTexts, text: text, into: &list)
    }
    drawRound(label: label, hasTexts: hasTexts, text: text, into: &list)
    var drawn: CardTexts = []
    guard layout.rows != .none else { return drawn }
    if layout.rows != .detail,
      CardText.draw(
        title, color: theme.text, in: layout.titleLine, .center, text: text, into: &list) > 0
    {
      drawn.insert(.title)
    }
    guard layout.rows != .title else { return drawn }
    if CardText.draw(
      detail, color: theme.secondaryText, in: layout.detailLine, .center, text: text,
      into: &list) > 0
    {
      drawn.insert(.detail)
    }
    return drawn
  }

  // MARK: - Round

  private func drawRound(
    label: String?, hasTexts: Bool, text: some TextMeasuring, into list: inout DisplayList
  ) {
    let panel = shownPanel(tile.panel.look.labelled(label, inPhases: tile.labelledPhases))
    let area = layout.roundArea(for: panel.look, hasTexts: hasTexts)
    guard tile.parts.isEmpty else {
      return drawParts(in: area, into: &list)
    }
    panel.draw(in: area, scale: layout.scale, at: instant, text: text, into: &list)
  }

  /// Single jobs of a rollup as rings in one another, the first one outside.
  private func drawParts(in area: Rect, into list: inout DisplayList) {
    let diameter = Look.roundShare * area.size.shortSide
    let width = 0.088 * diameter
    let colors = [theme.pink, theme.green, theme.blue]
    for (index, part) in tile.parts.prefix(colors.count).enumerated() {
      let radius = diameter / 2 - width / 2 - Double(index) * (width + 0.018 * diameter)
      var arc = Arc(center: area.center, radius: radius, width: width)
      let color = colors[index]
      list.fill(.arc(arc), with: color.opacity(theme.isLight ? 0.17 : 0.2))
      let value = part.shownValue(at: instant)
      guard value > 0 else { continue }
      arc.cap = .round
      arc.sweep = Angle(turns: value)
      list.fill(.arc(arc), with: color)
    }
  }

  // MARK: - Bars

  private func drawBar(
    _ title: TextRun, _ detail: TextRun, label: String?, hasTexts: Bool, text: some TextMeasuring,
    into list: inout DisplayList
  ) -> CardTexts {
    let look = tile.panel.look.labelled(label, inPhases: tile.labelledPhases)
    // A number above the bar would stand where the detail does: it goes into the same line.
    let isAbove = look.hasOuterLabel
    let panel = shownPanel(
      (isAbove ? look.labelled("") : look)
        .fillingWidth(thicknessOf: 1080 * layout.step, scale: layout.scale))
    let hasHeader = layout.rows != .none && (hasTexts || isAbove || panel.look.hasOuterSign)
    panel.draw(
      in: layout.barArea(hasTexts: hasHeader), scale: layout.scale, at: instant,
      text: text, into: &list)
    var drawn: CardTexts = []
    guard hasHeader else { return drawn }
    let gap = 0.6 * layout.titleSize
    let number = isAbove ? number(label) : nil
    var room = room(besides: number, gap: gap, text: text, into: &list)
    if number != nil, room.width < layout.header.width - gap { drawn.insert(.label) }
    if panel.look.hasOuterSign {
      drawSign(of: panel, in: &room, isBesideNumber: number != nil, text: text, into: &list)
    }
    // The title names the job, so the detail is what is cut first.
    let wanted = text.metrics(of: title).advance + gap
    var rest = room
    cut(&rest, atEnd: false, by: min(room.width, min(wanted, 0.7 * room.width)))
    // A few letters of a detail say less than they take from the title.
    let isWorthwhile =
      rest.width >= Self.leastDetail * layout.detailSize
      || text.metrics(of: detail).advance <= rest.width
    let taken =
      !isWorthwhile
      ? 0
      : CardText.draw(
        detail, color: theme.secondaryText, in: rest, .end(reading), besides: title, text: text,
        into: &list)
    if taken > 0 {
      cut(&room, by: taken + gap)
      drawn.insert(.detail)
    }
    if CardText.draw(
      title, color: theme.text, in: room, .start(reading), text: text, into: &list) > 0
    {
      drawn.insert(.title)
    }
    return drawn
  }

  /// Draws a number at the end of the line above a bar, and returns the room before it.
  private func room(
    besides number: String?, gap: Double, text: some TextMeasuring, into list: inout DisplayList
  ) -> Rect {
    var room = layout.header
    guard let number else { return room }
    let run = TextRun(number, weight: .medium, size: layout.titleSize, reading: reading)
    let taken = CardText.draw(
      run, color: theme.text, in: room, .end(reading), text: text, into: &list)
    cut(&room, by: gap + taken)
    return room
  }

  /// The direction in which one reads.
  private var reading: ReadingDirection { tile.panel.reading }

  /// Whether one reads the line above a bar from right to left.
  private var isMirrored: Bool { reading.isRightToLeft }

  /// Takes a width from a room at the end of the line, or at its beginning.
  private func cut(_ room: inout Rect, atEnd: Bool = true, by width: Double) {
    if atEnd != isMirrored { room.maxX -= width } else { room.minX += width }
  }

  /// Draws the sign of the state at the end of a room, as high as digits, and takes it from the room.
  private func drawSign(
    of panel: Panel, in room: inout Rect, isBesideNumber: Bool, text: some TextMeasuring,
    into list: inout DisplayList
  ) {
    let digits = TextRun("0", weight: .medium, size: layout.titleSize)
    let side = text.metrics(of: digits).digitHeight
    // It belongs to the number: half the usual distance keeps the two together.
    let shift = isBesideNumber ? 0.2 * layout.titleSize : 0
    guard side <= room.width + shift else { return }
    let left = isMirrored ? room.minX - shift : room.maxX + shift - side
    let square = Rect(
      x: left.rounded(), y: room.center.y - side / 2, width: side, height: side)
    if panel.drawSign(in: square, scale: layout.scale, at: instant, into: &list) {
      let gap = 0.6 * layout.titleSize
      if isMirrored { room.minX = square.maxX + gap } else { room.maxX = square.minX - gap }
    }
  }

  /// The words that stand above a bar.
  private func number(_ label: String?) -> String? {
    if let label { return label.isEmpty ? nil : label }
    let values = tile.values(at: instant)
    guard tile.panel.look.label.followsLocale else {
      return values.percent.map(PercentStyle.plain.text)
    }
    return values.percent.map(style.percentage)
  }

  private func shownPanel(_ look: Look) -> Panel {
    var panel = tile.panel
    panel.theme = theme.onPanel
    panel.look = look.standing(onCardOf: panel.theme)
    return panel
  }
}
