import CommandLineOptions
import Feeds
import Testing

@testable import ArclineApp

/// The table of values of a timeline, with the look `ex`: a symmetric ease of 0.5 s.
@MainActor
@Suite("Frame sequences")
struct FrameSequenceTests {
  private struct Row {
    let milliseconds: Double
    let target: Double?
    let shown: Double?
    let label: String
    let state: String
  }

  private func rows(_ timeline: String, _ options: String = "") throws -> [Row] {
    let folder = try TemporaryFolder()
    let options = try TestOptions.parse(
      "render --look ex --size 16x16 --timeline unused --values \(folder.file("v.csv")) \(options)"
    )
    var easel = try Easel(
      options.appearance, typesetter: FontSetup.makeTypesetter(options.appearance))
    let bytes = Array(timeline.utf8)
    try FrameSequence(options: options).run(timeline: Timeline(parsing: bytes.span), on: &easel)
    let lines = folder.text("v.csv").split(separator: "\n")
    #expect(lines.first == "frame,ms,id,target,shown,label,state")
    return try lines.dropFirst().enumerated().map { index, line in
      let cells = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      try #require(cells.count == 7)
      #expect(cells[0] == "\(index)")
      return Row(
        milliseconds: try #require(Double(cells[1])), target: Double(cells[3]),
        shown: Double(cells[4]), label: cells[5], state: cells[6])
    }
  }

  @Test("a burst of updates does not queue: the end is shown one duration after the last")
  func burst() throws {
    let rows = try rows(Streams.burst, "--fps 100")
    let shown = rows.compactMap(\.shown)
    #expect(shown.count == rows.count)
    // The last value comes at 290 ms; 500 ms later it is on the screen, and not before.
    #expect(rows[79].milliseconds == 790)
    #expect(rows[79].shown == 1)
    #expect(rows[78].shown.map { $0 < 1 } == true)
    #expect(rows[79...].allSatisfy { $0.shown == 1 && $0.label == "100%" })
    #expect(zip(shown, shown.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test("the same target again does not start over: 80% after one duration, and constant")
  func repeatedTarget() throws {
    let rows = try rows(Streams.repeated, "--fps 100 --frames 210")
    #expect(rows.count == 210)
    #expect(rows[50].milliseconds == 500)
    #expect(rows[49].shown.map { $0 < 0.8 } == true)
    #expect(rows[50...].allSatisfy { $0.shown == 0.8 && $0.label == "80%" })
    #expect(rows.allSatisfy { $0.target == 0.8 })
  }

  @Test("a new target starts from what is on the screen")
  func retarget() throws {
    let rows = try rows("0\t100\\n\n250\t0\\n\n", "--fps 60 --frames 60")
    let shown = rows.compactMap(\.shown)
    #expect(abs(shown[15] - 0.5) < 1e-9)
    // 0.06 a frame is allowed for one second of easing; here it takes half of that.
    #expect(zip(shown, shown.dropFirst()).allSatisfy { abs($0 - $1) <= 0.12 })
    #expect(shown.allSatisfy { (0...1).contains($0) })
    #expect(shown[45...].allSatisfy { $0 == 0 })
  }

  @Test("a value that falls does not pass through zero")
  func falling() throws {
    let rows = try rows("0\t50\\n\n1000\t25\\n\n", "--fps 50 --frames 100")
    let fall = rows[50...].compactMap(\.shown)
    #expect(fall.first == 0.5)
    #expect(fall.allSatisfy { (0.25...0.5).contains($0) })
    #expect(zip(fall, fall.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(rows[75].shown == 0.25)
  }

  @Test("values agree at the times that different rates share")
  func rates() throws {
    let slow = try rows(Streams.journey, "--fps 24 --frames 60")
    let middle = try rows(Streams.journey, "--fps 60 --frames 150")
    let fast = try rows(Streams.journey, "--fps 144 --frames 360")
    // Every half second, at frames 12 n, 30 n and 72 n.
    for step in 0..<5 {
      #expect(slow[12 * step].shown == middle[30 * step].shown)
      #expect(slow[12 * step].shown == fast[72 * step].shown)
    }
    // Every sixth of a second 24 and 144 share, to the nanosecond that a frame's time is cut to.
    for frame in slow.indices {
      let difference = (slow[frame].shown ?? -1) - (fast[6 * frame].shown ?? -2)
      #expect(abs(difference) < 1e-6)
    }
  }

  @Test("a panel waits, runs, and ends early or done")
  func states() throws {
    let early = try rows("100\t10\\n\n500\t20\\n\n", "--fps 10")
    #expect(early.first?.state == "waiting")
    #expect(early.first?.shown == nil && early.first?.label == "")
    #expect(early[1].state == "running")
    #expect(early.last?.state == "ended")
    let done = try rows("0\t10\\n\n500\t100\\n\n", "--fps 10")
    #expect(done.last?.state == "done")
    let completed = try rows("0\t10\\n\n500\t20\\n\n", "--fps 10 --on-eof complete")
    #expect(completed.last?.state == "done")
    #expect(completed.last?.label == "100%")
  }

  @Test("a range without extent is unknown, and has no value to show")
  func unknown() throws {
    let rows = try rows("0\t10\\n\n", "--fps 10 --frames 1 --min 5 --max 5")
    #expect(rows.first?.target == nil)
    #expect(rows.first?.shown == nil)
  }

  @Test("a timeline without arrivals ends at once")
  func emptyTimeline() throws {
    let rows = try rows("", "--fps 10")
    #expect(rows.first?.state == "ended")
    #expect(rows.count < 20)
  }

  @Test("numbers that are none never reach a value")
  func badNumbers() throws {
    let rows = try rows("0\tnan\\n1e999\\n-inf\\n\n10\t5e1\\n\n", "--fps 20")
    #expect(rows.allSatisfy { $0.shown?.isFinite ?? true })
    #expect(rows.last?.target == 0.5)
  }
}
