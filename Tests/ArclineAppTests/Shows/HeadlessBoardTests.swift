import Glibc
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
