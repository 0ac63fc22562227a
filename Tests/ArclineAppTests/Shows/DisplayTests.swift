import CommandLineOptions
import Glibc
import Testing

extension ShowProcesses {
  /// Displays that are not there, or that show nothing to anybody.
  struct DisplayTests {
    @Test("without a display it ends within two seconds, says why and what to do instead")
    func noDisplay() throws {
      let run = try ArclineProcess.run([], input: .pipe)
      #expect(run.status == ProgramStatus.noDisplay.rawValue)
      #expect(run.seconds < 2)
      #expect(run.errorLines.count == 1)
      for word in ["x11", "DISPLAY not set", "arcline render", "--headless"] {
        #expect(run.errors.contains(word), "\(word)")
      }
    }

    @Test("a display that does not exist is none", arguments: [":4711", "nonsense"])
    func wrongDisplay(display: String) throws {
      let run = try ArclineProcess.run([], input: .pipe, environment: ["DISPLAY": display])
      #expect(run.status == ProgramStatus.noDisplay.rawValue)
      #expect(run.seconds < 2.5)
      #expect(run.errors.contains("\"\(display)\""))
    }

    @Test("a video driver of an unknown name is named")
    func wrongDriver() throws {
      let run = try ArclineProcess.run(
        [], input: .pipe, environment: ["SDL_VIDEODRIVER": "no_such_driver"])
      #expect(run.status == ProgramStatus.noDisplay.rawValue)
      #expect(run.errorLines.count == 1)
      #expect(run.errors.contains("no_such_driver"))
    }

    @Test(
      "a display that is missing and a wrong option take nothing from standard input",
      arguments: [
        "", "--font /absent.ttf --headless", "--fps 0",
      ])
    func untouchedInput(options: String) throws {
      let run = try ArclineProcess.run(
        script: "printf '1\\n2\\n' | { \"$0\" \(options) 2>/dev/null; cat; }")
      #expect(run.output == "1\n2\n")
    }

    @Test(
      "a driver without a screen is used when it is asked for by name",
      arguments: [
        ["SDL_VIDEODRIVER": "dummy"], ["SDL_VIDEODRIVER": "offscreen"],
        ["SDL_VIDEODRIVER": "dummy", "SDL_RENDER_DRIVER": "software"],
      ])
    func blindDriver(environment: [String: String]) throws {
      let folder = try TemporaryFolder()
      let run = try ArclineProcess.run(
        ["--look", "line", "--size", "90x60", "--stats", folder.file("stats")],
        input: .text("10\n100\n"), environment: environment)
      #expect(run.status == ProgramStatus.done.rawValue)
      #expect(run.errorLines.count == 1)
      #expect(run.errors.hasPrefix("arcline: software drawing: "))
      let statistics = try #require(folder.numbers("stats"))
      #expect(statistics["framesPresented"].map { $0 > 10 } == true)
      #expect(statistics["texturesMade"] == statistics["texturesFreed"])
    }

    @Test("--verbose says what was chosen")
    func verbose() throws {
      let run = try ArclineProcess.run(
        ["--verbose", "--size", "90x60", "--frames", "2"], input: .pipe,
        environment: ["SDL_VIDEODRIVER": "dummy"])
      #expect(run.errors.contains("driver dummy"))
      #expect(run.errors.contains("90x60 pixels"))
    }

    @Test("textures give the same life and are all given back")
    func textures() throws {
      let folder = try TemporaryFolder()
      let run = try ArclineProcess.run(
        ["--present", "textures", "--size", "90x60", "--stats", folder.file("stats")],
        input: .text("10\n100\n"), environment: ["SDL_VIDEODRIVER": "dummy"])
      #expect(run.status == ProgramStatus.done.rawValue)
      let statistics = try #require(folder.numbers("stats"))
      #expect(statistics["texturesMade"].map { $0 >= 1 } == true)
      #expect(statistics["texturesMade"] == statistics["texturesFreed"])
    }

    @Test("--list-displays prints a line for each display")
    func listDisplays() throws {
      let run = try ArclineProcess.run(
        ["--list-displays"], environment: ["SDL_VIDEODRIVER": "dummy"])
      #expect(run.status == 0)
      #expect(run.lines.count == 1)
      #expect(run.lines.first?.split(separator: "\t").count == 4)
      #expect(run.lines.first?.hasPrefix("0\t") == true)
      #expect(
        try ArclineProcess.run(["--list-displays"]).status == ProgramStatus.noDisplay.rawValue)
    }

    @Test("a display that is not there is told together with those that are")
    func missingDisplay() throws {
      let run = try ArclineProcess.run(
        ["--fullscreen", "--display", "HDMI-A-9"], environment: ["SDL_VIDEODRIVER": "dummy"])
      #expect(run.status == ProgramStatus.noDisplay.rawValue)
      #expect(run.errorLines.count == 1)
      #expect(run.errors.contains("HDMI-A-9") && run.errors.contains("there are: 0"))
    }

    @Test(
      "a kiosk waits for a display that is not there yet, up to a request to stop",
      arguments: [["SDL_VIDEODRIVER": "dummy"], [:]])
    func lateDisplay(environment: [String: String]) throws {
      let process = try ArclineProcess(
        ["--kiosk", "--display", "HDMI-A-9"], environment: environment)
      #expect(process.wait(upTo: 10) { process.errorsSoFar.contains("trying again for 60 s") })
      Pause.milliseconds(300)
      #expect(process.isRunning)
      process.signal(SIGTERM)
      let run = process.wait()
      #expect(run.status == ProgramStatus.done.rawValue)
      #expect(run.errorLines.count == 2)
    }

    @Test("a kiosk runs in full screen and ends with its time-out")
    func kiosk() throws {
      let run = try ArclineProcess.run(
        ["--kiosk", "--display", "0", "--timeout", "1", "--verbose"], input: .text("50\n"),
        environment: ["SDL_VIDEODRIVER": "dummy"])
      #expect(run.status == ProgramStatus.timedOut.rawValue)
      // The dummy driver's only display.
      #expect(run.errors.contains("1024x768 pixels"))
    }
  }
}
