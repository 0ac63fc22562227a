import CommandLineOptions
import Testing

extension CommandProcesses {
  struct UsageErrorTests {
    private static let hostile: [[String]] = [
      ["--fps", "NaN"], ["--fps", "-1"], ["--fps", "0"], ["--fps", "1e999"],
      ["--fps", "1000000000"],
      ["--fps", ""], ["--fps", "0x10"], ["--fps", "60,0"], ["--frames", "0"], ["--frames", "1.5"],
      ["--frames", "99999999999999999999"], ["--size", "0x0"], ["--size", "20000x20000"],
      ["--size", "16385x1"], ["--size", "-1x5"], ["--size", "10"], ["--size", "10x10x10"],
      ["--size", ""], ["--scale", "inf"], ["--scale", "0"], ["--min", "nan"], ["--max", "1e999"],
      ["--timeout", "0"], ["--timeout", "-1"], ["--timeout", "infinity"], ["--look", ""],
      ["--title"], ["--title", "a\nb"], ["--headless=yes"], ["--headless", "--fullscreen"],
      ["--fps", "30", "--fps", "60"], ["--output", "x.png"], [""], ["show", "render"],
      ["--", "-x"],
      ["-lring"], ["--stats", ""], ["--\u{1B}[31m"], ["--on-eof", "never"], ["--theme", "blue"],
      ["render", "--progress", "NaN", "--hash"], ["render", "--progress", "1.01", "--hash"],
      ["render", "--progress", "-1", "--hash"], ["render", "--progress", "", "--hash"],
      ["render", "--progress", "0.5"], ["render", "--at", "-1", "--progress", "1", "--hash"],
      ["render", "--at", "1e999", "--progress", "1", "--hash"],
      ["render", "--progress", "0.5", "--output", ""], ["render", "--values", "v.csv"],
      ["render", "--progress", "0.5", "--output", "-", "--hash"], ["feed", "--size", "10x10"],
    ]

    @Test(
      "a wrong command line is refused in one line and a hint, with status 2",
      arguments: hostile)
    func refusal(arguments: [String]) throws {
      let run = try ArclineProcess.run(arguments, deadline: 10)
      #expect(run.status == ProgramStatus.usage.rawValue)
      #expect(run.output.isEmpty)
      #expect(run.errorLines.count == 2)
      #expect(run.errors.hasPrefix("arcline: "))
      #expect(run.errorLines.last?.hasPrefix("Try 'arcline") == true)
      #expect(!run.errors.unicodeScalars.contains("\u{1B}"))
    }

    @Test(
      "a misspelt word names its nearest neighbour",
      arguments: [
        (["shwo"], "did you mean show?"), (["rendr"], "did you mean render?"),
        (["--lok", "ring"], "did you mean --look?"), (["--look", "rign"], "did you mean ring?"),
        (["--on-eof", "hodl"], "did you mean hold?"), (["feed", "--timelin", "x"], "--timeline?"),
      ])
    func nearestName(arguments: [String], hint: String) throws {
      let run = try ArclineProcess.run(arguments)
      #expect(run.status == ProgramStatus.usage.rawValue)
      #expect(run.errorLines.first?.contains(hint) == true)
    }

    @Test("an argument of a megabyte is refused like any other")
    func hugeArgument() throws {
      // The kernel takes at most 128 KiB in one argument.
      let run = try ArclineProcess.run(["--look", String(repeating: "x", count: 100_000)])
      #expect(run.status == ProgramStatus.usage.rawValue)
      #expect(run.errors.utf8.count < 500)
    }

    @Test("a program without any argument, not even its name, starts as show")
    func emptyEnvironment() throws {
      let run = try ArclineProcess.run(script: #"env -i "$0" --headless --size 60x40 </dev/null"#)
      #expect(run.status == ProgramStatus.endedEarly.rawValue)
    }
  }
}
