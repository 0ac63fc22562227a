import CommandLineOptions
import Foundation
import Testing

extension CommandProcesses {
  struct RenderPictureTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// The size that a PNG's first chunk names.
    private func size(of picture: [UInt8]) -> [Int] {
      guard picture.count > 24, Array(picture.prefix(8)) == Self.signature else { return [] }
      return [16, 20].map { start in picture[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    }

    @Test("a picture is the same bytes whatever the display and the environment")
    func sameBytesEverywhere() throws {
      let environments: [[String: String]] = [
        [:], ["SDL_VIDEODRIVER": "dummy"], ["SDL_VIDEODRIVER": "offscreen"],
        ["SDL_VIDEODRIVER": "no such driver"], ["DISPLAY": ":4711"], ["LC_ALL": "de_DE.UTF-8"],
      ]
      var pictures: Set<[UInt8]> = []
      for environment in environments {
        let run = try ArclineProcess.run(
          ["render", "--progress", "0.42", "--size", "160x120", "-o", folder.file("ring.png")],
          environment: environment)
        #expect(run.status == 0)
        #expect(run.errors.isEmpty)
        pictures.insert(folder.bytes("ring.png"))
      }
      #expect(pictures.count == 1)
      #expect(size(of: pictures.first ?? []) == [160, 120])
    }

    @Test("a display that is there changes nothing", .enabled(if: XServer.isAvailable))
    func sameBytesUnderX() throws {
      let arguments = ["render", "--progress", "0.42", "--size", "160x120", "--hash"]
      let server = try XServer()
      let shown = try ArclineProcess.run(arguments, environment: ["DISPLAY": server.display])
      #expect(shown.status == 0)
      #expect(try shown.output == ArclineProcess.run(arguments).output)
    }

    @Test(
      "a picture of any shape is drawn",
      arguments: [
        (1, 1), (3, 2000), (16_384, 1), (1, 16_384), (16_384, 3),
      ])
    func shapes(width: Int, height: Int) throws {
      for look in ["ring", "line", "stripes"] {
        let run = try ArclineProcess.run([
          "render", "--look", look, "--progress", "0.42", "--size", "\(width)x\(height)", "-o",
          folder.file("shape.png"),
        ])
        #expect(run.status == 0)
        #expect(run.errors.isEmpty)
        #expect(size(of: folder.bytes("shape.png")) == [width, height])
      }
    }

    @Test("- is standard output, and a reader that has seen enough is no failure")
    func standardOutput() throws {
      let arguments = "render --progress 0.3 --size 90x60 --output -"
      let run = try ArclineProcess.run(
        script: "\"$0\" \(arguments) >'\(folder.file("piped.png"))'")
      #expect(run.status == 0)
      #expect(size(of: folder.bytes("piped.png")) == [90, 60])
      let closed = try ArclineProcess.run(
        script: "{ sleep 0.1; \"$0\" \(arguments); echo $? >&2; } | true")
      #expect(closed.errors == "0\n")
    }

    @Test("a fraction settles on the same picture as the number read, when that is not the end")
    func progressAndInput() throws {
      // --on-eof does not go with --progress; at the end both are simply done.
      let number = try ArclineProcess.run(
        ["render", "--size", "90x60", "--hash"], input: .text("10\n100\n"))
      let fraction = try ArclineProcess.run(
        ["render", "--size", "90x60", "--progress", "1", "--hash"])
      #expect(number.status == 0)
      #expect(number.output == fraction.output)
      #expect(number.output.wholeMatch(of: #/[0-9a-f]{16}\n/#) != nil)
    }

    @Test("--at 0 shows the start of the way to --progress, and late enough its end")
    func time() throws {
      func hash(_ options: String...) throws -> String {
        let run = try ArclineProcess.run(
          ["render", "--look", "line", "--set", "motion=tween", "--set", "duration=0.5"]
            + ["--set", "easing=ease-in-out", "--size", "90x60", "--hash"] + options)
        #expect(run.status == 0)
        return run.output
      }
      let settled = try hash("--progress", "0.8")
      let between = try hash("--progress", "0.8", "--at", "0.25")
      #expect(try hash("--progress", "0.8", "--at", "2678400") == settled)
      #expect(try hash("--progress", "0.8", "--at", "0.75") == settled)
      #expect(between != settled)
      // It takes 0.5 s with a symmetric easing, so halfway in time is halfway in value.
      let half = try hash("--progress", "0.4", "--at", "3")
      #expect(between == half)
    }

    @Test("the picture of --at is the same with and without a table of frames")
    func pictureBesideFrames() throws {
      let timeline = try folder.write(Streams.journey, to: "timeline")
      let common = [
        "render", "--timeline", timeline, "--size", "90x60", "--at", "0.7", "--output",
      ]
      let alone = try ArclineProcess.run(common + [folder.file("alone.png")])
      let beside = try ArclineProcess.run(
        common + [folder.file("beside.png"), "--hash", "--frames", "3"])
      #expect(alone.status == 0 && beside.status == 0)
      #expect(beside.lines.count == 3)
      #expect(folder.bytes("alone.png") == folder.bytes("beside.png"))
      #expect(!folder.bytes("alone.png").isEmpty)
    }

    @Test("warnings about the input are shown up to a hundred, then counted")
    func manyWarnings() throws {
      let run = try ArclineProcess.run(
        ["render", "--size", "20x20", "--hash"],
        input: .text(String(repeating: "x\n", count: 250) + "42\n"))
      #expect(run.status == 0)
      #expect(run.errorLines.count == 101)
      #expect(run.errorLines.first?.hasPrefix("arcline: line 1: ") == true)
      #expect(run.errorLines.last == "arcline: 150 further warnings were counted, not shown")
    }

    @Test("an input that is closed, empty or a directory ends in a picture or in one line")
    func oddInputs() throws {
      for redirection in ["</dev/null", "<&-"] {
        let run = try ArclineProcess.run(
          script: #"exec "$0" render --size 20x20 --hash \#(redirection)"#)
        #expect(run.status == 0)
        #expect(run.lines.count == 1)
      }
      let run = try ArclineProcess.run(script: #"exec "$0" render --size 20x20 --hash </"#)
      #expect(run.status == ProgramStatus.sourceFailed.rawValue)
      #expect(run.errorLines.count == 1)
      #expect(run.output.isEmpty)
    }

    @Test(
      "the pictures are the same whichever kernels draw them",
      arguments: [
        ["--sheet", "--scale", "0.6"], ["--board", ExampleBoards.path("overview")],
        ["--look", "stripes", "--size", "700x90", "--fps", "30"],
        ["--look", "glow", "--size", "311x277", "--fps", "30"],
      ])
    func kernels(options: [String]) throws {
      let folder = try TemporaryFolder()
      let values = try folder.write("0\t10\\n\n100\t62.5\\n\n400\t100\\n\n", to: "job")
      let timeline = options.contains("--fps") ? ["--timeline", values] : []
      let hashes = try ["baseline", "best"].map { level in
        let run = try ArclineProcess.run(
          ["render", "--hash"] + options + timeline, environment: ["ARCLINE_KERNELS": level],
          deadline: 120)
        #expect(run.status == 0 && run.errors.isEmpty && !run.lines.isEmpty)
        return run.lines
      }
      #expect(hashes[0] == hashes[1])
      #expect(timeline.isEmpty || hashes[0].count > 10)
    }
  }
}
