import CommandLineOptions
import Testing

extension CommandProcesses {
  struct FeedModeTests {
    private func feed(
      _ text: String, _ options: String..., environment: [String: String] = [:]
    ) throws -> ArclineProcess.Ending {
      let run = try ArclineProcess.run(
        ["feed"] + options, input: .text(text), environment: environment)
      #expect(run.status == 0)
      #expect(run.errors.isEmpty)
      return run
    }

    private static func update(_ line: Int, _ rest: String) -> String {
      #"{"kind":"update","line":\#(line),"id":"",\#(rest)}"#
    }

    private static func summary(_ updates: Int, _ warnings: Int, _ state: String) -> String {
      #"{"kind":"summary","format":"percent","updates":\#(updates),"#
        + #""warnings":\#(warnings),"state":"\#(state)"}"#
    }

    @Test("a label says 100% only at the end")
    func almostDone() throws {
      let run = try feed(Streams.almostDone)
      let labels = run.lines.compactMap { $0.firstMatch(of: #/"label":"(\d+%)"/#)?.1 }
      #expect(labels == ["99%", "99%", "99%", "99%", "100%"])
      #expect(run.lines.last == Self.summary(5, 0, "done"))
    }

    @Test("numbers out of range are clamped, each with a warning that names its line")
    func outOfRange() throws {
      let run = try feed(Streams.outOfRange)
      let warnings = run.lines.filter { $0.contains(#""kind":"warning""#) }
      #expect(warnings.count == 4)
      for (index, text) in ["256", "299", "-5", "65586"].enumerated() {
        #expect(warnings[index].contains(#""line":\#(index + 1),"#))
        #expect(warnings[index].contains(#"\"\#(text)\""#))
      }
      let updates = run.lines.filter { $0.contains(#""kind":"update""#) }
      #expect(
        updates == [
          Self.update(1, #""fraction":1,"raw":256,"label":"100%","state":"done""#),
          Self.update(2, #""fraction":1,"raw":299,"label":"100%","state":"done""#),
          Self.update(3, #""fraction":0,"raw":-5,"label":"0%","state":"running""#),
          Self.update(4, #""fraction":1,"raw":65586,"label":"100%","state":"done""#),
          Self.update(5, #""fraction":0.5,"label":"50%","state":"running""#),
        ])
      #expect(run.lines.last == Self.summary(5, 4, "ended"))
    }

    @Test(
      "values that fall are followed, or held with --monotonic",
      arguments: [
        ([], ["10%", "40%", "90%", "100%", "90%", "40%", "10%", "60%", "100%", "100%", "100%"]),
        (["--monotonic"], ["10%", "40%", "90%"] + [String](repeating: "100%", count: 8)),
      ])
    func overrun(options: [String], labels: [String]) throws {
      let run = try ArclineProcess.run(["feed"] + options, input: .text(Streams.overrun))
      let shown = run.lines.compactMap { $0.firstMatch(of: #/"label":"(\d+%)"/#)?.1 }
      #expect(shown.map(String.init) == labels)
      let warned = run.lines.filter { $0.contains(#""kind":"warning""#) }
      #expect(warned.count == 2)
      #expect(warned.first?.contains(#""line":10,"#) == true)
      #expect(run.lines.last == Self.summary(11, 2, "done"))
    }

    @Test("a decimal comma means the same in every locale", arguments: ["C", "de_DE.UTF-8", "bad"])
    func decimalComma(locale: String) throws {
      let run = try feed(Streams.decimalComma, environment: ["LC_ALL": locale, "LANG": locale])
      #expect(
        run.lines == [
          Self.update(1, #""fraction":0.125,"label":"12%","state":"running""#),
          Self.update(2, #""fraction":0.125,"label":"12%","state":"running""#),
          // 99.9 / 100 is one unit in the last place above 0.999.
          Self.update(3, #""fraction":0.9990000000000001,"label":"99%","state":"running""#),
          Self.update(4, #""fraction":1,"label":"100%","state":"done""#),
          Self.summary(4, 0, "done"),
        ])
    }

    @Test("text among numbers is one warning, and reading goes on")
    func textAmongNumbers() throws {
      let run = try feed(Streams.textAmongNumbers)
      let labels = run.lines.compactMap { $0.firstMatch(of: #/"label":"(\d+%)"/#)?.1 }
      #expect(labels == ["10%", "20%", "35%", "40%"])
      let warnings = run.lines.filter { $0.contains(#""kind":"warning""#) }
      #expect(warnings.count == 1)
      #expect(warnings.first?.contains(#""line":2,"#) == true)
      #expect(run.lines.last == Self.summary(4, 1, "ended"))
    }

    @Test("a byte-order mark and carriage returns are no part of a number")
    func markAndCarriageReturns() throws {
      let run = try feed(Streams.markAndCarriageReturns)
      #expect(
        run.lines == [
          Self.update(1, #""fraction":0.1,"label":"10%","state":"running""#),
          Self.update(2, #""fraction":0.2,"label":"20%","state":"running""#),
          Self.update(3, #""fraction":0.3,"label":"30%","state":"running""#),
          Self.summary(3, 0, "ended"),
        ])
    }

    @Test("an update that a carriage return ends is printed before the next one comes")
    func carriageReturnsAlone() throws {
      let process = try ArclineProcess(["feed"], input: .pipe)
      for (index, value) in ["10", "20"].enumerated() {
        process.write(value + "\r")
        // The case asks for 100 ms; three times that on a busy machine, once it has started.
        #expect(
          process.wait(upTo: index == 0 ? 2 : 0.3) {
            process.outputSoFar.contains(#""label":"\#(value)%""#)
          })
      }
      process.write("30")
      process.closeInput()
      #expect(process.wait().lines.last == Self.summary(3, 0, "ended"))
    }

    @Test("a range given by options is that of the numbers; an empty range is unknown")
    func ranges() throws {
      #expect(
        try feed("150\n", "--min", "100", "--max", "200").lines.first
          == Self.update(1, #""fraction":0.5,"label":"50%","state":"running""#))
      #expect(
        try feed("5\n", "--min", "10", "--max", "0").lines.first
          == Self.update(1, #""fraction":0.5,"label":"50%","state":"running""#))
      #expect(
        try feed("5\n", "--min", "5", "--max", "5").lines.first
          == Self.update(1, #""state":"unknown""#))
    }

    @Test(
      "numbers that are none are refused",
      arguments: [
        "nan", "inf", "-inf", "0x1F", "1_000", "1,234", "1e999", "5.", "٤٢", "10 of 20",
      ])
    func notNumbers(text: String) throws {
      let run = try feed(text + "\n42\n")
      #expect(run.lines.count == 3)
      #expect(run.lines.first?.contains(#""kind":"warning","line":1"#) == true)
      #expect(run.lines.last == Self.summary(1, 1, "ended"))
    }

    @Test("a timeline is read in place of standard input")
    func timeline() throws {
      let folder = try TemporaryFolder()
      let path = try folder.write(Streams.burst, to: "burst")
      let run = try ArclineProcess.run(["feed", "--timeline", path])
      #expect(run.lines.count == 31)
      #expect(run.lines.last == Self.summary(30, 0, "done"))
    }
  }
}
