import Testing

extension ShowProcesses {
  /// What the program says of presents that somebody else holds up.
  @Suite(.enabled(if: PreloadedLibrary.isAvailable, "there is no C compiler"))
  struct SlowPresentTests {
    private let observer: PresentObserver
    private let folder: TemporaryFolder

    init() throws {
      observer = try PresentObserver()
      folder = try TemporaryFolder()
    }

    private func arguments(_ options: String...) -> [String] {
      ["profile", "--size", "160x120", "--present", "surface", "--report", folder.file("r.json")]
        + options
    }

    private var report: FrameFiles.Report {
      get throws { try FrameFiles(folder: folder).report("r.json") }
    }

    @Test("slow presents are held against the rate asked for and are no refresh of a display")
    func asked() throws {
      let run = try ArclineProcess.run(
        arguments("--scene", "sweep", "--fps", "60", "--frames", "60"),
        environment: observer.environment(.init(every: 1, milliseconds: 40)))
      #expect(run.status == 0)
      #expect(run.output.contains("of 60 frames a second asked for."))
      #expect(run.output.contains("16.667 ms = 60.00 Hz: the pace asked for"))
      #expect(!run.output.contains("the display's refresh"))
      #expect(try report.value("lateFrames") == 59)
    }

    @Test("a present of 300 ms is a slow frame and no jump of time")
    func stalls() throws {
      let run = try ArclineProcess.run(
        arguments("--scene", "sweep", "--fps", "100", "--frames", "110"),
        environment: observer.environment(.init(every: 20, milliseconds: 300)))
      #expect(run.status == 0)
      let report = try report
      #expect(report.frameTimesNs.count { $0 >= 300_000_000 } >= 5)
      #expect(report.phases.first { $0.name == "present" }?.lateFrames ?? 0 >= 5)
      #expect(report.value("longestFrameTime") ?? 0 >= 300)
      #expect(report.gaps.allSatisfy { $0.phase != "present" })
    }

    @Test("frames that presented nothing are told from those an observer saw")
    func nothingNew() throws {
      let run = try ArclineProcess.run(
        arguments("--look", "kd", "--fps", "60", "--frames", "120"),
        environment: observer.environment(.init(every: 1, milliseconds: 15)))
      #expect(run.status == 0)
      let report = try report
      #expect(report.notPresented > 0)
      // The warm-up frame is presented, and is none of the frames.
      #expect(report.frames - report.notPresented + 1 == observer.presents.count)
      #expect(
        run.output.contains(
          "\(report.notPresented) of \(report.frames) frames had nothing new to present"))
      #expect(!run.output.contains("returns at once"))
    }

    @Test("a stop that falls into a present is a gap all the same")
    func stopped() throws {
      let process = try ArclineProcess(
        arguments("--scene", "sweep", "--fps", "4", "--seconds", "6"),
        environment: observer.environment(.init(every: 1, milliseconds: 230)))
      Pause.milliseconds(1500)
      process.freeze(milliseconds: 2000)
      #expect(process.wait().status == 0)
      let report = try report
      #expect(report.gaps.count { $0.lengthNs >= 1_900_000_000 } == 1)
      #expect(report.frameTimesNs.allSatisfy { $0 < 1_900_000_000 })
    }
  }
}
