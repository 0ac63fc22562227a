import FrameTiming
import Testing

@Suite struct FrameWindowTests {
  @Test func `an empty window has no figures`() {
    var window = FrameWindow()
    #expect(window.rate == nil && window.mean == nil)
    #expect(window.percentile(.p99) == nil)
    window.advance(to: .max)
    var columns = [FrameWindow.Column](repeating: .init(), count: 10)
    window.fill(&columns)
    #expect(columns.allSatisfy { $0 == FrameWindow.Column() })
  }

  @Test(arguments: [16, 100, 4096])
  func `figures are those of the frames of the last seconds`(capacity: Int) throws {
    var window = FrameWindow(span: 1_000_000_000, capacity: capacity)
    var random = SeededGenerator(seed: 61)
    var frames: [(end: UInt64, time: UInt64)] = []
    var now: UInt64 = 1000
    for _ in 0..<700 {
      let time = UInt64.random(in: 4_000_000...60_000_000, using: &random)
      now += time
      frames.append((now, time))
      window.record(time, endingAt: now, isLate: time > 25_000_000)
      let inside = frames.filter { now - $0.end <= 1_000_000_000 }.suffix(capacity)
      let times = inside.map(\.time).sorted()
      #expect(window.count == times.count)
      #expect(window.late == times.count { $0 > 25_000_000 })
      let sum = Double(times.reduce(0, +))
      let (rate, mean) = (window.rate, window.mean)
      #expect(abs(try #require(rate) / (Double(times.count) * 1e9 / sum) - 1) < 1e-12)
      #expect(abs(try #require(mean) / (sum / Double(times.count)) - 1) < 1e-12)
      let rank = Int(Percentile.p99.rank(among: UInt64(times.count)))
      let p99 = window.percentile(.p99)
      #expect(abs(Double(try #require(p99)) / Double(times[rank - 1]) - 1) <= 1.0 / 256)
    }
  }

  @Test func `without new frames the old ones go by and by`() {
    var window = FrameWindow(span: 1_000_000_000)
    for frame in 1...10 as ClosedRange<UInt64> {
      window.record(100_000_000, endingAt: frame * 100_000_000, isLate: false)
    }
    window.advance(to: 1_500_000_000)
    #expect(window.count == 6)
    window.advance(to: 1_000_000)
    #expect(window.count == 6)
    window.advance(to: 9_000_000_000)
    #expect(window.count == 0 && window.rate == nil)
  }

  @Test func `no stall is lost between the columns of a graph`() {
    var window = FrameWindow(span: 1_000_000_000)
    for frame in 1...100 as ClosedRange<UInt64> {
      let isLate = frame == 57
      window.record(
        isLate ? 40_000_000 : 10_000_000, endingAt: frame * 10_000_000, isLate: isLate)
    }
    for count in [1, 7, 50, 1000] {
      var columns = [FrameWindow.Column](repeating: .init(), count: count)
      window.fill(&columns)
      #expect(columns.map(\.longest).max() == 40_000_000)
      #expect(columns.count { $0.isLate } == 1)
      #expect(columns.last?.shortest == 10_000_000)
    }
    // In columns of two hundredths the late frame ended 430 ms ago, in the 22nd from the right.
    var columns = [FrameWindow.Column](repeating: .init(), count: 50)
    window.fill(&columns)
    #expect(columns[28].isLate && columns[28].shortest == 10_000_000)
  }

  @Test func `times out of any measure are harmless`() {
    var window = FrameWindow(span: 0, capacity: 0)
    window.record(.max, endingAt: .max, isLate: true)
    window.record(.max, endingAt: 0, isLate: false)
    var columns = [FrameWindow.Column](repeating: .init(), count: 3)
    window.fill(&columns)
    #expect(window.count == 2 && columns[2].longest == .max)
    #expect(window.rate?.isFinite == true)
  }
}
