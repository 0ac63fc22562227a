import CommandLineOptions
import Testing

extension CommandProcesses {
  struct HelpTests {
    @Test(
      "--help prints the help of a mode to standard output and is no failure",
      arguments: [
        (["--help"], "Usage: arcline [MODE] [options]"),
        (["show", "--help"], "Usage: arcline [show]"),
        (["render", "--help"], "Usage: arcline render [options]"),
        (["-h", "feed"], "Usage: arcline feed [options]"),
      ])
    func help(arguments: [String], firstWords: String) throws {
      let run = try ArclineProcess.run(arguments)
      #expect(run.status == 0)
      #expect(run.output.hasPrefix(firstWords))
      #expect(run.output.hasSuffix("\n"))
      #expect(run.lines.allSatisfy { $0.count <= 80 })
      #expect(run.errors.isEmpty)
    }

    @Test("--version prints one line")
    func version() throws {
      let run = try ArclineProcess.run(["--version"])
      #expect(run.status == 0)
      #expect(run.output == "arcline \(ProgramVersion.number)\n")
    }

    @Test("help wins over faults of the command line")
    func helpWinsOverFaults() throws {
      let run = try ArclineProcess.run(["render", "--size", "0x0", "--help"])
      #expect(run.status == 0)
      #expect(run.errors.isEmpty)
    }

    @Test("help that cannot be written is a failure with its reason")
    func helpOnAFullDevice() throws {
      let run = try ArclineProcess.run(script: #""$0" --help >/dev/full"#)
      #expect(run.status == ProgramStatus.internalFailure.rawValue)
      #expect(run.errorLines.count == 1)
      #expect(run.errors.contains("cannot write to standard output"))
    }

    @Test("help for a reader that has seen enough is no failure")
    func helpIntoAClosedPipe() throws {
      let run = try ArclineProcess.run(
        script: #"{ sleep 0.1; "$0" --help; echo $? >&2; } | true"#)
      #expect(run.errors == "0\n")
    }
  }
}
