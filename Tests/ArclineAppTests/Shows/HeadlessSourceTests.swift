import CommandLineOptions
import Glibc
import Testing

extension EndingProcesses {
  struct HeadlessSourceTests {
    @Test(
      "the program ends with the status of its command",
      arguments: [
        ("true", 0 as Int32), ("echo 40 >&2; exit 7", 7), ("echo 100 >&2; exit 1", 1),
        ("kill -TERM $$", 143),
      ])
    func commandStatus(script: String, status: Int32) throws {
      let run = try ArclineProcess.run(ShowProcesses.headless + ["--", "sh", "-c", script])
      #expect(run.status == status)
      #expect(run.seconds < 10)
    }

    @Test("a command's other stream is passed on, and with --tee the one that is read, too")
    func passedOn() throws {
      let script = "echo 100 >&2; echo out"
      let plain = try ArclineProcess.run(ShowProcesses.headless + ["--", "sh", "-c", script])
      #expect(plain.output == "out\n" && plain.errors.isEmpty)
      let tee = try ArclineProcess.run(
        ShowProcesses.headless + ["--tee", "--", "sh", "-c", script])
      #expect(tee.output == "out\n" && tee.errors == "100\n")
    }

    @Test("--tee passes standard input on, byte by byte")
    func tee() throws {
      let input = "10\r\u{1B}[K20\nnoise\n100"
      let run = try ArclineProcess.run(ShowProcesses.headless + ["--tee"], input: .text(input))
      #expect(run.output == input)
      #expect(run.status == 0)
    }

    @Test("in the middle of a pipe it ends when the reader has seen enough")
    func teeReaderGone() throws {
      let options = ShowProcesses.headless.joined(separator: " ")
      let run = try ArclineProcess.run(
        script:
          #"yes 10 2>/dev/null | { "$0" \#(options) --tee; echo "status $?" >&2; } | head -n 1"#)
      #expect(!run.wasKilled)
      #expect(run.output == "10\n")
      #expect(run.errors.contains("status \(ProgramStatus.endedEarly.rawValue)"))
    }

    @Test("a request to stop reaches the command within the promised time")
    func stoppedCommand() throws {
      let folder = try TemporaryFolder()
      let process = try ArclineProcess(
        ShowProcesses.headless + [
          "--", "sh", "-c",
          "trap 'echo told >\(folder.file("told")); exit 1' TERM; sleep 30 & wait",
        ])
      Pause.milliseconds(700)
      let start = process.age
      process.signal(SIGTERM)
      let run = process.wait()
      #expect(run.status == 143)
      #expect(run.seconds - start < 1)
      #expect(process.wait(upTo: 5) { folder.text("told") == "told\n" })
    }

    @Test("a command that pays no heed to a request to stop does not outlive the program")
    func stubbornCommand() throws {
      let folder = try TemporaryFolder()
      for signal in [1, 2] {
        let process = try ArclineProcess(
          ShowProcesses.headless + [
            "--", "sh", "-c",
            "trap '' TERM; echo $$ >\(folder.file("number\(signal)")); while :; do sleep 0.1; done",
          ])
        #expect(process.wait(upTo: 10) { folder.text("number\(signal)").hasSuffix("\n") })
        let command = Int32(folder.text("number\(signal)").dropLast()) ?? 0
        #expect(command > 1 && kill(command, 0) == 0)
        Pause.milliseconds(300)
        for _ in 0..<signal {
          process.signal(SIGTERM)
          Pause.milliseconds(200)
        }
        // The second request ends it at once; both end it with the status of the signal.
        #expect(process.wait().status == 143)
        #expect(process.wait(upTo: 2) { kill(command, 0) != 0 })
      }
    }

    @Test("a command that outlasts the time-out is asked to end")
    func commandTimeout() throws {
      let run = try ArclineProcess.run(
        ShowProcesses.headless + ["--timeout", "0.5", "--", "sleep", "30"])
      #expect(run.status == ProgramStatus.timedOut.rawValue)
      #expect(run.seconds < 5)
    }

    @Test("a named pipe outlives its writers without using the processor")
    func namedPipe() throws {
      let folder = try TemporaryFolder()
      let path = folder.file("pipe")
      let process = try ArclineProcess(
        ShowProcesses.headless + [
          "--motion", "reduced", "--fifo", path, "--stats", folder.file("stats"),
        ])
      for value in [10, 20, 30] {
        try ArclineProcess.write("\(value)\n", toPipe: path)
      }
      Pause.milliseconds(300)
      let before = process.processorSeconds ?? 0
      Pause.milliseconds(1000)
      #expect((process.processorSeconds ?? 1) - before < 0.1)
      process.signal(SIGTERM)
      #expect(process.wait().status == 0)
      #expect(folder.numbers("stats")?["updatesRead"] == 3)
    }

    @Test("with --on-eof exit the first writer's end is the end")
    func oneWriter() throws {
      let folder = try TemporaryFolder()
      let path = folder.file("pipe")
      let process = try ArclineProcess(
        ShowProcesses.headless + ["--fifo", path, "--on-eof", "exit"])
      try ArclineProcess.write("100\n", toPipe: path)
      #expect(process.wait().status == 0)
    }

    @Test("a socket serves many clients and goes with the program")
    func socket() throws {
      let folder = try TemporaryFolder()
      let path = folder.file("socket")
      let process = try ArclineProcess(
        ShowProcesses.headless + ["--listen", path, "--stats", folder.file("stats")])
      for value in 1...20 {
        let client = try LocalClient(path)
        try client.write("\(value)\n")
      }
      Pause.milliseconds(500)
      #expect(process.isRunning)
      process.signal(SIGTERM)
      #expect(process.wait().status == 0)
      #expect(folder.numbers("stats")?["updatesRead"] == 20)
      let next = try ArclineProcess.run(
        ShowProcesses.headless + ["--listen", path, "--frames", "1"])
      #expect(next.status == 0)
    }

    @Test("with --on-eof exit the program ends after the last client")
    func lastClient() throws {
      let folder = try TemporaryFolder()
      let process = try ArclineProcess(
        ShowProcesses.headless + ["--listen", folder.file("socket"), "--on-eof", "exit"])
      do {
        let client = try LocalClient(folder.file("socket"))
        try client.write("100\n")
      }
      #expect(process.wait().status == 0)
    }

    @Test("more clients than are served at a time are turned away with one line")
    func tooManyClients() throws {
      let run = try LocalClient.crowd(ShowProcesses.headless)
      #expect(run.status == 0)
      #expect(run.errorLines.count == 1)
      #expect(
        run.errorLines.first?.hasSuffix(
          "only 64 clients are served at a time; another one was turned away") == true)
    }

    @Test("a warning about a client's stream names the client")
    func clientWarning() throws {
      let folder = try TemporaryFolder()
      let process = try ArclineProcess(
        ShowProcesses.headless + ["--listen", folder.file("socket")])
      let first = try LocalClient(folder.file("socket"))
      try first.write("10\n")
      let second = try LocalClient(folder.file("socket"))
      try second.write("20\n30\nnonsense\n")
      #expect(process.wait(upTo: 10) { process.errorsSoFar.contains("\n") })
      process.signal(SIGTERM)
      let run = process.wait()
      #expect(run.errorLines.count == 1)
      #expect(run.errorLines.first?.hasPrefix("arcline: client 2, line 3: ") == true)
      withExtendedLifetime((first, second)) {}
    }

    @Test("a service manager hears when it is ready, how the job stands, and that it lives")
    func serviceManager() throws {
      let folder = try TemporaryFolder()
      let socket = try LocalInbox(folder.file("notify"))
      let process = try ArclineProcess(
        ShowProcesses.headless + ["--motion", "reduced", "--on-eof", "hold"], input: .pipe,
        environment: ["NOTIFY_SOCKET": folder.file("notify"), "WATCHDOG_USEC": "400000"])
      process.write("42\n")
      // The picture stands still, and the signs of life come all the same.
      #expect(
        process.wait(upTo: 10) {
          socket.read()
          return socket.lines.filter { $0 == "WATCHDOG=1" }.count >= 3
            && socket.lines.contains("STATUS=42%")
        })
      process.signal(SIGTERM)
      #expect(process.wait().status == 0)
      socket.read()
      #expect(socket.lines.first == "READY=1")
      #expect(socket.lines.filter { $0 == "READY=1" }.count == 1)
      #expect(socket.lines.last == "STOPPING=1")
    }

    @Test("a timeline is played in its own time")
    func replay() throws {
      let folder = try TemporaryFolder()
      let path = try folder.write("0\t10\\n\n400\t100\\n\n", to: "timeline")
      let run = try ArclineProcess.run(
        ShowProcesses.headless + ["--motion", "reduced", "--replay", path])
      #expect(run.status == 0)
      #expect(run.seconds >= 1.4)
    }
  }
}
