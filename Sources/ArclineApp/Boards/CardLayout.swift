import Geometry
import Widgets

/// The measures of a card in device pixels.
///
/// Everything grows with the board's unit; on a card that is much larger than usual, the texts and
/// the distances grow too, but more slowly than the card.
nonisolated struct CardLayout {
  /// The card.
  let card: Rect
  /// Device pixels in a unit, times the growth on a large card and the shrinking on a small one.
  private(set) var step: Double
  /// Device pixels in a unit, less on a small card.
  private(set) var unit: Double
  /// Device pixels to a logical one.
  let scale: Double
  /// The radius of the card's corners.
  let cornerRadius: Double
  /// The texts for which there is room.
  private(set) var rows = Rows.both

  /// Lines of text on a card; of those above a bar both or neither.
  enum Rows: CaseIterable {
    /// Title and detail.
    case both
    /// The title alone.
    case title
    /// The detail alone.
    case detail
    /// Nothing but the indicator.
    case none
  }

  /// The short side in units from which on texts grow.
  private static let usualSide = 480.0
  /// The same for the height of a card with a bar, and the least width in which texts may grow.
  private static let usualBarHeight = 200.0
  private static let usualBarWidth = 600.0
  /// The least size of text in logical pixels.
  private static let leastText = 14.0

  init(card: Rect, unit: Double, scale: Double, isBar: Bool) {
    self.card = card
    self.unit = unit
    self.scale = scale
    let units = max(1e-6, unit)
    let size =
      isBar
      ? min(card.height / Self.usualBarHeight, card.width / Self.usualBarWidth) / units
      : card.size.shortSide / (units * Self.usualSide)
    step = unit * max(1, min(2, size.squareRoot()))
    cornerRadius = 20 * unit
  }

  /// The same card with distances that are a part of theirs, and some of its texts.
  func shrunk(by density: Double, _ rows: Rows) -> CardLayout {
    var layout = self
    layout.step *= density
    layout.unit *= density
    layout.rows = rows
    return layout
  }

  var padding: Double { 36 * step }
  var titleSize: Double { max(Self.leastText * scale, 26 * step).rounded() }
  var detailSize: Double { max(Self.leastText * scale, 20 * step).rounded() }
  /// The inner width of the card.
  private var inner: ClosedRange<Double> {
    let padding = min(padding, 0.08 * card.width)
    return (card.minX + padding)...max(card.minX + padding, card.maxX - padding)
  }

  /// A line of text around a height.
  func line(at y: Double, size: Double) -> Rect {
    Rect(
      minX: inner.lowerBound, minY: y - size / 2, maxX: inner.upperBound, maxY: y + size / 2)
  }

  // MARK: - A ring or a pie over two lines of text

  /// The distance from title to detail, between their middles.
  private var lineStep: Double { 0.62 * (titleSize + detailSize) + 3.5 * step }
  var detailLine: Rect {
    let drop = rows == .detail ? 0.8 : 1
    return line(at: card.maxY - 18 * step - drop * detailSize, size: detailSize)
  }
  var titleLine: Rect {
    let y =
      rows == .title ? card.maxY - 18 * step - 0.8 * titleSize : detailLine.center.y - lineStep
    return line(at: y, size: titleSize)
  }

  /// The room above the texts, or the whole card where there are none.
  func roundRoom(hasTexts: Bool) -> Rect {
    var room = card
    let first = rows == .detail ? detailLine : titleLine
    if hasTexts { room.maxY = max(card.minY, first.minY - 5 * step) }
    return room
  }

  /// The square in whose middle a round indicator, or an upright bar, stands.
  ///
  /// It may be greater than the room: the indicator is not, and where it keeps a distance from the edges
  /// of its area the square is not either.
  func roundArea(for look: Look, hasTexts: Bool) -> Rect {
    let room = roundRoom(hasTexts: hasTexts)
    let side = card.size.shortSide
    let margin = 0.06 * side + 12 * unit
    let free = max(1, min(room.height - 2 * margin, room.width - 2 * margin))
    let whole = max(1, room.size.shortSide)
    // A label below the disc takes the room that is left there.
    let isSnug = look.hasOuterLabel && look.kind == "pie"
    let square = look.squareSide(
      upTo: isSnug ? whole : min(Look.roundShare * side, free) / Look.roundShare,
      within: isSnug ? whole : free, lightWithin: whole, scale: scale)
    return Rect(
      x: room.center.x - square / 2, y: room.center.y - square / 2, width: square, height: square)
  }

  // MARK: - A bar under one line of text

  /// The thickest usual bar, from its middle to its edge.
  var halfBar: Double { 22 * step }
  /// The distance from the line above a bar to the bar, between their middles.
  ///
  /// Text that is as small as it may be is not shrunk with the distances: it keeps clear of the bar.
  private var barStep: Double { max(63 * step, halfBar + 0.75 * titleSize) }

  /// The line of title and detail above a bar.
  var header: Rect { line(at: card.center.y - barStep * 2 / 3, size: titleSize) }

  /// The area in whose middle a bar lies.
  func barArea(hasTexts: Bool) -> Rect {
    let y = card.center.y + (hasTexts ? barStep / 3 : 0)
    let top = hasTexts ? min(y - 1, header.maxY) : card.minY
    let half = max(1, min(y - top, card.maxY - y))
    return Rect(minX: inner.lowerBound, minY: y - half, maxX: inner.upperBound, maxY: y + half)
  }
}
