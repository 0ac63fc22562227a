import Geometry
import Scene

/// Draws the card of a timing overlay; its unit is the size of the small text.
struct TimingCard {
  private let overlay: TimingOverlay
  private let theme: Theme
  private let unit: Double
  private let card: Rect

  private let form: Form

  /// How much of itself a card shows.
  private struct Form {
    /// In units; a card may be narrower down to the least width, and a graph takes what texts leave.
    var width, height: Double
    var hasGraph = false
    var hasFoot = false
    /// Whether the rate stands in the line of its unit, in small text.
    var isLine = false

    /// The one with most of it first; the last is the rate alone in large text.
    static let all = [
      Form(width: 33, height: 16, hasGraph: true, hasFoot: true),
      Form(width: 33, height: 11.5, hasGraph: true, hasFoot: true),
      Form(width: 33, height: 6.9, hasFoot: true), Form(width: 20, height: 4.1),
      Form(width: leastWidth, height: 4.1),
    ]
    static let leastWidth = 11.0
  }

  private static let padding = 1.2
  /// What the rate in a line keeps from its card's sides, and the height of that.
  private static let (linePadding, lineHeight) = (0.7, 2.1)
  /// The most that a card covers of its area, where there is a smaller one.
  private static let mostCover = 0.2

  init(
    overlay: TimingOverlay, area: Rect, scale: Double, theme: Theme, text: some TextMeasuring
  ) {
    self.overlay = overlay
    self.theme = theme
    let wanted = max(14 * scale, 0.017 * area.size.shortSide).rounded(.down)
    let (free, high) = (0.94 * area.width, 0.94 * area.height)
    // What is shown stands behind the card: what would hide too much of it is left out.
    let whole = Form.all.first { form in
      let size = Size(width: min(form.width * wanted, free), height: form.height * wanted)
      return free >= Form.leastWidth * wanted && size.height <= high
        && size.width * size.height <= Self.mostCover * area.width * area.height
    }
    let words = Self.line(overlay, size: wanted).reduce(0) { $0 + text.metrics(of: $1).advance }
    form =
      whole
      ?? Form(
        width: words / wanted + 2 * Self.linePadding, height: Self.lineHeight, isLine: true)
    // Only a line is drawn smaller where there is no room.
    let room = min(free / form.width, high / form.height)
    unit = form.isLine ? max(1, min(wanted, room.rounded(.down))) : wanted
    let width = min(form.width * unit, free).rounded(form.isLine ? .up : .down)
    let height = min(form.height * unit, high).rounded(.down)
    let gap = form.isLine ? 0.4 * unit : unit
    let margin = min(gap, (area.width - width) / 2, (area.height - height) / 2)
    card = Rect(
      x: area.minX + max(0, margin.rounded(.down)), y: area.minY + max(0, margin.rounded(.down)),
      width: min(width, area.width), height: min(height, area.height))
  }

  func draw(text: some TextMeasuring, into list: inout DisplayList) {
    list.fill(
      .roundedRectangle(RoundedRectangle(card, cornerRadius: 0.7 * unit)),
      with: theme.panel.opacity(0.94))
    guard !form.isLine else { return drawLine(text: text, into: &list) }
    drawFigures(text: text, into: &list)
    if form.hasGraph { drawGraph(text: text, into: &list) }
  }

  // MARK: - A line

  /// The rate and its unit, or that there is none.
  private static func line(_ overlay: TimingOverlay, size: Double) -> [TextRun] {
    guard let figures = overlay.figures else {
      return [TextRun(noFrames, weight: .regular, size: size)]
    }
    return [
      TextRun(fixed(figures.rate, 1), weight: .medium, size: size),
      TextRun(" fps", weight: .regular, size: size),
    ]
  }

  private func drawLine(text: some TextMeasuring, into list: inout DisplayList) {
    var x = card.minX + (Self.linePadding * unit).rounded()
    for run in Self.line(overlay, size: unit) {
      let metrics = text.metrics(of: run)
      let color = run.weight == .medium ? theme.text : theme.secondaryText
      let y = (card.center.y + metrics.digitHeight / 2).rounded()
      list.draw(PlacedText(run, at: Point(x: x, y: y), color: color))
      x += metrics.advance
    }
  }

  private static let noFrames = "no frames yet"

  private var left: Double { card.minX + (Self.padding * unit).rounded() }
  private var right: Double { card.maxX - (Self.padding * unit).rounded() }

  // MARK: - Figures

  private func drawFigures(text: some TextMeasuring, into list: inout DisplayList) {
    let top = card.minY + (2.9 * unit).rounded()
    guard let figures = overlay.figures else {
      return place(Self.noFrames, x: left, y: top, theme.secondaryText, into: &list)
    }
    let rate = TextRun(Self.fixed(figures.rate, 1), weight: .medium, size: 2.2 * unit)
    list.draw(PlacedText(rate, at: Point(x: left, y: top), color: theme.text))
    place(
      "fps", x: left + text.metrics(of: rate).advance + 0.4 * unit, y: top, theme.secondaryText,
      into: &list)
    let cell = 6.4 * unit
    let rateEnd = left + text.metrics(of: rate).advance + 2.8 * unit
    let cells = max(0, Int((right + 0.6 * unit - rateEnd) / cell))
    let times = [("p50", figures.median), ("p99", figures.p99), ("longest", figures.longest)]
      .suffix(cells)
    for (index, time) in times.enumerated() {
      let x = (right - Double(times.count - index) * cell + 0.6 * unit).rounded()
      place(time.0, x: x, y: card.minY + (1.7 * unit).rounded(), theme.secondaryText, into: &list)
      let isLong = overlay.period > 0 && time.1 > 1.5 * overlay.period
      place(
        Self.fixed(time.1, 2) + " ms", x: x, y: top + (0.1 * unit).rounded(),
        isLong ? theme.amber : theme.text, into: &list)
    }
    guard form.hasFoot else { return }
    let foot = card.maxY - (1.1 * unit).rounded()
    let late = TextRun(
      "\(figures.late) late of \(figures.frames)", weight: .regular, size: unit)
    let lateEnd = left + text.metrics(of: late).advance
    if lateEnd <= right {
      list.draw(
        PlacedText(
          late, at: Point(x: left, y: foot), color: figures.late > 0 ? theme.amber : theme.text))
    }
    let costs =
      overlay.isSimulated
      ? "in simulated time"
      : "work \(Self.fixed(figures.work, 2)) ms, this card \(Self.fixed(figures.overlay, 2)) ms more"
    let run = TextRun(costs, weight: .regular, size: unit)
    let costsStart = right - text.metrics(of: run).advance
    guard costsStart >= lateEnd + unit else { return }
    list.draw(
      PlacedText(run, at: Point(x: costsStart, y: foot), color: theme.secondaryText))
  }

  private func place(
    _ words: String, x: Double, y: Double, _ color: Color, into list: inout DisplayList
  ) {
    list.draw(
      PlacedText(
        TextRun(words, weight: .regular, size: unit), at: Point(x: x, y: y), color: color))
  }

  // MARK: - Graph

  /// The time at the top of the graph: two and a half periods, or as many more as are needed.
  private var topTime: Double {
    let longest = overlay.columns.reduce(0) { max($0, $1.longest) }
    let period = overlay.period > 0 ? overlay.period : max(longest, 1)
    let steps = [2.5, 5, 10, 20, 50, 100]
    return period * (steps.first { $0 * period >= longest } ?? 200)
  }

  private func drawGraph(text: some TextMeasuring, into list: inout DisplayList) {
    let plot = Rect(
      minX: left, minY: card.minY + (4.2 * unit).rounded(), maxX: right,
      maxY: card.maxY - (2.7 * unit).rounded())
    guard !overlay.columns.isEmpty, plot.width >= 1, plot.height >= 1 else { return }
    list.fill(.rectangle(plot), with: theme.track)
    // Whole pixels, where there are as many, keep the columns alike; the newest stands at the right.
    let exact = plot.width / Double(overlay.columns.count)
    let width = exact >= 1 ? exact.rounded(.down) : exact
    let (top, height) = (topTime, plot.height)
    var (onTime, late) = (Path(), Path())
    for (index, column) in overlay.columns.enumerated() where column.longest > 0 {
      let x = plot.maxX - width * (Double(overlay.columns.count - index) - 0.5)
      let tall = max(1, (min(1, column.longest / top) * height).rounded())
      let (foot, head) = (Point(x: x, y: plot.maxY), Point(x: x, y: plot.maxY - tall))
      if column.isLate {
        Self.addLine(to: &late, foot, head)
      } else {
        Self.addLine(to: &onTime, foot, head)
      }
    }
    list.fill(.stroke(Stroke(onTime, width: width)), with: theme.blue)
    list.fill(.stroke(Stroke(late, width: width)), with: theme.amber)
    drawPeriod(plot, top: top, text: text, into: &list)
  }

  private func drawPeriod(
    _ plot: Rect, top: Double, text: some TextMeasuring, into list: inout DisplayList
  ) {
    let small = TextRun(
      "last \(Self.fixed(overlay.span, 0)) s", weight: .regular, size: unit)
    let line = plot.minY + (1.2 * unit).rounded()
    list.draw(
      PlacedText(small, at: Point(x: plot.minX + 0.4 * unit, y: line), color: theme.secondaryText))
    guard overlay.period > 0 else { return }
    let y = (plot.maxY - overlay.period / top * plot.height).rounded()
    let thin = max(1, (unit / 13).rounded())
    list.fill(
      .rectangle(Rect(x: plot.minX, y: y, width: plot.width, height: thin)), with: theme.green)
    // Beside the other text: at the line itself the bars would hide it.
    let label = TextRun(
      "line at \(Self.fixed(overlay.period, 2)) ms", weight: .regular, size: unit)
    let x = plot.minX + text.metrics(of: small).advance + 1.2 * unit
    guard x + text.metrics(of: label).advance <= plot.maxX else { return }
    list.draw(PlacedText(label, at: Point(x: x, y: line), color: theme.green))
  }

  private static func addLine(to path: inout Path, _ start: Point, _ end: Point) {
    path.move(to: start)
    path.line(to: end)
  }

  /// A number with so many decimals, at most four; what is not finite is a dash.
  private static func fixed(_ value: Double, _ places: Int) -> String {
    let power = [1.0, 10, 100, 1000, 10_000][max(0, min(4, places))]
    guard value.isFinite, abs(value) < 1e12 else { return "–" }
    let scaled = Int((abs(value) * power).rounded())
    let (whole, part) = scaled.quotientAndRemainder(dividingBy: Int(power))
    let digits = String(part)
    let zeros = String(repeating: "0", count: max(0, places - digits.count))
    let sign = value < 0 && scaled > 0 ? "-" : ""
    return sign + (places > 0 ? "\(whole).\(zeros)\(digits)" : "\(whole)")
  }
}
