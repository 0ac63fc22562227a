import FrameTiming
import Testing

@testable import ArclineApp

@MainActor
@Suite("Frame pacer")
struct FramePacerTests {
  @Test(
    "frames stay on the grid of their rate however late each one is",
    arguments: [
      (60.0, 600), (144.0, 1440), (59.94, 5994),
    ])
  func grid(hertz: Double, frames: Int) throws {
    var pacer = FramePacer(period: try #require(FramePeriod(hertz: hertz)))
    let start: UInt64 = 123_456_789
    var now = start
    var due = start
    for frame in 0..<frames {
      due = pacer.frameShown(at: now)
      // The sleep ends up to 3 ms after its time, which must not add up.
      now = due + UInt64(frame * 7919 % 3_000_000)
    }
    let seconds = Double(frames) / hertz
    #expect(abs(Double(due - start) - seconds * 1e9) <= 1)
  }

  @Test("whole milliseconds are no period: 60 Hz is 16 666 666 ns")
  func period() throws {
    var pacer = FramePacer(period: try #require(FramePeriod(hertz: 60)))
    #expect(pacer.frameShown(at: 1000) == 1000 + 16_666_666)
    #expect(pacer.frameShown(at: 1000 + 16_666_666) == 1000 + 33_333_333)
  }

  @Test("after a slow first frame the second has a whole period")
  func slowStart() throws {
    var pacer = FramePacer(period: try #require(FramePeriod(hertz: 100)))
    #expect(pacer.frameShown(at: 1_000_000, endingAt: 35_000_000) == 45_000_000)
    #expect(pacer.frameShown(at: 45_000_000, endingAt: 49_000_000) == 55_000_000)
    var quick = FramePacer(period: try #require(FramePeriod(hertz: 100)))
    #expect(quick.frameShown(at: 1_000_000, endingAt: 5_000_000) == 11_000_000)
  }

  @Test("after a rest the grid begins anew, and the rest is no frame")
  func rest() throws {
    var pacer = FramePacer(period: try #require(FramePeriod(hertz: 100)))
    _ = pacer.frameShown(at: 0)
    _ = pacer.frameShown(at: 10_000_000)
    _ = pacer.frameShown(at: 20_000_000)
    pacer.rest()
    #expect(pacer.frameShown(at: 5_003_000_000) == 5_013_000_000)
    let report = pacer.report()
    // Of the two steps the first is the warm-up.
    #expect(report.frames == 1)
    #expect(report.gaps == 0)
    #expect(report.figures?.maximumMilliseconds == 10)
    #expect(pacer.lateFrames == 0)
  }

  @Test("a sleep of more than a quarter of a second is a gap and no slow frame")
  func gap() throws {
    var pacer = FramePacer(period: try #require(FramePeriod(hertz: 100)))
    for time: UInt64 in [0, 10, 20, 30, 5000, 5010] { _ = pacer.frameShown(at: time * 1_000_000) }
    let report = pacer.report()
    #expect(report.gaps == 1)
    #expect(report.figures?.maximumMilliseconds == 10)
  }

  @Test("a long frame is slow and no gap, unless the process was stopped in it")
  func slowFrame() throws {
    // At 100 a second the third frame takes 300 ms; the fourth follows at once.
    func pacer(stopped: Bool, milliseconds: UInt64 = 300) throws -> (FrameReport, UInt64) {
      var pacer = FramePacer(period: try #require(FramePeriod(hertz: 100)))
      for start: UInt64 in [0, 10, 20] {
        let isLong = start == 20
        _ = pacer.frameShown(
          at: start * 1_000_000, endingAt: (start + (isLong ? milliseconds : 2)) * 1_000_000,
          wasStopped: isLong && stopped)
      }
      _ = pacer.frameShown(at: (20 + milliseconds) * 1_000_000)
      return (pacer.report(), pacer.lateFrames)
    }
    let (slow, late) = try pacer(stopped: false)
    #expect(slow.gaps == 0 && late == 1)
    #expect(slow.figures?.maximumMilliseconds == 300)
    let (stopped, _) = try pacer(stopped: true)
    #expect(stopped.gaps == 1)
    #expect(stopped.figures?.maximumMilliseconds == 10)
    // What takes longer than 10 s is no frame.
    let (endless, _) = try pacer(stopped: false, milliseconds: 10_001)
    #expect(endless.gaps == 1)
  }

  @Test("a slow rate has no gaps of its own", arguments: [1.0, 2, 3, 3.9, 4])
  func slowRate(hertz: Double) throws {
    let period = try #require(FramePeriod(hertz: hertz))
    var pacer = FramePacer(period: period)
    // The last but one comes as late as three periods, the last after a stop.
    var times = (0..<20).map { period.nanoseconds(ofPeriods: $0) + $0 * 1_000_000 }
    times.append(times[19] + period.nanoseconds(ofPeriods: 3))
    times.append(times[20] + period.nanoseconds(ofPeriods: 5))
    for time in times { _ = pacer.frameShown(at: time) }
    let report = pacer.report()
    // The first step is the warm-up.
    #expect(report.frames == 19)
    #expect(report.gaps == 1)
    let milliseconds = 1000 / hertz
    let longest = report.figures?.maximumMilliseconds ?? 0
    #expect(abs(longest - 3 * milliseconds) < 0.001)
    let median = report.figures?.p50Milliseconds ?? 0
    #expect(abs(median - milliseconds - 1) < 0.001)
  }

  @Test("there is no burst of frames after a long stop")
  func noBurst() throws {
    var pacer = FramePacer(period: try #require(FramePeriod(hertz: 100)))
    _ = pacer.frameShown(at: 0)
    let due = pacer.frameShown(at: 1_004_000_000)
    #expect(due == 1_010_000_000)
  }

  @Test("a frame is late from half a period on")
  func lateness() throws {
    var pacer = FramePacer(period: try #require(FramePeriod(hertz: 100)))
    for time: UInt64 in [0, 10, 25, 41, 50] { _ = pacer.frameShown(at: time * 1_000_000) }
    // Steps of 10, 15, 16 and 9 ms; only 16 is over 15.
    #expect(pacer.lateFrames == 1)
  }

  @Test("a clock that goes back is no time at all")
  func clockGoesBack() throws {
    var pacer = FramePacer(period: try #require(FramePeriod(hertz: 100)))
    _ = pacer.frameShown(at: 1_000_000_000)
    _ = pacer.frameShown(at: 500_000_000)
    #expect(pacer.lateFrames == 0)
  }
}
