import CommandLineOptions
import Foundation
import Testing

extension CommandProcesses {
  /// Files that are not what an option expects of them.
  final class FileFaultTests {
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      _ = try folder.write("not a font at all", to: "garbage")
      // A table directory that promises tables beyond the end of the file.
      let header: [UInt8] = [0, 1, 0, 0, 0, 3, 0, 32, 0, 1, 0, 16]
      try Data(header + [UInt8](repeating: 0x7F, count: 60))
        .write(to: URL(fileURLWithPath: folder.file("torn.ttf")))
      try FileManager.default.createDirectory(
        atPath: folder.file("folder"), withIntermediateDirectories: true)
      _ = try ArclineProcess.run(script: "mkfifo '\(folder.file("fifo"))'")
    }

    private func expectOneLine(
      _ run: ArclineProcess.Ending, _ status: ProgramStatus, naming name: String,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      #expect(run.status == status.rawValue, sourceLocation: sourceLocation)
      #expect(run.output.isEmpty, sourceLocation: sourceLocation)
      #expect(run.errorLines.count == 1, "\(run.errors)", sourceLocation: sourceLocation)
      #expect(run.errors.hasPrefix("arcline: "), sourceLocation: sourceLocation)
      #expect(run.errors.contains(name), sourceLocation: sourceLocation)
    }

    @Test(
      "a font that cannot be used is refused by name",
      arguments: [
        "absent.ttf", "garbage", "torn.ttf", "folder", "fifo",
      ])
    func font(name: String) throws {
      for mode in [["render", "--progress", "0.5", "--hash"], ["show", "--headless"]] {
        let run = try ArclineProcess.run(mode + ["--font", folder.file(name)], deadline: 5)
        expectOneLine(run, .usage, naming: name)
      }
    }

    @Test(
      "a timeline that cannot be read is refused by name",
      arguments: [
        "absent.txt", "garbage", "folder", "fifo",
      ])
    func timeline(name: String) throws {
      for mode in [["render", "--hash"], ["feed"]] {
        let run = try ArclineProcess.run(mode + ["--timeline", folder.file(name)], deadline: 5)
        expectOneLine(run, .usage, naming: name)
      }
    }

    @Test("no file is written over another", arguments: [("--values", "o"), ("--output", "t")])
    func sameFile(option: String, name: String) throws {
      let path = try folder.write("0\t10\\n\n", to: "t")
      let output = folder.file(name)
      let run = try ArclineProcess.run(
        ["render", "--timeline", path, "--values", option == "--values" ? path : output + "v"]
          + ["--output", output])
      expectOneLine(run, .usage, naming: "name the same file")
      #expect(folder.text("t") == "0\t10\\n\n")
    }

    @Test("a timeline names the line at fault")
    func timelineLine() throws {
      let path = try folder.write("0\t10\\n\n5\t20\\q\n", to: "bad-escape")
      expectOneLine(
        try ArclineProcess.run(["feed", "--timeline", path]), .usage, naming: "line 2")
    }

    @Test("a device without an end is no timeline")
    func endlessTimeline() throws {
      let run = try ArclineProcess.run(["feed", "--timeline", "/dev/zero"], deadline: 5)
      expectOneLine(run, .usage, naming: "/dev/zero")
    }

    @Test(
      "a picture that cannot be written is a failure with its reason",
      arguments: [
        ("folder", "directory"), ("absent/x.png", "No such file"), ("garbage/x.png", "directory"),
      ])
    func output(name: String, reason: String) throws {
      let run = try ArclineProcess.run([
        "render", "--progress", "0.5", "--size", "40x40", "--output", folder.file(name),
      ])
      expectOneLine(run, .internalFailure, naming: name)
      #expect(run.errors.contains(reason))
    }

    @Test("a full disk is a failure with its reason")
    func fullDisk() throws {
      let arguments = ["render", "--progress", "0.5", "--size", "40x40", "--output", "/dev/full"]
      let run = try ArclineProcess.run(arguments)
      expectOneLine(run, .internalFailure, naming: "No space left")
    }

    @Test("values and statistics that cannot be written are failures with their reasons")
    func tables() throws {
      let timeline = try folder.write("0\t50\\n\n", to: "timeline")
      let values = try ArclineProcess.run([
        "render", "--timeline", timeline, "--frames", "2", "--values", folder.file("absent/v.csv"),
      ])
      expectOneLine(values, .internalFailure, naming: "absent/v.csv")
      let statistics = try ArclineProcess.run([
        "show", "--headless", "--frames", "2", "--stats", folder.file("absent/s.json"),
      ])
      expectOneLine(statistics, .internalFailure, naming: "absent/s.json")
    }

    @Test("a path with control characters cannot break or colour the message")
    func controlCharactersInAPath() throws {
      let path = folder.file("a\nb\u{1B}[31m")
      let run = try ArclineProcess.run(["feed", "--timeline", path])
      expectOneLine(run, .usage, naming: "a?b?[31m")
    }

    @Test("without the bundled fonts another font is found, and said")
    func missingAssets() throws {
      let run = try ArclineProcess.run([
        "render", "--progress", "0.5", "--size", "60x60", "--hash", "--assets",
        folder.file("folder"),
      ])
      #expect(run.status == 0)
      #expect(run.lines.count == 1)
      #expect(run.errors.contains("Roboto"))
    }
  }
}
