/// How many frames took how long.
struct HistogramPlot {
  private let analysis: FrameAnalysis

  private static let mostBins = 44
  // Few bins stand in the middle instead of filling the field.
  private static let leastBins = 12
  private static let roomBeyond = 84.0

  init(_ analysis: FrameAnalysis) { self.analysis = analysis }

  func draw(in panel: SVGBox, _ picture: inout SVGText) {
    picture.rect(panel, "panel", radius: 12)
    picture.text("How many frames took how long", at: (panel.x + 20, panel.y + 30), "heading")
    guard analysis.tally.frames > 0 else { return }
    let bins = FrameTimeBins(analysis.sorted, most: Self.mostBins)
    let most = Double(max(bins.counts.max() ?? 1, bins.beyond, 1))
    let spare = Double(max(Self.leastBins - bins.counts.count, 2)) / 2 * Double(bins.width)
    let low = max(Double(bins.start) - spare, 0)
    let plot = Plot(
      panel.inset(left: 64, top: 58, right: 28, bottom: 42),
      x: low / 1e6...(Double(bins.end) + spare) / 1e6, y: 0...most * 1.08,
      roomRight: bins.beyond > 0 ? Self.roomBeyond : 0)
    plot.drawRows(in: &picture)
    plot.drawColumns(in: &picture, most: 6, unit: "ms")
    for (bin, count) in bins.counts.enumerated() where count > 0 {
      let (low, high) = bins.bounds(of: bin)
      let left = plot.x.position(Double(low) / 1e6)
      let right = plot.x.position(Double(high) / 1e6)
      let isLate = FramePace.isLate(low, period: analysis.reference.nanoseconds)
      let bar = bar(count, in: plot, from: left, to: right)
      picture.rect(bar, isLate ? "latebar" : "bar")
    }
    if bins.beyond > 0 { drawBeyond(bins, plot, &picture) }
  }

  /// The few frames beyond the bins stand apart on the right, the late ones among them in red.
  private func drawBeyond(_ bins: FrameTimeBins, _ plot: Plot, _ picture: inout SVGText) {
    let right = plot.box.right
    let all = bar(bins.beyond, in: plot, from: right - 34, to: right - 10)
    let late = min(analysis.tally.late, bins.beyond)
    picture.rect(all, "bar")
    if late > 0 { picture.rect(bar(late, in: plot, from: all.x, to: all.right), "latebar") }
    picture.text("\(bins.beyond)", at: (right - 22, all.y - 6), "tick")
    let name = PlainText.fixed(Double(bins.end) / 1e6, places: 2)
    picture.text("> \(name)", at: (right - 22, plot.box.bottom + 20), "tick")
  }

  /// A bar that can be seen, however few its frames.
  private func bar(
    _ count: UInt64, in plot: Plot, from left: Double, to right: Double
  ) -> SVGBox {
    let top = min(plot.y.position(Double(count)), plot.y.start - 2)
    let gap = right - left > 4 ? 1.0 : 0
    return SVGBox(
      x: left + gap / 2, y: top, width: right - left - gap, height: plot.y.start - top)
  }
}
