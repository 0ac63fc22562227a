import Board
import CommandLineOptions
import Geometry
import Lettering
import Motion
import Scene
import Widgets

/// All looks at several values, on a dark and a light ground, in one picture.
struct ContactSheet {
  /// The values of the columns.
  static let values = [0, 0.03, 0.25, 0.5, 0.75, 1]

  /// The sheet's measures in logical pixels.
  private enum Measure {
    static let margin = 24.0
    /// The column of names.
    static let names = 176.0
    static let header = 28.0
    static let cell = 136.0
    static let gap = 12.0
    /// A bar needs less height than a ring.
    static let barHeight = 56.0
    static let text = 16.0
    /// The least size of a label that is no more than readable.
    static let leastLabel = 14.0
  }

  /// Device pixels to a logical one.
  let scale: Double
  let percentStyle: PercentStyle
  /// The direction in which one reads.
  var reading = ReadingDirection.leftToRight
  private let columns = Double(Self.values.count)

  init(scale: Double, percentStyle: PercentStyle) {
    self.scale = scale
    self.percentStyle = percentStyle
  }

  /// The size in whole device pixels.
  var pixelSize: Size {
    let height =
      Measure.margin * 2 + Measure.header
      + Look.all.reduce(-Measure.gap) { $0 + Self.height(of: $1) + Measure.gap }
    return Size(
      width: ((lightStart + halfWidth) * scale).rounded(), height: (height * scale).rounded())
  }

  /// The width of the cells of one ground with their margins.
  private var halfWidth: Double {
    Measure.margin * 2 + columns * Measure.cell + (columns - 1) * Measure.gap
  }

  private var lightStart: Double { Measure.names + halfWidth }

  private static func height(of look: Look) -> Double {
    if case .bar = look.indicator { Measure.barHeight } else { Measure.cell }
  }

  /// Logical pixels of a look to one of the sheet.
  ///
  /// A look with a label of a fixed size needs room for it: it is drawn smaller, as long as its label
  /// stays as large as those of the others may be.
  private static func reduction(of look: Look) -> Double {
    guard case .pixels(let size)? = look.label.size else { return 1 }
    return max(1, min(2, size / Measure.leastLabel))
  }

  /// The picture.
  func draw(text: Typesetter, into list: inout DisplayList) {
    list.background = Theme.dark.background
    let size = pixelSize
    list.fill(
      .rectangle(
        Rect(minX: lightStart * scale, minY: 0, maxX: size.width, maxY: size.height)),
      with: Theme.light.background)
    drawHeader(text: text, into: &list)
    var y = Measure.margin + Measure.header
    for look in Look.all {
      let height = Self.height(of: look)
      drawName(of: look, middle: y + height / 2, text: text, into: &list)
      for (theme, start) in [(Theme.dark, Measure.names), (.light, lightStart)] {
        for (column, value) in Self.values.enumerated() {
          let x = start + left(of: column)
          let area = pixels(Rect(x: x, y: y, width: Measure.cell, height: height))
          // A card shows where in its area a look stands.
          list.fill(.rectangle(area), with: theme.panel)
          var panel = Panel(look: look, theme: theme)
          panel.percentStyle = percentStyle
          panel.reading = reading
          panel.settle(on: value, at: Self.instant)
          panel.draw(
            in: area, scale: scale / Self.reduction(of: look), at: Self.instant, text: text,
            into: &list)
        }
      }
      y += height + Measure.gap
    }
  }

  private static let instant = AnimationInstant(tick: 0, rate: .hz60)

  /// The left edge of a column, from the beginning of its ground.
  private func left(of column: Int) -> Double {
    Measure.margin + Double(column) * (Measure.cell + Measure.gap)
  }

  /// The rectangle in whole device pixels.
  private func pixels(_ area: Rect) -> Rect {
    Rect(
      minX: (area.minX * scale).rounded(), minY: (area.minY * scale).rounded(),
      maxX: (area.maxX * scale).rounded(), maxY: (area.maxY * scale).rounded())
  }

  // MARK: - Captions

  private func drawHeader(text: Typesetter, into list: inout DisplayList) {
    for (theme, start) in [(Theme.dark, Measure.names), (.light, lightStart)] {
      for (column, value) in Self.values.enumerated() {
        let run = caption(percentStyle.text(Int((value * 100).rounded())))
        let width = text.metrics(of: run).advance
        let center = (start + left(of: column) + Measure.cell / 2) * scale
        let baseline = (Measure.margin + Measure.text * 0.7) * scale
        list.draw(
          PlacedText(
            run, at: Point(x: center - width / 2, y: baseline), color: theme.secondaryText))
      }
    }
  }

  private func drawName(
    of look: Look, middle: Double, text: Typesetter, into list: inout DisplayList
  ) {
    let run = caption(look.name)
    let metrics = text.metrics(of: run)
    list.draw(
      PlacedText(
        run,
        at: Point(x: Measure.margin * scale, y: middle * scale + metrics.digitHeight / 2),
        color: Theme.dark.text))
  }

  private func caption(_ text: String) -> TextRun {
    TextRun(text, weight: .regular, size: Measure.text * scale)
  }
}
