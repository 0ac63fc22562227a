import CommandLineOptions
import Glibc
import Testing

extension EndingProcesses {
  struct HeadlessSignalTests {
    private static let situations: [(name: String, options: [String], input: String)] = [
      ("animating", ["--look", "stripes"], "50\n"), ("silent", [], ""),
      ("holding", ["--on-eof", "hold"], "50\n"),
    ]

    /// Starts the program in a situation and lets it get there.
    private func start(_ situation: Int) throws -> ArclineProcess {
      let (name, options, input) = Self.situations[situation]
      let process = try ArclineProcess(ShowProcesses.headless + options, input: .pipe)
      process.write(input)
      if name == "holding" { process.closeInput() }
      Pause.milliseconds(700)
      #expect(process.isRunning)
      return process
    }

    private func expectEnd(
      _ process: ArclineProcess, after signal: Int32, status: ProgramStatus
    ) {
      let start = process.age
      process.signal(signal)
      let ending = process.wait()
      #expect(ending.status == status.rawValue)
      // The case allows a second.
      #expect(ending.seconds - start < 1)
      #expect(ending.errors.isEmpty)
    }

    @Test("SIGTERM ends it with 0, whatever it is doing", arguments: situations.indices)
    func terminate(situation: Int) throws {
      expectEnd(try start(situation), after: SIGTERM, status: .done)
    }

    @Test("SIGQUIT ends it as it ends others, after it has told its state")
    func quit() throws {
      for (situation, state) in ["50%", "waiting for the first value", "ended early"].enumerated() {
        let process = try start(situation)
        process.signal(SIGQUIT)
        let ending = process.wait()
        #expect(ending.status == 128 + SIGQUIT)
        let lines = ending.errorLines
        #expect(lines.count == 2)
        #expect(lines.first?.hasPrefix("arcline: SIGQUIT: \(state)") == true)
        #expect(lines.last?.hasPrefix("arcline: SIGQUIT: {\"framesPresented\":") == true)
        #expect(lines.last?.hasSuffix("}") == true)
      }
    }

    @Test("SIGUSR1 and SIGUSR2 do not end it, nor do SIGPIPE, SIGXFSZ, SIGWINCH and SIGCHLD")
    func others() throws {
      let process = try start(0)
      for signal in [SIGUSR1, SIGUSR2, SIGPIPE, SIGXFSZ, SIGWINCH, SIGCHLD] {
        process.signal(signal)
        Pause.milliseconds(100)
        #expect(process.isRunning)
      }
      process.write("100\n")
      process.closeInput()
      #expect(process.wait().status == ProgramStatus.done.rawValue)
    }

    @Test(
      "SIGINT ends it with 130, whatever it is doing",
      .enabled(if: !ProcessTable.ignoresInterrupt, "SIGINT is ignored here, and so it stays"),
      arguments: situations.indices)
    func interrupt(situation: Int) throws {
      expectEnd(try start(situation), after: SIGINT, status: .interrupted)
    }

    @Test("SIGHUP leaves the display as it is")
    func hangUp() throws {
      let process = try start(1)
      process.signal(SIGHUP)
      Pause.milliseconds(300)
      #expect(process.isRunning)
      expectEnd(process, after: SIGTERM, status: .done)
    }

    @Test("after a stop of the process it goes on")
    func stopAndContinue() throws {
      let process = try start(0)
      process.freeze(milliseconds: 500)
      process.write("100\n")
      process.closeInput()
      #expect(process.wait().status == ProgramStatus.done.rawValue)
    }
  }
}
