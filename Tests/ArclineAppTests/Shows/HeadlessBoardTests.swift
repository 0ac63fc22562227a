import Glibc
import Platform
import Testing

extension EndingProcesses {
  struct HeadlessBoardTests {
    private static let board = """
      { widgets: [
        { id: "a", title: "A", feed: "jobs" }, { id: "b", title: "B", feed: "jobs" },
        { id: "all", title: "All", rollup: "board" },
      ], feeds: { jobs: { source: "stdin", format: "ndjson" } } }
      """

    private func status(_ lines: String, _ options: [String] = []) throws -> Int32 {
      let folder = try TemporaryFolder()
      let path = try folder.write(Self.board, to: "board.json5")
      let run = try ArclineProcess.run(
        ["show", "--headless", "--size", "320x180", "--motion", "reduced", "--board", path]
          + options, input: .text(lines))
      #expect(run.errors.isEmpty)
      return run.status
    }

    @Test("It is complete when the jobs of all widgets are, and ended early otherwise")
    func complete() throws {
      let a = "{\"id\":\"a\",\"progress\":1,\"state\":\"done\"}\n"
      let b = "{\"id\":\"b\",\"progress\":1,\"state\":\"done\"}\n"
      #expect(try status(a + b) == 0)
      #expect(try status(a) == 4)
      #expect(try status(a, ["--on-eof", "complete"]) == 0)
    }

    private static func running(_ lines: String...) -> String {
      let widgets = lines.enumerated().map { index, line in
        "{ id: \"w\(index)\", feed: { source: \"command\", command: \"\(line)\" } }"
      }
      return "{ widgets: [\(widgets.joined(separator: ", "))] }"
    }

    @Test(
      "A board of commands ends with the worst of them, one of a single command with its status",
      arguments: [
        (running("echo 40", "echo 100"), 0 as Int32, 0), (running("exit 7"), 7, 1),
        (running("exit 0", "exit 7"), 3, 1), (running("kill -TERM $$"), 143, 1),
        (running("echo nonsense; exit 0"), 0, 0),
        ("{ widgets: [{ feed: { source: \"command\", command: [\"./none\"] } }] }", 127, 1),
        ("{ widgets: [{ feed: { source: \"fd\", fd: 77 } }] }", 3, 1),
        ("{ widgets: [{ feed: { source: \"replay\", path: \"none\" } }] }", 3, 1),
      ])
    func commands(board: String, status: Int32, lines: Int) throws {
      let folder = try TemporaryFolder()
      let run = try ArclineProcess.run([
        "show", "--headless", "--size", "320x180", "--motion", "reduced", "--board",
        try folder.write(board, to: "board.json5"),
      ])
      #expect(run.status == status)
      #expect(run.errorLines.count == lines)
      #expect(run.errorLines.allSatisfy { $0.hasPrefix("arcline: w") })
    }

    @Test("A request to stop reaches all commands of a board, and its sockets go")
    func stop() throws {
      let folder = try TemporaryFolder()
      let told = { (name: String) in
        "{ feed: { source: \"command\", command: \"trap 'echo told >\(folder.file(name)); exit 1' TERM; "
          + "echo 10; sleep 30 & wait\" } }"
      }
      let path = try folder.write(
        """
        { widgets: [\(told("a")), \(told("b")), { feed: { source: "socket", path: "s" } }] }
        """, to: "board.json5")
      let process = try ArclineProcess([
        "show", "--headless", "--size", "320x180", "--board", path,
        "--stats", folder.file("stats"),
      ])
      let client = try LocalClient(folder.file("s"))
      try client.write("1\n2\n")
      Pause.milliseconds(700)
      let start = process.age
      process.signal(SIGTERM)
      let run = process.wait()
      #expect(run.status == 0)
      #expect(run.seconds - start < 1)
      #expect(process.wait(upTo: 5) { folder.text("a") + folder.text("b") == "told\ntold\n" })
      #expect(!Files.exists(folder.file("s")))
      #expect(folder.numbers("stats")?["updatesRead"] == 4)
    }

    @Test("A source of the command line takes the place of standard input, if that feeds a widget")
    func place() throws {
      let folder = try TemporaryFolder()
      let options = ["show", "--headless", "--size", "320x180", "--motion", "reduced", "--board"]
      let path = try folder.write(
        "{ widgets: [{ feed: { source: \"stdin\" } }] }", to: "a.json5")
      #expect(
        try ArclineProcess.run(options + [path, "--", "sh", "-c", "echo 100 >&2; exit 5"]).status
          == 5)
      let other = try folder.write(Self.running("echo 100"), to: "b.json5")
      let run = try ArclineProcess.run(options + [other, "--fifo", folder.file("p")])
      #expect(run.status == 2)
      #expect(run.errors.contains("--fifo: no widget of"))
    }

    @Test("A bad change keeps the board and is told in one line; SIGHUP reads the file again")
    func reload() throws {
      let folder = try TemporaryFolder()
      let path = try folder.write(Self.board, to: "board.json5")
      let process = try ArclineProcess(
        ["show", "--headless", "--size", "320x180", "--board", path], input: .pipe)
      Pause.milliseconds(700)
      _ = try folder.write("{ widgets: [{ titel: 1 }] }", to: "board.json5")
      #expect(process.wait(upTo: 5) { process.errorsSoFar.contains("the old board stays") })
      #expect(process.isRunning)
      _ = try folder.write(Self.board, to: "board.json5")
      process.signal(SIGHUP)
      #expect(process.wait(upTo: 5) { process.errorsSoFar.contains("is good again") })
      process.signal(SIGTERM)
      let ending = process.wait()
      #expect(ending.status == 0)
      #expect(ending.errorLines.count == 2)
    }
  }
}
