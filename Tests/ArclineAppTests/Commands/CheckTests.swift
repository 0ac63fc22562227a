import BoardFile
import Testing
import Widgets

extension CommandProcesses {
  struct CheckTests {
    @Test("The example boards have no fault", arguments: ["overview", "single", "tools", "wall"])
    func examples(name: String) throws {
      let run = try ArclineProcess.run(["check", ExampleBoards.path(name)])
      #expect(run.status == 0)
      #expect(run.output.isEmpty && run.errors.isEmpty)
    }

    @Test("Every fault of every file is a line with its place, and the status is 2")
    func faults() throws {
      let folder = try TemporaryFolder()
      let bad = try folder.write(
        """
        {
          widgets: [
            { look: "rign", preview: {} },
            { look: "ring", properties: { colors: "blu", thickness: -1 }, preview: {} },
          ],
        }
        """, to: "bad.json5")
      let run = try ArclineProcess.run(["check", bad, ExampleBoards.path("single")])
      #expect(run.status == 2)
      #expect(run.lines.count == 3)
      #expect(run.lines.first?.hasPrefix("\(bad):3:13: error: ") == true)
      #expect(run.lines.first?.contains("did you mean \"ring\"?") == true)
      #expect(run.lines.contains { $0.hasPrefix("\(bad):4:") && $0.contains("mean blue?") })
      #expect(run.lines.contains { $0.hasPrefix("\(bad):4:") && $0.contains("thickness takes") })
    }

    @Test("A file that is not there is told, and the others are still checked")
    func missing() throws {
      let folder = try TemporaryFolder()
      let bad = try folder.write("{ widgets: 1 }", to: "bad.json5")
      let run = try ArclineProcess.run(["check", folder.file("none.json5"), bad])
      #expect(run.status == 2)
      #expect(run.errorLines.count == 1 && run.errors.contains("none.json5"))
      #expect(run.lines.contains { $0.hasPrefix("\(bad):1:12: error: ") })
    }

    /// Writes a board of many cards in columns, from line 4 on.
    private func board(columns: Int, in folder: TemporaryFolder) throws -> String {
      let card =
        "    { title: \"Backup\", detail: \"{message}\", look: \"ring\", preview: {} },\n"
      return try folder.write(
        "{\n  layout: { columns: \(columns), rows: \(columns) },\n  widgets: [\n"
          + String(repeating: card, count: columns * columns) + "  ],\n}\n", to: "board.json5")
    }

    @Test("Cards without room for their texts are a warning with the place of the first one")
    func dense() throws {
      let folder = try TemporaryFolder()
      let path = try board(columns: 12, in: folder)
      let run = try ArclineProcess.run(["check", path])
      #expect(run.status == 0 && run.errors.isEmpty)
      #expect(
        run.lines == [
          "\(path):4:5: warning: at 1920x1080 there is no room for the title and detail of this "
            + "widget and 143 more"
        ])
    }

    @Test(
      "The room is that of the size that is asked for",
      arguments: [
        (["--size", "1920x1080"], false), (["--size", "320x180"], true),
        (["--size", "320x180", "--scale", "6"], true), (["--size", "3840x2160"], false),
      ])
    func sizes(arguments: [String], isDense: Bool) throws {
      let folder = try TemporaryFolder()
      let path = try board(columns: 2, in: folder)
      let run = try ArclineProcess.run(["check", path] + arguments)
      #expect(run.status == 0)
      #expect(run.lines.isEmpty == !isDense)
      #expect(run.lines.allSatisfy { $0.contains(" warning: at \(arguments[1]) there is no room") })
    }

    @Test("A size says nothing about a description", arguments: ["--schema", "--reference"])
    func sizeOfDescription(option: String) throws {
      let run = try ArclineProcess.run(["check", option, "--size", "800x600"])
      #expect(run.status == 2)
      #expect(run.output.isEmpty && run.errors.contains("\(option) cannot be combined with --size"))
    }

    @Test("The schema and the reference name every look and property")
    func descriptions() throws {
      for option in ["--schema", "--reference"] {
        let run = try ArclineProcess.run(["check", option])
        #expect(run.status == 0)
        for look in Look.all { #expect(run.output.contains(look.name)) }
      }
      let schema = try ArclineProcess.run(["check", "--schema"]).output
      for property in Look.ring.properties { #expect(schema.contains("\"\(property.name)\"")) }
    }

    @Test(
      "Without a file, or with both a file and a description, nothing is done",
      arguments: [["check"], ["check", "a.json5", "--schema"], ["check", "-"]])
    func usage(arguments: [String]) throws {
      let run = try ArclineProcess.run(arguments)
      #expect(run.status == 2)
      #expect(run.output.isEmpty && !run.errors.isEmpty)
    }
  }
}
