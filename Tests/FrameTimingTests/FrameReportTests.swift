import FrameTiming
import Testing

@Suite struct FrameReportTests {
  private func analysis(
    _ count: Int, stallEvery: Int = .max, gaps: Int = 0
  ) throws -> FrameAnalysis {
    var loop = SimulatedLoop()
    for frame in 1..<count + 1 {
      if gaps > 0, frame.isMultiple(of: count / (gaps + 1)), frame <= gaps * (count / (gaps + 1)) {
        loop.wait(2_000_000_000)
      }
      loop.add(.presenting(for: frame.isMultiple(of: stallEvery) ? 50_000_000 : 16_666_667))
    }
    var settings = FrameAnalysis.Settings(tick: try #require(FramePeriod(hertz: 60)))
    settings.nominalRefresh = FramePeriod(hertz: 60)
    return FrameAnalysis(loop.records, settings: settings)
  }

  private func text(_ analysis: FrameAnalysis) -> String {
    FrameReportText(analysis, subject: ReportSubject(name: "a board")).text()
  }

  @Test(
    arguments: [
      (Int.max, 0, "Smooth: all 1000 frames came on time, the longest after 16.667 ms."),
      (
        1000, 0,
        "Nearly smooth: 1 of 1000 frames (0.10 %) was late, the longest after 50.000 ms. "
          + "The delay was in present."
      ),
      (
        50, 0,
        "Uneven: 20 of 1000 frames (2.00 %) were late, the longest after 50.000 ms. "
          + "The delay was in present each time."
      ),
      (
        10, 0,
        "Not smooth: 100 of 1000 frames (10.00 %) were late, the longest after 50.000 ms. "
          + "The delay was in present each time."
      ),
      (
        Int.max, 1,
        "Nearly smooth: all 999 frames came on time, the longest after 16.667 ms. "
          + "Time jumped once, by 2.017 s, which is left out."
      ),
    ])
  func `the verdict says in words what was seen`(every: Int, gaps: Int, words: String) throws {
    #expect(FrameVerdict(try analysis(1000, stallEvery: every, gaps: gaps)).text == words)
  }

  @Test func `without frames the verdict is that nothing can be said`() throws {
    let verdict = FrameVerdict(try analysis(0))
    #expect(verdict.grade == .unknown)
    #expect(verdict.text == "Nothing can be said: no frame was counted.")
  }

  @Test func `the text names pacing, period, what was left out and every metric`() throws {
    let text = text(try analysis(1000, stallEvery: 100, gaps: 1))
    for part in [
      "Frame timing of a board", "the display: presenting waits for it",
      "16.667 ms = 60.00 Hz: the display's refresh, measured",
      "n = 999 of 1000 records; left out: 1 gap", "2 periods missed",
    ] {
      #expect(text.contains(part), "\(part)")
    }
    for metric in FrameMetric.allCases { #expect(text.contains("  " + metric.name)) }
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test func `histograms count every frame once`() throws {
    let text = text(try analysis(1000, stallEvery: 90))
    let rows = text.split(separator: "\n").drop { $0 != "Frame times in ms" }.dropFirst()
      .prefix { $0.hasPrefix("  ") }
    let counts = rows.compactMap { row in
      row.split(separator: " ").dropLast().compactMap { UInt64($0) }.last
    }
    #expect(rows.count == counts.count)
    #expect(counts.reduce(0, +) == 1000)
  }

  @Test(arguments: [0, 1, 2, 40, 5000])
  func `the picture is well-formed and bounded`(count: Int) throws {
    let analysis = try analysis(count, stallEvery: 7, gaps: count > 10 ? 3 : 0)
    var subject = ReportSubject(name: "<&\"'\u{1}>")
    subject.program = "x"
    var bytes: [UInt8] = []
    FramePicture(analysis, subject: subject).append(into: &bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(Markup.isWellFormed(text))
    #expect(text.contains("Frame timing of &lt;&amp;&quot;'&gt;"))
    #expect(!text.contains("nan") && !text.contains("inf"))
    #expect(bytes.count < 150_000)
  }
}

/// A check that tags nest and attributes are quoted.
private enum Markup {
  static func isWellFormed(_ text: String) -> Bool {
    var open: [Substring] = []
    var rest = text[...]
    while let start = rest.firstIndex(of: "<") {
      guard let end = rest[start...].firstIndex(of: ">") else { return false }
      let tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      let name = tag.drop { $0 == "/" }.prefix { $0.isLetter }
      if tag.count(where: { $0 == "\"" }) % 2 != 0 || name.isEmpty { return false }
      if tag.hasPrefix("/") {
        guard open.popLast() == name else { return false }
      } else if !tag.hasSuffix("/") {
        open.append(name)
      }
    }
    return open.isEmpty
  }
}
