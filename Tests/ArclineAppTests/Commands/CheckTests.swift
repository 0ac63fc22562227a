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
