import FrameTiming
import Testing

@Suite struct FrameDeadlineTests {
  private func deadlines(hertz: UInt64, start: UInt64 = 77) throws -> FrameDeadline {
    FrameDeadline(start: start, period: try #require(FramePeriod(hertz: hertz)))
  }

  @Test(arguments: [(60, 600), (144, 1440)] as [(UInt64, UInt64)])
  func `the frames of ten seconds take exactly ten seconds`(hertz: UInt64, count: UInt64) throws {
    var deadlines = try deadlines(hertz: hertz)
    var random = SeededGenerator(seed: 39)
    var (now, last) = (UInt64(77), UInt64(0))
    for frame in 1...count {
      last = deadlines.next(after: now)
      #expect(last == 77 + frame * 1_000_000_000 / hertz)
      // The wake-up is late by up to 3 ms, which must not add up.
      now = last + UInt64.random(in: 0...3_000_000, using: &random)
    }
    #expect(last - 77 == 10_000_000_000)
    #expect(deadlines.index == count)
    #expect(deadlines.missedCount == 0)
    #expect(deadlines.lateCount == 0)
  }

  @Test func `ninety days of deadlines do not drift`() throws {
    let deadlines = try deadlines(hertz: 60, start: 0)
    #expect(deadlines.deadline(at: 466_560_000) == 7_776_000_000_000_000)
  }

  @Test func `up to four periods late every deadline is still given out`() throws {
    var deadlines = try deadlines(hertz: 100, start: 0)
    // 50 ms is four periods after the first deadline, and not later.
    #expect(deadlines.next(after: 50_000_000) == 10_000_000)
    #expect(deadlines.next(after: 50_000_000) == 20_000_000)
    #expect(deadlines.lateCount == 2)
    #expect(deadlines.missedCount == 0)
  }

  @Test func `later than that the loop goes on with the next deadline ahead`() throws {
    var deadlines = try deadlines(hertz: 100, start: 0)
    #expect(deadlines.next(after: 50_000_001) == 60_000_000)
    #expect(deadlines.missedCount == 5)
    #expect(deadlines.resynchronisationCount == 1)
    #expect(deadlines.lateCount == 0)
    #expect(deadlines.next(after: 60_000_100) == 70_000_000)
    // An hour's stop: one resynchronisation, and the grid is where it was.
    #expect(deadlines.next(after: 3_600_000_000_000) == 3_600_010_000_000)
    #expect(deadlines.resynchronisationCount == 2)
    #expect(deadlines.missedCount == 5 + 359_993)
  }

  @Test func `after a resynchronisation the deadline is ahead and on the grid`() throws {
    var random = SeededGenerator(seed: 5)
    for hertz in [60, 144, 75, 1] as [UInt64] {
      var deadlines = try deadlines(hertz: hertz)
      var now: UInt64 = 77
      for _ in 0..<500 {
        now += UInt64.random(in: 6_000_000_000...9_000_000_000, using: &random)
        let due = deadlines.next(after: now)
        #expect(due > now && due - now <= 1_000_000_000 / hertz + 1)
        #expect(due == 77 + deadlines.index * 1_000_000_000 / hertz)
      }
      #expect(deadlines.index == 500 + deadlines.missedCount)
    }
  }

  @Test func `a clock before the start or at the end of its range is harmless`() throws {
    var early = try deadlines(hertz: 60, start: 1_000_000_000)
    #expect(early.next(after: 0) == 1_016_666_666)
    var last = try deadlines(hertz: 60, start: .max - 5)
    #expect(last.next(after: .max) == .max)
  }
}
