import BoardFile
import CommandLineOptions
import Geometry
import Glibc
import Raster
import Scene
import Testing
import Widgets

@testable import ArclineApp

extension CommandProcesses {
  /// The gallery as a process, without a window.
  struct DemoTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func play(_ script: String, _ options: String...) throws -> ArclineProcess.Ending {
      try play(script, options)
    }

    private func play(_ script: String, _ options: [String]) throws -> ArclineProcess.Ending {
      try ArclineProcess.run(
        ["demo", "--headless", "--save", folder.file("saved.json5")]
          + ["--script", folder.write(script, to: "keys")] + options)
    }

    /// The pixels in the upper left corner of a picture.
    private func corner(of name: String, width: Int, height: Int) throws -> [UInt32] {
      let picture = try PNGFile.decode(folder.bytes(name))
      let (columns, rows) = (min(width, picture.width), min(height, picture.height))
      var pixels: [UInt32] = []
      for y in 0..<rows { for x in 0..<columns { pixels.append(picture[x, y]) } }
      return pixels
    }

    @Test(
      "the printed command line draws what is shown of the indicator to the pixel",
      arguments: [
        ("ring", "0\t4\n1000\tdown\n1010\tright\n1020\t9\n1100\ts\n", "1"),
        ("stripes", "0\t7\n333\ts\n", "1"),
        ("stripes", "100\ttab\n120\tbackspace\n987.6\ts", "1.5"),
        ("glow", "0\tend\n5000\tt\n5100\ts\n", "1"), ("kd-sample", "0\t6\n2345\ts\n", "1.25"),
        ("swiftui", "0\t5\n1\tup\n2\tright\n700\ts\n", "1"),
        ("line", "0\tup\n10\tup\n20\tright\n40\t8\n140\tspace\n300\t.\n310\ts\n", "1"),
        ("nove", "3000\tg\n3100\tg\n3200\ts", "1"), ("ld-orange", "4100\ts", "1"),
      ])
    func sameBytes(look: String, script: String, scale: String) throws {
      let size = "\(scale)" == "1" ? "760x440" : "790x431"
      let run = try play(
        script, "--look", look, "--size", size, "--scale", scale, "-o", folder.file("demo.png"))
      #expect(run.status == 0)
      #expect(run.errors.isEmpty)
      let command = try #require(run.lines.last)
      #expect(command.hasPrefix("arcline render --look \(look) "))
      let render = try ArclineProcess.run(
        script: "cd '\(folder.path)' && \"$0\" " + command.dropFirst("arcline ".count))
      #expect(render.status == 0, "\(render.errors)")
      let picture = try PNGFile.decode(folder.bytes("\(look).png"))
      #expect(picture.width > 250 && picture.height > 150)
      let shown = try corner(of: "demo.png", width: picture.width, height: picture.height)
      #expect(shown == picture.pixels, "\(command)")
    }

    @Test(
      "the saved board draws what is shown of the indicator to the pixel",
      arguments: [
        ("ring", "0\t4\n1000\tdown\n1010\tright\n1020\t9\n1100\ts\n", "1"),
        ("stripes", "0\t7\n333\ts\n", "1"), ("stripes", "0\tend\n5000\tt\n5100\ts\n", "1.25"),
        ("stripes", "100\ttab\n120\tbackspace\n987.6\ts", "1.5"),
        ("glow", "0\tend\n5000\tt\n5100\ts\n", "1"), ("kd-sample", "0\t6\n2345\ts\n", "1.25"),
        ("swiftui", "0\t5\n1\tup\n2\tright\n700\ts\n", "1"), ("pie", "3000\ts", "2"),
        ("line", "0\tup\n10\tup\n20\tright\n40\t8\n140\tspace\n300\t.\n310\ts\n", "1"),
        ("nove", "3000\tg\n3100\tg\n3200\ts", "1"), ("ld-orange", "4100\ts", "1"),
        ("ld", "4100\ts", "1"), ("ld-red", "0\t9\n2222.5\ts", "1"),
      ])
    func boardBytes(look: String, script: String, scale: String) throws {
      let size = scale == "1" ? "760x440" : "790x431"
      let run = try play(
        script, "--look", look, "--size", size, "--scale", scale, "-o", folder.file("demo.png"))
      #expect(run.status == 0)
      // The size of the indicator's part, as the printed command has it.
      let words = try #require(run.lines.last).split(separator: " ").map(String.init)
      let stage = words[try #require(words.firstIndex(of: "--size")) + 1]
      let render = try ArclineProcess.run([
        "render", "--board", folder.file("saved.json5"), "--size", stage, "--scale", scale,
        "-o", folder.file("board.png"),
      ])
      #expect(render.status == 0, "\(render.errors)")
      let picture = try PNGFile.decode(folder.bytes("board.png"))
      let shown = try corner(of: "demo.png", width: picture.width, height: picture.height)
      #expect(shown == picture.pixels, "\(folder.text("saved.json5"))")
    }

    @Test(
      "what is saved has the motion, the language and the direction that the gallery was told",
      arguments: [
        (["--motion", "reduced"], "stripes"), (["--locale", "ar"], "ring"),
        (["--locale", "tr", "--motion", "reduced"], "glow"), (["--motion", "full"], "stripes"),
        (["--direction", "rtl"], "line"), (["--locale", "ar", "--direction", "ltr"], "stripes"),
      ])
    func manner(options: [String], look: String) throws {
      let size = ["--size", "760x440", "--look", look]
      let run = try ArclineProcess.run(
        ["demo", "--headless", "--save", folder.file("saved.json5")]
          + ["--script", folder.write("0\t4\n2345\ts\n", to: "keys")]
          + ["-o", folder.file("demo.png")] + size + options)
      #expect(run.status == 0, "\(run.errors)")
      let words = try #require(run.lines.last).split(separator: " ").map(String.init)
      let stage = words[try #require(words.firstIndex(of: "--size")) + 1]
      // Another language in the environment makes no difference to what was told.
      let render = try ArclineProcess.run(
        script: "cd '\(folder.path)' && \(options.contains("--locale") ? "LC_ALL=fa" : "LC_ALL=C") "
          + "\"$0\" render --board saved.json5 --size \(stage) -o board.png")
      #expect(render.status == 0, "\(render.errors)")
      let picture = try PNGFile.decode(folder.bytes("board.png"))
      let shown = try corner(of: "demo.png", width: picture.width, height: picture.height)
      #expect(shown == picture.pixels, "\(folder.text("saved.json5"))")
    }

    @Test("what is saved is a board with the look, the theme and the fraction that are shown")
    func board() throws {
      let run = try play("0\tdown\n9\tright\n20\tt\n30\t6\n2000\ts\n", "--size", "760x440")
      #expect(run.status == 0)
      let names = Look.all.map { look in
        LookEntry(
          name: look.name,
          properties: look.properties.map {
            LookProperty(
              name: $0.name, kind: .text(allowed: $0.allowed), takesAutomatic: $0.takesAutomatic,
              summary: $0.summary)
          })
      }
      let catalogue = BoardCatalogue(looks: names, themes: ["dark", "light"], formats: ["auto"])
      let document = BoardDocument(reading: folder.bytes("saved.json5"), catalogue: catalogue)
      let board = try #require(document.board, "\(folder.text("saved.json5"))")
      let widget = try #require(board.widgets.first)
      #expect(board.widgets.count == 1 && board.theme == "light")
      #expect(board.layout.grid.margin == GridMargin(0) && board.layout.grid.gap == 0)
      #expect(widget.look == "ring" && widget.preview?.progress == 0.6)
      #expect(widget.properties == [PropertySetting("thickness", "12%")])
    }

    @Test("names that are taken are passed over, and a folder without room is a failure")
    func names() throws {
      let script = try folder.write("0\ts\n1\ts\n2\ts\n", to: "keys")
      let run = try ArclineProcess.run(
        script: "cd '\(folder.path)' && \"$0\" demo --headless --script '\(script)' --size 90x60")
      #expect(run.status == 0 && run.errors.isEmpty)
      for name in ["arcline-demo.json5", "arcline-demo-2.json5", "arcline-demo-3.json5"] {
        #expect(!folder.bytes(name).isEmpty)
      }
      let failed = try ArclineProcess.run([
        "demo", "--headless", "--script", script, "--size", "90x60", "--save", "/absent/a.json5",
      ])
      #expect(failed.status == ProgramStatus.internalFailure.rawValue)
      #expect(failed.errorLines.count == 1 && failed.errors.contains("/absent/a.json5"))
    }

    @Test("a signal ends it long before its script", arguments: [SIGTERM, SIGHUP])
    func signals(number: Int32) throws {
      let script = try folder.write("86000000\ts\n", to: "keys")
      let process = try ArclineProcess([
        "demo", "--headless", "--script", script, "--hash", "--size", "400x300",
      ])
      Pause.milliseconds(500)
      #expect(process.isRunning)
      process.signal(number)
      let run = process.wait()
      #expect(run.status == 0 && run.output.isEmpty && run.errors.isEmpty)
    }

    @Test("a script gives the same picture each time, and another one another")
    func repeatable() throws {
      let script = "0\ttab\n10\tdown\n20\tright\n500\t7\n620\tspace\n"
      let first = try play(script, "--hash", "--size", "760x440")
      #expect(first.lines.count == 1)
      #expect(try play(script, "--hash", "--size", "760x440").output == first.output)
      #expect(try play(script + "630\tt\n", "--hash", "--size", "760x440").output != first.output)
    }

    @Test(
      "a slow rate shows fewer pictures of the same movement", arguments: ["1", "2", "3", "144"])
    func slowRate(rate: String) throws {
      // Stripes tell every instant; the pause is where a frame of every rate is.
      let script = "0\t6\n5000\tspace\n"
      let options = ["--look", "stripes", "--size", "760x440", "--hash"]
      let usual = try play(script, options + ["--fps", "60"])
      #expect(usual.status == 0 && usual.lines.count == 1)
      #expect(try play(script, options + ["--fps", rate]).output == usual.output)
    }

    /// The places of all pixels of a colour.
    private func places(of color: Color, in name: String) throws -> [(x: Int, y: Int)] {
      let picture = try PNGFile.decode(folder.bytes(name))
      let wanted = PremultipliedPixel.make(color)
      var places: [(x: Int, y: Int)] = []
      for y in 0..<picture.height {
        for x in 0..<picture.width where picture[x, y] == wanted { places.append((x, y)) }
      }
      return places
    }

    @Test("the frames of simulated time stand in the graph, each in its time")
    func graph() throws {
      let widths = try [1, 2, 4].map { seconds in
        let script = "0\t5\n500\tg\n\(500 + 1000 * seconds)\tdelete\n"
        let run = try play(script, "--size", "1280x720", "-o", folder.file("graph.png"))
        #expect(run.status == 0)
        // Left of the indicator nothing else has that blue.
        let bars = try places(of: Theme.dark.blue, in: "graph.png")
          .filter { $0.y < 240 && $0.x < 475 }
        return Set(bars.map(\.x)).filter { x in bars.count { $0.x == x } > 10 }.count
      }
      try #require(widths[0] > 20)
      #expect(abs(Double(widths[1]) / Double(widths[0]) - 2) < 0.1, "\(widths)")
      #expect(abs(Double(widths[2]) / Double(widths[0]) - 4) < 0.2, "\(widths)")
    }

    @Test(
      "with the frame times a picture that stands still has no outline of a change",
      arguments: ["1280x720", "640x480", "480x800", "320x240", "240x200"])
    func still(size: String) throws {
      // The last key changes nothing.
      let run = try play(
        "0\t5\n500\tg\n3000\tdelete\n", "--size", size, "-o", folder.file("still.png"))
      #expect(run.status == 0)
      #expect(try places(of: Theme.dark.pink, in: "still.png").isEmpty)
    }

    @Test(
      "with the frame times the outlines stand around what the last frame changed",
      arguments: ["1280x720", "640x480", "480x800"])
    func outlines(size: String) throws {
      let sides = size.split(separator: "x").compactMap { Double($0) }
      let layout = GalleryLayout(width: sides[0], height: sides[1], scale: 1)
      let inspector = try #require(layout.inspector)
      let run = try play(
        "0\t5\n500\tg\n3000\tdown\n", "--size", size, "-o", folder.file("moved.png"))
      #expect(run.status == 0)
      let pixels = try places(of: Theme.dark.pink, in: "moved.png")
      #expect(!pixels.isEmpty)
      // An outline stands around whole pixels.
      let around = inspector.inset(by: -1)
      for (x, y) in pixels {
        #expect((around.minX...around.maxX).contains(Double(x)))
        #expect((around.minY...around.maxY).contains(Double(y)))
      }
    }

    @Test("a theme that changes in the last frame is outlined on all four sides")
    func wholePicture() throws {
      let run = try play(
        "0\t5\n500\tg\n3000\tt\n", "--size", "480x800", "-o", folder.file("theme.png"))
      #expect(run.status == 0)
      let pixels = try places(of: Theme.light.pink, in: "theme.png")
      for side in [
        pixels.count { $0.x == 0 }, pixels.count { $0.x == 479 }, pixels.count { $0.y == 799 },
        pixels.count { $0.y == 0 },
      ] { #expect(side >= 480) }
    }

    @Test("q ends a script before its end")
    func quit() throws {
      let run = try play("0\tq\n60000000\ts\n")
      #expect(run.status == 0)
      #expect(run.output.isEmpty)
    }

    @Test("--frames ends it too, with or without a script")
    func frames() throws {
      let run = try ArclineProcess.run([
        "demo", "--headless", "--frames", "90", "--size", "90x60", "--hash",
      ])
      #expect(run.status == 0 && run.lines.count == 1)
      #expect(try play("9000000\ts\n", "--frames", "3").output.isEmpty)
    }

    @Test(
      "a faulty script is told in one line with its file and line",
      arguments: [
        ("0\tnope\n", "keys, line 1: unknown key \"nope\""),
        ("1\ta\n\n0\tb\n", "keys, line 3: time"),
      ])
    func faults(script: String, message: String) throws {
      let run = try play(script)
      #expect(run.status == ProgramStatus.usage.rawValue)
      #expect(run.errorLines.count == 1)
      #expect(run.errors.contains(message))
    }

    @Test("a script that is not there is named")
    func missingScript() throws {
      let run = try ArclineProcess.run(["demo", "--headless", "--script", "/absent/keys"])
      #expect(run.status == ProgramStatus.usage.rawValue)
      #expect(run.errorLines.count == 1 && run.errors.contains("/absent/keys"))
    }

    @Test("in a window a script plays in real time, and a signal ends it")
    func window() throws {
      let environment = ["SDL_VIDEODRIVER": "dummy"]
      let script = try folder.write("100\tdown\n150\tright\n300\ts\n400\tq\n", to: "keys")
      let run = try ArclineProcess.run(
        ["demo", "--script", script, "--size", "760x440", "--save", folder.file("w.json5")],
        environment: environment)
      #expect(run.status == 0)
      #expect(run.seconds > 0.4)
      #expect(run.lines.count == 1 && run.output.contains("--set thickness=12%"))
      let open = try ArclineProcess(["demo", "--size", "90x60"], environment: environment)
      _ = open.wait(upTo: 3) { open.errorsSoFar.contains("software") }
      Pause.milliseconds(200)
      open.signal(15)
      let ending = open.wait()
      #expect(ending.status == 0 && !ending.wasKilled)
    }

    @Test("without a display it says so")
    func noDisplay() throws {
      let run = try ArclineProcess.run(["demo"])
      #expect(run.status == ProgramStatus.noDisplay.rawValue)
      #expect(run.errorLines.count == 1)
    }
  }
}
