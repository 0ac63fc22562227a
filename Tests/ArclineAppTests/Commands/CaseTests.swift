import CommandLineOptions
import Testing

extension CommandProcesses {
  /// Faults that users of other programs have reported, as command lines with their right values.
  struct CaseTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func feed(_ text: String, _ options: String...) throws -> [String] {
      let run = try ArclineProcess.run(["feed"] + options, input: .text(text))
      #expect(run.errors.isEmpty)
      return run.lines.dropLast()
    }

    /// The rows of a recorded stream in simulated time, without their header: milliseconds, the value
    /// on screen, and the label.
    private func rows(
      _ timeline: String, _ options: String...
    ) throws -> [(time: Double, shown: Double, label: String)] {
      let run = try ArclineProcess.run(
        [
          "render", "--timeline", folder.write(timeline, to: "times"), "--values",
          folder.file("values.csv"), "--size", "40x40",
        ] + options)
      #expect(run.status == 0 && run.errors.isEmpty)
      return folder.text("values.csv").split(separator: "\n").dropFirst().map { line in
        let cells = line.split(separator: ",", omittingEmptySubsequences: false)
        return (Double(cells[1]) ?? -1, Double(cells[4]) ?? -1, String(cells[5]))
      }
    }

    @Test(
      "a range may begin anywhere, fall, or be empty: then the extent is unknown",
      arguments: [
        ("100", "200", "150", #""fraction":0.5,"label":"50%""#),
        ("50", "100", "100", #""fraction":1,"label":"100%""#),
        ("50", "100", "50", #""fraction":0,"label":"0%""#),
        ("-20", "20", "10", #""fraction":0.75,"label":"75%""#),
        ("10", "0", "5", #""fraction":0.5,"label":"50%""#),
        ("0", "0", "0", #""state":"unknown""#), ("5", "5", "5", #""state":"unknown""#),
      ])
    func ranges(minimum: String, maximum: String, value: String, right: String) throws {
      let lines = try feed("\(value)\n", "--min", minimum, "--max", maximum)
      #expect(lines.count == 1 && lines[0].contains(right))
      #expect(!lines[0].lowercased().contains("nan"))
    }

    @Test("nothing of nothing is of unknown extent")
    func nothing() throws {
      let lines = try feed("{\"value\":0,\"max\":0}\n", "--format", "ndjson")
      #expect(lines == [#"{"kind":"update","line":1,"id":"","state":"unknown"}"#])
    }

    @Test("thirty values in 290 ms are shown 200 ms later, as one move")
    func burst() throws {
      let values = (0..<30).map { "\($0 * 10)\t\((($0 + 1) * 100) / 30)\\n\n" }.joined()
      let rows = try rows(
        values, "--set", "motion=tween", "--set", "duration=0.2", "--fps", "100", "--frames", "80")
      #expect(rows.allSatisfy { ($0.shown == 1) == ($0.time >= 490) })
    }

    @Test("the same value again and again lets the move arrive")
    func repetition() throws {
      let values = (0..<20).map { "\($0 * 100)\t80\\n\n" }.joined()
      let rows = try rows(
        values, "--set", "motion=tween", "--set", "duration=0.5", "--fps", "100", "--frames", "190")
      #expect(rows.allSatisfy { ($0.shown == 0.8) == ($0.time >= 500) })
    }

    @Test("a move in no time is over at once")
    func noTime() throws {
      let rows = try rows(
        "0\t20\\n\n1000\t90\\n\n", "--set", "motion=tween", "--set", "duration=0", "--fps", "10",
        "--frames", "20")
      for row in rows { #expect(row.shown == (row.time < 1000 ? 0.2 : 0.9)) }
    }

    @Test("whole percents are not one too small, and 100 is not told before the end")
    func percents() throws {
      let fractions = try feed(
        [0.29, 0.57, 0.58, 0.95, 0.07].map { "{\"progress\":\($0)}\n" }.joined(),
        "--format", "ndjson")
      let labels = ["29%", "57%", "58%", "95%", "7%"]
      #expect(zip(fractions, labels).allSatisfy { $0.contains("\"label\":\"\($1)\"") })
      let late = try feed("99.4\n99.6\n99.9\n99.999\n100\n", "--format", "percent")
      let ends = ["99%", "99%", "99%", "99%", "100%"]
      #expect(zip(late, ends).allSatisfy { $0.contains("\"label\":\"\($1)\"") })
      #expect(fractions.count == 5 && late.count == 5)
    }

    @Test("blank messages are no faults and hide no number")
    func blankMessages() throws {
      let zenity = try feed("10\n#\n20\n# \n30\n", "--format", "zenity")
      let numbers = zenity.filter { $0.contains("fraction") }
      #expect(
        zip(numbers, ["0.1", "0.2", "0.3"]).allSatisfy { $0.contains("\"fraction\":\($1),") })
      #expect(numbers.count == 3 && zenity.filter { $0.contains(#""message":"""#) }.count == 2)
      let dialog = try feed("XXX\n40\n\n\nXXX\n", "--format", "dialog")
      #expect(dialog.count == 1 && dialog[0].contains(#""fraction":0.4,"#))
      #expect(dialog[0].contains(#""message":"""#))
    }

    @Test(
      "a property that cannot be set is told in one line with what is allowed",
      arguments: [
        ("thickness=-1", "--set thickness: \"-1\" is out of range; allowed: 0 to 10000"),
        ("thickness=nan", "--set thickness: \"nan\" is not a length; allowed: 0 to 10000"),
        ("thickness=1e999", "--set thickness: \"1e999\" is not a length"),
        ("glow-amount=NaN", "--set glow-amount: \"NaN\" is not a number; allowed: 0 to 1"),
        ("duration=-1", "--set duration: \"-1\" is out of range; allowed: 0 to 600 seconds"),
        ("thicknes=5", "has no property \"thicknes\", did you mean thickness?"),
        ("colors=blu", "--set colors: unknown name \"blu\", did you mean blue?; allowed: none, or"),
        ("colors=#12", "--set colors: \"#12\" is not a colour; allowed: none, or"),
        ("cap=rund", "--set cap: unknown name \"rund\""), ("states=maybe", "is not on or off"),
        ("easing=esae", "--set easing: unknown name \"esae\", did you mean ease?"),
        ("thickness=", "--set thickness: \"\" is not a length"),
      ])
    func properties(setting: String, message: String) throws {
      let run = try ArclineProcess.run([
        "render", "--progress", "0.5", "--hash", "--set", setting,
      ])
      #expect(run.status == ProgramStatus.usage.rawValue && run.output.isEmpty)
      #expect(run.errorLines.count == 1)
      #expect(run.errors.contains(message), "\(run.errors)")
    }

    @Test("text that is no UTF-8, and a locale that is none, are refused")
    func texts() throws {
      for (option, message) in [
        (#"--set label-text="$(printf '\377')""#, "--set label-text: "),
        (#"--title "$(printf 'a\377')""#, "--title: "), ("--locale 'zz-!!'", "--locale: "),
      ] {
        let run = try ArclineProcess.run(
          script: #""$0" \#(option.hasPrefix("--title") ? "show --headless" : "render --hash")"#
            + (option.hasPrefix("--title") ? " " : " --progress 0.5 ") + option)
        #expect(run.status == ProgramStatus.usage.rawValue, "\(option)")
        #expect(run.errorLines.first?.contains(message) == true, "\(run.errors)")
        #expect(run.errorLines.first?.contains("allowed: ") == true)
      }
    }
  }
}
