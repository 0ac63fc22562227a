import CommandLineOptions
import Glibc
import Testing

extension EndingProcesses {
  /// The program in place of other tools.
  struct DialogShowTests {
    private static let window = ["SDL_VIDEODRIVER": "dummy"]

    private func run(_ arguments: [String], _ input: String) throws -> ArclineProcess.Ending {
      try ArclineProcess.run(
        arguments, input: .text(input), environment: Self.window, deadline: 15)
    }

    @Test(
      "it closes by itself as the tool does",
      arguments: [
        ("zenity --progress --auto-close", "10\n100\n"), ("zenity --progress --auto-close", "10\n"),
        ("yad --progress --auto-close", "10\n"), ("dialog --gauge text 8 40 10", "20\n"),
        ("whiptail --gauge text 8 40 0", ""),
      ])
    func closes(line: String, input: String) throws {
      let run = try run(["--compat"] + line.split(separator: " ").map(String.init), input)
      #expect(run.status == 0)
      #expect(!run.wasKilled)
    }

    @Test("at 100 % it does not wait for the end of input")
    func closesAtOnce() throws {
      let process = try ArclineProcess(
        ["--compat", "zenity", "--progress", "--auto-close"], input: .pipe,
        environment: Self.window)
      process.write("50\n100\n")
      let run = process.wait()
      #expect(run.status == 0)
      #expect(!run.wasKilled)
    }

    @Test("without --auto-close it waits after the end")
    func waits() throws {
      let process = try ArclineProcess(
        ["--compat", "zenity", "--progress"], input: .text("50\n"), environment: Self.window)
      Pause.milliseconds(1500)
      #expect(process.isRunning)
      process.signal(SIGTERM)
      #expect(process.wait().status == 0)
    }

    @Test("its name alone makes it the tool")
    func name() throws {
      let folder = try TemporaryFolder()
      let run = try ArclineProcess.run(
        script: #"ln -s "$0" \#(folder.path)/zenity; echo 5 | \#(folder.path)/zenity --info"#)
      #expect(run.status == 255)
      #expect(run.errors.hasPrefix("arcline: zenity: only --progress"))
    }

    @Test("the time-out has the tool's status", arguments: [("zenity", 5 as Int32), ("yad", 70)])
    func timeout(tool: String, status: Int32) throws {
      let process = try ArclineProcess(
        ["--compat", tool, "--progress", "--timeout=1"], input: .pipe, environment: Self.window)
      #expect(process.wait().status == status)
    }
  }
}
