import Testing
import Widgets

extension CommandProcesses {
  struct LooksTests {
    @Test("The list names every look and every property with its default")
    func list() throws {
      let run = try ArclineProcess.run(["looks"])
      #expect(run.status == 0)
      let words = Set(run.output.split { " =\n".contains($0) }.map(String.init))
      for look in Look.all { #expect(words.contains(look.name)) }
      for look in [Look.ring, .pie, .stripes] {
        for property in look.properties { #expect(words.contains(property.name)) }
      }
      #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }

    @Test("The list of one look has its values")
    func values() throws {
      let run = try ArclineProcess.run(["looks", "--look", "swiftui"])
      #expect(run.status == 0)
      let text = run.output.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
      #expect(text.contains("of the diameter. Value: 24px."))
      #expect(text.hasPrefix("swiftui: the two stroked circles"))
    }

    @Test("The JSON document has a look a line, each with its properties")
    func json() throws {
      let run = try ArclineProcess.run(["looks", "--json"])
      #expect(run.status == 0)
      let lines = run.output.split(separator: "\n")
      #expect(lines.first == "{\"looks\":[" && lines.last == "]}")
      #expect(lines.count == Look.all.count + 2)
      for (line, look) in zip(lines.dropFirst(), Look.all) {
        #expect(line.hasPrefix("{\"name\":\"\(look.name)\",\"indicator\":\"\(look.kind)\""))
        for property in look.properties {
          let value = property.value(in: look)?.text ?? ""
          #expect(line.contains("{\"name\":\"\(property.name)\",\"value\":\"\(value)\""))
        }
        // Every brace and bracket is closed again on its line.
        for (open, close) in [("{", "}"), ("[", "]")] as [(Character, Character)] {
          #expect(line.count { $0 == open } == line.count { $0 == close })
        }
      }
    }

    @Test("A property that is set changes the picture")
    func set() throws {
      func hash(_ options: String...) throws -> String {
        let run = try ArclineProcess.run(["render", "--progress", "0.4", "--hash"] + options)
        #expect(run.status == 0)
        return run.output
      }
      let plain = try hash()
      #expect(try hash("--set", "thickness=11.5%") == plain)
      #expect(try hash("--set", "thickness=20%") != plain)
      #expect(try hash("--set", "thickness=20%", "--set", "thickness=11.5%") == plain)
      #expect(try hash("--locale", "tr") != plain)
    }

    @Test(
      "A fault of a property is told in one line with its name and what is allowed",
      arguments: [
        ("thickness=-1", "thickness: \"-1\" is out of range; allowed: 0 to 10000"),
        ("thickness=NaN", "thickness: \"NaN\" is not a length; allowed: 0 to 10000"),
        ("thicknes=1", "no property \"thicknes\", did you mean thickness?"),
        ("colors=blu", "colors: unknown name \"blu\", did you mean blue?; allowed: none, or"),
        ("colors=#12", "colors: \"#12\" is not a colour; allowed:"),
        ("cap=buttt", "cap: unknown name \"buttt\", did you mean butt?; allowed: round-inside"),
        ("pattern=bands", "the look ring has no property \"pattern\""),
        ("thickness", "thickness needs a value: --set thickness=LENGTH; allowed: 0 to 10000"),
        ("cap", "cap needs a value: --set cap=NAME; allowed: round-inside"),
        ("thicknes", "no property \"thicknes\", did you mean thickness?"),
        ("=1", "the look ring has no property \"\""), ("=", "has no property \"\""),
        ("", "the look ring has no property \"\"; 'arcline looks --look ring' lists all"),
      ])
    func faults(setting: String, message: String) throws {
      for mode in [["render", "--progress", "0.4", "--hash"], ["show", "--headless"]] {
        let run = try ArclineProcess.run(mode + ["--set", setting])
        #expect(run.status == 2)
        #expect(run.errors.split(separator: "\n").count == 1)
        #expect(run.errors.contains(message), "\(run.errors)")
      }
    }
  }
}
