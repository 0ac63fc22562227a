/// The report as a picture: frame times over the run, their histogram, and their percentiles.
///
/// An SVG of 1200 × 900 units that follows the reader's preference for light or dark. Its size is
/// bounded whatever the length of the run: each column of the run's plot shows its shortest and its
/// longest frame, so that no stall is averaged away.
public struct FramePicture: Sendable {
  private let analysis: FrameAnalysis
  private let subject: ReportSubject

  /// The picture's width and height in its own units.
  public static let size = (width: 1200, height: 900)

  private static let margin = 40.0
  // Letters of the verdict in a line: they are 16 units high, and about half as wide.
  private static let verdictWidth = 140

  /// Creates the picture of an analysis.
  public init(_ analysis: FrameAnalysis, subject: ReportSubject) {
    self.analysis = analysis
    self.subject = subject
  }

  /// Adds the document.
  public func append(into bytes: inout [UInt8]) {
    var picture = SVGText(reusing: bytes)
    bytes = []
    let (width, height) = Self.size
    picture.raw(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(height)\""
        + " width=\"\(width)\" height=\"\(height)\" role=\"img\">\n<title>")
    picture.raw(escaped("Frame timing of \(subject.name)"))
    picture.raw("</title>\n<desc>")
    picture.raw(escaped(FrameVerdict(analysis).text))
    picture.raw("</desc>\n<style>\(PictureStyle.sheet)</style>\n")
    picture.rect(
      SVGBox(x: 0, y: 0, width: Double(width), height: Double(height)), "ground")
    drawHead(in: &picture)
    let inner = Double(width) - 2 * Self.margin
    SeriesPlot(analysis).draw(
      in: SVGBox(x: Self.margin, y: 218, width: inner, height: 290), &picture)
    let half = (inner - 20) / 2
    HistogramPlot(analysis).draw(
      in: SVGBox(x: Self.margin, y: 528, width: half, height: 306), &picture)
    PercentilePlot(analysis).draw(
      in: SVGBox(x: Self.margin + half + 20, y: 528, width: half, height: 306), &picture)
    picture.text(foot, at: (Self.margin, 872), "small")
    picture.raw("</svg>\n")
    bytes = picture.bytes
  }

  private func drawHead(in picture: inout SVGText) {
    picture.text("Frame timing of \(subject.name)", at: (Self.margin, 58), "title")
    let verdict = PlainText.wrapped(FrameVerdict(analysis).text, width: Self.verdictWidth)
    for (index, line) in verdict.prefix(2).enumerated() {
      picture.text(line, at: (Self.margin, 88 + 22 * Double(index)), "verdict")
    }
    let figures: [(FrameMetric, String)] = [
      (.meanRate, "mean rate"), (.p50FrameTime, "median frame time"),
      (.p99FrameTime, "p99 frame time"),
      (.low1ByCount, "1 % low (by count)"), (.lateFrames, "late frames"),
      (.headroom, "headroom"),
    ]
    let gap = 14.0
    let count = Double(figures.count)
    let width = (Double(Self.size.width) - 2 * Self.margin - gap * (count - 1)) / count
    for (index, figure) in figures.enumerated() {
      let x = Self.margin + Double(index) * (width + gap)
      picture.rect(SVGBox(x: x, y: 128, width: width, height: 74), "panel", radius: 12)
      picture.text(figure.1, at: (x + 18, 153), "small")
      let measured = analysis.measure(figure.0)
      let unit = measured.metric.unit
      picture.text(
        PlainText.value(measured) + (unit.isEmpty ? "" : " " + unit), at: (x + 18, 184), "figure")
    }
  }

  private var foot: String {
    let period = analysis.reference.nanoseconds
    let length = period > 0 ? " = \(PlainText.milliseconds(period))" : ""
    return "\(PlainText.frames(analysis.tally)).  Pacing: "
      + "\(analysis.pacing.words).  Period P\(length): \(analysis.reference.source.words)."
  }

  private func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    bytes.append(xmlText: text)
    return String(decoding: bytes, as: UTF8.self)
  }
}
