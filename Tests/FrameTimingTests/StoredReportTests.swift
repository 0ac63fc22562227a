import FrameTiming
import Testing

@Suite struct StoredReportTests {
  private static func analysis(_ count: Int) throws -> FrameAnalysis {
    var random = SeededGenerator(seed: 31)
    var loop = SimulatedLoop()
    for _ in 0..<count {
      loop.add(.presenting(for: UInt64.random(in: 16_000_000...18_000_000, using: &random)))
    }
    let settings = FrameAnalysis.Settings(tick: try #require(FramePeriod(hertz: 60)))
    return FrameAnalysis(loop.records, settings: settings)
  }

  private func json(_ analysis: FrameAnalysis, name: String) -> [UInt8] {
    var subject = ReportSubject(name: name)
    subject.conditions = [.init("Driver", "x11"), .init("a\"b", "\\\u{1}é")]
    var bytes: [UInt8] = []
    FrameReportJSON(analysis, subject: subject).append(into: &bytes)
    return bytes
  }

  @Test(arguments: [0, 1, 13, 500])
  func `a report that was written is read back as it was`(count: Int) throws {
    let analysis = try Self.analysis(count)
    let name = "demo \"x\" \\ \u{8}\u{1F600} ü"
    let report = try StoredReport(json: json(analysis, name: name))
    #expect(report == StoredReport(analysis, subject: name))
    #expect(report.frameTimes == analysis.frameTimes)
  }

  /// A number of the report, which stands before the frame times.
  private func number(_ name: String, in json: [UInt8]) -> Int? {
    let text = String(decoding: json.prefix(50_000), as: UTF8.self)
    return text.firstRange(of: "\"\(name)\": ").flatMap { range in
      Int(text[range.upperBound...].prefix { $0.isNumber })
    }
  }

  @Test(arguments: [0, 1000])
  func `of many frame times the last are written, and those before counted`(beyond: Int) throws {
    let most = FrameReportJSON.mostFrameTimes
    let analysis = try Self.analysis(most + beyond)
    let written = json(analysis, name: "long")
    let report = try StoredReport(json: written)
    #expect(report.frames == UInt64(most + beyond))
    #expect(report.frameTimes.count == min(most, most + beyond))
    #expect(number("frameTimesOmitted", in: written) == max(0, beyond))
    #expect(report.frameTimes[...] == analysis.frameTimes.suffix(most))
    #expect(report == StoredReport(analysis, subject: "long"))
  }

  @Test func `a comparison says how many frames it saw of a long run`() throws {
    let short = StoredReport(try Self.analysis(100), subject: "short")
    let times = short.frameTimes.map { "\($0)" }.joined(separator: ",")
    let text =
      #"{"schema":"arcline-frame-report","version":1,"subject":"long","frames":5000,"#
      + "\"frameTimesNs\":[\(times)]}"
    let comparison = FrameComparison(try StoredReport(json: Array(text.utf8)), short)
    #expect(comparison.text.contains("long: the last 100 of 5000 frames"))
    #expect(comparison.text.contains("short: 100 frames"))
  }

  @Test func `a report that says more frame times than frames is refused`() {
    let text = Self.minimal.replacing("\"frames\":2", with: "\"frames\":1")
    #expect(throws: ReportError.self) { try StoredReport(json: Array(text.utf8)) }
  }

  private static let minimal =
    #"{"schema":"arcline-frame-report","version":1,"subject":"s","frames":2,"#
    + #""frameTimesNs":[7,8]}"#

  @Test func `members in any order and unknown ones are read`() throws {
    let text =
      #" { "new" : [1.5e-3, {"x":[true,false,null,"]"]}, -0, 0.1E+2], "frameTimesNs" : [ ] , "#
      + #""frames":0,"subject":"\u00fc\ud83d\ude00\n","version":1,"schema":"arcline-frame-report","#
      + #""pacing":{"inForce":"display","referenceNs":16683350}}  "#
    let report = try StoredReport(json: Array(text.utf8))
    #expect(report.subject == "ü\u{1F600}\n")
    #expect(report.referenceNanoseconds == 16_683_350)
    #expect(report.frameTimes.isEmpty)
  }

  @Test(
    arguments: [
      ("", 0, "expected an object, which begins with '{'"),
      ("[1]", 0, "expected an object, which begins with '{'"),
      ("{}", 2, "expected a member \"schema\" of \"arcline-frame-report\""),
      (#"{"schema":"other"}"#, 10, "expected the schema \"arcline-frame-report\""),
      (#"{"version":2}"#, 11, "expected the version as a whole number from 1 to 1"),
      (#"{"version" 1}"#, 11, "expected ':' after a member's name"),
      (#"{"version":1,}"#, 13, "expected a string, which begins with '\"'"),
      (#"{"version":1;"#, 12, "expected ',' or '}' after a member"),
      (#"{"version":1,"version":1}"#, 23, "expected the member \"version\" only once"),
      (
        #"{"frames":-1}"#, 10,
        "expected the frames as a whole number from 0 to 9007199254740992"
      ),
      (
        #"{"frameTimesNs":[1,2.5]}"#, 19,
        "expected a frame time in nanoseconds as a whole number from 1 to 9007199254740992"
      ),
      (
        #"{"frameTimesNs":[0]}"#, 17,
        "expected a frame time in nanoseconds as a whole number from 1 to 9007199254740992"
      ),
      (
        #"{"frameTimesNs":[99999999999999999999999]}"#, 17,
        "expected a frame time in nanoseconds as a whole number from 1 to 9007199254740992"
      ),
      (
        #"{"frameTimesNs":[07]}"#, 17,
        "expected a frame time in nanoseconds as a whole number from 1 to 9007199254740992"
      ),
      (#"{"frameTimesNs":[1 2]}"#, 19, "expected ',' or ']' after an element"),
      (
        #"{"x":01}"#, 5,
        "expected a value: a string, number, array, object, true, false or null"
      ),
      (
        #"{"x":1.}"#, 5,
        "expected a value: a string, number, array, object, true, false or null"
      ),
      (#"{"x":"abc"#, 9, "expected '\"' at the end of the string from byte 5"),
      ("{\"x\":\"\n\"}", 6, "expected control characters in a string escaped"),
      (
        #"{"x":"\q"}"#, 6,
        #"expected an escape: \" \\ \/ \b \f \n \r \t or \uXXXX"#
      ),
      (#"{"x":"\ud800"}"#, 6, "expected both halves of a surrogate pair"),
    ])
  func `a broken report names the byte and what is allowed`(
    text: String, offset: Int, problem: String
  ) {
    do {
      _ = try StoredReport(json: Array(text.utf8))
      Issue.record("it was read")
    } catch {
      #expect(error.offset == offset && error.problem == problem, "\(error)")
      #expect(error.description == "byte \(offset): \(problem)")
    }
  }

  @Test func `text after the report, missing times and bad letters are refused`() {
    let cases: [([UInt8], String)] = [
      (Array((Self.minimal + "x").utf8), "expected the end after the report's object"),
      (
        Array(Self.minimal.utf8).map { $0 == UInt8(ascii: "s") ? 0xFF : $0 },
        "expected a string in UTF-8"
      ),
      (
        Array(#"{"schema":"arcline-frame-report","version":1,"subject":"","frames":1}"#.utf8),
        "expected a member \"frameTimesNs\" in the report"
      ),
      (
        Array(
          (#"{"schema":"arcline-frame-report","version":1,"subject":"","frames":1,"#
            + #""frameTimesNs":[1,2]}"#).utf8),
        "expected at most as many \"frameTimesNs\" as \"frames\""
      ),
    ]
    for (bytes, problem) in cases {
      do {
        _ = try StoredReport(json: bytes)
        Issue.record("it was read")
      } catch {
        #expect(error.problem == problem)
      }
    }
  }

  @Test func `nesting made to exhaust the stack is refused`() {
    let text = "{\"x\":" + String(repeating: "[", count: 100_000)
    #expect(throws: ReportError.self) { try StoredReport(json: Array(text.utf8)) }
  }

  @Test func `no cut and no changed byte of a report can trap`() throws {
    let bytes = json(try Self.analysis(20), name: "x\"\u{1F600}")
    for length in stride(from: 0, to: bytes.count - 2, by: 7) {
      #expect(throws: ReportError.self) { try StoredReport(json: Array(bytes.prefix(length))) }
    }
    var random = SeededGenerator(seed: 99)
    for _ in 0..<500 {
      var broken = bytes
      for _ in 0..<3 {
        broken[Int.random(in: 0..<broken.count, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      do {
        let report = try StoredReport(json: broken)
        #expect(report.frameTimes.count <= 20)
      } catch {
        #expect(error.offset <= broken.count && !error.problem.isEmpty)
      }
    }
  }
}
