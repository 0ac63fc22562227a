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

    @Test(
      "several bars close it together, or one that is watched, or the end",
      arguments: [
        ("", "1:100\n2:100\n", true), ("", "1:100\n", false), ("", "1:100\n2:99\n", false),
        ("--watch-bar=2", "2:100\n", true), ("--watch-bar=2", "1:100\n", false),
      ],
      ["--progress", "--multi-progress"])
    func severalBars(bars: (option: String, input: String, closes: Bool), mode: String) throws {
      let process = try ArclineProcess(
        ["--compat", "yad", mode, "--auto-close", "--bar=A", "--bar=B"]
          + (bars.option.isEmpty ? [] : [bars.option]), input: .pipe, environment: Self.window)
      process.write(bars.input)
      if !bars.closes {
        Pause.milliseconds(1500)
        #expect(process.isRunning)
        process.closeInput()
      }
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
      // As the tool, which does not answer to it: to a script it is not the end of the work.
      #expect(process.wait().status == 143)
    }

    @Test(
      "a script for the tool runs unchanged, with the tool's statuses",
      arguments: [
        (
          "(echo 10; echo '# Copying'; echo 50; echo 100; sleep 9) | "
            + "zenity --progress --title=Copy --text=Start --percentage=0 --auto-close", 0
        ),
        ("(echo 10; sleep 9) | zenity --progress --timeout=1", 5),
        ("zenity --progress --percentage=much", 255), ("zenity --progress --bogus", 255),
        ("whiptail --bogus --gauge t 8 60 0", 1),
        ("case $(zenity --version) in 3.*) ;; *) false;; esac", 0),
        ("zenity --question --text=Sure", 255),
        (
          "for i in 0 50 100; do echo XXX; echo $i; echo Step $i; echo XXX; done | "
            + "dialog --title Copy --backtitle B --gauge 'Please wait' 8 60 0", 0
        ),
        ("echo 30 | dialog --gauge 'Please wait' 8 60 500", 0),
        ("echo 30 | dialog --gauge 'Please wait' tall 60", 255),
        ("echo 30 | whiptail --gauge 'Please wait' 8 60 0", 0),
      ] as [(String, Int32)])
    func script(line: String, status: Int32) throws {
      let folder = try TemporaryFolder()
      let links = ["zenity", "dialog", "whiptail"]
        .map { "ln -s \"$0\" \(folder.path)/\($0); " }.joined()
      let run = try ArclineProcess.run(
        script: "\(links)PATH=\(folder.path):$PATH; \(line); echo status $?",
        environment: Self.window)
      #expect(!run.wasKilled)
      #expect(run.output == "status \(status)\n")
    }

    @Test(
      "a person who closes it is told as the tool tells it",
      arguments: [
        ("zenity --progress", "Escape", 1 as Int32), ("yad --progress", "Escape", 252),
      ])
    func closed(line: String, key: String, status: Int32) throws {
      guard XServer.isAvailable else { return }
      let server = try XServer()
      let process = try ArclineProcess(
        ["--compat"] + line.split(separator: " ").map(String.init) + ["--title", "Copy"],
        input: .pipe, environment: ["DISPLAY": server.display])
      process.write("50\n")
      var window = ""
      let isOpen = process.wait(upTo: 10) {
        window = (try? server.run("xdotool", "search", "--name", "^Copy$")) ?? ""
        return !window.isEmpty
      }
      try #require(isOpen, "no window: \(process.errorsSoFar)")
      // Without a window manager the keyboard goes where the pointer is.
      try server.run("xdotool", "mousemove", "--window", window, "150", "30")
      try server.run("xdotool", "key", key)
      #expect(process.wait().status == status)
    }

    @Test("several bars that are not full are accepted by Return once their input has ended")
    func acceptedBars() throws {
      guard XServer.isAvailable else { return }
      let server = try XServer()
      let run = try ArclineProcess.run(
        script: """
          echo 1:40 | "$0" --compat yad --progress --bar=A --bar=B --title Copy & pid=$!
          window=$(xdotool search --sync --name '^Copy$' | head -1)
          sleep 1; xdotool mousemove --window $window 150 30
          xdotool key Return; wait $pid; echo status $?
          """, environment: ["DISPLAY": server.display])
      #expect(run.output == "status 0\n")
    }

    @Test(
      "what cancels it hangs up on whom it does in the tool",
      arguments: [
        ("zenity", "xdotool key Escape", "status 1\n"),
        ("zenity", "xdotool key Return", "hung up\nstatus 1\n"),
        ("yad", "xdotool key Escape", "hung up\nstatus 252\n"),
        ("yad", "xdotool key Return", "status 0\n"),
      ])
    func hangingUp(tool: String, action: String, output: String) throws {
      guard XServer.isAvailable else { return }
      #expect(try outputAfter(action, of: tool) == output)
    }

    @Test("q is no key of it")
    func otherKey() throws {
      guard XServer.isAvailable else { return }
      let action = "xdotool key q; sleep 1; kill -0 $pid && echo open; xdotool key Escape"
      #expect(try outputAfter(action, of: "zenity") == "open\nstatus 1\n")
    }

    /// What a script says whose dialog, which may hang up on it, is in the middle when a person acts.
    private func outputAfter(_ action: String, of tool: String) throws -> String {
      let server = try XServer()
      let folder = try TemporaryFolder()
      return try ArclineProcess.run(
        script: """
          trap 'echo hung up' HUP
          mkfifo \(folder.path)/p; sleep 9 > \(folder.path)/p &
          "$0" --compat \(tool) --progress --auto-kill --title Copy < \(folder.path)/p & pid=$!
          window=$(xdotool search --sync --name '^Copy$' | head -1)
          sleep 1; xdotool mousemove --window $window 150 30; \(action)
          while kill -0 $pid 2>/dev/null; do sleep 0.1; done; wait $pid; echo status $?
          """, environment: ["DISPLAY": server.display]
      ).output
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
