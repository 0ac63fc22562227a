/// Frame times by percentile, on a scale on which every nine takes equal room.
struct PercentilePlot {
  private let analysis: FrameAnalysis

  private static let points = 400
  private static let marks: [(share: Double, text: String)] = [
    (0, "0"), (0.5, "50 %"), (0.9, "90 %"), (0.99, "99 %"), (0.999, "99.9 %"),
    (0.9999, "99.99 %"), (0.99999, "99.999 %"),
  ]

  init(_ analysis: FrameAnalysis) { self.analysis = analysis }

  func draw(in panel: SVGBox, _ picture: inout SVGText) {
    picture.rect(panel, "panel", radius: 12)
    picture.text("Frame times in ms by percentile", at: (panel.x + 20, panel.y + 30), "heading")
    let times = analysis.sorted.values
    guard let longest = times.last else { return }
    let period = Double(analysis.reference.nanoseconds) / 1e6
    let nines = max(ElementaryFunctions.log10(Double(times.count)), 0.5)
    let plot = Plot(
      panel.inset(left: 64, top: 58, right: 28, bottom: 42), x: 0...nines,
      y: 0...max(Double(longest) / 1e6, period * 1.6) * 1.05)
    plot.drawRows(in: &picture)
    for mark in Self.marks {
      let place = -ElementaryFunctions.log10(1 - mark.share)
      guard place <= nines + 0.01 else { continue }
      let x = plot.x.position(place)
      picture.line(from: (x, plot.box.y), to: (x, plot.box.bottom), "grid")
      picture.text(mark.text, at: (x, plot.box.bottom + 20), "tick")
    }
    if period > 0 { plot.drawLine(at: period * 1.5, "limit", in: &picture) }
    picture.path(curve(in: plot), "thick")
  }

  /// The time that a share of the frames stay below, at evenly spaced places.
  private func curve(in plot: Plot) -> [(x: Double, y: Double)] {
    let times = analysis.sorted.values
    return (0...Self.points).map { point in
      let place = plot.x.high * Double(point) / Double(Self.points)
      let below = Double(times.count) * (1 - ElementaryFunctions.exp10(-place))
      let index = min(max(Int(below.rounded()), 0), times.count - 1)
      return plot.place(place, Double(times[index]) / 1e6)
    }
  }
}
