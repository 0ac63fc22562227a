import CommandLineOptions
import Testing

extension EndingProcesses {
  struct HeadlessExitTests {
    @Test(
      "the exit status says how the input ended",
      arguments: [
        ("10\n100\n", [], ProgramStatus.done), ("10\n40\n", [], .endedEarly),
        ("10\n40\n", ["--on-eof", "complete"], .done), ("40", [], .endedEarly),
        ("x\n", ["--on-eof", "exit"], .endedEarly),
      ])
    func status(input: String, options: [String], status: ProgramStatus) throws {
      let run = try ArclineProcess.run(
        ShowProcesses.headless + ["--look", "line"] + options, input: .text(input))
      #expect(run.status == status.rawValue)
      #expect(run.output.isEmpty)
      // The second of rest at least.
      #expect(run.seconds >= 1)
      #expect(run.seconds < 5)
    }

    @Test(
      "input that has ended from the start ends the program",
      arguments: [
        "</dev/null", "<&-",
      ])
    func noInput(redirection: String) throws {
      let run = try ArclineProcess.run(
        script: "exec \"$0\" \(ShowProcesses.headless.joined(separator: " ")) \(redirection)")
      #expect(run.status == ProgramStatus.endedEarly.rawValue)
      #expect(run.errors.isEmpty)
      #expect(run.seconds < 4)
    }

    @Test("input that cannot be read is the source's failure, at once")
    func directoryAsInput() throws {
      let run = try ArclineProcess.run(
        script: "exec \"$0\" \(ShowProcesses.headless.joined(separator: " ")) </")
      #expect(run.status == ProgramStatus.sourceFailed.rawValue)
      #expect(run.errorLines.count == 1)
    }

    @Test("a display that stays open at the end outlives input that cannot be read")
    func directoryAsInputOfKiosk() throws {
      let options = ShowProcesses.headless + ["--on-eof", "hold", "--timeout", "1"]
      let run = try ArclineProcess.run(
        script: "exec \"$0\" \(options.joined(separator: " ")) </")
      #expect(run.status == ProgramStatus.timedOut.rawValue)
      #expect(run.errorLines.count == 1)
    }

    @Test("a silent pipe gets its first frame, and the time-out its status")
    func timeout() throws {
      let folder = try TemporaryFolder()
      let run = try ArclineProcess.run(
        ShowProcesses.headless + ["--timeout", "1", "--stats", folder.file("stats")], input: .pipe)
      #expect(run.status == ProgramStatus.timedOut.rawValue)
      #expect(run.seconds >= 1 && run.seconds < 3)
      #expect(folder.numbers("stats")?["framesPresented"] == 1)
    }

    @Test("standard input keeps its mode, which others may share", arguments: [false, true])
    func descriptorFlags(isNonblocking: Bool) throws {
      let folder = try TemporaryFolder()
      let pipe = try SharedPipe(isNonblocking: isNonblocking)
      let before = pipe.flags
      let process = try ArclineProcess(
        ShowProcesses.headless + ["--timeout", "0.5", "--stats", folder.file("stats")],
        input: .handle(pipe.readingEnd))
      pipe.write("30\n")
      Pause.milliseconds(250)
      #expect(pipe.flags == before)
      #expect(process.wait().status == ProgramStatus.timedOut.rawValue)
      #expect(pipe.flags == before)
      #expect(folder.numbers("stats")?["updatesRead"] == 1)
    }

    @Test("--frames ends after so many frames, at the rate of --fps and not faster")
    func pace() throws {
      let folder = try TemporaryFolder()
      let run = try ArclineProcess.run(
        ShowProcesses.headless + [
          "--look", "stripes", "--fps", "144", "--frames", "288", "--stats", folder.file("stats"),
        ], input: .pipe)
      #expect(run.status == 0)
      let statistics = try #require(folder.numbers("stats"))
      // 288 frames of 144 a second take two seconds; steps of 6 milliseconds would take 1.7. A busy
      // machine may make it later, but nothing makes it faster.
      #expect((1.97..<4).contains(statistics["seconds"] ?? 0))
      #expect((72...145).contains(statistics["meanFramesPerSecond"] ?? 0))
    }
  }
}
