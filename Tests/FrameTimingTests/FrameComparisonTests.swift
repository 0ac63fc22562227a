import Foundation
import FrameTiming
import Testing

@Suite struct FrameComparisonTests {
  /// A run at 60 Hz with noise of up to `noise` and a stall of 30 ms in every so many frames.
  private func report(
    _ seed: UInt64, frames: Int = 600, noise: UInt64 = 300_000, stallEvery: Int = .max
  ) throws -> StoredReport {
    var random = SeededGenerator(seed: seed)
    var loop = SimulatedLoop()
    for _ in 0..<frames {
      let isStalled = Int.random(in: 0..<stallEvery, using: &random) == 0 && stallEvery < .max
      let extra = UInt64.random(in: 0...noise, using: &random) + (isStalled ? 30_000_000 : 0)
      loop.add(.presenting(for: 16_600_000 + extra))
    }
    let settings = FrameAnalysis.Settings(tick: try #require(FramePeriod(hertz: 60)))
    return StoredReport(FrameAnalysis(loop.records, settings: settings), subject: "\(seed)")
  }

  private func compare(_ a: StoredReport, _ b: StoredReport, seed: UInt64 = 1) -> FrameComparison {
    var settings = FrameComparison.Settings()
    settings.draws = 400
    settings.seed = seed
    return FrameComparison(a, b, settings: settings)
  }

  @Test func `fewer stalls are smoother, and more are less smooth`() throws {
    let (rough, even) = (try report(1, stallEvery: 20), try report(2))
    #expect(compare(rough, even).outcome == .smoother)
    #expect(compare(even, rough).outcome == .rougher)
    #expect(compare(rough, even).verdict == "B is smoother than A, and that is 95 % sure.")
  }

  @Test func `a run is as smooth as itself`() throws {
    let run = try report(3, stallEvery: 30)
    let comparison = compare(run, run)
    #expect(comparison.outcome == .noDifference)
    for figure in comparison.figures {
      #expect(figure.a == figure.b && figure.low <= 0 && figure.high >= 0)
    }
  }

  @Test func `two runs of one kind seldom seem different`() throws {
    var different = 0
    for seed in 0..<20 as Range<UInt64> {
      let a = try report(100 + seed, frames: 300, stallEvery: 40)
      let b = try report(200 + seed, frames: 300, stallEvery: 40)
      if compare(a, b).outcome != .noDifference { different += 1 }
    }
    // At 95 % one of twenty is expected; four or more come by chance in one case of sixty.
    #expect(different < 4)
  }

  @Test func `a difference nobody sees is none`() throws {
    let (a, b) = (try report(5, noise: 100_000), try report(6, noise: 20_000))
    let comparison = compare(a, b)
    let jitter = try #require(comparison.figures.first { $0.name == "jitter (successive)" })
    // Sure, and still none: the interval leaves 0 out, within a tenth of a millisecond.
    #expect(jitter.high < 0 && jitter.direction == 0)
    #expect(comparison.outcome == .noDifference)
  }

  @Test func `the same seed gives the same answer and another one other draws`() throws {
    let (a, b) = (try report(7, stallEvery: 25), try report(8, stallEvery: 50))
    #expect(compare(a, b) == compare(a, b))
    #expect(compare(a, b).figures != compare(a, b, seed: 2).figures)
  }

  @Test func `figures are those of the runs themselves`() throws {
    let (a, b) = (try report(9, stallEvery: 25), try report(10))
    let figures = compare(a, b).figures
    for (report, value) in [
      (a, { (figure: FrameComparison.Figure) in figure.a }), (b, { $0.b }),
    ] {
      let times = report.frameTimes.map { Double($0) / 1e6 }
      let longest = times.sorted().suffix(6).reduce(0, +) / 6
      let jitter = zip(times, times.dropFirst()).map { abs($0 - $1) }.reduce(0, +) / 599
      let right = [longest, jitter, times.sorted()[593], times.reduce(0, +) / 600]
      for (figure, right) in zip(figures, right) {
        #expect(abs(value(figure) - right) < 1e-9, "\(figure.name)")
      }
    }
  }

  @Test func `the interval of a mean is as wide as theory says`() throws {
    let (a, b) = (try report(11, frames: 4000), try report(12, frames: 4000))
    let mean = try #require(compare(a, b).figures.first { $0.name == "mean frame time" })
    // Uniform noise of 0.3 ms: deviation 0.3 / √12, twice that variance over 4000, 2.2414 deviations.
    let width = 2 * 2.2414 * 0.3 / 12.0.squareRoot() * (2.0 / 4000).squareRoot()
    #expect(abs((mean.high - mean.low) / width - 1) < 0.25)
  }

  @Test func `bunched stalls widen the interval`() throws {
    let even = try report(13, frames: 1000)
    func run(isBunched: Bool) throws -> StoredReport {
      var loop = SimulatedLoop()
      for frame in 0..<1000 {
        let isSlow = isBunched ? frame % 200 < 8 : frame % 25 == 0
        loop.add(.presenting(for: isSlow ? 33_000_000 : 16_600_000))
      }
      let settings = FrameAnalysis.Settings(tick: try #require(FramePeriod(hertz: 60)))
      return StoredReport(FrameAnalysis(loop.records, settings: settings), subject: "")
    }
    func width(_ report: StoredReport) throws -> Double {
      let figure = try #require(compare(even, report).figures.last)
      return figure.high - figure.low
    }
    #expect(try width(run(isBunched: true)) > 1.5 * width(run(isBunched: false)))
  }

  @Test func `too short runs are not compared`() throws {
    let comparison = compare(try report(14, frames: 99), try report(15))
    #expect(comparison.outcome == .tooFewFrames)
    #expect(comparison.figures.isEmpty)
    #expect(comparison.text.contains("A has 99 and B 600"))
    #expect(compare(try report(14, frames: 0), try report(15, frames: 0)).figures.isEmpty)
  }

  @Test func `the text gives the numbers behind the verdict in short lines`() throws {
    let text = compare(try report(16, stallEvery: 20), try report(17)).text
    for part in [
      "B is smoother than A", "The mean of longest 1 % is", "97.5 % interval", "decides", "seed 1",
      "only 6 frames", "16: 600 frames",
    ] {
      #expect(text.contains(part), "\(part)")
    }
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test func `exchanging the runs turns the words round and keeps the numbers`() throws {
    let (a, b) = (try report(18, stallEvery: 20), try report(19))
    let (there, back) = (compare(a, b), compare(b, a))
    #expect(there.verdict == "B is smoother than A, and that is 95 % sure.")
    #expect(back.verdict == "B is less smooth than A, and that is 95 % sure.")
    let sentence = try #require(there.sentence(about: "mean of longest 1 %"))
    let turned = try #require(back.sentence(about: "mean of longest 1 %"))
    #expect(sentence.contains(" ms less: ") && turned.contains(" ms more: "))
    // The change, and what it is from and to.
    let (numbers, others) = (sentence.numbers, turned.numbers)
    #expect(numbers[0] == others[0])
    #expect((numbers[1], numbers[2]) == (others[2], others[1]))
  }

  @Test func `the sentence of a figure says its numbers`() throws {
    let comparison = compare(try report(20, stallEvery: 20), try report(21))
    let figure = try #require(comparison.figures.first)
    let sentence = try #require(comparison.sentence(about: figure.name))
    let right = [figure.a - figure.b, figure.b, figure.a, -figure.high, -figure.low]
    #expect(sentence.numbers.count == right.count)
    for (said, right) in zip(sentence.numbers, right) { #expect(abs(said - right) <= 0.000_51) }
  }

  @Test func `a run that is smoother in one way only is called neither`() throws {
    // Rare long stalls against a constant tremble.
    func run(_ time: (Int) -> UInt64) throws -> StoredReport {
      var loop = SimulatedLoop()
      for frame in 0..<1000 { loop.add(.presenting(for: time(frame))) }
      let settings = FrameAnalysis.Settings(tick: try #require(FramePeriod(hertz: 60)))
      return StoredReport(FrameAnalysis(loop.records, settings: settings), subject: "")
    }
    let stalls = try run { $0 % 50 == 25 ? 40_000_000 : 16_600_000 }
    let tremble = try run { $0.isMultiple(of: 2) ? 14_000_000 : 20_000_000 }
    let comparison = compare(stalls, tremble)
    #expect(comparison.outcome == .mixed)
    #expect(
      comparison.verdict
        == "B is smoother than A in one way and less smooth in another, both 95 % sure.")
    #expect(comparison.sentence(about: "mean of longest 1 %")?.contains(" ms less: ") == true)
    #expect(comparison.sentence(about: "jitter (successive)")?.contains(" ms more: ") == true)
  }

  @Test func `without a difference nothing is said of figures, and nothing of being equal`() throws
  {
    let run = try report(22, stallEvery: 30)
    let comparison = compare(run, run)
    #expect(comparison.verdict.contains("does not prove them equal"))
    for name in comparison.figures.map(\.name) {
      #expect(comparison.sentence(about: name) == nil)
    }
    for word in ["smoother", "less smooth", "sure"] { #expect(!comparison.text.contains(word)) }
  }

  @Test func `even runs at different paces differ by their longest frames`() throws {
    func run(_ time: UInt64) throws -> StoredReport {
      var loop = SimulatedLoop()
      for _ in 0..<200 { loop.add(.presenting(for: time)) }
      let settings = FrameAnalysis.Settings(tick: try #require(FramePeriod(hertz: 60)))
      return StoredReport(FrameAnalysis(loop.records, settings: settings), subject: "")
    }
    let comparison = compare(try run(16_666_667), try run(33_333_333))
    #expect(comparison.outcome == .rougher)
    #expect(comparison.text.contains("different periods"))
  }
}

extension FrameComparison {
  /// The sentence of the text that begins with the name of a figure; nil when there is none.
  fileprivate func sentence(about name: String) -> String? {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard let start = words.range(of: "The \(name) is ") else { return nil }
    let rest = words[start.upperBound...]
    return rest.range(of: " is likely.").map { String(rest[..<$0.lowerBound]) }
  }
}

extension String {
  /// The numbers in a text, in their order.
  fileprivate var numbers: [Double] {
    split { !($0.isNumber || $0 == ".") }.compactMap { Double($0) }
  }
}
