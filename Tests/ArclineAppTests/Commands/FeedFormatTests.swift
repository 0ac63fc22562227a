import CommandLineOptions
import Testing

extension CommandProcesses {
  struct FeedFormatTests {
    private static let rsync =
      "\r  2,686,976  52%    2.45MB/s    0:00:00  \r  5,100,000 100%  2.44MB/s  0:00:01 (xfr#5, to-chk=0/7)"

    @Test("a format is read by its name and without it", arguments: [["--format", "rsync"], []])
    func rsync(options: [String]) throws {
      let run = try ArclineProcess.run(["feed"] + options, input: .text(Self.rsync))
      #expect(
        run.lines == [
          #"{"kind":"update","line":2,"id":"","fraction":0.52,"label":"52%","state":"running"}"#,
          #"{"kind":"update","line":3,"id":"","fraction":1,"label":"100%","state":"done"}"#,
          #"{"kind":"summary","format":"rsync","updates":2,"warnings":0,"state":"done"}"#,
        ])
    }

    @Test("a total makes a fraction of a count")
    func total() throws {
      let text = "\r512 bytes (512 B) copied, 1 s, 512 B/s"
      let known = try ArclineProcess.run(["feed", "--total", "1K"], input: .text(text))
      #expect(known.lines.first?.contains(#""fraction":0.5,"#) == true)
      let unknown = try ArclineProcess.run(["feed"], input: .text(text))
      #expect(unknown.lines.first?.contains(#""state":"unknown""#) == true)
      #expect(unknown.lines.first?.contains("fraction") == false)
    }

    @Test("a show of many jobs is complete when all of them are")
    func manyJobs() throws {
      let lines = [
        #"{"id":"a","percent":100}"#, #"{"id":"b","percent":50}"#, #"{"id":"b","percent":100}"#,
      ]
      let show = ["show", "--headless", "--motion", "reduced", "--size", "90x60"]
      let half = try ArclineProcess.run(
        show, input: .text(lines.dropLast().joined(separator: "\n")))
      #expect(half.status == 4)
      let whole = try ArclineProcess.run(show, input: .text(lines.joined(separator: "\n")))
      #expect(whole.status == 0)
    }

    @Test("--verbose says which format was found out")
    func verbose() throws {
      let run = try ArclineProcess.run(
        ["show", "--headless", "--verbose", "--size", "90x60"], input: .text("[2/2] CC a\n"))
      #expect(run.status == 0)
      #expect(run.errors.contains("the input is read as ninja"))
    }
  }
}
