/// Frame times over the time of the run.
struct SeriesPlot {
  private let analysis: FrameAnalysis
  private let period: Double

  private static let mostMarks = 400
  // Above these the lengths of gaps would be written over each other.
  private static let mostGapLabels = 6
  private static let gapLabelWidth = 96.0

  init(_ analysis: FrameAnalysis) {
    self.analysis = analysis
    period = Double(analysis.reference.nanoseconds) / 1e6
  }

  /// One column of the plot: its frames' shortest and longest, in milliseconds.
  private struct Column {
    var low = Double.infinity
    var high = 0.0
    var isLate = false
  }

  func draw(in panel: SVGBox, _ picture: inout SVGText) {
    picture.rect(panel, "panel", radius: 12)
    picture.text("Frame times in ms over the run", at: (panel.x + 20, panel.y + 30), "heading")
    guard let longest = analysis.sorted.values.last else { return }
    let plot = Plot(
      panel.inset(left: 64, top: 58, right: 28, bottom: 40),
      x: 0...max(Double(analysis.sorted.sum) / 1e9, 1e-6),
      y: 0...top(longest: Double(longest) / 1e6))
    plot.drawRows(in: &picture)
    plot.drawColumns(in: &picture, most: 10, unit: "s")
    if period > 0 {
      plot.drawLine(at: period, "period", in: &picture)
      plot.drawLine(at: period * 1.5, "limit", in: &picture)
    }
    drawGaps(plot, &picture)
    let columns = columns(of: plot)
    drawFrames(columns, plot, &picture)
    let isCut = columns.contains { $0.high > plot.y.high }
    drawLegend(in: panel, isCut: isCut, &picture)
  }

  /// The upper end: the longest frame, or less when it would flatten all others.
  private func top(longest: Double) -> Double {
    let usual = Double(analysis.sorted.percentile(.p99) ?? 0) / 1e6
    let top = min(longest * 1.08, max(usual * 1.5, period * 3.2))
    return max(top, period * 1.7, 1e-3)
  }

  private func drawLegend(in panel: SVGBox, isCut: Bool, _ picture: inout SVGText) {
    guard period > 0 else { return }
    let limit = "late: over 1.5 P = \(PlainText.fixed(period * 1.5, places: 2)) ms"
    let text = isCut ? limit + "; large dots are longer than shown" : limit
    picture.text(text, at: (panel.right - 28, panel.y + 30), "latelegend")
  }

  private func drawGaps(_ plot: Plot, _ picture: inout SVGText) {
    var gaps = analysis.gaps[...]
    var passed: UInt64 = 0
    var free = -Double.infinity
    for (record, step) in analysis.steps.enumerated() {
      if step.kind == .counted { passed = passed.addingSaturated(step.nanoseconds) }
      guard let gap = gaps.first else { return }
      guard gap.record == record else { continue }
      gaps.removeFirst()
      let x = plot.x.position(Double(passed) / 1e9)
      picture.line(from: (x, plot.box.y), to: (x, plot.box.bottom), "gap")
      let middle = min(max(x, plot.box.x + 40), plot.box.right - 40)
      guard analysis.gaps.count <= Self.mostGapLabels, middle >= free else { continue }
      free = middle + Self.gapLabelWidth
      let text = "gap of " + PlainText.fixed(Double(gap.nanoseconds) / 1e9, places: 2) + " s"
      picture.text(text, at: (middle, plot.box.y - 6), "gaptext")
    }
  }

  private func drawFrames(_ columns: [Column], _ plot: Plot, _ picture: inout SVGText) {
    var points: [(x: Double, y: Double)] = []
    var late: [(x: Double, y: Double, isBeyond: Bool)] = []
    for (index, column) in columns.enumerated() where column.high > 0 {
      let x = plot.box.x + Double(index) + 0.5
      let high = plot.y.position(column.high)
      points.append((x, high))
      if column.low < column.high { points.append((x, plot.y.position(column.low))) }
      if column.isLate { late.append((x, high, column.high > plot.y.high)) }
    }
    picture.path(points, "curve")
    let step = max(late.count / Self.mostMarks, 1)
    for (number, mark) in late.enumerated() where number.isMultiple(of: step) {
      picture.circle((mark.x, mark.y), radius: mark.isBeyond ? 5 : 3, "late")
    }
  }

  private func columns(of plot: Plot) -> [Column] {
    var columns = [Column](repeating: Column(), count: max(Int(plot.box.width), 1))
    var passed: UInt64 = 0
    for time in analysis.frameTimes {
      passed = passed.addingSaturated(time)
      let share = Double(passed) / 1e9 / plot.x.high
      let index = min(max(Int(share * Double(columns.count)), 0), columns.count - 1)
      let milliseconds = Double(time) / 1e6
      columns[index].low = min(columns[index].low, milliseconds)
      columns[index].high = max(columns[index].high, milliseconds)
      if FramePace.isLate(time, period: analysis.reference.nanoseconds) {
        columns[index].isLate = true
      }
    }
    return columns
  }
}
