import Testing

@testable import ArclineApp

@Suite("Names of a recording")
struct RecordNamesTests {
  @Test(
    "the parts have a number before the ending",
    arguments: [
      ("run.csv", "run-0007.csv"), ("a/b.c/run", "a/b.c/run-0007.csv"),
      ("/x/run.tar.json", "/x/run.tar-0007.json"), (".run", ".run-0007.csv"),
      ("a/.run.csv", "a/.run-0007.csv"), ("run.", "run.-0007.csv"),
    ])
  func parts(path: String, part: String) {
    #expect(RecordNames(path: path).part(7) == part)
  }

  @Test("large numbers have as many digits as they need")
  func digits() {
    let names = RecordNames(path: "r.csv")
    #expect(names.part(12_345) == "r-12345.csv")
    #expect(names.report(3, "json") == "r-report-0003.json")
    #expect(names.hours == "r-hours.csv")
  }

  @Test("the last numbers are those of files that are there, the unfinished ones too")
  func last() throws {
    let folder = try TemporaryFolder()
    for name in [
      "r-0003.csv", "r-0012.csv.part", "r-report-0004.svg", "r-x.csv", "r-0099", "s-0050.csv",
      "r-hours.csv", "r-.csv", "r-00000000000000000000000000000001.csv",
    ] {
      _ = try folder.write("", to: name)
    }
    let last = try RecordNames(path: folder.file("r.csv")).lastNumbers()
    #expect(last.part == 12 && last.report == 4)
    let none = try RecordNames(path: folder.file("t.csv")).lastNumbers()
    #expect(none.part == 0 && none.report == 0)
  }
}
