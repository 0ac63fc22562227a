import Testing

extension ShowProcesses {
  /// What the program says of its frames against what somebody else saw.
  @Suite(.enabled(if: PreloadedLibrary.isAvailable, "there is no C compiler"))
  struct TruthTests {
    private static let size = ["--size", "160x120"]

    @Test(
      "presents stand in the table when an observer saw them return, none missing",
      arguments: ["surface", "textures"])
    func presents(way: String) throws {
      let observer = try PresentObserver()
      let folder = try TemporaryFolder()
      let run = try ArclineProcess.run(
        ["profile", "--scene", "sweep", "--present", way, "--fps", "200", "--frames", "300"]
          + Self.size
          + ["--csv", folder.file("frames.csv"), "--report", folder.file("report.json")],
        environment: observer.environment())
      #expect(run.status == 0, "\(run.errors)")
      let files = FrameFiles(folder: folder)
      let origin = try #require(files.report("report.json").origin)
      let rows = files.rows("frames.csv", with: "elapsed")
      #expect(rows.count == 300)
      let told = rows.compactMap { $0["elapsed"].flatMap { UInt64($0) } }.map { $0 + origin }
      let seen = observer.presents
      #expect(told.count == seen.count)
      // Ours come after the observer's, since the call returns to us through it.
      let differences = zip(told, seen).map { Int64($0) - Int64($1) }.sorted()
      #expect(differences.first ?? -1 >= 0)
      #expect(differences[differences.count / 2] <= 20_000)
    }

    @Test("a present that is held up each hundredth time is a delay in present as often")
    func heldPresents() throws {
      let observer = try PresentObserver()
      let folder = try TemporaryFolder()
      let run = try ArclineProcess.run(
        ["profile", "--scene", "sweep", "--present", "surface", "--fps", "200", "--frames", "650"]
          + Self.size
          + ["--trace", folder.file("trace.json"), "--report", folder.file("report.json")],
        environment: observer.environment(.init(every: 100, milliseconds: 50)))
      #expect(run.status == 0)
      let files = FrameFiles(folder: folder)
      let report = try files.report("report.json")
      let slices = try files.slices("trace.json")
      let held = slices.filter { $0.name == "present" && $0.end - $0.start >= 50_000 }
      #expect(held.count == 6)
      // No other phase may be blamed for them; a busy machine may add delays of its own elsewhere.
      #expect(report.phases.first { $0.name == "present" }?.lateFrames ?? 0 >= 6)
      #expect(report.frameTimesNs.count { $0 >= 50_000_000 } >= 6)
      #expect(report.value("lateFrames") ?? 0 >= 6)
      #expect(report.gaps.allSatisfy { $0.phase != "present" })
    }

    @Test("a stop of the process is one gap, and no slow frame")
    func stopped() throws {
      let folder = try TemporaryFolder()
      let process = try ArclineProcess(
        ["profile", "--headless", "--scene", "sweep", "--fps", "100", "--seconds", "5"] + Self.size
          + ["--report", folder.file("report.json")])
      // The first frames must be over: before them there is nothing to count from.
      Pause.milliseconds(1500)
      process.freeze(milliseconds: 2000)
      let run = process.wait()
      #expect(run.status == 0)
      let report = try FrameFiles(folder: folder).report("report.json")
      let stops = report.gaps.filter { $0.lengthNs >= 1_900_000_000 }
      #expect(stops.count == 1)
      #expect(report.frameTimesNs.allSatisfy { $0 < 1_900_000_000 })
      #expect(run.output.contains("Time jumped"))
    }
  }
}
