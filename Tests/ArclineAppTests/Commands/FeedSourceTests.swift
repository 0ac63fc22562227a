import CommandLineOptions
import Glibc
import Testing

extension CommandProcesses {
  /// The mode `feed` on other sources than standard input.
  struct FeedSourceTests {
    private func summary(_ run: ArclineProcess.Ending) -> String { run.lines.last ?? "" }

    @Test("a command's standard error is read, its output passed on where no data goes")
    func command() throws {
      let run = try ArclineProcess.run([
        "feed", "--", "sh", "-c", "echo 10 >&2; echo other; exit 3",
      ])
      #expect(run.status == 3)
      #expect(run.lines.count == 3)
      #expect(run.lines[0].contains(#""fraction":0.1"#))
      #expect(run.lines[1].contains(#""state":"failed""#))
      #expect(summary(run).contains(#""state":"failed""#))
      #expect(run.errors == "other\n")
    }

    @Test("status 0 says that the work is done, although the stream stopped before")
    func commandDone() throws {
      let run = try ArclineProcess.run(["feed", "--from", "stdout", "--", "echo", "50"])
      #expect(run.status == 0)
      #expect(run.lines.count == 3)
      #expect(summary(run).contains(#""state":"done""#))
    }

    @Test(
      "a command that names its jobs has no other, and they are done or failed as it is",
      arguments: [0, 3] as [Int32])
    func namedJobs(status: Int32) throws {
      let run = try ArclineProcess.run([
        "feed", "--", "sh", "-c",
        #"exec >&2; echo starting; echo '{"id":"a","percent":50}'; echo '{"id":"b","percent":75}'; "#
          + "exit \(status)",
      ])
      let state = status == 0 ? "done" : "failed"
      #expect(run.status == status)
      #expect(!run.output.contains(#""id":"""#))
      #expect(run.lines.count == 5)
      for (line, id) in zip(run.lines.dropFirst(2), ["a", "b"]) {
        #expect(line.contains(#""id":"\#(id)""#) && line.contains(#""state":"\#(state)""#))
      }
      #expect(summary(run).contains(#""state":"\#(state)""#))
    }

    @Test(
      "an ffmpeg that was stopped is not complete, and one that ends well is",
      arguments: [(255, "failed"), (0, "done")] as [(Int32, String)])
    func stoppedFFmpeg(status: Int32, state: String) throws {
      let folder = try TemporaryFolder()
      let script = """
        #!/bin/sh
        printf '  Duration: 00:00:40.00, start: 0.0\\nout_time_us=4000000\\nprogress=continue\\n' >&2
        printf 'out_time_us=4000000\\nprogress=end\\n' >&2
        exit \(status)

        """
      let path = try folder.write(script, to: "ffmpeg")
      let run = try ArclineProcess.run(
        script: #"chmod +x \#(path); "$0" feed -- \#(path) -i a -t 8 b"#)
      #expect(run.status == status)
      #expect(run.lines.filter { $0.contains(#""fraction":0.5"#) }.count == 2)
      #expect(run.lines.dropLast(2).allSatisfy { !$0.contains("done") })
      #expect(summary(run).contains(#""state":"\#(state)""#))
    }

    @Test("mere text of a command says that it runs")
    func mereText() throws {
      let run = try ArclineProcess.run(["feed", "--", "sh", "-c", "echo working >&2"])
      #expect(run.lines.count == 3)
      #expect(run.lines.first?.contains(#""id":"","state":"unknown""#) == true)
    }

    @Test(
      "a command that cannot be run is told in one line, with the status that shells give",
      arguments: [("no-such-program-anywhere", 127 as Int32), ("/etc/passwd", 126)])
    func badCommand(name: String, status: Int32) throws {
      let run = try ArclineProcess.run(["feed", "--", name])
      #expect(run.status == status)
      #expect(run.errorLines.count == 1)
      #expect(run.errors.contains(name))
    }

    @Test("a command dies of a signal as a shell reports it")
    func commandKilled() throws {
      #expect(try ArclineProcess.run(["feed", "--", "sh", "-c", "kill -KILL $$"]).status == 137)
    }

    @Test("what a command leaves running does not hold the program up")
    func daemon() throws {
      let process = try ArclineProcess(
        ["feed", "--from", "stdout", "--", "sh", "-c", "echo 40; sleep 30 & echo $! >&2; exit 5"])
      #expect(process.wait(upTo: 5) { process.outputSoFar.contains("summary") })
      // The harness, unlike the program, waits for all that was started.
      let sleeper = try #require(Int32(process.errorsSoFar.prefix { $0 != "\n" }))
      kill(sleeper, SIGKILL)
      let run = process.wait()
      #expect(run.status == 5)
      #expect(run.lines.count == 3)
    }

    @Test("a service's own variables do not reach the command")
    func environment() throws {
      let run = try ArclineProcess.run(
        [
          "feed", "--", "sh", "-c",
          #"test -z "$NOTIFY_SOCKET$WATCHDOG_USEC" && test "$KEPT" = yes"#,
        ], environment: ["NOTIFY_SOCKET": "/nowhere", "WATCHDOG_USEC": "1", "KEPT": "yes"])
      #expect(run.status == 0)
    }

    @Test(
      "one that is stopped by a signal to all is cancelled, and ends 'feed' and 'show' alike",
      .enabled(if: !ProcessTable.ignoresInterrupt, "SIGINT is ignored here, and so it stays"),
      arguments: [SIGINT, SIGTERM], ["exit 0", "exit 1", "exit 255", "trap - INT TERM; kill $$"])
    func stoppedWithAll(signal: Int32, trap: String) throws {
      for mode in [["feed"], ShowProcesses.headless] {
        let folder = try TemporaryFolder()
        let process = try ArclineProcess(
          mode + [
            "--", "sh", "-c",
            "trap '\(trap)' INT TERM; echo 40 >&2; echo $$ >\(folder.file("number")); "
              + "while :; do sleep 0.01; done",
          ])
        #expect(process.wait(upTo: 10) { folder.text("number").hasSuffix("\n") })
        Pause.milliseconds(200)
        let command = try #require(Int32(folder.text("number").dropLast()))
        kill(-command, signal)
        process.signal(signal)
        let run = process.wait()
        #expect(run.status == 128 + signal)
        guard mode == ["feed"] else { continue }
        #expect(run.lines.dropLast().last?.contains(#""state":"cancelled""#) == true)
        #expect(summary(run).contains(#""state":"ended""#))
      }
    }

    @Test("SIGTERM ends the command, too")
    func terminatedCommand() throws {
      let process = try ArclineProcess(
        [
          "feed", "--from", "stdout", "--", "sh", "-c",
          "trap 'echo 41; exit 9' TERM; sleep 30 & echo 40; wait",
        ])
      #expect(process.wait(upTo: 10) { process.outputSoFar.contains("0.4,") })
      process.signal(SIGTERM)
      let run = process.wait()
      #expect(!run.wasKilled)
      #expect(run.seconds < 12)
      #expect(summary(run).contains(#""kind":"summary""#))
    }

    @Test("a descriptor of the caller is read")
    func descriptor() throws {
      let run = try ArclineProcess.run(script: #"printf '7\n' | "$0" feed --fd 3 3<&0 </dev/null"#)
      #expect(run.status == 0)
      #expect(run.lines.first?.contains(#""fraction":0.07"#) == true)
    }

    @Test(
      "a descriptor that cannot be read is refused in one line",
      arguments: [("9", "not open", ""), ("5", "for writing only", "5>/dev/null")])
    func badDescriptor(number: String, fragment: String, redirection: String) throws {
      let run = try ArclineProcess.run(script: #""$0" feed --fd \#(number) \#(redirection)"#)
      #expect(run.status == ProgramStatus.usage.rawValue)
      #expect(run.errorLines.count == 1)
      #expect(run.errors.contains(fragment))
    }

    @Test("a named pipe is read through two writers, and SIGTERM ends it with a summary")
    func namedPipe() throws {
      let folder = try TemporaryFolder()
      let path = folder.file("pipe")
      let process = try ArclineProcess(["feed", "--fifo", path])
      for value in ["10", "20"] {
        try ArclineProcess.write(value, toPipe: path)
        let fraction = value == "10" ? "0.1" : "0.2"
        #expect(
          process.wait(upTo: 10) { process.outputSoFar.contains(#""fraction":\#(fraction)"#) })
      }
      process.signal(SIGTERM)
      let run = process.wait()
      #expect(run.status == 0)
      #expect(run.lines.count == 3)
      #expect(folder.text("pipe").isEmpty)
    }

    @Test("each client of a socket is a job of its own")
    func socket() throws {
      let folder = try TemporaryFolder()
      let process = try ArclineProcess(["feed", "--listen", folder.file("socket")])
      let first = try LocalClient(folder.file("socket"))
      try first.write("10\n2")
      #expect(process.wait(upTo: 10) { process.outputSoFar.contains("\n") })
      do {
        let second = try LocalClient(folder.file("socket"))
        try second.write("50\n")
      }
      #expect(process.wait(upTo: 10) { process.outputSoFar.contains(#""id":"2","fraction":0.5"#) })
      try first.write("0\n")
      #expect(process.wait(upTo: 10) { process.outputSoFar.contains(#""id":"1","fraction":0.2"#) })
      let rival = try ArclineProcess.run(["feed", "--listen", folder.file("socket")])
      #expect(rival.status == 1)
      #expect(rival.errorLines.count == 1)
      process.signal(SIGTERM)
      #expect(process.wait().status == 0)
    }

    @Test("more clients than are served at a time are turned away with one line")
    func tooManyClients() throws {
      let run = try LocalClient.crowd(["feed"])
      #expect(run.status == 0)
      #expect(run.errorLines.count == 1)
      #expect(
        run.errors.contains("only 64 clients are served at a time; another one was turned away"))
    }

    @Test(
      "a path that is something else is refused in one line", arguments: ["--fifo", "--listen"])
    func wrongPath(option: String) throws {
      let folder = try TemporaryFolder()
      let path = try folder.write("precious", to: "file")
      let run = try ArclineProcess.run(["feed", option, path])
      #expect(run.status == ProgramStatus.usage.rawValue)
      #expect(run.errorLines.count == 1)
      #expect(run.errors.contains("a regular file"))
      #expect(folder.text("file") == "precious")
    }

    @Test("a timeline is played in its own time")
    func replay() throws {
      let folder = try TemporaryFolder()
      let path = try folder.write("0\t10\\n\n400\t20\\n\n", to: "timeline")
      let run = try ArclineProcess.run(["feed", "--replay", path])
      #expect(run.status == 0)
      #expect(run.lines.count == 3)
      #expect(run.seconds >= 0.4)
    }
  }
}
