import FrameTiming
import Geometry
import Scene
import Widgets

/// The frame times of the last seconds, as a graph with its figures.
nonisolated struct FrameGraph: Sendable {
  /// What each part of the graph's time held, the newest last.
  var columns = [FrameWindow.Column](repeating: FrameWindow.Column(), count: Self.columnCount)
  /// Frames a second; nil without frames.
  var rate: Double?
  /// Frame times in milliseconds: the middle one, and one in a hundred is longer than the other.
  var middle = 0.0, high = 0.0
  /// The time of drawing one in the middle, in milliseconds.
  var work = 0.0
  /// The frames that came late.
  var late = 0
  /// The time from one frame to the next, in milliseconds.
  var period = 1000.0 / 60

  static let columnCount = 120

  /// A time in milliseconds: with one digit after the point, from 100 on in whole ones.
  static func milliseconds(_ value: Double) -> String {
    guard value < 99.95 else { return "\(Int(min(1e6, value).rounded()))" }
    let tenths = Int((max(0, value) * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}

nonisolated extension GalleryPen {
  /// Draws the graph on a card in the lower left corner of the indicator's part.
  mutating func draw(_ graph: FrameGraph) {
    let size = layout.detail
    let padding = (0.9 * size).rounded()
    let pitch = max(2, (0.16 * size).rounded())
    let width = pitch * Double(graph.columns.count)
    let plot = (5 * size).rounded()
    let card = Rect(
      x: (1.5 * size).rounded(),
      y: layout.stage.maxY - (1.2 * size).rounded() - plot - 4 * padding - 2 * size,
      width: width + 2 * padding, height: plot + 4 * padding + 2 * size)
    fill(card, radius: 0.8 * size, theme.panel)
    outline(card, radius: 0.8 * size, width: layout.scale.rounded(.up), theme.track)
    let floor = card.minY + padding + plot
    // Three periods fit; what is longer is cut off at the top.
    let unit = plot / (3 * graph.period)
    var x = card.minX + padding
    for column in graph.columns {
      let time = Double(column.longest) / 1e6
      if time > 0 {
        let height = max(1, min(plot, (time * unit).rounded()))
        fill(
          Rect(x: x, y: floor - height, width: pitch - 1, height: height),
          column.isLate ? theme.red : theme.teal)
      }
      x += pitch
    }
    let due = (floor - graph.period * unit).rounded()
    fill(
      Rect(x: card.minX + padding, y: due, width: width, height: layout.scale.rounded(.up)),
      theme.text.opacity(0.55))
    drawFigures(graph, left: card.minX + padding, right: card.maxX - padding, y: floor + padding)
  }

  private mutating func drawFigures(
    _ graph: FrameGraph, left: Double, right: Double, y: Double
  ) {
    let line = 1.45 * layout.detail
    let first = y + layout.detail * 0.5
    let rate = graph.rate.map { "\(FrameGraph.milliseconds($0)) frames/s" } ?? "no frames yet"
    write(rate, strong, at: Point(x: left, y: first))
    write(
      "\(graph.late) late", graph.late > 0 ? strong : secondary, .right,
      at: Point(x: right, y: first))
    let times = [("median", graph.middle), ("99 %", graph.high), ("work", graph.work)]
    let text = times.map { "\($0.0) \(FrameGraph.milliseconds($0.1))" }.joined(separator: " · ")
    write("\(text) ms", secondary, at: Point(x: left, y: first + line), within: right - left)
  }
}
