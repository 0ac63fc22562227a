import CommandLineOptions
import Glibc
import Testing

extension ShowProcesses {
  /// What the live display costs, at rest and in a flood.
  struct HeadlessLoadTests {
    private let folder: TemporaryFolder
    private let arguments: [String]

    init() throws {
      folder = try TemporaryFolder()
      arguments = headless + ["--stats", folder.file("stats")]
    }

    private func statistics() throws -> [String: Double] {
      try #require(folder.numbers("stats"))
    }

    @Test("statistics have all their keys")
    func keys() throws {
      _ = try ArclineProcess.run(arguments, input: .text("50\nx\n100\n"))
      let statistics = try statistics()
      #expect(statistics["updatesRead"] == 2)
      #expect(statistics["warnings"] == 1)
      #expect(statistics["texturesMade"] == 0 && statistics["texturesFreed"] == 0)
      for key in ["framesPresented", "peakResidentBytes", "cpuSeconds", "seconds"] {
        #expect(statistics[key].map { $0 > 0 } == true, "\(key)")
      }
    }

    @Test(
      "a picture that stands still costs nothing: silent, held, or at its end",
      arguments: [
        ("", false), ("50\n", false), ("100\n", true), ("", true),
      ])
    func idle(input: String, isClosed: Bool) throws {
      let process = try ArclineProcess(arguments + ["--on-eof", "hold"], input: .pipe)
      process.write(input)
      if isClosed { process.closeInput() }
      // All motion of this look is over within two seconds and a half.
      Pause.milliseconds(2500)
      let before = try #require(process.processorSeconds)
      Pause.milliseconds(1500)
      let after = try #require(process.processorSeconds)
      // The kernel counts in hundredths: one of them in 1.5 s is below one percent.
      #expect(after - before <= 0.0101)
      process.signal(SIGTERM)
      #expect(process.wait().status == 0)
      if input.isEmpty, !isClosed { #expect(try statistics()["framesPresented"] == 1) }
    }

    @Test("a million lines are all read, in the memory of a few")
    func flood() throws {
      _ = try ArclineProcess.run(arguments + ["--timeout", "0.3"], input: .pipe)
      let idle = try #require(try statistics()["peakResidentBytes"])
      let run = try ArclineProcess.run(
        script: "{ yes 50 2>/dev/null | head -n 1000000; echo 100; } | "
          + "\"$0\" \(arguments.joined(separator: " "))", deadline: 60)
      #expect(run.status == ProgramStatus.done.rawValue)
      #expect(run.errors.isEmpty)
      let flooded = try statistics()
      #expect(flooded["updatesRead"] == 1_000_001)
      #expect(flooded["animationsStarted"].map { $0 <= 3 } == true)
      #expect((flooded["peakResidentBytes"] ?? .infinity) - idle <= 16 * 1024 * 1024)
      // Frames go on at 60 a second while the lines are read.
      let seconds = try #require(flooded["seconds"])
      #expect((flooded["framesPresented"] ?? .infinity) <= 60 * seconds + 2)
      // Without optimisation; the release build takes two.
      #expect(seconds < 30)
    }

    @Test("of a thousand bad lines a hundred are shown, and one line says how many were not")
    func warnings() throws {
      let run = try ArclineProcess.run(
        arguments, input: .text(String(repeating: "oops\n", count: 1000) + "100\n"))
      #expect(run.status == ProgramStatus.done.rawValue)
      #expect(run.errorLines.count == 101)
      #expect(run.errorLines.last == "arcline: 900 further warnings were counted, not shown")
      #expect(try statistics()["warnings"] == 1000)
    }

    @Test("messages that nobody reads hold up neither the values nor the end")
    func unreadMessages() throws {
      // The sleeper holds the reading end of a pipe that 64 KiB of zeros have filled.
      let run = try ArclineProcess.run(
        script: """
          { head -c 65536 /dev/zero; { yes oops 2>/dev/null | head -n 1000; echo 100; } | \
          "$0" \(arguments.joined(separator: " ")) 2>&1 >/dev/null; \
          echo $? >'\(folder.file("status"))'; } | sleep 4
          """)
      #expect(!run.wasKilled)
      #expect(folder.text("status") == "0\n")
      let statistics = try statistics()
      #expect(statistics["warnings"] == 1000)
      #expect(statistics["updatesRead"] == 1)
      // Every unread line costs 50 ms; a hundred of them would cost five seconds.
      #expect(statistics["seconds"].map { $0 < 3.8 } == true)
    }

    @Test("with --monotonic an unfinished line shows no lower value either")
    func provisionalValue() throws {
      let process = try ArclineProcess(
        arguments + ["--look", "line", "--monotonic", "--timeout", "1.6"], input: .pipe)
      process.write("80\n4")
      #expect(process.wait().status == ProgramStatus.timedOut.rawValue)
      // The four would have started a second animation.
      #expect(try statistics()["animationsStarted"] == 1)
    }

    @Test("an unfinished line is shown after a moment")
    func unfinishedLine() throws {
      let process = try ArclineProcess(
        arguments + ["--look", "line", "--timeout", "1"], input: .pipe)
      process.write("10\r20\r30")
      _ = process.wait()
      // 20 (or 10, then 20) and 30; only what a separator ended is counted as read.
      let statistics = try statistics()
      #expect(statistics["updatesRead"] == 2)
      #expect(statistics["animationsStarted"].map { $0 >= 2 } == true)
    }
  }
}
