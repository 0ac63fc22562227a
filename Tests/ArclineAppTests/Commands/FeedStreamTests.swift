import CommandLineOptions
import Testing

extension CommandProcesses {
  /// The mode `feed` on pipes that misbehave.
  struct FeedStreamTests {
    @Test("nothing at all is a summary of nothing", arguments: ["</dev/null", "<&-"])
    func noInput(redirection: String) throws {
      let run = try ArclineProcess.run(script: #"exec "$0" feed \#(redirection)"#)
      #expect(run.status == 0)
      let summary = #"{"kind":"summary","format":"percent","updates":0,"warnings":0,"#
      #expect(run.output == summary + #""state":"ended"}"# + "\n")
    }

    @Test("a reader that has seen enough ends the program, whatever is still to be read")
    func closedOutput() throws {
      let run = try ArclineProcess.run(
        script: #"yes 10 2>/dev/null | { "$0" feed; echo "status $?" >&2; } | head -n 1"#)
      #expect(!run.wasKilled)
      #expect(run.lines.count == 1)
      #expect(run.errors.contains("status 0\n"))
      #expect(run.errorLines.count == 1)
    }

    @Test(
      "standard output that was closed from the start is a failure where something is printed",
      arguments: ["feed", "render --progress 0.5 --output -", "--help", "--version"])
    func noOutput(arguments: String) throws {
      let run = try ArclineProcess.run(script: #"echo 10 | "$0" "# + arguments + " >&-")
      #expect(run.status == ProgramStatus.internalFailure.rawValue)
      #expect(run.errorLines == ["arcline: standard output is closed"])
    }

    @Test("a full device is a failure with its reason")
    func fullDevice() throws {
      let run = try ArclineProcess.run(script: #"echo 10 | "$0" feed >/dev/full"#)
      #expect(run.status == ProgramStatus.internalFailure.rawValue)
      #expect(run.errorLines.count == 1)
    }

    @Test("input that cannot be read is the source's failure")
    func directoryAsInput() throws {
      let run = try ArclineProcess.run(script: #"exec "$0" feed </"#)
      #expect(run.status == ProgramStatus.sourceFailed.rawValue)
      #expect(run.errorLines.count == 1)
      #expect(run.lines.count == 1)
    }

    @Test("a line of 70 000 bytes is skipped with one warning, and the next one counts")
    func overlongLine() throws {
      let long = String(repeating: "1", count: 70_000)
      let run = try ArclineProcess.run(["feed"], input: .text("10\n\(long)\n20\n"))
      #expect(run.status == 0)
      #expect(run.lines.count == 4)
      #expect(run.lines[1].contains(#""kind":"warning","line":2"#))
      #expect(run.lines[1].utf8.count < 300)
      #expect(run.lines[2].contains(#""line":3,"#))
    }

    @Test("binary noise gives warnings in plain text and never stops the reading")
    func binaryNoise() throws {
      let run = try ArclineProcess.run(
        script: #"{ head -c 300000 /dev/urandom; printf '\n42\n'; } | "$0" feed --format percent"#)
      #expect(run.status == 0)
      #expect(run.lines.count > 2)
      #expect(run.lines.dropLast().last?.contains(#""fraction":0.42"#) == true)
      #expect(run.lines.allSatisfy { $0.hasPrefix("{") && $0.hasSuffix("}") })
      let controls = run.output.unicodeScalars.filter {
        $0.properties.generalCategory == .control && $0 != "\n"
      }
      #expect(controls.isEmpty)
    }

    @Test(
      "a flood without an end takes no more memory than a trickle",
      arguments: [
        "yes 50", "yes noise", "tr '\\0' 1 </dev/zero",
      ])
    func flood(source: String) throws {
      let process = try ArclineProcess(
        script: #"\#(source) | sh -c 'echo $$ >&2; exec "$0" feed >/dev/null' "$0""#)
      var peaks: [Int] = []
      // The first is taken when buffers have grown to what they need.
      for milliseconds: UInt64 in [500, 1000] {
        Pause.milliseconds(milliseconds)
        let identifier = try #require(Int32(process.errorsSoFar.prefix { $0 != "\n" }))
        peaks.append(try #require(ProcessTable.peakResidentBytes(of: identifier)))
      }
      // A second brings a hundred times as much; the allocator's own growth is some of it.
      #expect(peaks[1] - peaks[0] < 4 << 20)
      #expect(peaks[1] < 64 << 20)
    }
  }
}
