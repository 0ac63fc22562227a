import CommandLineOptions
import Foundation
import Testing

extension ShowProcesses {
  /// A display that shows nothing more, and does not end the program as X11 does.
  @Suite(.enabled(if: PreloadedLibrary.isAvailable, "there is no C compiler"))
  struct LostDisplayTests {
    private let observer: PresentObserver
    private let folder: TemporaryFolder

    init() throws {
      observer = try PresentObserver()
      folder = try TemporaryFolder()
    }

    private func run(_ arguments: String...) throws -> ArclineProcess.Ending {
      let process = try ArclineProcess(
        arguments + ["--size", "160x120"], input: .pipe,
        environment: observer.environment(failingAfter: 30))
      // What pulsates needs every frame.
      process.write("pulsate:true\n")
      return process.wait()
    }

    private func expectLoss(_ run: ArclineProcess.Ending) {
      #expect(run.status == ProgramStatus.noDisplay.rawValue)
      #expect(!run.wasKilled)
      let lines = run.errorLines.filter { !$0.hasPrefix("arcline: software drawing") }
      // However many frames are tried, a line tells that they are, and another one that it was in vain.
      #expect(
        lines == [
          "arcline: cannot update the window: nobody is there; trying again",
          "arcline: the display was lost: cannot update the window: nobody is there",
        ])
    }

    @Test("the show ends as without a display, and its recording is whole")
    func show() throws {
      let run = try run(
        "--present", "surface", "--format", "zenity", "--on-eof", "hold", "--record",
        folder.file("run.csv"), "--stats",
        folder.file("stats"), "--frames", "1000")
      expectLoss(run)
      #expect(folder.numbers("stats")?["framesPresented"] == 30)
      // A part has its name only when it is complete.
      #expect(folder.text("run-0001.csv").split(separator: "\n").count > 20)
      #expect(folder.text("run-0001.csv").hasSuffix("\n"))
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(!names.contains { $0.contains("run-0001.csv.") })
      let report = try FrameFiles(folder: folder).report("run-report-0001.json")
      #expect((20...30).contains(report.frames))
    }

    @Test("a kiosk does too, and leaves it to its supervisor to try again")
    func kiosk() throws {
      expectLoss(
        try run("--kiosk", "--format", "zenity", "--present", "surface", "--frames", "1000"))
    }

    @Test("the gallery does too")
    func demo() throws { expectLoss(try run("demo", "--present", "surface")) }

    @Test("what was measured until then is told")
    func profile() throws {
      let run = try run(
        "profile", "--present", "surface", "--scene", "sweep", "--frames", "1000", "--report",
        folder.file("r.json"))
      expectLoss(run)
      #expect(run.output.contains("Frame timing of"))
      #expect((20...30).contains(try FrameFiles(folder: folder).report("r.json").frames))
    }
  }
}
