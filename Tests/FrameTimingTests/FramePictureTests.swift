import Foundation
import FrameTiming
import Testing

/// What the labels of the report's picture say is what was measured.
@Suite struct FramePictureTests {
  /// A text of the picture with its place.
  private struct Label {
    let kind: String
    let x, y: Double
    let text: String
    /// The first number in it.
    var number: Double? {
      Double(text.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." })
    }
  }

  private let analysis: FrameAnalysis
  private let labels: [Label]

  init() throws {
    var loop = SimulatedLoop()
    for frame in 1...1000 {
      if frame == 400 || frame == 700 { loop.wait(2_000_000_000) }
      loop.add(.presenting(for: frame.isMultiple(of: 100) ? 50_000_000 : 16_683_350))
    }
    var settings = FrameAnalysis.Settings(tick: try #require(FramePeriod(hertz: 60)))
    settings.nominalRefresh = FramePeriod(hertz: 60 as UInt64)
    analysis = FrameAnalysis(loop.records, settings: settings)
    labels = Self.labels(of: analysis)
  }

  private static func labels(of analysis: FrameAnalysis) -> [Label] {
    var bytes: [UInt8] = []
    FramePicture(analysis, subject: ReportSubject(name: "a board")).append(into: &bytes)
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
      guard line.hasPrefix("<text ") else { return nil }
      func attribute(_ name: String) -> String? {
        line.range(of: " \(name)=\"").map { String(line[$0.upperBound...].prefix { $0 != "\"" }) }
      }
      guard let kind = attribute("class"), let x = attribute("x").flatMap(Double.init),
        let y = attribute("y").flatMap(Double.init), let start = line.firstIndex(of: ">")
      else { return nil }
      let text = line[line.index(after: start)...].prefix { $0 != "<" }
      return Label(
        kind: kind, x: x, y: y, text: text.replacingOccurrences(of: "&gt;", with: ">"))
    }
  }

  private func labels(_ kind: String) -> [Label] { labels.filter { $0.kind == kind } }

  @Test(
    arguments: [
      ("mean rate", FrameMetric.meanRate, 2), ("median frame time", .p50FrameTime, 3),
      ("p99 frame time", .p99FrameTime, 3), ("1 % low (by count)", .low1ByCount, 2),
      ("late frames", .lateFrames, 0), ("headroom", .headroom, 2),
    ])
  func `each figure stands below its name, with its unit`(
    name: String, metric: FrameMetric, places: Int
  ) throws {
    let head = try #require(labels("small").first { $0.text == name })
    let figure = try #require(
      labels("figure").first { $0.x == head.x && $0.y > head.y && $0.y < head.y + 60 })
    let measured = analysis.measure(metric)
    let value = try #require(measured.value)
    let said = try #require(figure.number)
    #expect(abs(said - value) <= 0.501 * pow(10, -Double(places)))
    #expect(figure.text.hasSuffix(metric.unit))
    // No more figures than names.
    #expect(labels("figure").count == 6)
  }

  @Test func `the title, the verdict and the plots say what they are about`() {
    #expect(labels("title").map(\.text) == ["Frame timing of a board"])
    let verdict = labels("verdict").map(\.text).joined(separator: " ")
    #expect(FrameVerdict(analysis).text.hasPrefix(verdict))
    let headings = labels("heading").map(\.text)
    #expect(headings.count == 3)
    #expect(headings.count { $0.contains("Frame times in ms") } == 2)
  }

  @Test func `the marks of an axis are round, evenly spaced and where their values are`() throws {
    // Those at the left of one plot stand in one column.
    for (_, marks) in Dictionary(grouping: labels("side"), by: { "\($0.x) \($0.y < 520)" }) {
      let values = try marks.map { try #require(Double($0.text)) }
      #expect(values.first == 0 && values == values.sorted() && values.count > 2)
      #expect(marks.map(\.y) == marks.map(\.y).sorted(by: >))
      let step = values[1] - values[0]
      let mantissa = step / pow(10, floor(log10(step) + 1e-9))
      #expect([1, 2, 5].contains { abs(mantissa - $0) < 1e-6 }, "\(step)")
      let unit = (marks[0].y - marks[1].y) / step
      for (mark, value) in zip(marks, values) {
        #expect(abs(marks[0].y - mark.y - unit * value) < 0.03, "\(value)")
      }
    }
  }

  @Test func `only the last mark of a time axis has the unit`() {
    let run = labels("tick").filter { $0.y < 520 }
    #expect(run.count > 2)
    #expect(run.last?.text.hasSuffix(" s") == true)
    #expect(run.dropLast().allSatisfy { Double($0.text) != nil })
  }

  @Test func `percentiles are named up to what the frames can tell`() {
    let names = labels("tick").filter { $0.y > 520 && $0.x > 600 }.map(\.text)
    // A thousand frames tell three nines.
    #expect(names == ["0", "50 %", "90 %", "99 %", "99.9 %"])
  }

  @Test func `the limit of late frames is one and a half periods`() throws {
    let legend = try #require(labels("latelegend").first)
    let limit = try #require(
      legend.text.range(of: "P = ").flatMap {
        Double(legend.text[$0.upperBound...].prefix { $0.isNumber || $0 == "." })
      })
    #expect(legend.text.hasPrefix("late: over 1.5 P = "))
    #expect(abs(limit - 1.5 * Double(analysis.reference.nanoseconds) / 1e6) <= 0.005_01)
  }

  @Test func `every gap has its length, in the order of the run`() {
    let gaps = labels("gaptext")
    #expect(gaps.count == analysis.gaps.count && gaps.count == 2)
    #expect(gaps.map(\.x) == gaps.map(\.x).sorted())
    for (label, gap) in zip(gaps, analysis.gaps) {
      #expect(label.text.hasPrefix("gap of ") && label.text.hasSuffix(" s"))
      #expect(abs((label.number ?? 0) - Double(gap.nanoseconds) / 1e9) <= 0.005_01)
    }
  }

  @Test func `the foot says the frames, the pacing and the period`() throws {
    let foot = try #require(labels("small").last).text
    #expect(foot.contains("n = \(analysis.tally.frames) of \(analysis.tally.records) records"))
    #expect(foot.contains(analysis.pacing.words))
    #expect(foot.contains(analysis.reference.source.words))
    #expect(foot.contains("Period P = 16.683 ms"))
  }

  @Test func `without a period nothing is called late`() {
    var settings = analysis.settings
    settings.isUnpaced = true
    var loop = SimulatedLoop()
    for _ in 0..<100 { loop.add(.presenting(for: 9_000_000)) }
    let labels = Self.labels(of: FrameAnalysis(loop.records, settings: settings))
    #expect(!labels.contains { $0.kind == "latelegend" })
    #expect(labels.contains { $0.kind == "small" && $0.text.contains("nothing was asked for") })
  }
}
