import Board
import CommandLineOptions
import FrameTiming
import Testing

@testable import ArclineApp

@MainActor
@Suite("Loop settings")
struct LoopSettingsTests {
  @Test(
    "the rate is the one asked for, else the display's, else 60",
    arguments: [
      ("show --fps 30", 75, 30.0), ("show", 75, 75.0), ("show", 0, 60.0),
      ("show --fps 59.94", 0, 59.94),
      // A rate that no frame can have is not believed.
      ("show", -5, 60.0), ("show", 5000, 60.0),
    ])
  func rate(line: String, display: Int, hertz: Double) throws {
    let settings = LoopSettings(try TestOptions.parse(line), refreshRate: display)
    #expect(settings.period == FramePeriod(hertz: hertz))
  }

  @Test(
    "the end of input means what --on-eof says",
    arguments: [
      ("exit", EndOfInput.endsEarly, false), ("hold", .endsEarly, true),
      ("complete", .completes, false),
    ])
  func endOfInput(action: String, meaning: EndOfInput, stays: Bool) throws {
    let settings = LoopSettings(try TestOptions.parse("show --on-eof \(action)"), refreshRate: 0)
    #expect(settings.endMeaning == meaning)
    #expect(settings.staysOpen == stays)
  }

  @Test("limits are those of the options, and none by default")
  func limits() throws {
    let none = LoopSettings(try TestOptions.parse("show"), refreshRate: 0)
    #expect(none.frameLimit == nil && none.timeoutNanoseconds == nil && none.scale == nil)
    let some = LoopSettings(
      try TestOptions.parse("show --frames 7 --timeout 1.5 --scale 2"), refreshRate: 0)
    #expect(some.frameLimit == 7)
    #expect(some.timeoutNanoseconds == 1_500_000_000)
    #expect(some.scale == 2)
  }

  @Test("the longest time-out does not overflow")
  func longestTimeout() throws {
    let settings = LoopSettings(try TestOptions.parse("show --timeout 2678400"), refreshRate: 0)
    #expect(settings.timeoutNanoseconds == 2_678_400_000_000_000)
    #expect(Duration.seconds(-1).nanoseconds == 0)
  }
}
