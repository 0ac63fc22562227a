import Raster
import Testing

/// The README's programs, built and run as they stand there.
@Suite("README programs", .serialized)
struct ReadmeProgramTests {
  private let folder: TemporaryFolder
  private let programs: String

  init() throws {
    folder = try TemporaryFolder()
    programs = try ReadmePrograms.build([
      "picture": ["ArclineKit"], "window": ["ArclineKit", "ArclineSDL"],
    ])
  }

  @Test("no program is longer than ten lines", arguments: ["picture", "window"])
  func length(_ name: String) throws {
    #expect(try ReadmePrograms.text(of: name).split(separator: "\n").count <= 10)
  }

  @Test("one writes a PNG without a display")
  func picture() throws {
    let run = try ArclineProcess.run(script: "cd '\(folder.path)' && '\(programs)/picture'")
    #expect(run.status == 0, "\(run.errors)")
    let picture = try PNGFile.decode(folder.bytes("ring.png"))
    let (layout, pixels) = (picture.layout, picture.pixels)
    #expect(layout == PixelLayout(width: 480, height: 480))
    // The ground of the light theme, and on it something in other colours.
    #expect(pixels[0] == 0xFFF3_F5F8)
    #expect(Set(pixels).count > 500)
  }

  @Test("one shows a ring and ends, on a display that shows nothing")
  func blindWindow() throws {
    let run = try ArclineProcess.run(
      script: "'\(programs)/window'", environment: ["SDL_VIDEODRIVER": "dummy"])
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.seconds >= 3)
    #expect(!run.wasKilled)
  }

  @Test("the ring moves in a window of the display", .enabled(if: XServer.isAvailable))
  func window() throws {
    let server = try XServer()
    let process = try ArclineProcess(
      script: "exec '\(programs)/window'", environment: ["DISPLAY": server.display])
    var window = ""
    let isShown = process.wait(upTo: 10) {
      window = (try? server.run("xdotool", "search", "--name", "^Copying$")) ?? ""
      return !window.isEmpty
    }
    try #require(isShown, "no window: \(process.errorsSoFar)")
    var pictures: Set<[UInt8]> = []
    while process.isRunning, pictures.count < 2 {
      _ = try? server.run("import", "-window", window, "-depth", "8", "rgb:" + folder.file("shot"))
      let shot = folder.bytes("shot")
      if shot.count == 480 * 480 * 3, Set(shot).count > 20 { pictures.insert(shot) }
    }
    #expect(pictures.count == 2)
    let run = process.wait()
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test("without a display the window's program says so and fails")
  func noDisplay() throws {
    let run = try ArclineProcess.run(script: "exec '\(programs)/window'")
    #expect(run.status != 0)
    #expect(run.errors.contains("no display"))
  }
}
