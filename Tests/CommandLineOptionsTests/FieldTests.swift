import CommandLineOptions
import Testing

/// Each option reaches the field that is named for it.
@Suite struct FieldTests {
  @Test func `show fills the window and what it shows`() throws {
    var expected = Options(mode: .show, names: names)
    expected.appearance.look = "line"
    expected.appearance.theme = .light
    expected.appearance.hasOwnTheme = true
    expected.appearance.size = try #require(Options.Size(width: 640, height: 480))
    expected.appearance.scale = 1.5
    expected.appearance.motion = .reduced
    expected.appearance.hasOwnMotion = true
    expected.appearance.fonts = ["a.ttf"]
    expected.appearance.assets = "share"
    expected.appearance.settings = [Options.Setting(name: "thickness", value: "20%")]
    expected.appearance.locale = "de"
    expected.input.format = "percent"
    expected.input.minimum = -5
    expected.input.maximum = 250
    expected.input.total = 1.5 * 1024 * 1024 * 1024
    expected.input.monotonic = true
    expected.input.stallAfter = .seconds(40)
    expected.appearance.direction = .rightToLeft
    expected.input.endPolicy = .hold
    expected.window.title = "Copying"
    expected.window.presentation = .surface
    expected.window.isHeadless = true
    expected.window.statistics = "stats.json"
    expected.window.timeout = .seconds(90)
    expected.window.isVerbose = true
    expected.frames.rate = 59.94
    expected.frames.limit = 120
    expected.recording.path = "run.csv"
    expected.recording.csvFormat = .presentmon
    expected.source.descriptor = 3
    expected.source.isPassedOn = true
    let others: Set = [
      "fullscreen", "fifo", "listen", "replay", "from", "kiosk", "allow-quit", "display",
      "list-displays", "board", "rotate",
    ]
    expected.kiosk.dimHours = Options.DailyHours(start: 22 * 60, end: 6 * 60)
    expected.kiosk.dimLevel = 0.2
    expected.kiosk.inset = 0.025
    expected.kiosk.shifts = true
    #expect(try options(arguments(of: .show, except: others)) == expected)
  }

  @Test(arguments: zip(["0", "90", "180", "270"], Options.Rotation.allCases))
  func `the turned screen has four positions`(text: String, rotation: Options.Rotation) throws {
    #expect(try options(["--rotate", text]).kiosk.rotation == rotation)
  }

  @Test(arguments: ["45", "-90", "360", "left", ""])
  func `between them there is none`(text: String) {
    #expect(refusal(["--rotate=\(text)"])?.status == 2)
  }

  @Test func `profile fills what is run and what is written`() throws {
    var expected = Options(mode: .profile, names: names)
    expected.profile.scene = .sweep
    expected.profile.duration = .seconds(5)
    expected.profile.report = "r.json"
    expected.profile.csv = "r.csv"
    expected.profile.csvFormat = .presentmon
    expected.profile.trace = "t.json"
    expected.profile.svg = "r.svg"
    expected.profile.givesDefinitions = true
    expected.window.isHeadless = true
    expected.frames.rate = 59.94
    let picked: Set = [
      "scene", "seconds", "report", "csv", "csv-format", "trace", "svg", "definitions", "headless",
      "fps",
    ]
    let others = Set(parser.table.specs(for: .profile).map(\.name)).subtracting(picked)
    #expect(try options(arguments(of: .profile, except: others)) == expected)
    #expect(try options(["profile", "--unpaced"]).profile.pacing == .unpaced)
    #expect(try options(["profile", "--vsync"]).profile.pacing == .display)
  }

  @Test func `two reports to compare are kept in the order given`() throws {
    for line in [
      ["--compare", "a", "b"], ["--compare=a", "b"], ["--compare", "a", "--compare=b"],
    ] {
      #expect(try options(["profile"] + line).profile.compared == ["a", "b"])
      #expect(try options(line + ["profile"]).profile.compared == ["a", "b"])
    }
  }

  @Test func `render fills the picture and the frames`() throws {
    var expected = Options(mode: .render, names: names)
    expected.input.timeline = "run.txt"
    expected.render.time = .milliseconds(2500)
    expected.render.output = "-"
    expected.render.values = "run.csv"
    expected.frames.rate = 59.94
    expected.frames.limit = 120
    let picked: Set = ["timeline", "at", "output", "values", "fps", "frames"]
    let others = Set(parser.table.specs(for: .render).map(\.name)).subtracting(picked)
    #expect(try options(arguments(of: .render, except: others)) == expected)
  }

  @Test func `render of a fraction reads nothing`() throws {
    let render = try options(["render", "--progress", "0.42", "--hash"]).render
    #expect(render.progress == 0.42)
    #expect(render.printsHashes)
    #expect(render.time == nil && render.output == nil && render.values == nil)
  }

  @Test func `demo fills what it begins with`() throws {
    let line = [
      "demo", "--script", "keys.txt", "--progress", "0.42", "--look", "glow", "--save", "b.json5",
    ]
    var expected = Options(mode: .demo, names: names)
    expected.demo.script = "keys.txt"
    expected.demo.progress = 0.42
    expected.demo.board = "b.json5"
    expected.appearance.look = "glow"
    #expect(try options(line) == expected)
    #expect(expected.appearance.size == Options.Size(width: 1280, height: 720))
    let last = try options(["demo", "--headless", "--frames", "9", "--hash", "-o", "a.png"])
    #expect(last.window.isHeadless && last.frames.limit == 9)
    #expect(last.render.printsHashes && last.render.output == "a.png")
  }

  @Test func `feed fills the input alone`() throws {
    var expected = Options(mode: .feed, names: names)
    expected.input.format = "percent"
    expected.input.minimum = -5
    expected.input.maximum = 250
    expected.input.total = 1.5 * 1024 * 1024 * 1024
    expected.input.monotonic = true
    expected.input.timeline = "run.txt"
    let others: Set = ["fd", "fifo", "listen", "replay", "from"]
    #expect(try options(arguments(of: .feed, except: others)) == expected)
  }

  @Test func `a kiosk has its own fields and keeps its last picture`() throws {
    let found = try options(["--kiosk", "--allow-quit", "--display", "HDMI-A-1", "--no-shift"])
    #expect(found.kiosk.isOn && found.kiosk.allowsQuit && !found.kiosk.movesPicture)
    #expect(found.kiosk.display == "HDMI-A-1")
    #expect(found.input.endPolicy == .hold)
    #expect(try options(["--kiosk"]).kiosk.movesPicture)
    #expect(try !options([]).kiosk.movesPicture)
    #expect(try options(["--list-displays"]).kiosk.listsDisplays)
  }

  @Test(arguments: [
    ("22:00-06:00", 1320, 360), ("0:00-23:59", 0, 1439), ("9:05-9:06", 545, 546),
  ])
  func `hours may go over midnight`(text: String, start: Int, end: Int) throws {
    #expect(
      try options(["--dim", text]).kiosk.dimHours == Options.DailyHours(start: start, end: end))
  }

  @Test(arguments: [
    "22:00", "22-06", "24:00-6:00", "22:60-6:00", "22:00-22:00", "22:0-6:00", "-22:00-6:00",
    "22:00-6:00-8:00", "022:00-6:00", "22:00–6:00", "1e9:00-2:00",
  ])
  func `other hours are refused`(text: String) throws {
    #expect(try #require(refusal(["--dim", text])).message.contains("HH:MM-HH:MM"))
  }

  @Test func `each source has its own field`() throws {
    #expect(try options(["--fd", "3"]).source.descriptor == 3)
    #expect(try options(["--fifo", "p"]).source.namedPipe == "p")
    #expect(try options(["--listen", "s"]).source.socket == "s")
    #expect(try options(["--replay", "r"]).source.replay == "r")
    #expect(try options(["--from", "stdout", "--", "cp"]).source.commandStream == .stdout)
  }

  @Test func `looks fills the listing alone`() throws {
    var expected = Options(mode: .looks, names: names)
    expected.listing.look = "line"
    expected.listing.isJSON = true
    #expect(try options(arguments(of: .looks, except: [])) == expected)
  }

  @Test func `check takes files and requests, one or the other`() throws {
    var expected = Options(mode: .check, names: names)
    expected.check.files = ["a.json5", "looks", "-b"]
    #expect(try options(["check", "a.json5", "looks", "--", "-b"]) == expected)
    expected.check.files = []
    expected.check.writesSchema = true
    #expect(try options(["check", "--schema"]) == expected)
    #expect(refusal(["check"]) != nil)
    #expect(refusal(["check", "a.json5", "--reference"]) != nil)
    #expect(refusal(["check", "--schema", "--reference"]) != nil)
  }

  @Test(arguments: [Mode.show, .render])
  func `a board takes the place of a look`(mode: Mode) throws {
    let words = [mode.rawValue, "--board", "a.json5"] + (mode == .render ? ["--hash"] : [])
    let appearance = try options(words).appearance
    #expect(appearance.board == "a.json5")
    #expect(!appearance.hasOwnTheme)
    #expect(!appearance.hasOwnMotion)
    #expect(refusal(words + ["--look", "line"]) != nil)
    #expect(refusal(words + ["--set", "a=1"]) != nil)
  }

  @Test func `settings keep their order and everything after the first equals sign`() throws {
    let settings = try options(["--set", "a=1", "--set=label-text=x=y", "--set", "a="])
      .appearance.settings
    #expect(
      settings == [
        Options.Setting(name: "a", value: "1"), Options.Setting(name: "label-text", value: "x=y"),
        Options.Setting(name: "a", value: ""),
      ])
  }

  @Test(arguments: [
    ("", "", "", false), ("=", "", "", true), ("=1", "", "1", true),
    ("thickness", "thickness", "", false),
  ])
  func `a setting without a name or a value is left to who knows the properties`(
    text: String, name: String, value: String, hasValue: Bool
  ) throws {
    #expect(
      try options(["--set=\(text)"]).appearance.settings == [
        Options.Setting(name: name, value: value, hasValue: hasValue)
      ])
  }

  @Test func `full screen is a choice of the window`() throws {
    #expect(try options(["--fullscreen"]).window.isFullscreen)
    #expect(try !options([]).window.isFullscreen)
  }

  @Test func `choices are taken by the names in the help`() throws {
    for (name, policy) in [("exit", Options.EndPolicy.exit), ("complete", .complete)] {
      #expect(try options(["--on-eof", name]).input.endPolicy == policy)
    }
    for (name, way) in [("auto", Options.Presentation.auto), ("textures", .textures)] {
      #expect(try options(["--present", name]).window.presentation == way)
    }
  }

  private func arguments(of mode: Mode, except skipped: Set<String>) -> [String] {
    [mode.rawValue]
      + Sample.all.filter { $0.mode == mode && !skipped.contains($0.spec.name) }
      .flatMap(\.arguments)
  }
}
