import Raster
import Testing

extension CommandProcesses {
  struct RenderBoardTests {
    private func hash(_ arguments: [String]) throws -> String {
      let run = try ArclineProcess.run(["render", "--hash"] + arguments, deadline: 60)
      #expect(run.status == 0, "\(run.errors)")
      return run.output
    }

    @Test("A board is drawn in any shape of picture", arguments: ["320x180", "180x320", "7x5"])
    func shapes(size: String) throws {
      let picture = try hash(["--board", ExampleBoards.path("overview"), "--size", size])
      #expect(picture.count == 17)
    }

    @Test("The theme of the options goes before that of the board")
    func theme() throws {
      let wall = ["--board", ExampleBoards.path("wall"), "--size", "320x180"]
      let own = try hash(wall)
      #expect(try hash(wall + ["--theme", "dark"]) == own)
      #expect(try hash(wall + ["--theme", "light"]) != own)
    }

    @Test("What holds for all widgets is the same as saying it in each")
    func defaults() throws {
      let folder = try TemporaryFolder()
      let board = { (head: String, widget: String) in
        let text =
          "{ \(head) widgets: [{ \(widget) preview: { progress: 0.4 } }, { \(widget) card: false, "
          + "preview: { progress: 0.9 } }] }"
        return ["--board", try folder.write(text, to: "a.json5"), "--size", "640x180"]
      }
      let keys = "look: \"pie\", theme: \"light\", properties: { colors: \"violet\" }"
      let plain = try hash(board("", ""))
      let each = try hash(board("", keys + ","))
      #expect(each != plain)
      #expect(try hash(board("defaults: { \(keys) },", "")) == each)
      // The theme of the options goes before all.
      let dark = try hash(board("defaults: { \(keys) },", "") + ["--theme", "dark"])
      #expect(dark != each)
      let colors = "look: \"pie\", properties: { colors: \"violet\" }"
      #expect(try hash(board("defaults: { \(colors) },", "")) == dark)
    }

    @Test("A widget in other colours than its board brings its own ground")
    func ground() throws {
      let folder = try TemporaryFolder()
      let corners = try ["dark", "light", "dark", "light"].enumerated().map { index, theme in
        // The first two boards are of one theme, the others have it in the right widget alone.
        let head = index < 2 ? theme : index == 2 ? "light" : "dark"
        let bare = "card: false, preview: {}"
        let widgets = "{ \(bare) }, { \(bare), theme: \"\(theme)\" }"
        let text =
          "{ theme: \"\(head)\", layout: { margin: 0, gap: 0 }, widgets: [\(widgets)] }"
        let run = try ArclineProcess.run([
          "render", "--board", try folder.write(text, to: "a.json5"), "--size", "400x100",
          "-o", folder.file("a.png"),
        ])
        #expect(run.status == 0, "\(run.errors)")
        let picture = try PNGFile.decode(folder.bytes("a.png"))
        return (left: picture[2, 50], right: picture[397, 50])
      }
      let (dark, light) = (corners[0].left, corners[1].left)
      #expect(dark != light && corners[0].right == dark && corners[1].right == light)
      #expect(corners[2] == (light, dark) && corners[3] == (dark, light))
    }

    @Test("The motion and the language of the options go before those of the board")
    func manner() throws {
      let folder = try TemporaryFolder()
      let board = { (head: String) in
        let text =
          "{ \(head) widgets: [{ card: false, look: \"stripes\", preview: "
          + "{ progress: 0.6, time: 0.3 } }] }"
        return ["--board", try folder.write(text, to: "a.json5"), "--size", "320x180"]
      }
      let plain = try hash(board(""))
      let (reduced, full) = (["--motion", "reduced"], ["--motion", "full"])
      let slow = try hash(board("") + reduced)
      #expect(slow != plain)
      #expect(try hash(board("motion: \"reduced\",")) == slow)
      #expect(try hash(board("motion: \"reduced\",") + full) == plain)
      #expect(try hash(board("motion: \"full\",") + reduced) == slow)
      let arabic = try hash(board("") + ["--locale", "ar"])
      #expect(arabic != plain)
      #expect(try hash(board("locale: \"ar\",")) == arabic)
      #expect(try hash(board("locale: \"ar\",") + ["--locale", "en"]) == plain)
    }

    @Test("A progress takes the place of the previews")
    func progress() throws {
      let board = ["--board", ExampleBoards.path("single"), "--size", "320x180"]
      let preview = try hash(board)
      #expect(try hash(board + ["--progress", "0.42"]) == preview)
      #expect(try hash(board + ["--progress", "0.9"]) != preview)
    }

    @Test("A board with faults is not drawn: each fault is a line, and the status is 2")
    func faults() throws {
      let folder = try TemporaryFolder()
      let bad = try folder.write(
        "{ widgets: [{ look: \"rign\", preview: {} }, { titel: 1 }] }", to: "bad.json5")
      let run = try ArclineProcess.run(["render", "--board", bad, "--hash"])
      #expect(run.status == 2)
      #expect(run.output.isEmpty)
      #expect(run.errorLines.allSatisfy { $0.hasPrefix("arcline: \(bad):1:") })
      #expect(run.errorLines.count >= 2)
    }

    @Test(
      "What a board decides cannot be set beside it",
      arguments: [["--look", "pie"], ["--set", "thickness=1%"], ["--format", "percent"]])
    func rules(arguments: [String]) throws {
      let run = try ArclineProcess.run(
        ["render", "--hash", "--board", ExampleBoards.path("single")] + arguments)
      #expect(run.status == 2)
      #expect(run.errors.contains("--board cannot be combined with"))
    }
  }
}
